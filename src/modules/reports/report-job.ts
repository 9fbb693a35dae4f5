import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { readJob } from '../jobs/reads.ts'
import { REPORTS } from './limits.ts'
import { tellAdministrator } from './mails.ts'
import { insertReport } from './queries.ts'
import type { NewReport } from './schema.ts'

/**
 * Reports that something is wrong with a published job; login is not needed. If the same visitor's report is still
 * open, `isNew` is false and nothing is written. The administrator gets one mail per job and day. Throws job_not_found
 * and too_many_requests.
 */
export async function reportJob(ctx: Context, jobId: number, input: NewReport): Promise<{ isNew: boolean }> {
  const job = await readJob(ctx, jobId)
  const { jobSeeker, ip, userAgent } = ctx.viewer
  await consume(ctx, REPORTS, ip)
  const visitor = jobSeeker ? `job seeker ${jobSeeker.id}` : `${ip} ${userAgent}`
  return transaction(ctx, async (ctx) => {
    const isNew = await insertReport(ctx.db, visitor, {
      ...input,
      jobPostingId: jobId,
      jobSeekerId: jobSeeker?.id ?? null,
      createdAt: ctx.now,
    })
    if (isNew) await tellAdministrator(ctx, job, input)
    return { isNew }
  })
}
