import type { AdministratorContext } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { windowOf } from '../../shared/lists.ts'
import { selectWeakSearches } from './log-queries.ts'
import type { WeakSearchList } from './schema.ts'

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
