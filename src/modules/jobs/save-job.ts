import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { isPublic } from './policy.ts'
import { deleteSavedJob, findJob, insertSavedJob, lockSavedJobs } from './queries.ts'
import { MAX_SAVED_JOBS } from './schema.ts'

/** Keeps a job to be found again, open or over. Again: the same answer. Throws job_not_found, saved_jobs_full. */
export async function saveJob(ctx: JobSeekerContext, id: number): Promise<void> {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  await transaction(ctx, async ({ db, now }) => {
    const job = await findJob(db, id)
    if (!job || !isPublic(job)) throw new AppError('job_not_found')
    const saved = await lockSavedJobs(db, jobSeekerId)
    if (saved.includes(id)) return
    if (saved.length >= MAX_SAVED_JOBS) throw new AppError('saved_jobs_full')
    await insertSavedJob(db, { jobSeekerId, jobPostingId: id, savedAt: now })
  })
}

/** Again, or never saved: the same answer. */
export async function unsaveJob(ctx: JobSeekerContext, id: number): Promise<void> {
  await deleteSavedJob(ctx.db, ctx.viewer.jobSeeker.id, id)
}
