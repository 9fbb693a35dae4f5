import type { RateLimit } from '../../platform/rate-limit.ts'
import { HOUR } from '../../shared/time.ts'

/** Per employer: limits how many CVs a thief can collect with a stolen login. */
export const UNLOCKS: RateLimit = { name: 'unlocks', points: 200, per: HOUR }

/** Profiles that visitors from one address may open. */
export const PROFILES: RateLimit = { name: 'profiles', points: 300, per: HOUR }

/** Per job seeker. Each PDF takes a tenth of a second of processor time. */
export const BUILDS: RateLimit = { name: 'cv-builds', points: 60, per: HOUR }

/** Per job seeker. Each reading starts a process. */
export const READS: RateLimit = { name: 'cv-reads', points: 30, per: HOUR }

/** Files that a job seeker may have read and not yet published: one per browser tab. */
export const KEPT_FILES = 3

/** Hours for which a read file waits to be published; stray files are deleted after 24 hours. */
export const READ_FILE_HOURS = 12

/** Days for which a new CV of a person is free after the employer paid for an earlier one. */
export const FREE_DAYS = 90

/**
 * When an employer must enter its password again. `usual`: views and downloads in 24 hours that never need it; a small
 * company fills its jobs with fewer, and a thief gets few contacts. Above that, `times` the account's busiest day
 * counts as unusual. `history`: the days ago in which the busiest day is looked for. The last week does not count,
 * because a thief could create a busy day to be allowed three times as much on the next.
 */
export const UNUSUAL = { usual: 30, times: 3, history: { from: 90, to: 7 } }

/** Milliseconds for which an entered password counts in its session: a working day. */
export const CONFIRMED_FOR = 12 * HOUR

/** The content of the card: the summary's characters and the number of skills that a viewer sees without paying. */
export const CARD_SUMMARY_LENGTH = 160
export const CARD_SKILLS = 5
