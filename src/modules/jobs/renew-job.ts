import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { chargePosting, preparePosting } from './charge-posting.ts'
import { renewedUntil, stateOf, wastesRenewal } from './policy.ts'
import { lockOwnJob, updateJob } from './queries.ts'
import { recordChange } from './record-change.ts'

/**
 * Opens a job for `job_posting_days` more at the posting cost. A closing date before them goes, or nothing would be bought; a job
 * that had ended counts as posted anew. Throws job_not_found, forbidden, invalid_input, approval_required, price_changed or
 * job_credits_short.
 */
export async function renewJob(ctx: EmployerContext, id: number, expected: number | undefined) {
  return transaction(ctx, async (ctx) => {
    const { job_posting_cost: cost, job_posting_days: days } = await preparePosting(ctx, expected)
    const job = await lockOwnJob(ctx.db, id, ctx.viewer.employer.id)
    const state = stateOf(job, ctx.now)
    if (state === 'blocked') throw new AppError('forbidden')
    if (state === 'held')
      throw new AppError('invalid_input', { reason: 'This job waits for a check. It is not public yet.' })
    if (state === 'draft')
      throw new AppError('invalid_input', { reason: 'This job is a draft. Publish it first.' })
    await updateJob(ctx.db, id, {
      isActive: true,
      isPaid: true,
      expiresAt: renewedUntil(job.expiresAt, ctx.now, days),
      updatedAt: ctx.now,
      ...(wastesRenewal(job, ctx.now) && { closingDate: null }),
      ...(state === 'expired' && { publishedAt: ctx.now }),
    })
    await recordChange(ctx, id, 'renewed')
    return chargePosting(ctx, id, cost, 'Job renewed')
  })
}
