import type { RateLimit } from '../../platform/rate-limit.ts'
import { DAY } from '../../shared/time.ts'

/** Times in one offer. More would keep too many hours of the employer free. */
export const MAX_TIMES = 5
/** Milliseconds until the latest time that can be offered. */
export const LATEST_TIME = 180 * DAY

/** Characters. */
export const MAX_PLACE = 300
export const MAX_INTERVIEW_NOTE = 1000
export const MAX_ASKED = 500

/** Each offer and each answer mails the other side. */
export const INTERVIEW_OFFERS: RateLimit = { name: 'interview-offers', points: 300, per: DAY }
export const INTERVIEW_ANSWERS: RateLimit = { name: 'interview-answers', points: 50, per: DAY }
