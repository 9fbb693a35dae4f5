import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { recordAct } from '../audit/record-act.ts'
import { blockJob, clearWords } from '../jobs/block-job.ts'
import { wordOf } from '../jobs/flag-scam-words.ts'
import { refuseJob } from '../jobs/release-job.ts'
import { answerReport } from './mails.ts'
import { closeReports, selectCheckedJobs } from './queries.ts'
import type { CheckedText, CheckReason, ReportOutcome } from './schema.ts'

/**
 * Marks a job as harmless: dismisses its open reports, answers them and clears its scam words. Throws job_not_found or
 * job_changed.
 */
export async function dismissCheck(
  ctx: AdministratorContext,
  jobId: number,
  { updatedAt, reply }: CheckedText,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { title, flaggedWords } = await clearWords(ctx, jobId, updatedAt)
    const reports = await closeAndAnswer(ctx, jobId, 'dismissed', reply)
    await recordAct(
      ctx,
      'job-cleared',
      { type: 'job', id: jobId, name: title },
      { reports, words: flaggedWords.map(wordOf) },
    )
  })
}

/** Takes a job down and closes its open reports. Throws the errors of blockJob. */
export async function takeDownJob(
  ctx: AdministratorContext,
  jobId: number,
  { reason, reply }: CheckReason,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await blockJob(ctx, jobId, reason)
    await closeAndAnswer(ctx, jobId, 'blocked', reply)
  })
}

/** Refuses a job and closes its open reports. Throws the errors of refuseJob. */
export async function refuseHeldJob(
  ctx: AdministratorContext,
  jobId: number,
  { reason, reply }: CheckReason,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await refuseJob(ctx, jobId, reason)
    await closeAndAnswer(ctx, jobId, 'blocked', reply)
  })
}

/** Returns the number of closed reports. Each person who reported with an account gets one answer. */
async function closeAndAnswer(
  ctx: AdministratorContext,
  jobId: number,
  outcome: ReportOutcome,
  reply: string,
): Promise<number> {
  const closed = await closeReports(ctx.db, jobId, { outcome, closedAt: ctx.now })
  const senders = new Set(closed.flatMap(({ jobSeekerId }) => jobSeekerId ?? []))
  const [found] = senders.size > 0 ? await selectCheckedJobs(ctx.db, [jobId]) : []
  for (const sender of senders)
    await answerReport(ctx, sender, { title: found?.job.title ?? '', outcome, reply })
  return closed.length
}
