import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { MAX_SAVED_JOBS } from './limits.ts'
import { isPublic } from './policy.ts'
import { deleteSavedJob, findJob, insertSavedJob, lockSavedJobs } from './queries.ts'

/**
 * Saves a job, open or ended, to be read again. Does nothing if it is already saved. Throws job_not_found,
 * saved_jobs_full.
 */
export async function saveJob(ctx: JobSeekerContext, id: number): Promise<void> {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  await transaction(ctx, async ({ db, now }) => {
    const job = await findJob(db, id)
    if (!job || !isPublic(job)) throw new AppError('job_not_found')
    const saved = await lockSavedJobs(db, jobSeekerId)
    if (saved.includes(id)) return
    if (saved.length >= MAX_SAVED_JOBS) throw new AppError('saved_jobs_full', { limit: MAX_SAVED_JOBS })
    await insertSavedJob(db, { jobSeekerId, jobPostingId: id, savedAt: now })
  })
}

/** Removes a saved job; does nothing if it is not saved. */
export async function unsaveJob(ctx: JobSeekerContext, id: number): Promise<void> {
  await deleteSavedJob(ctx.db, ctx.viewer.jobSeeker.id, id)
}
