import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { answerFree, chargePosting, preparePosting } from './charge-posting.ts'
import { requireWhole } from './check-fields.ts'
import { placePosting } from './place-posting.ts'
import { stateOf } from './policy.ts'
import { lockOwnJob, updateJob } from './queries.ts'
import { recordChange } from './record-change.ts'

/**
 * Publishes a draft, or holds it for a check, at the posting cost. An open or held job is answered as it is, free: a repeated click charges once. Throws
 * job_not_found, invalid_input, approval_required, price_changed or job_credits_short.
 */
export async function publishJob(ctx: EmployerContext, id: number, expected: number | undefined) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async (ctx) => {
    await lockBalance(ctx, employerId)
    const job = await lockOwnJob(ctx.db, id, employerId)
    const state = stateOf(job, ctx.now)
    if (state === 'open' || state === 'held') return answerFree(ctx, id)
    if (state !== 'draft')
      throw new AppError('invalid_input', { reason: 'This job was published before. Reopen or renew it.' })
    await requireWhole(ctx, job)
    const settings = await preparePosting(ctx, expected)
    const { change, columns } = await placePosting(ctx, settings, job)
    await updateJob(ctx.db, id, { ...columns, updatedAt: ctx.now })
    await recordChange(ctx, id, change)
    return chargePosting(ctx, id, settings.job_posting_cost, 'Job posted')
  })
}
