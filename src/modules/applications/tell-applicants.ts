import type { Context, EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { deleteJob } from '../jobs/change-job.ts'
import { type EndedJob, findBlockedJob, findEndedJob, tellOfEndings } from '../jobs/endings.ts'
import { lockJobToDelete } from '../jobs/reads.ts'
import { tellOfBlock, tellOfDeletion, tellOfEnd, tellOfStatus } from './mails.ts'
import { lockMoves, selectApplicants } from './queries.ts'

/** The number of applicants whose notices and mails are written in one transaction. */
const BATCH = 100

/** Notifies the applicants after an employer closed a job. Does nothing when the job is open again. */
export async function tellApplicantsOf(ctx: Context, jobId: number): Promise<void> {
  const job = await findEndedJob(ctx, jobId)
  if (job) await tellApplicants(ctx, job, tellOfEnd)
}

/** Notifies the applicants after an administrator took a job down. Does nothing when it was restored meanwhile. */
export async function warnApplicantsOf(ctx: Context, jobId: number): Promise<void> {
  const job = await findBlockedJob(ctx, jobId)
  if (job) await tellApplicants(ctx, job, tellOfBlock)
}

/** Notifies the applicants of the jobs that expired since the last run. */
export async function tellApplicantsOfEndedJobs(ctx: Context): Promise<void> {
  await tellOfEndings(ctx, (job) => tellApplicants(ctx, job, tellOfEnd))
}

/**
 * Notifies all applicants who were not rejected and did not withdraw. After an interruption it continues, and no
 * applicant is notified twice.
 */
async function tellApplicants(
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

/**
 * Runs in one transaction, so that a second try does not notify an applicant twice. An applicant who was moved on or
 * withdrew meanwhile, or whose move was undone, gets no notice.
 */
export async function tellOfMoves(ctx: Context, changeIds: number[]): Promise<void> {
  await transaction(ctx, async (ctx) => {
    for (const move of await lockMoves(ctx.db, changeIds)) await tellOfStatus(ctx, move, move.status)
  })
}

/**
 * Deletes a job with its applications and notifies the applicants in one transaction, because applicants of a deleted
 * job can no longer be found. Refunds the payment only for a job that still waits for a check. Throws job_not_found.
 */
export async function deletePosting(ctx: EmployerContext, id: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const job = await lockJobToDelete(ctx, id)
    await tellApplicants(ctx, job, tellOfDeletion)
    await deleteJob(ctx, job)
  })
}
