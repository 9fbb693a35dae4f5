import type { RateLimit } from '../../platform/rate-limit.ts'
import { DAY, MINUTE } from '../../shared/time.ts'

/**
 * Per administrator. Guessing requires the password first. Each of a million codes is valid for 90 seconds: 50 guesses
 * a day succeed once in 18 years.
 */
export const GUESSES: readonly RateLimit[] = [
  { name: 'second-factor', points: 10, per: 15 * MINUTE },
  { name: 'second-factor-day', points: 50, per: DAY },
]

/**
 * Recovery codes cannot be guessed; this limit is for the cost of comparing. They let the owner log in when an
 * attacker has used up the guesses.
 */
export const RECOVERIES: readonly RateLimit[] = [{ name: 'recovery-code', points: 10, per: 15 * MINUTE }]

/** The number of recovery codes that an administrator gets. */
export const RECOVERY_CODES = 10

/** Milliseconds between the password and the code. */
export const TICKET_LIFETIME = 5 * MINUTE
