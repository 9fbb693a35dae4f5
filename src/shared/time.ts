/** Lengths of time in milliseconds, as `Date.getTime()` counts. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY

/** Returns the last full unit before a time: `roundDown(now, HOUR)`. */
export const roundDown = (time: Date, unit: number): Date =>
  new Date(Math.floor(time.getTime() / unit) * unit)
