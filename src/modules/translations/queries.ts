import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { translations } from './tables.ts'

type Values = typeof translations.$inferInsert
const { english, words, isReviewed } = translations

export const selectTranslations = (db: Db) => db.select({ english, words, isReviewed }).from(translations)

/** Replaces those that exist. */
export async function upsertTranslations(db: Db, rows: readonly Values[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(translations)
    .values([...rows])
    .onConflictDoUpdate({
      target: english,
      set: {
        words: sql`excluded.words`,
        isReviewed: sql`excluded.is_reviewed`,
        administratorId: sql`excluded.administrator_id`,
        changedAt: sql`excluded.changed_at`,
      },
    })
}

export async function deleteTranslation(db: Db, wanted: string): Promise<void> {
  await db.delete(translations).where(eq(english, wanted))
}
