import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { type JobRow, lockJob, updateJob } from './queries.ts'
import { recordCheck } from './record-change.ts'
import { tellEmployerOfCheck } from './tell-of-checks.ts'

/**
 * Takes a published job off the public pages; its employer is told why and cannot open it again, its applicants are
 * warned. Again: nothing more happens. Throws
 * job_not_found, or job_not_waiting for what is not published.
 */
export async function blockJob(ctx: AdministratorContext, id: number, reason: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const job = await requireJob(ctx, id)
    if (!job.publishedAt) throw new AppError('job_not_waiting')
    if (job.blockedAt) return
    await updateJob(ctx.db, id, { blockedAt: ctx.now, checkNote: reason, updatedAt: ctx.now })
    await recordCheck(ctx, id, 'blocked')
    await recordAct(
      ctx,
      'job-blocked',
      { type: 'job', id, name: job.title },
      { reason, words: job.flaggedWords },
    )
    await tellEmployerOfCheck(ctx, job, 'blocked', reason)
    await ctx.tasks.enqueue(ctx, 'job-blocked', { jobId: id })
  })
}

/** Gives a job back to its employer as it was; its words count as read. Throws job_not_found. */
export async function unblockJob(ctx: AdministratorContext, id: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const job = await requireJob(ctx, id)
    if (!job.blockedAt) return
    const { flaggedWords: clearedWords } = job
    await updateJob(ctx.db, id, { blockedAt: null, checkNote: '', clearedWords, updatedAt: ctx.now })
    await recordCheck(ctx, id, 'unblocked')
    await recordAct(ctx, 'job-unblocked', { type: 'job', id, name: job.title })
    await tellEmployerOfCheck(ctx, job, 'unblocked', '')
  })
}

/** The words of a job that smell of a scam were read and are harmless. Returns the job. Throws job_not_found. */
export async function clearWords(ctx: AdministratorContext, id: number): Promise<JobRow> {
  const job = await requireJob(ctx, id)
  await updateJob(ctx.db, id, { clearedWords: job.flaggedWords })
  return job
}

/** Locked until the transaction ends. */
async function requireJob(ctx: AdministratorContext, id: number): Promise<JobRow> {
  const job = await lockJob(ctx.db, id)
  if (!job) throw new AppError('job_not_found')
  return job
}
