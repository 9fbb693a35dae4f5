import { MINUTE } from '../../shared/time.ts'

/** The maximum number of saved searches per employer. */
export const MAX_SAVED_SEARCHES = 20

/** The maximum number of cards in a mail. */
export const MAILED_CVS = 10

/**
 * Milliseconds. A CV's time is set when its upload starts to be written. A CV that was not finished at that time is in
 * the next day's mail.
 */
export const SETTLED_AFTER = 5 * MINUTE
