import type { RateLimit } from '../../platform/rate-limit.ts'
import { HOUR, MINUTE, SECOND } from '../../shared/time.ts'

/** Per administrator. Each costs money. */
export const TEST_SMS: RateLimit = { name: 'sms-test', points: 20, per: HOUR }

/** Reports of delivery from one address. A gateway sends a few for each message; a guess never finds a token. */
export const REPORTS: RateLimit = { name: 'sms-report', points: 20_000, per: HOUR }

/** Attempts to hand a message to the gateway. The delays between them make five hours (policy.ts). */
export const MAX_ATTEMPTS = 8

/** Characters of the longest text: seven parts with the GSM alphabet. */
export const LONGEST_TEXT = 1000

/** Milliseconds for which a code works. Its text is erased when it was sent, or then. */
export const CODE_LIFETIME = 10 * MINUTE

/** Milliseconds for the gateway to answer. */
export const PATIENCE = 20 * SECOND

/** Messages that a process hands over at the same time. */
export const CONNECTIONS = 4

/** The share of the daily ceiling at which the administrator is warned. */
export const WARN_AT = 0.8
