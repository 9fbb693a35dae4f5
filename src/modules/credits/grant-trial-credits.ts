import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { readSettings } from '../settings/reads.ts'
import { lockBalance } from './lock-balance.ts'
import { hasTransactions, insertCreditTransaction } from './queries.ts'

/** The setting `trial_credits` for a new employer, once: a task may run again. */
export async function grantTrialCredits(ctx: Context, employerId: number): Promise<void> {
  const { trial_credits: credits } = await readSettings(ctx)
  if (credits === 0) return
  await transaction(ctx, async (ctx) => {
    await lockBalance(ctx, employerId)
    if (await hasTransactions(ctx.db, employerId, 'Trial credits')) return
    const row = {
      employerId,
      type: 'admin_adjustment' as const,
      amount: credits,
      description: 'Trial credits',
      createdAt: ctx.now,
    }
    await insertCreditTransaction(ctx.db, row)
  })
}
