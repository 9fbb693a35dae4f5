import type { AdministratorContext } from '../../platform/context.ts'
import { countTermRows, selectTermRows, selectWeakSearches } from './queries.ts'
import type { TermList } from './schema.ts'

/** Rows of a list that is not paged (decisions, 'Calls'). */
const WHOLE = 1000

/** Terms whose phrase or meaning holds the searched letters, the newest first. */
export async function listTerms(ctx: AdministratorContext, { page, limit, ...filter }: TermList) {
  const window = page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
  const [rows, total] = await Promise.all([
    selectTermRows(ctx.db, filter, window),
    countTermRows(ctx.db, filter),
  ])
  return { rows, total }
}

/** What was asked in the last 30 days and answered by nobody or by half-fitting people, the most frequent first, with its unknown words. */
export function listWeakSearches(ctx: AdministratorContext) {
  return selectWeakSearches(ctx.db, ctx.now)
}
