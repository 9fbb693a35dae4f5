import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { answerFree, chargePosting, preparePosting } from './charge-posting.ts'
import { checkFields } from './check-fields.ts'
import { placePosting } from './place-posting.ts'
import type { JobPosting } from './posting-schema.ts'
import { insertJob } from './queries.ts'
import { recordChange } from './record-change.ts'

/**
 * Publishes a job, or holds it for a check, and charges for it in one transaction; a draft is free and seen by nobody else. Throws invalid_input,
 * approval_required, price_changed or job_credits_short.
 */
export async function postJob(ctx: EmployerContext, input: JobPosting) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async (ctx) => {
    const fields = { ...(await checkFields(ctx, input)), employerId, createdAt: ctx.now }
    if (input.draft) {
      const id = await insertJob(ctx.db, fields)
      await recordChange(ctx, id, 'drafted')
      return answerFree(ctx, id)
    }
    const settings = await preparePosting(ctx, input.expectedCost)
    const { change, columns } = await placePosting(ctx, settings, fields)
    const id = await insertJob(ctx.db, { ...fields, ...columns })
    await recordChange(ctx, id, change)
    return chargePosting(ctx, id, settings.job_posting_cost, 'Job posted')
  })
}
