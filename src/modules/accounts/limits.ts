import type { AccountKind } from '../../platform/context.ts'
import type { RateLimit } from '../../platform/rate-limit.ts'
import { DAY, HOUR, MINUTE } from '../../shared/time.ts'

export const FAILURES_OF_ACCOUNT: RateLimit = { name: 'login-account', points: 10, per: 15 * MINUTE }
export const FAILURES_OF_ADDRESS: RateLimit = { name: 'login-address', points: 200, per: 15 * MINUTE }
/**
 * The rate that remains past a limit. It keeps a town that shares one address, and an owner whose account is being
 * guessed, from being locked out.
 */
export const ONE_A_MINUTE: RateLimit = { name: 'login-slow', points: 1, per: MINUTE }

/** Stops a person at another user's open browser from guessing the password there. */
export const PASSWORD_GUESSES: RateLimit = { name: 'change-password', points: 10, per: 15 * MINUTE }

/** Counted per account and address: a stranger who requests many links for an account uses up only their own limit. */
export const RESETS_FOR_ACCOUNT: RateLimit = { name: 'reset-account', points: 5, per: HOUR }
/** The same number as for failed logins: whole towns share one address behind a carrier's NAT. */
export const RESETS_OF_ADDRESS: RateLimit = { name: 'reset-address', points: 200, per: HOUR }

/** Milliseconds for which a mailed link works (to set a password or confirm an address). */
export const LINK_LIFETIME = HOUR
/** The number of links that an account can be mailed without a pause within their lifetime. */
export const RESET_LINKS_AT_ONCE = 5
/**
 * Milliseconds between further links. However many addresses request links for an account, its mailbox gets at most six
 * more mails an hour. The owner still has a link that works: a newer link does not end an older one, and the newest was
 * mailed in the last ten minutes.
 */
export const RESET_LINK_PAUSE = 10 * MINUTE

/** Limited because each try sends a mail to an address that may be a stranger's. */
export const EMAIL_CHANGES: RateLimit = { name: 'email-change', points: 5, per: HOUR }

/** The limit is high because whole towns share one address behind a carrier's NAT. */
export const REGISTRATIONS = { name: 'registration', points: 300, per: HOUR }

/** Milliseconds after which a session ends: without use (`idle`), and since the login (`total`). */
export const SESSION_LIMITS: Record<AccountKind, { idle: number; total: number }> = {
  jobSeeker: { idle: 30 * DAY, total: Number.POSITIVE_INFINITY },
  employer: { idle: 14 * DAY, total: Number.POSITIVE_INFINITY },
  administrator: { idle: 30 * MINUTE, total: 8 * HOUR },
}

/** Milliseconds that a logout waits for the database. */
export const LOGOUT_PATIENCE = 5_000

/** Milliseconds that a session lasts on another person's phone. */
export const SHORT_SESSION = 12 * HOUR

/** Codes by SMS, which cost money and ring at a stranger's phone: for each number, and for each network address. */
export const CODES_FOR_NUMBER: RateLimit = { name: 'code-number', points: 4, per: HOUR }
export const CODES_FOR_NUMBER_A_DAY: RateLimit = { name: 'code-number-day', points: 8, per: DAY }
/** Whole towns share one address behind a carrier's NAT. */
export const CODES_OF_ADDRESS: RateLimit = { name: 'code-address', points: 60, per: HOUR }
export const CODES_OF_ADDRESS_A_DAY: RateLimit = { name: 'code-address-day', points: 200, per: DAY }

/** The number of times that a code can be typed. */
export const CODE_TRIES = 5
/** Typed codes from each address, right and wrong: guesses at the codes of many numbers. */
export const CODE_GUESSES: RateLimit = { name: 'code-guess', points: 200, per: 15 * MINUTE }

/** Milliseconds without use after which a number may have another owner. */
export const NUMBER_LIFETIME = 180 * DAY
