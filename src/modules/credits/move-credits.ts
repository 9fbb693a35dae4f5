import type { AdministratorContext, Context } from '../../platform/context.ts'
import { together, transaction } from '../../platform/database/transaction.ts'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { findCompanyName } from '../accounts/reads.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import { addToTotalSpent, hasTransactions, insertCreditTransaction, lockCreditAccount } from './queries.ts'
import type { CreditAdjustment } from './schema.ts'

/**
 * Returns the balance in credits and locks it until the transaction ends. This is the first write lock of every
 * transaction that spends or adds credits, so one employer's requests queue in one order and two of them can never
 * wait for each other. Throws employer_not_found.
 */
export async function lockBalance(ctx: Context, employerId: number): Promise<number> {
  const credits = await lockCreditAccount(ctx.db, employerId)
  if (credits === undefined) throw new AppError('employer_not_found')
  return credits
}

export type Spending = {
  employerId: number
  /** Credits; 0 leaves no row. */
  cost: number
  description: string
  /** The CV or job that was paid for. */
  relatedId: number
  /** The balance in credits, if the caller has locked it already. */
  locked?: number
  /** Thrown, with the cost, when the balance is lower. */
  short: ErrorCode
}

/**
 * Takes credits, writes the ledger row and returns the remaining balance. Call it inside a transaction. Throws
 * `short`.
 */
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

/** Throws price_changed, with the new price, if the caller was shown another price. */
export function requireExpectedCost(expected: number | undefined, price: number): void {
  if (expected !== undefined && expected !== price) throw new AppError('price_changed', { price })
}

export type Refund = {
  employerId: number
  credits: number
  description: string
  /** The CV or job that was paid for; null if it has been deleted. */
  relatedId: number | null
  /** null: no administrator was involved. */
  adminId: number | null
}

/**
 * Returns credits to an employer as one row of the ledger; does nothing for 0 credits. Call it in a transaction that
 * holds the lock on the balance.
 */
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

export type Purchase = {
  employerId: number
  credits: number
  /** Toea paid. */
  amount: number
  description: string
  /** The payment request; the database accepts one purchase per request. */
  relatedId: number
}

/** Adds bought credits and the amount paid for them. Call it in a transaction that holds the lock on the balance. */
export async function addPurchasedCredits(
  ctx: AdministratorContext,
  { employerId, credits, amount, description, relatedId }: Purchase,
): Promise<void> {
  const row = {
    employerId,
    type: 'purchase' as const,
    amount: credits,
    description,
    relatedId,
    adminId: ctx.viewer.administrator.id,
    createdAt: ctx.now,
  }
  await together(insertCreditTransaction(ctx.db, row), addToTotalSpent(ctx.db, employerId, amount))
}

/** Grants a new employer the credits of the setting `trial_credits`, once only: a task may run again. */
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

/** Adds credits to an employer or removes them, never below 0. Throws employer_not_found or credits_out_of_range. */
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
