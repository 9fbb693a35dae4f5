import type { RateLimit } from '../../platform/rate-limit.ts'
import { DAY } from '../../shared/time.ts'

/** The maximum number of people per bulk message. */
export const MAX_BULK_MESSAGES = 50

/**
 * People to whom an employer may write by bulk messages per day. They applied to its jobs, so it is more than for
 * typed messages, but less than a thief with its login would send.
 */
export const BULK_MESSAGES_A_DAY = 200
export const BULK_MESSAGES: RateLimit = { name: 'bulk-messages', points: BULK_MESSAGES_A_DAY, per: DAY }

/** Characters of one note. */
export const MAX_NOTE = 5000
