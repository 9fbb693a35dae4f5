import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { answerFree, chargePosting, preparePosting } from './charge-posting.ts'
import { requireWhole } from './check-fields.ts'
import { renewedUntil, stateOf } from './policy.ts'
import { lockOwnJob, updateJob } from './queries.ts'
import { recordChange } from './record-change.ts'

/**
 * Publishes a draft at the posting cost. An open job is answered as it is, free: a repeated click charges once. Throws
 * job_not_found, invalid_input, approval_required, price_changed or job_credits_short.
 */
export async function publishJob(ctx: EmployerContext, id: number, expected: number | undefined) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async (ctx) => {
    await lockBalance(ctx, employerId)
    const job = await lockOwnJob(ctx.db, id, employerId)
    const state = stateOf(job, ctx.now)
    if (state === 'open') return answerFree(ctx, id)
    if (state !== 'draft')
      throw new AppError('invalid_input', { reason: 'This job was published before. Reopen or renew it.' })
    requireWhole(job, ctx.now)
    const { job_posting_cost: cost, job_posting_days: days } = await preparePosting(ctx, expected)
    await updateJob(ctx.db, id, {
      isPaid: true,
      publishedAt: ctx.now,
      expiresAt: renewedUntil(null, ctx.now, days),
      updatedAt: ctx.now,
    })
    await recordChange(ctx, id, 'published')
    return chargePosting(ctx, id, cost, 'Job posted')
  })
}
