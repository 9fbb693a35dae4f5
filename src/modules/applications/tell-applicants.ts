import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { type EndedJob, findBlockedJob, findEndedJob, tellOfEndings } from '../jobs/tell-of-endings.ts'
import { tellOfBlock, tellOfEnd } from './notify-applicant.ts'
import { selectApplicants } from './queries.ts'

/** Notices and mails in one transaction. */
const BATCH = 100

/** After an employer closed a job; nothing when it is open again. */
export async function tellApplicantsOf(ctx: Context, jobId: number): Promise<void> {
  const job = await findEndedJob(ctx, jobId)
  if (job) await tellApplicants(ctx, job, tellOfEnd)
}

/** After an administrator took a job down; nothing when it was given back meanwhile. */
export async function warnApplicantsOf(ctx: Context, jobId: number): Promise<void> {
  const job = await findBlockedJob(ctx, jobId)
  if (job) await tellApplicants(ctx, job, tellOfBlock)
}

/** Of the jobs whose time ended since the last run. */
export async function tellApplicantsOfEndedJobs(ctx: Context): Promise<void> {
  await tellOfEndings(ctx, (job) => tellApplicants(ctx, job, tellOfEnd))
}

/** Everybody who was not rejected and has not withdrawn. Broken off, it goes on where it was: nobody is told twice. */
export async function tellApplicants(
  ctx: Context,
  { id: jobId, title, companyName }: EndedJob,
  tell: typeof tellOfEnd,
): Promise<void> {
  for (let after = 0, isDone = false; !isDone; ) {
    const applicants = await selectApplicants(ctx.db, jobId, after, BATCH)
    await transaction(ctx, async (ctx) => {
      for (const applicant of applicants) await tell(ctx, jobId, { ...applicant, title, companyName })
    })
    after = applicants.at(-1)?.id ?? after
    isDone = applicants.length < BATCH
  }
}
