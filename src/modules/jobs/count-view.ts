import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { isPublic } from './policy.ts'
import { deleteJobViews, findJob, insertJobView } from './queries.ts'

const HOUR = 3_600_000

/**
 * Counts a look at a job, once a visitor and hour (decisions, rule 6). Its employer's and administrators' looks do not count.
 * Throws job_not_found.
 */
export async function countView(ctx: Context, id: number): Promise<void> {
  const row = await findJob(ctx.db, id)
  if (!row || !isPublic(row)) throw new AppError('job_not_found')
  const { jobSeeker, employer, administrator, ip, userAgent } = ctx.viewer
  if (administrator || employer?.id === row.employerId) return
  // A whole town may share one address and one make of phone: who is signed in is told apart.
  const visitor = jobSeeker ? `job seeker ${jobSeeker.id}` : `${ip} ${userAgent}`
  await insertJobView(ctx.db, id, visitor, new Date(Math.floor(ctx.now.getTime() / HOUR) * HOUR))
}

/** What kept a view counted once is of no use when its hour is over. */
export function forgetViews(ctx: Context): Promise<void> {
  return deleteJobViews(ctx.db, new Date(ctx.now.getTime() - HOUR))
}
