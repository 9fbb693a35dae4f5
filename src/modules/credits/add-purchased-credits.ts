import type { AdministratorContext } from '../../platform/context.ts'
import { addToTotalSpent, insertCreditTransaction } from './queries.ts'

export type Purchase = {
  employerId: number
  credits: number
  /** Toea paid. */
  amount: number
  description: string
  /** The payment request; the database takes one purchase for each. */
  relatedId: number
}

/** Adds bought credits and what was paid for them. To be called in a transaction that holds the balance's lock. */
export async function addPurchasedCredits(
  ctx: AdministratorContext,
  { employerId, credits, amount, description, relatedId }: Purchase,
): Promise<{ credits: number }> {
  const { balance } = await insertCreditTransaction(ctx.db, {
    employerId,
    type: 'purchase',
    amount: credits,
    description,
    relatedId,
    adminId: ctx.viewer.administrator.id,
    createdAt: ctx.now,
  })
  await addToTotalSpent(ctx.db, employerId, amount)
  return { credits: balance }
}
