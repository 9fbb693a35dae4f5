import type { Context } from '../../platform/context.ts'
import { insertCreditTransaction } from './queries.ts'

export type Refund = {
  employerId: number
  credits: number
  description: string
  /** The CV or job that was paid for; null when it is gone. */
  relatedId: number | null
  /** null: nobody decided it. */
  adminId: number | null
}

/** Gives credits back, none for none, as one row of the ledger (decisions, 'Accounts'). To be called in a transaction that holds the balance's lock. */
export async function refundCredits(
  ctx: Context,
  { employerId, credits, description, relatedId, adminId }: Refund,
): Promise<void> {
  if (credits === 0) return
  await insertCreditTransaction(ctx.db, {
    employerId,
    type: 'refund',
    amount: credits,
    description: description.slice(0, 500),
    relatedId,
    adminId,
    createdAt: ctx.now,
  })
}
