import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { refundCredits } from '../credits/move-credits.ts'
import { checkFields } from './check-fields.ts'
import { reviewWords } from './hold-job.ts'
import { stateOf } from './policy.ts'
import type { JobPosting } from './posting-schema.ts'
import { deleteOwnJob, lockOwnJob, recordChange, updateJob } from './queries.ts'
import { readOwnJob } from './reads.ts'

const DRAFT = 'This job is a draft. Publish it first.'
const HELD = 'This job waits for a check. It is not public yet.'

/**
 * Edits a job. An edit never charges and never changes the days that were paid for; only a draft may be incomplete.
 * New strong scam words remove a public job from the public pages until an administrator has read them. Throws
 * job_not_found or invalid_input.
 */
export async function changeJob(ctx: EmployerContext, id: number, input: JobPosting) {
  return transaction(ctx, async (ctx) => {
    const before = await lockOwnJob(ctx.db, id, ctx.viewer.employer.id)
    const state = stateOf(before, ctx.now)
    if (input.draft && state !== 'draft')
      throw new AppError('invalid_input', { reason: 'This job is published. It cannot be a draft again.' })
    const fields = await checkFields(ctx, input, before)
    await updateJob(ctx.db, id, fields)
    await recordChange(ctx, id, 'edited')
    // A draft is checked when it is published.
    if (state !== 'draft') await reviewWords(ctx, { ...before, ...fields })
    return readOwnJob(ctx, id)
  })
}

/**
 * Removes a job from the lists, free, and notifies its applicants. Does nothing more for a closed job. Throws
 * job_not_found, or invalid_input if the job is not published.
 */
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

/**
 * Reopens a closed job, free until its paid time ends. If it has strong scam words that no administrator has read, it
 * is held. Throws job_not_found, forbidden, job_expired, invalid_input.
 */
export async function reopenJob(ctx: EmployerContext, id: number) {
  return transaction(ctx, async (ctx) => {
    const job = await lockOwnJob(ctx.db, id, ctx.viewer.employer.id)
    const state = stateOf(job, ctx.now)
    if (state === 'blocked') throw new AppError('forbidden')
    if (state === 'closed') {
      await setActive(ctx, id, true)
      await reviewWords(ctx, job)
    } else if (state !== 'open') throw refusal(job, ctx.now)
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

/**
 * Deletes a job and everything that belongs to it. The caller has locked the job and notified the applicants. If the
 * job still waits for its check, and was never public, its payment comes back (`heldCredits`). Throws
 * job_not_found.
 */
export async function deleteJob(
  ctx: EmployerContext,
  { id, title, heldCredits }: { id: number; title: string; heldCredits: number },
): Promise<void> {
  const employerId = ctx.viewer.employer.id
  if (!(await deleteOwnJob(ctx.db, id, employerId))) throw new AppError('job_not_found')
  const description = `Credits back, job not published: ${title}`
  await refundCredits(ctx, { employerId, credits: heldCredits, description, relatedId: id, adminId: null })
}
