import type { AdministratorContext } from '../../platform/context.ts'
import { selectTermRows, selectWeakSearches } from './queries.ts'

/** All terms, the newest first. */
export function listTerms(ctx: AdministratorContext) {
  return selectTermRows(ctx.db)
}

/** What was asked in the last 30 days and answered by nobody or by half-fitting people, the most frequent first, with its unknown words. */
export function listWeakSearches(ctx: AdministratorContext) {
  return selectWeakSearches(ctx.db, ctx.now)
}
