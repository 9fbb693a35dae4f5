import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { wordOf } from './flag-scam-words.ts'
import { tellEmployerOfCheck } from './mails.ts'
import { type JobRow, lockJob, recordCheck, updateJob } from './queries.ts'
import { requireAsRead } from './release-job.ts'

/**
 * Removes a published job from the public pages. Its employer learns the reason and cannot reopen the job; its
 * applicants are warned. Does nothing if it is already taken down. Throws job_not_found, or job_not_waiting if the job
 * is not published.
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
      { reason, words: job.flaggedWords.map(wordOf) },
    )
    await tellEmployerOfCheck(ctx, job, 'blocked', reason)
    await ctx.tasks.enqueue(ctx, 'job-blocked', { jobId: id })
  })
}

/** Restores a job that was taken down, unchanged, and clears its scam words. Throws job_not_found. */
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

/**
 * Records that an administrator read the scam words of a job and found them harmless. Returns the job. Throws
 * job_not_found or job_changed.
 */
export async function clearWords(ctx: AdministratorContext, id: number, readAt?: Date): Promise<JobRow> {
  const job = await requireJob(ctx, id)
  requireAsRead(job, readAt)
  await updateJob(ctx.db, id, { clearedWords: job.flaggedWords })
  return job
}

/** Locks the job until the transaction ends. */
async function requireJob(ctx: AdministratorContext, id: number): Promise<JobRow> {
  const job = await lockJob(ctx.db, id)
  if (!job) throw new AppError('job_not_found')
  return job
}
