import type { RateLimit } from '../../platform/rate-limit.ts'
import { HOUR } from '../../shared/time.ts'

/** Pictures per employer. Each takes 0.1 s of a processor. */
export const PREVIEW_PICTURES: RateLimit = { name: 'job-preview-pictures', points: 100, per: HOUR }

/** The maximum number of saved jobs per job seeker, and per device of a visitor. */
export const MAX_SAVED_JOBS = 200

/** Questions per job, and choices per question. */
export const MAX_QUESTIONS = 5
export const MAX_OPTIONS = 6

/** The maximum number of people that one job may look for. */
export const MAX_PLACES = 999

/** Templates per employer, and the characters of a name. */
export const MAX_TEMPLATES = 30
export const TEMPLATE_NAME_LENGTH = 60

/** Calendar days. People forget a job that closes later. */
export const MAX_DAYS_TO_CLOSING = 90

/**
 * Days for which the page of a job stays after its end: search engines see that it closed, and people who kept the
 * link learn why.
 */
export const DAYS_AFTER_END = 30

/** Days for which the views of each day are kept; longer than a job is public without renewal. */
export const VIEW_DAYS = 90

/** With fewer figures, the result means little and could show what one company pays or one person asks for. */
export const LEAST_PAID = 8
/** Days. Postings published in this time count for the pay figures, even if they have ended. */
export const PAID_DAYS = 365

/** Jobs on a page of a search. */
export const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 50

/** The maximum length of a list that has no pages. */
export const MAX_LIST = 1000

/** The maximum number of scam words in a mail; more would not help. */
export const MAILED_WORDS = 5
