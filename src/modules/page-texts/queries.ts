import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { TextPageKey } from './schema.ts'
import { pageTexts } from './tables.ts'

const { id, page, body, administratorId, createdAt } = pageTexts

/** The newest version of each page. One without a text returned to the built-in words. */
export function selectNewest(db: Db) {
  return db.selectDistinctOn([page], { page, body, createdAt }).from(pageTexts).orderBy(page, desc(id))
}

/** The maximum number of versions shown. Older ones stay in the database. */
const SHOWN = 50

/** Newest first. `administrator` is null when the account was deleted. */
export function selectVersions(db: Db, wanted: TextPageKey) {
  return db
    .select({
      id,
      body,
      createdAt,
      administrator: sql<
        string | null
      >`(SELECT username FROM administrators a WHERE a.id = ${administratorId})`,
    })
    .from(pageTexts)
    .where(eq(page, wanted))
    .orderBy(desc(id))
    .limit(SHOWN)
}

export async function insertText(db: Db, values: typeof pageTexts.$inferInsert): Promise<void> {
  await db.insert(pageTexts).values(values)
}
