import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { lockCreditAccount } from './queries.ts'

/**
 * The balance in credits, locked until the transaction ends. It is the first write lock of everything that spends or adds, so
 * that one employer's spending queues in one order and two of its requests can never wait for each other. Throws
 * employer_not_found.
 */
export async function lockBalance(ctx: Context, employerId: number): Promise<number> {
  const account = await lockCreditAccount(ctx.db, employerId)
  if (!account) throw new AppError('employer_not_found')
  return account.credits
}
