import type { EmployerContext } from '../../../platform/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { DAY } from '../../../shared/time.ts'
import { busiestDay, countBought } from '../access-queries.ts'
import { CONFIRMED_FOR, UNUSUAL } from '../limits.ts'

/** `bought`: views and downloads in the last 24 hours. `busiest`: those of the busiest day before. */
export type Opening = { bought: number; busiest: number }

/**
 * Requires the password from an employer that suddenly opens or downloads far more CVs than before. `bought`: its views
 * and downloads in the last 24 hours, this one included. Runs in the buying transaction with the balance locked, so that each of many simultaneous requests counts those before it. Throws
 * password_required.
 */
export async function requirePasswordForMany(ctx: EmployerContext, bought: number): Promise<void> {
  const { confirmedAt } = ctx.viewer.employer
  if (confirmedAt && ctx.now.getTime() - confirmedAt.getTime() < CONFIRMED_FOR) return
  if (bought <= usualFor(ctx)) return
  if (bought > (await countBusiest(ctx)) * UNUSUAL.times) throw new AppError('password_required')
}

export async function readOpening(ctx: EmployerContext): Promise<Opening> {
  const bought = await countBought(ctx.db, ctx.viewer.employer.id, ago(ctx, 1))
  return { bought, busiest: await countBusiest(ctx) }
}

function countBusiest(ctx: EmployerContext): Promise<number> {
  const { from, to } = UNUSUAL.history
  return busiestDay(ctx.db, ctx.viewer.employer.id, { from: ago(ctx, from), to: ago(ctx, to) })
}

const ago = (ctx: EmployerContext, days: number) => new Date(ctx.now.getTime() - days * DAY)

/** A factor below one makes limits small for tests; an account that opens little is not asked for that. */
function usualFor({ config }: EmployerContext): number {
  return UNUSUAL.usual * Math.max(1, config.rateLimitFactor)
}
