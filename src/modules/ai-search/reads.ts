import type { AdministratorContext } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { selectWeakSearches } from './log-queries.ts'
import type { TermList, WeakSearchList } from './schema.ts'
import { countTermRows, selectTermRows } from './term-queries.ts'

/** Rows of a list that is not paged (decisions, 'Calls'). */
const WHOLE = 1000

/** Terms whose phrase or meaning holds the searched letters. */
export async function listTerms(ctx: AdministratorContext, { page, limit, ...filter }: TermList) {
  const window = page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
  const [rows, total] = await Promise.all([
    selectTermRows(ctx.db, filter, window),
    countTermRows(ctx.db, filter),
  ])
  return { rows, total }
}

export const TERM_HEAD = ['Number', 'Phrase', 'What it is', 'Meaning', 'Changed']

/** The same as rows of a file, all of them. Times of Port Moresby. */
export function exportTerms(ctx: AdministratorContext, filter: TermList) {
  return csvRows(
    async (window) => ({ rows: await selectTermRows(ctx.db, filter, window) }),
    ({ id, phrase, kind, meaning, updatedAt }) => [id, phrase, kind, meaning, minuteInPortMoresby(updatedAt)],
  )
}

/** What was asked in the last 30 days and answered by nobody or by half-fitting people, and the words that were not understood. */
export function listWeakSearches(ctx: AdministratorContext, { page, limit, ...filter }: WeakSearchList) {
  const window = page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
  return selectWeakSearches(ctx.db, filter, window, ctx.now)
}

export const WEAK_HEAD = ['Asked for', 'What it is', 'Times', 'Best score', 'Last asked']

/** The same as rows of a file, all of them. Times of Port Moresby. */
export function exportWeakSearches(ctx: AdministratorContext, filter: WeakSearchList) {
  return csvRows(
    (window) => selectWeakSearches(ctx.db, filter, window, ctx.now),
    ({ query, unknown, asked, bestScore, lastAskedAt }) => {
      const what = unknown ? 'Word that was not understood' : 'Search'
      return [query, what, asked, bestScore, minuteInPortMoresby(lastAskedAt)]
    },
  )
}
