import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { lockBalance, refundCredits } from '../credits/move-credits.ts'
import { wordOf } from './flag-scam-words.ts'
import { tellEmployerOfCheck } from './mails.ts'
import { afterWaiting, closingDateIsOver, hasDaysLeft, renewedUntil } from './policy.ts'
import { findJob, type JobRow, lockJob, recordCheck, updateJob } from './queries.ts'

const NOT_HELD = { heldAt: null, heldCredits: null, heldDays: null }

/**
 * Publishes a job that waited for a check. Days paid for when it was held begin now, and a closing date that has
 * passed is removed. A job that was public before gets its old publication date back and the days that it had left.
 * Its scam words are cleared. `readAt`: the `updatedAt` of the text that the administrator read. Throws job_not_found,
 * job_not_waiting or job_changed.
 */
export async function releaseJob(ctx: AdministratorContext, id: number, readAt?: Date): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const job = await lockHeldJob(ctx, id)
    requireAsRead(job, readAt)
    const days = job.heldDays ?? 0
    const left = afterWaiting(job, ctx.now)
    await updateJob(ctx.db, id, {
      ...NOT_HELD,
      publishedAt: job.wasPublishedAt ?? ctx.now,
      wasPublishedAt: null,
      expiresAt: days > 0 ? renewedUntil(left, ctx.now, days) : left,
      clearedWords: job.flaggedWords,
      checkNote: '',
      updatedAt: ctx.now,
      ...(days > 0 && closingDateIsOver(job.closingDate, ctx.now) && { closingDate: null }),
    })
    await recordCheck(ctx, id, 'released')
    await recordAct(ctx, 'job-released', { type: 'job', id, name: job.title }, { words: wordsOf(job) })
    await tellEmployerOfCheck(ctx, job, 'released', '')
  })
}

/**
 * Makes a waiting job a draft again and returns what was paid when it was held. A job that was public before keeps the
 * days that are left: its employer corrects it and publishes it free of charge. Throws job_not_found or
 * job_not_waiting.
 */
export async function refuseJob(ctx: AdministratorContext, id: number, note: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await findJob(ctx.db, id)
    if (!found) throw new AppError('job_not_found')
    const { employerId } = found
    // The balance is locked before the job, as in every transaction that moves credits.
    await lockBalance(ctx, employerId)
    const job = await lockHeldJob(ctx, id)
    const expiresAt = afterWaiting(job, ctx.now)
    await updateJob(ctx.db, id, {
      ...NOT_HELD,
      isPaid: hasDaysLeft({ expiresAt }, ctx.now),
      isActive: true,
      expiresAt,
      flaggedWords: [],
      checkNote: note,
      updatedAt: ctx.now,
    })
    await recordCheck(ctx, id, 'refused')
    await refundCredits(ctx, {
      employerId,
      credits: job.heldCredits ?? 0,
      description: `Credits back, job not published: ${job.title}`,
      relatedId: id,
      adminId: ctx.viewer.administrator.id,
    })
    await recordAct(ctx, 'job-refused', { type: 'job', id, name: job.title }, { note, words: wordsOf(job) })
    await tellEmployerOfCheck(ctx, { ...job, expiresAt }, 'refused', note)
  })
}

const wordsOf = ({ flaggedWords }: JobRow) => flaggedWords.map(wordOf)

/**
 * An employer may edit a job while an administrator reads it; an unread text must not be released. Throws job_changed.
 */
export function requireAsRead({ updatedAt }: JobRow, readAt: Date | undefined): void {
  if (readAt && updatedAt.getTime() !== readAt.getTime()) throw new AppError('job_changed')
}

async function lockHeldJob(ctx: AdministratorContext, id: number): Promise<JobRow> {
  const job = await lockJob(ctx.db, id)
  if (!job) throw new AppError('job_not_found')
  if (!job.heldAt) throw new AppError('job_not_waiting')
  return job
}
