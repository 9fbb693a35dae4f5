import type { AdministratorContext } from '../../platform/context.ts'
import { insertCreditTransaction } from './queries.ts'

export type Refund = {
  employerId: number
  credits: number
  description: string
  /** The CV that was paid for; null when it is gone. */
  relatedId: number | null
}

/** Gives credits back, as one row of the ledger (decisions, 'Accounts'). To be called in a transaction that holds the balance's lock. */
export async function refundCredits(
  ctx: AdministratorContext,
  { employerId, credits, description, relatedId }: Refund,
): Promise<void> {
  await insertCreditTransaction(ctx.db, {
    employerId,
    type: 'refund',
    amount: credits,
    description: description.slice(0, 500),
    relatedId,
    adminId: ctx.viewer.administrator.id,
    createdAt: ctx.now,
  })
}
