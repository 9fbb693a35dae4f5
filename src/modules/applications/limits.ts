/** The maximum number of applications that one call moves, in one transaction. */
export const MAX_BULK = 200

/**
 * Above this number, the notices are sent in the background: two hundred notices and mails would delay the employer's
 * response and keep the rows locked.
 */
export const TOLD_AT_ONCE = 5

/** Characters. */
export const MAX_COVER_LETTER = 2000
