import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { counts } from './tables.ts'

/** Exact counts of what everybody may see; `cv_search` holds the visible CVs and no others. About 0.2 s at a million. */
export async function countForEverybody(db: Db, now: Date) {
  const { rows } = await db.execute<{
    openJobs: number
    cvs: number
    companies: number
    jobSeekers: number
    newCvsThisWeek: number
  }>(sql`
    SELECT
      (SELECT count(*) FROM job_postings j JOIN employers e ON e.id = j.employer_id
        WHERE j.is_active AND j.published_at IS NOT NULL AND j.blocked_at IS NULL AND j.ends_at > ${now} AND e.is_active) AS "openJobs",
      (SELECT count(*) FROM cv_search) AS cvs,
      (SELECT count(*) FROM employers WHERE is_active) AS companies,
      (SELECT count(*) FROM job_seekers) - (SELECT count(*) FROM job_seekers WHERE NOT is_active) AS "jobSeekers",
      (SELECT count(*) FROM cv_search WHERE uploaded_at > ${now}::timestamptz - interval '7 days') AS "newCvsThisWeek"`)
  return onlyRow(rows)
}

/**
 * Exact counts for employers. Premium: the owner's profile is complete; featured: also with a photo, available, and changed in the
 * last 30 days (decisions, 'Placeholders become real'). About 0.4 s at a million CVs, from indexes alone.
 */
export async function countForEmployers(db: Db, now: Date) {
  const shown = sql`FROM cvs c JOIN job_seekers j ON j.id = c.job_seeker_id
    WHERE c.is_active AND c.blocked_at IS NULL AND j.is_active AND j.is_available AND j.profile_is_complete`
  const { rows } = await db.execute<{
    totalCvs: number
    newThisWeek: number
    premium: number
    featured: number
  }>(sql`
    SELECT
      (SELECT count(*) FROM cv_search) AS "totalCvs",
      (SELECT count(*) FROM cv_search WHERE uploaded_at > ${now}::timestamptz - interval '7 days') AS "newThisWeek",
      (SELECT count(*) ${shown}) AS premium,
      (SELECT count(*) ${shown} AND j.photo_id IS NOT NULL AND c.status = 'available'
        AND c.updated_at > ${now}::timestamptz - interval '30 days') AS featured`)
  return onlyRow(rows)
}

function onlyRow<T>([row]: T[]): T {
  if (row === undefined) throw new Error('a count without a row')
  return row
}

export async function findCounts<T>(
  db: Db,
  name: string,
): Promise<{ value: T; countedAt: Date } | undefined> {
  const [row] = await db
    .select({ value: sql<T>`${counts.value}`, countedAt: counts.countedAt })
    .from(counts)
    .where(eq(counts.name, name))
  return row
}

export async function storeCounts(db: Db, name: string, value: unknown, countedAt: Date): Promise<void> {
  await db
    .insert(counts)
    .values({ name, value, countedAt })
    .onConflictDoUpdate({ target: counts.name, set: { value, countedAt } })
}

/** Moves the time of the last count on; false when somebody was quicker. */
export async function claimCounts(db: Db, name: string, seenAt: Date, now: Date): Promise<boolean> {
  const claimed = await db
    .update(counts)
    .set({ countedAt: now })
    .where(and(eq(counts.name, name), eq(counts.countedAt, seenAt)))
    .returning({ name: counts.name })
  return claimed.length > 0
}
