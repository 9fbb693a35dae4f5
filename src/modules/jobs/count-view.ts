import type { Context } from '../../platform/context.ts'
import { dayInPortMoresby, daysBefore } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { HOUR, roundDown } from '../../shared/time.ts'
import { VIEW_DAYS } from './limits.ts'
import { isPublic } from './policy.ts'
import { deleteJobViews, deleteViewDays, findJob, insertJobView } from './queries.ts'

/**
 * Counts a page view of a job, at most once per visitor and hour. Views by its employer and by administrators do not
 * count. Throws job_not_found.
 */
export async function countView(ctx: Context, id: number): Promise<void> {
  const row = await findJob(ctx.db, id)
  if (!row || !isPublic(row)) throw new AppError('job_not_found')
  const { jobSeeker, employer, administrator, ip, userAgent } = ctx.viewer
  if (administrator || employer?.id === row.employerId) return
  // A whole town may share one address and one model of phone, so a job seeker who is logged in counts by account.
  const visitor = jobSeeker ? `job seeker ${jobSeeker.id}` : `${ip} ${userAgent}`
  await insertJobView(ctx.db, id, visitor, roundDown(ctx.now, HOUR))
}

/** Deletes the rows that keep a view from counting twice, after their hour has ended, and the counts of old days. */
export async function forgetViews(ctx: Context): Promise<void> {
  await deleteJobViews(ctx.db, new Date(ctx.now.getTime() - HOUR))
  await deleteViewDays(ctx.db, dayInPortMoresby(daysBefore(ctx.now, VIEW_DAYS)))
}
