import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { recordAct } from '../audit/record-act.ts'
import { blockJob, clearWords } from '../jobs/block-job.ts'
import { wordOf } from '../jobs/flag-scam-words.ts'
import { refuseJob } from '../jobs/release-job.ts'
import { closeReports } from './queries.ts'

/**
 * Marks a job as harmless: dismisses its open reports and clears its scam words. Throws job_not_found or job_changed.
 */
export async function dismissCheck(ctx: AdministratorContext, jobId: number, readAt?: Date): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { title, flaggedWords } = await clearWords(ctx, jobId, readAt)
    const reports = await closeReports(ctx.db, jobId, { outcome: 'dismissed', closedAt: ctx.now })
    await recordAct(
      ctx,
      'job-cleared',
      { type: 'job', id: jobId, name: title },
      { reports, words: flaggedWords.map(wordOf) },
    )
  })
}

/** Takes a job down and closes its open reports. Throws the errors of blockJob. */
export async function takeDownJob(ctx: AdministratorContext, jobId: number, reason: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await blockJob(ctx, jobId, reason)
    await closeReports(ctx.db, jobId, { outcome: 'blocked', closedAt: ctx.now })
  })
}

/** Refuses a job and closes its open reports. Throws the errors of refuseJob. */
export async function refuseHeldJob(ctx: AdministratorContext, jobId: number, reason: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await refuseJob(ctx, jobId, reason)
    await closeReports(ctx.db, jobId, { outcome: 'blocked', closedAt: ctx.now })
  })
}
