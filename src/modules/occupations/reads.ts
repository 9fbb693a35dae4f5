import type { AdministratorContext } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { windowOf } from '../../shared/lists.ts'
import type { TermList } from './schema.ts'
import { countTermRows, selectTermRows } from './term-queries.ts'

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
