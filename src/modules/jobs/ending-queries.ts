import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { jobPostings } from './tables.ts'

/** Published ones whose time is over and whose end was not told yet, the longest over first. */
export async function selectUntoldEndings(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM job_postings
    WHERE published_at IS NOT NULL AND ending_told_for IS DISTINCT FROM ends_at AND ends_at <= ${now.toISOString()}::timestamptz
    ORDER BY ends_at LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

/** Renewed since, it has another end to tell of. */
export async function markEndingTold(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(jobPostings)
    .set({ endingToldFor: sql`${jobPostings.endsAt}` })
    .where(and(eq(jobPostings.id, id), lte(jobPostings.endsAt, now)))
}
