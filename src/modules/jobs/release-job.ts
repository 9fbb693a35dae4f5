import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { refundCredits } from '../credits/refund-credits.ts'
import { readSettings } from '../settings/reads.ts'
import { closingDateIsOver, renewedUntil } from './policy.ts'
import { findJob, type JobRow, lockJob, updateJob } from './queries.ts'
import { recordCheck } from './record-change.ts'
import { tellEmployerOfCheck } from './tell-of-checks.ts'

/**
 * Publishes a job that waited; its days begin now, and a closing date that passed meanwhile goes. Its words count as read. Throws
 * job_not_found or job_not_waiting.
 */
export async function releaseJob(ctx: AdministratorContext, id: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const job = await lockHeldJob(ctx, id)
    const { job_posting_days: days } = await readSettings(ctx)
    await updateJob(ctx.db, id, {
      heldAt: null,
      heldCredits: null,
      publishedAt: ctx.now,
      expiresAt: renewedUntil(null, ctx.now, days),
      clearedWords: job.flaggedWords,
      updatedAt: ctx.now,
      ...(closingDateIsOver(job.closingDate, ctx.now) && { closingDate: null }),
    })
    await recordCheck(ctx, id, 'released')
    await recordAct(ctx, 'job-released', { type: 'job', id, name: job.title })
    await tellEmployerOfCheck(ctx, job, 'released', '')
  })
}

/** Makes a job that waited a draft again, and gives back what was paid. Throws job_not_found or job_not_waiting. */
export async function refuseJob(ctx: AdministratorContext, id: number, note: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await findJob(ctx.db, id)
    if (!found) throw new AppError('job_not_found')
    const { employerId } = found
    // The balance before the job: the order of everything that moves credits.
    await lockBalance(ctx, employerId)
    const job = await lockHeldJob(ctx, id)
    const draft = { heldAt: null, heldCredits: null, isPaid: false, flaggedWords: [], clearedWords: [] }
    await updateJob(ctx.db, id, { ...draft, checkNote: note, updatedAt: ctx.now })
    await recordCheck(ctx, id, 'refused')
    await refundCredits(ctx, {
      employerId,
      credits: job.heldCredits ?? 0,
      description: `Credits back, job not published: ${job.title}`,
      relatedId: id,
      adminId: ctx.viewer.administrator.id,
    })
    await recordAct(
      ctx,
      'job-refused',
      { type: 'job', id, name: job.title },
      { note, words: job.flaggedWords },
    )
    await tellEmployerOfCheck(ctx, job, 'refused', note)
  })
}

async function lockHeldJob(ctx: AdministratorContext, id: number): Promise<JobRow> {
  const job = await lockJob(ctx.db, id)
  if (!job) throw new AppError('job_not_found')
  if (!job.heldAt) throw new AppError('job_not_waiting')
  return job
}
