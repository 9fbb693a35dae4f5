import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { stateOf } from './policy.ts'
import { lockOwnJob, updateJob } from './queries.ts'
import { readOwnJob } from './reads.ts'
import { recordChange } from './record-change.ts'

const DRAFT = 'This job is a draft. Publish it first.'
const HELD = 'This job waits for a check. It is not public yet.'

/** Takes a job off the lists, free, and has the applicants told. Again: the same answer. Throws job_not_found, or invalid_input for what is not published. */
export async function closeJob(ctx: EmployerContext, id: number) {
  return transaction(ctx, async (ctx) => {
    const job = await lockOwnJob(ctx.db, id, ctx.viewer.employer.id)
    if (!job.publishedAt) throw refusal(job, ctx.now)
    if (job.isActive) {
      await setActive(ctx, id, false)
      await ctx.tasks.enqueue(ctx, 'job-closed', { jobId: id })
    }
    return readOwnJob(ctx, id)
  })
}

/** Opens a closed job again, free for as long as it was paid for. Throws job_not_found, forbidden, job_expired, invalid_input. */
export async function reopenJob(ctx: EmployerContext, id: number) {
  return transaction(ctx, async (ctx) => {
    const job = await lockOwnJob(ctx.db, id, ctx.viewer.employer.id)
    const state = stateOf(job, ctx.now)
    if (state === 'blocked') throw new AppError('forbidden')
    if (state === 'closed') await setActive(ctx, id, true)
    else if (state !== 'open') throw refusal(job, ctx.now)
    return readOwnJob(ctx, id)
  })
}

function refusal(
  job: { publishedAt: Date | null; heldAt: Date | null; expiresAt: Date | null },
  now: Date,
): AppError {
  if (!job.publishedAt) return new AppError('invalid_input', { reason: job.heldAt ? HELD : DRAFT })
  const isPaidFor = job.expiresAt !== null && job.expiresAt > now
  return isPaidFor
    ? new AppError('invalid_input', { errors: { closingDate: 'Please choose a later closing date first' } })
    : new AppError('job_expired')
}

async function setActive(ctx: EmployerContext, id: number, isActive: boolean): Promise<void> {
  await updateJob(ctx.db, id, { isActive, updatedAt: ctx.now })
  await recordChange(ctx, id, isActive ? 'reopened' : 'closed')
}
