import type { EmployerContext } from '../../platform/context.ts'
import { findCreditAccount, selectTransactionsOf } from './queries.ts'

/** Balance in credits, and toea of approved payments. */
export async function readCredits(ctx: EmployerContext): Promise<{ credits: number; totalSpent: number }> {
  const account = await findCreditAccount(ctx.db, ctx.viewer.employer.id)
  return { credits: account?.credits ?? 0, totalSpent: account?.totalSpent ?? 0 }
}

/** Newest first; 1,000 are as many as a list without pages holds. */
export function listOwnTransactions(ctx: EmployerContext) {
  return selectTransactionsOf(ctx.db, ctx.viewer.employer.id, 1000)
}
