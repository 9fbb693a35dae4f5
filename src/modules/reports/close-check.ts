import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { recordAct } from '../audit/record-act.ts'
import { blockJob, clearWords } from '../jobs/block-job.ts'
import { closeReports } from './check-queries.ts'

/** The job is harmless: its open reports are dismissed and its words count as read. Throws job_not_found. */
export async function dismissCheck(ctx: AdministratorContext, jobId: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { title, flaggedWords } = await clearWords(ctx, jobId)
    const reports = await closeReports(ctx.db, jobId, { outcome: 'dismissed', closedAt: ctx.now })
    await recordAct(
      ctx,
      'job-cleared',
      { type: 'job', id: jobId, name: title },
      { reports, words: flaggedWords },
    )
  })
}

/** The job is taken down and its open reports are closed with it. Throws as blockJob. */
export async function takeDownJob(ctx: AdministratorContext, jobId: number, reason: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await blockJob(ctx, jobId, reason)
    await closeReports(ctx.db, jobId, { outcome: 'blocked', closedAt: ctx.now })
  })
}
