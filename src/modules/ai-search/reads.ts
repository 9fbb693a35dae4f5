import type { AdministratorContext } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { windowOf } from '../../shared/lists.ts'
import { countTermRows, selectTermRows } from './lexicon/term-queries.ts'
import { selectWeakSearches } from './log-queries.ts'
import type { TermList, WeakSearchList } from './schema.ts'

/** The terms whose phrase or meaning contains the search text. */
export async function listTerms(ctx: AdministratorContext, list: TermList) {
  const [rows, total] = await Promise.all([
    selectTermRows(ctx.db, list, windowOf(list)),
    countTermRows(ctx.db, list),
  ])
  return { rows, total }
}

export const TERM_HEAD = ['Number', 'Phrase', 'Type', 'Meaning', 'Changed']

/** The same rows for a file, without pages. Times are those of Port Moresby. */
export function exportTerms(ctx: AdministratorContext, filter: TermList) {
  return csvRows(
    async (window) => ({ rows: await selectTermRows(ctx.db, filter, window) }),
    ({ id, phrase, kind, meaning, updatedAt }) => [id, phrase, kind, meaning, minuteInPortMoresby(updatedAt)],
  )
}

/**
 * The queries of the last 30 days that found no people or only weak matches, and the words that were not understood.
 */
export function listWeakSearches(ctx: AdministratorContext, list: WeakSearchList) {
  return selectWeakSearches(ctx.db, list, windowOf(list), ctx.now)
}

export const WEAK_HEAD = ['Search', 'Type', 'Times', 'Best score', 'Last searched']

/** The same rows for a file, without pages. Times are those of Port Moresby. */
export function exportWeakSearches(ctx: AdministratorContext, filter: WeakSearchList) {
  return csvRows(
    (window) => selectWeakSearches(ctx.db, filter, window, ctx.now),
    ({ query, unknown, asked, bestScore, lastAskedAt }) => {
      const what = unknown ? 'Word that was not understood' : 'Search'
      return [query, what, asked, bestScore, minuteInPortMoresby(lastAskedAt)]
    },
  )
}
