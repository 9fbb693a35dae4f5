import { DAY } from '../../shared/time.ts'

/** Browsers of one account. The oldest gives way to an eleventh. */
export const MAX_SUBSCRIPTIONS = 10

/** Milliseconds for which a push service keeps a message for a phone that is off. */
export const KEPT_FOR = 3 * DAY

/** Milliseconds for a push service to answer. */
export const PATIENCE = 10_000
