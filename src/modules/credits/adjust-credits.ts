import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { findCompanyName } from '../accounts/reads.ts'
import { recordAct } from '../audit/record-act.ts'
import { lockBalance } from './lock-balance.ts'
import { insertCreditTransaction } from './queries.ts'
import type { CreditAdjustment } from './schema.ts'

/** Adds credits to an employer or takes them back, never below 0. Throws employer_not_found or credits_out_of_range. */
export async function adjustCredits(
  ctx: AdministratorContext,
  employerId: number,
  { credits, description }: CreditAdjustment,
) {
  return transaction(ctx, async (ctx) => {
    const balance = await lockBalance(ctx, employerId)
    if (balance + credits < 0) throw new AppError('credits_out_of_range')
    const adminId = ctx.viewer.administrator.id
    const row = {
      employerId,
      type: 'admin_adjustment' as const,
      amount: credits,
      description,
      adminId,
      createdAt: ctx.now,
    }
    const { balance: after } = await insertCreditTransaction(ctx.db, row)
    await recordAct(
      ctx,
      'credits-adjusted',
      { type: 'employer', id: employerId, name: await findCompanyName(ctx, employerId) },
      { credits, balance: after, description },
    )
    return { credits: after }
  })
}
