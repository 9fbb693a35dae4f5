import type { RateLimit } from '../../platform/rate-limit.ts'
import { HOUR, MINUTE } from '../../shared/time.ts'

/** The number of days on the page, including today. */
export const DAYS = 90

/** Days for which the minutes are kept; longer than an outage can delay the writing of measurements. */
export const MINUTES_KEPT = 8

/** The number of newest notes kept; older ones do not help visitors. */
export const MAX_NOTES = 20

/** A week of minutes: the longest outage that is kept in memory. */
export const MAX_PENDING = 10_080

/** Days for which errors of pages are kept. */
export const PAGE_ERRORS_KEPT = 30

/** Different errors that are counted in a day. An attacker could otherwise fill the table. */
export const MAX_PAGE_ERRORS = 500

/** Whole towns share one address, and a page reports at most three. */
export const PAGE_ERRORS_OF_ADDRESS: RateLimit = { name: 'page-errors', points: 60, per: HOUR }

// The limits below are in milliseconds.

/** After that, the last measurement no longer describes the current state. */
export const STALE_AFTER = 3 * MINUTE

/**
 * How long a process shows the status that it has read. Pages are cached for 30 seconds besides, so a change appears
 * within a minute.
 */
export const FRESH_FOR = 15_000

/** How long a part may take to work. */
export const PART_PATIENCE = 10_000

/** How long the database may take to return the status. */
export const BOARD_PATIENCE = 5_000

/** How long the mail server may take to greet. */
export const GREETING_PATIENCE = 10_000

/** A mail that is due waits this long only if sending does not work. */
export const STUCK_AFTER = 15 * MINUTE
