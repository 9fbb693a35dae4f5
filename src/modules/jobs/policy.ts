import { daysBetween, endOfDay } from '../../shared/dates.ts'

const DAY = 86_400_000

export type Lifetime = {
  /** false: its employer closed it. */
  isActive: boolean
  /** null: a draft, or held. */
  publishedAt: Date | null
  /** Paid for; waits for an administrator before it is published. Who reads published jobs only leaves it out. */
  heldAt?: Date | null
  /** The earlier of `expiresAt` and the end of the closing date; the database makes it. */
  endsAt: Date | null
  /** An administrator took it down. */
  blockedAt: Date | null
}
export type JobState = 'draft' | 'held' | 'open' | 'closed' | 'expired' | 'blocked'

/** `closed`: by the employer, who may reopen it for nothing; `expired`: its time is over. */
export function stateOf({ isActive, publishedAt, heldAt, endsAt, blockedAt }: Lifetime, now: Date): JobState {
  if (!publishedAt) return heldAt ? 'held' : 'draft'
  if (blockedAt) return 'blocked'
  if (!endsAt || endsAt <= now) return 'expired'
  return isActive ? 'open' : 'closed'
}

/** What a draft may lack and a published job has: the database upholds it. */
export type Whole<T> = {
  [K in keyof T as K extends Lacking ? K : never]: NonNullable<T[K]>
}
type Lacking =
  | 'location'
  | 'locationName'
  | 'locationKind'
  | 'province'
  | 'category'
  | 'categoryName'
  | 'employmentType'
  | 'experienceLevel'

/** Whether everybody may read it, open or over. A suspended employer's jobs leave the public pages. */
export function isPublic<T extends Lifetime & { employerIsActive: boolean }>(job: T): job is T & Whole<T> {
  return job.publishedAt !== null && job.blockedAt === null && job.employerIsActive
}

/** How long the page of a job stays after its end: search engines see it close, and who kept the link learns why. */
const DAYS_AFTER_END = 30

/** Whether a job that was published ended so long ago that its page is gone. */
export function isGone(job: Lifetime & { closedAt: Date | null }, now: Date): boolean {
  const state = stateOf(job, now)
  if (state !== 'closed' && state !== 'expired') return false
  const ends = [job.endsAt, job.closedAt].filter((end) => end !== null).map((end) => end.getTime())
  return Math.min(...ends) + DAYS_AFTER_END * DAY <= now.getTime()
}

/** Publishing and renewing add days to the later of now and what was paid for before (decisions, 'Jobs'). */
export function renewedUntil(expiresAt: Date | null, now: Date, days: number): Date {
  return new Date(Math.max(expiresAt?.getTime() ?? 0, now.getTime()) + days * DAY)
}

/** As the database makes `ends_at`. */
export function endOf(expiresAt: Date, closingDate: string | null): Date {
  const closing = closingDate === null ? expiresAt : endOfDay(closingDate)
  return closing < expiresAt ? closing : expiresAt
}

/** Calendar days that a closing date may lie ahead: what is further away is forgotten by everybody. */
const MOST_DAYS_TO_CLOSING = 90

export function closingDateIsFar(closingDate: string | null, now: Date): boolean {
  return closingDate !== null && daysBetween(now, endOfDay(closingDate)) > MOST_DAYS_TO_CLOSING
}

export function closingDateIsOver(closingDate: string | null, now: Date): boolean {
  return closingDate !== null && endOfDay(closingDate) <= now
}

/** Whether a closing date would leave nothing of what a renewal buys: the job would end before the new days begin. */
export function wastesRenewal(
  { closingDate, expiresAt }: { closingDate: string | null; expiresAt: Date | null },
  now: Date,
): boolean {
  return closingDateIsOver(closingDate, renewedUntil(expiresAt, now, 0))
}

/**
 * Whether a job waits for an administrator before it is public, while the setting `hold_first_job` is on: of an employer without the
 * badge its first one, and each that smells of a scam.
 */
export function mustWait(
  employer: { isApproved: boolean; hasPublished: boolean },
  isFlagged: boolean,
): boolean {
  return !employer.isApproved && (!employer.hasPublished || isFlagged)
}
