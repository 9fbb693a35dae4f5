import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { CV_STATUSES } from './schema.ts'
import { cvs } from './tables.ts'

type CvRow = typeof cvs.$inferSelect

/**
 * `blockedAt`: from when an administrator has it deactivated, so that its owner cannot reactivate it; null shows it again. Undefined
 * when it is so already, or when there is no such CV.
 */
export async function setBlocked(db: Db, id: number, blockedAt: Date | null): Promise<CvRow | undefined> {
  const wanted = blockedAt ? isNull(cvs.blockedAt) : sql`NOT (${cvs.isActive} AND ${cvs.blockedAt} IS NULL)`
  const values = blockedAt ? { blockedAt } : { blockedAt, isActive: true }
  const changed = db
    .update(cvs)
    .set(values)
    .where(and(eq(cvs.id, id), wanted))
  return (await changed.returning())[0]
}

/** Undefined when it is so already, or when there is no such CV. */
export async function setStatus(
  db: Db,
  id: number,
  status: (typeof CV_STATUSES)[number],
  updatedAt: Date,
): Promise<CvRow | undefined> {
  const changed = db
    .update(cvs)
    .set({ status, updatedAt })
    .where(and(eq(cvs.id, id), ne(cvs.status, status)))
  return (await changed.returning())[0]
}

export async function deleteAnyCv(db: Db, id: number): Promise<CvRow | undefined> {
  return (await db.delete(cvs).where(eq(cvs.id, id)).returning())[0]
}

/** The owner's account, for a mail about a CV. */
export async function findOwner(db: Db, id: number) {
  const { rows } = await db.execute<{ email: string; fullName: string }>(
    sql`SELECT email, full_name AS "fullName" FROM job_seekers WHERE id = ${id}`,
  )
  return rows[0]
}

type Cleaned = { id: number; fileKey: string | null; views: number; access: number }

/**
 * Deletes at most `limit` CVs whose owner is gone, with their looks and accesses. An access that was complained about stays, without its
 * CV: the complaint and the credits that came back refer to it.
 */
export async function deleteOrphans(db: Db, limit: number): Promise<Cleaned[]> {
  const { rows } = await db.execute<Cleaned>(sql`
    WITH orphans AS MATERIALIZED (
      SELECT id FROM cvs WHERE job_seeker_id IS NULL ORDER BY id LIMIT ${limit} FOR UPDATE),
    looks AS (SELECT cv_id, count(*)::integer AS total FROM cv_views WHERE cv_id IN (SELECT id FROM orphans) GROUP BY cv_id),
    access AS (
      DELETE FROM cv_access a WHERE a.cv_id IN (SELECT id FROM orphans)
        AND NOT EXISTS (SELECT FROM contact_reports r WHERE r.access_id = a.id) RETURNING a.cv_id),
    gone AS (DELETE FROM cvs WHERE id IN (SELECT id FROM orphans) RETURNING id, file_key)
    SELECT gone.id, gone.file_key AS "fileKey", coalesce(looks.total, 0) AS views,
      (SELECT count(*) FROM access WHERE access.cv_id = gone.id)::integer AS access
    FROM gone LEFT JOIN looks ON looks.cv_id = gone.id`)
  return rows
}
