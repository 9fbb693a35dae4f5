import type { Context, EmployerContext } from '../../platform/context.ts'
import { countForEmployers, countForEverybody } from './queries.ts'
import { refreshCounts } from './refresh-counts.ts'

/** What the home page and the employers page show. */
export function readPublicStatistics(ctx: Context) {
  return refreshCounts(ctx, 'everybody', () => countForEverybody(ctx.db, ctx.now))
}

/** The cards of the employer dashboard. */
export function readEmployerStatistics(ctx: EmployerContext) {
  return refreshCounts(ctx, 'employers', () => countForEmployers(ctx.db, ctx.now))
}
