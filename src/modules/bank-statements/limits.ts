/** The maximum number of bytes and lines of a file: enough for a year of a busy account. */
export const MAX_STATEMENT_BYTES = 1024 * 1024
export const MAX_STATEMENT_LINES = 5000
