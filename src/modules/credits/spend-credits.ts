import type { Context } from '../../platform/context.ts'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { lockBalance } from './lock-balance.ts'
import { insertCreditTransaction } from './queries.ts'

export type Spending = {
  employerId: number
  /** Credits; 0 leaves no row. */
  cost: number
  description: string
  /** The CV or job that was paid for. */
  relatedId: number
  /** In credits, of a caller that has locked it already. */
  locked?: number
  /** Thrown, with the cost, when the balance is lower. */
  short: ErrorCode
}

/** Takes credits with their ledger row; returns the balance left. To be called inside a transaction. Throws `short`. */
export async function spendCredits(
  ctx: Context,
  { employerId, cost, description, relatedId, locked, short }: Spending,
): Promise<number> {
  const balance = locked ?? (await lockBalance(ctx, employerId))
  if (balance < cost) throw new AppError(short, { cost })
  if (cost === 0) return balance
  const row = {
    employerId,
    type: 'usage' as const,
    amount: -cost,
    description,
    relatedId,
    createdAt: ctx.now,
  }
  return (await insertCreditTransaction(ctx.db, row)).balance
}

/** Refuses when the price is no longer what the caller was shown (decisions, 'Calls'). Throws price_changed with the new one. */
export function requireExpectedCost(expected: number | undefined, price: number): void {
  if (expected !== undefined && expected !== price) throw new AppError('price_changed', { price })
}
