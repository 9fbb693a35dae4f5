import type { RateLimit } from '../../platform/rate-limit.ts'
import { DAY, HOUR } from '../../shared/time.ts'

/** The maximum number of applications that one call moves, in one transaction. */
export const MAX_BULK = 200

/**
 * Above this number, the notices are sent in the background: two hundred notices and mails would delay the employer's
 * response and keep the rows locked.
 */
export const TOLD_AT_ONCE = 5

/** A company's usual time to open an application is shown from this number of applications on. */
export const PACE_LEAST = 10
/** Milliseconds back from now in which they were sent. */
export const PACE_SINCE = 180 * DAY
/** Days. A longer time says no more than that the company is slow. */
export const PACE_MOST_DAYS = 14

/** Characters. */
export const MAX_COVER_LETTER = 2000
export const MAX_REJECTION_WORDS = 1000

/** Seconds in which an employer can undo a move. */
export const UNDO_SECONDS = 10
/** Seconds in which the server still accepts it, because a slow connection takes its time. Mail and notice wait so long. */
export const HELD_SECONDS = UNDO_SECONDS + 5

/** Rejections with words per employer: more than a job has applicants, less than a thief with its login would send. */
export const REJECTIONS: RateLimit = { name: 'rejections-with-words', points: 1000, per: DAY }

/** Days after the end of a job for which its employer still sees the documents of applicants: time to hire somebody. */
export const SHARED_DAYS = 90

/** Per employer: a thief with its login gets few copies of NID cards. */
export const DOCUMENT_DOWNLOADS: RateLimit = { name: 'document-downloads', points: 200, per: HOUR }
