import { daysBetween, endOfDay } from '../../shared/dates.ts'
import { DAY } from '../../shared/time.ts'
import { DAYS_AFTER_END, MAX_DAYS_TO_CLOSING } from './limits.ts'

export type Lifetime = {
  /** false: its employer closed it. */
  isActive: boolean
  /** null: a draft, or held. */
  publishedAt: Date | null
  /**
   * The job is paid for and waits for an administrator before it is published. Code that reads only published jobs
   * leaves it out.
   */
  heldAt?: Date | null
  /** The earlier of `expiresAt` and the end of the closing date; the database computes it. */
  endsAt: Date | null
  /** An administrator took it down. */
  blockedAt: Date | null
}
export type JobState = 'draft' | 'held' | 'open' | 'closed' | 'expired' | 'blocked'

/** `closed`: by the employer, who may reopen it free of charge; `expired`: its time has ended. */
export function stateOf({ isActive, publishedAt, heldAt, endsAt, blockedAt }: Lifetime, now: Date): JobState {
  if (!publishedAt) return heldAt ? 'held' : 'draft'
  if (blockedAt) return 'blocked'
  if (!endsAt || endsAt <= now) return 'expired'
  return isActive ? 'open' : 'closed'
}

/** The columns that a draft may lack and a published job has; the database enforces it. */
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

/** Tells whether visitors may read the job, open or ended. A suspended employer's jobs leave the public pages. */
export function isPublic<T extends Lifetime & { employerIsActive: boolean }>(job: T): job is T & Whole<T> {
  return job.publishedAt !== null && job.blockedAt === null && job.employerIsActive
}

/** Whether a job that was published ended so long ago that its page is gone. */
export function isGone(job: Lifetime & { closedAt: Date | null }, now: Date): boolean {
  const state = stateOf(job, now)
  if (state !== 'closed' && state !== 'expired') return false
  const ends = [job.endsAt, job.closedAt].filter((end) => end !== null).map((end) => end.getTime())
  return Math.min(...ends) + DAYS_AFTER_END * DAY <= now.getTime()
}

/** Publishing and renewing add days to the later of now and the end of the days already paid for. */
export function renewedUntil(expiresAt: Date | null, now: Date, days: number): Date {
  return new Date(Math.max(expiresAt?.getTime() ?? 0, now.getTime()) + days * DAY)
}

/** Tells whether a draft was public before it was refused and has paid days left: publishing it costs nothing. */
export function hasDaysLeft({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt > now
}

/**
 * The time that a job waits for a check does not count: the days left when it was held are still left when it is
 * decided.
 */
export function afterWaiting(
  { expiresAt, heldAt }: { expiresAt: Date | null; heldAt: Date | null },
  now: Date,
): Date | null {
  if (!expiresAt || !heldAt || expiresAt <= heldAt) return expiresAt
  return new Date(expiresAt.getTime() + now.getTime() - heldAt.getTime())
}

/** Returns the dates of a job that is published now. `endsAt` is the value that the database computes. */
export function publishedAt(now: Date, days: number, closingDate: string | null) {
  const expiresAt = renewedUntil(null, now, days)
  const closing = closingDate === null ? expiresAt : endOfDay(closingDate)
  const endsAt = new Date(Math.min(closing.getTime(), expiresAt.getTime()))
  return { isActive: true, publishedAt: now, blockedAt: null, expiresAt, endsAt }
}

export function closingDateIsFar(closingDate: string | null, now: Date): boolean {
  return closingDate !== null && daysBetween(now, endOfDay(closingDate)) > MAX_DAYS_TO_CLOSING
}

export function closingDateIsOver(closingDate: string | null, now: Date): boolean {
  return closingDate !== null && endOfDay(closingDate) <= now
}

/** Tells whether a closing date would waste a renewal, because the job would end before the new days begin. */
export function wastesRenewal(
  { closingDate, expiresAt }: { closingDate: string | null; expiresAt: Date | null },
  now: Date,
): boolean {
  return closingDateIsOver(closingDate, renewedUntil(expiresAt, now, 0))
}

/**
 * Tells whether a job must wait for an administrator before it is public, while the setting `hold_first_job` is on.
 * This applies to the first job of an employer without the badge, and to each of its jobs with scam words, strong or
 * weak.
 */
export function mustWait(
  employer: { isApproved: boolean; hasPublished: boolean },
  isFlagged: boolean,
): boolean {
  return !employer.isApproved && (!employer.hasPublished || isFlagged)
}
