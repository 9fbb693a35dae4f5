import type { RateLimit } from '../../platform/rate-limit.ts'
import { HOUR } from '../../shared/time.ts'

/** Messages to support from each address. */
export const CONTACT_MESSAGES: RateLimit = { name: 'contact', points: 5, per: HOUR }

/** Per administrator. A mail server that gets too many tests blocks us. */
export const CONNECTION_TESTS: RateLimit = { name: 'email-test', points: 60, per: HOUR }

/** Attempts to send a mail. The delays between them make four days (policy.ts). */
export const MAX_ATTEMPTS = 15
