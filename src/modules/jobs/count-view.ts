import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { HOUR } from '../../shared/time.ts'
import { isPublic } from './policy.ts'
import { deleteJobViews, findJob, insertJobView } from './queries.ts'

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
  await insertJobView(ctx.db, id, visitor, new Date(Math.floor(ctx.now.getTime() / HOUR) * HOUR))
}

/** Deletes the rows that keep a view from counting twice, after their hour has ended. */
export function forgetViews(ctx: Context): Promise<void> {
  return deleteJobViews(ctx.db, new Date(ctx.now.getTime() - HOUR))
}
