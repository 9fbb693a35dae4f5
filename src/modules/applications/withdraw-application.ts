import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { findOwnApplication, insertApplicationChange, withdrawOwn } from './queries.ts'

/** Takes an application back; its status stays. Again: the same answer. Throws application_not_found. */
export async function withdrawApplication(ctx: JobSeekerContext, id: number) {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  return transaction(ctx, async (ctx) => {
    if (await withdrawOwn(ctx.db, id, jobSeekerId, ctx.now)) {
      await insertApplicationChange(ctx.db, {
        jobApplicationId: id,
        status: 'withdrawn',
        changedBy: 'job_seeker',
        changedAt: ctx.now,
      })
    }
    const application = await findOwnApplication(ctx.db, id, jobSeekerId)
    if (!application) throw new AppError('application_not_found')
    return application
  })
}
