import { count, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** What a search finds is counted up to this: two letters that everybody has would cost a look at every row. */
const COUNTED = 1000

/** How many rows a list has; a search's are counted up to a thousand, and `isExact` says whether that was all. */
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
