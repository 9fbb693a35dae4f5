import { type AnyColumn, and, count, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { startOfDay } from '../../shared/dates.ts'
import { DAY } from '../../shared/time.ts'
import type { Db } from './database.ts'

/** Returns the LIKE pattern for a text that contains `search`. */
export const anywhere = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** Returns the condition that a column contains `search`, ignoring case. Returns undefined when `search` is empty. */
export function contains(search: string, ...columns: AnyColumn[]): SQL | undefined {
  return search ? or(...columns.map((column) => ilike(column, anywhere(search)))) : undefined
}

/**
 * Returns the condition for times from the start of day `from` to the end of day `to` in Port Moresby. Both are
 * optional.
 */
export function onDays(column: AnyColumn, from: string | undefined, to: string | undefined): SQL | undefined {
  return and(
    from ? gte(column, startOfDay(from)) : undefined,
    to ? lt(column, new Date(startOfDay(to).getTime() + DAY)) : undefined,
  )
}

/**
 * The maximum count of a search's results. Two common letters match almost every row, and counting them all would read
 * every row.
 */
const COUNTED = 1000

/**
 * Returns the number of rows of a list. A search is counted up to a thousand rows; `isExact` is false if there are
 * more.
 */
export async function countFound(db: Db, table: PgTable, wanted: SQL | undefined, search: string) {
  if (!search) return { total: await db.$count(table, wanted), isExact: true }
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(wanted)
    .limit(COUNTED + 1)
    .as('some')
  const [row] = await db.select({ total: count() }).from(some)
  const total = row?.total ?? 0
  return { total: Math.min(total, COUNTED), isExact: total <= COUNTED }
}
