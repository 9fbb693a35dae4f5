import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { Language } from '../../shared/language/words.ts'
import { jobSeekers } from '../accounts/tables.ts'
import { unscannedFiles } from '../file-scans/tables.ts'
import { type Access, accessOf } from './policy.ts'
import type { CV_STATUSES } from './schema.ts'
import { cvAccess, cvs } from './tables.ts'

export type NewCv = typeof cvs.$inferInsert

type Changes<T> = { [K in keyof T]?: T[K] | undefined }

/**
 * In SQL: whether a CV is shown to an audience, an employer's id or null for visitors. Only this function defines the
 * rule.
 */
const isShownTo = (audience: string) =>
  sql<boolean>`EXISTS (SELECT FROM visible_cvs(${sql.placeholder(audience)}::integer) v WHERE v.id = cvs.id)`

/** A CV with the photo, phone and choice of visibility from its owner's account. */
const withOwner = {
  cv: cvs,
  isUnscanned: sql<boolean>`EXISTS (SELECT FROM ${unscannedFiles} WHERE ${unscannedFiles.fileKey} = ${cvs.fileKey})`,
  /** Whole years at work, from the dates in the CV; null if it does not say. */
  years: sql<number | null>`(SELECT p.years FROM ai_profiles p WHERE p.cv_id = ${cvs.id})`,
  owner: {
    // Must be first and never null: Drizzle treats a joined row as absent if its first column is null.
    id: jobSeekers.id,
    photoId: jobSeekers.photoId,
    phone: jobSeekers.phone,
    isActive: jobSeekers.isActive,
    shownTo: jobSeekers.shownTo,
    createdAt: jobSeekers.createdAt,
  },
}

function selectWithOwner(db: Db) {
  return db.select(withOwner).from(cvs).leftJoin(jobSeekers, eq(jobSeekers.id, cvs.jobSeekerId))
}

export type CvWithOwner = Awaited<ReturnType<typeof selectWithOwner>>[number]

const selectCv = prepared('cv_with_owner', (db) =>
  selectWithOwner(db).where(eq(cvs.id, sql.placeholder('id'))),
)

export async function findCv(db: Db, id: number): Promise<CvWithOwner | undefined> {
  return (await selectCv(db, { id }))[0]
}

/** A CV with its owner, and whether it is shown to the audience of the viewer. */
export type ShownCv = CvWithOwner & { isShown: boolean }

const selectCvShownTo = prepared('cv_shown_to', (db) =>
  db
    .select({ ...withOwner, isShown: isShownTo('audience') })
    .from(cvs)
    .leftJoin(jobSeekers, eq(jobSeekers.id, cvs.jobSeekerId))
    .where(eq(cvs.id, sql.placeholder('id'))),
)

/** `audience`: the id of the employer who views the CV; null for all other people. */
export async function findShownCv(db: Db, id: number, audience: number | null): Promise<ShownCv | undefined> {
  return (await selectCvShownTo(db, { id, audience }))[0]
}

const selectCvForEmployer = prepared('cv_for_employer', (db) =>
  db
    .select({
      ...withOwner,
      isShown: isShownTo('employerId'),
      accessTypes: sql<
        (keyof Access)[]
      >`ARRAY(SELECT a.access_type FROM ${cvAccess} a WHERE a.employer_id = ${sql.placeholder('employerId')} AND a.cv_id = ${cvs.id})`,
    })
    .from(cvs)
    .leftJoin(jobSeekers, eq(jobSeekers.id, cvs.jobSeekerId))
    .where(eq(cvs.id, sql.placeholder('id'))),
)

/** A CV and the access that an employer has to it. */
export type FoundCv = { row: ShownCv; access: Access }

/** Returns undefined if the CV does not exist. */
export async function findCvForEmployer(
  db: Db,
  id: number,
  employerId: number,
): Promise<FoundCv | undefined> {
  const [found] = await selectCvForEmployer(db, { id, employerId })
  if (!found) return undefined
  const { accessTypes, ...row } = found
  return { row, access: accessOf(accessTypes) }
}

export function selectCvsOf(db: Db, jobSeekerId: number): Promise<CvWithOwner[]> {
  return selectWithOwner(db)
    .where(eq(cvs.jobSeekerId, jobSeekerId))
    .orderBy(desc(cvs.updatedAt), desc(cvs.id))
}

/** Returns the CV that an application sends: the named one, otherwise the most recently updated active CV. */
export async function findActiveCvOf(db: Db, jobSeekerId: number, cvId: number | undefined) {
  const wanted = and(eq(cvs.jobSeekerId, jobSeekerId), eq(cvs.isActive, true), isNull(cvs.blockedAt))
  const [found] = await db
    .select({ id: cvs.id, fullName: cvs.fullName, email: cvs.email })
    .from(cvs)
    .where(cvId === undefined ? wanted : and(wanted, eq(cvs.id, cvId)))
    .orderBy(desc(cvs.updatedAt), desc(cvs.id))
    .limit(1)
  return found
}

export async function insertCv(db: Db, values: NewCv): Promise<number> {
  const [row] = await db.insert(cvs).values(values).returning({ id: cvs.id })
  if (!row) throw new Error('no CV row')
  return row.id
}

/** Updates a CV of this owner only; returns false if it does not exist. */
export async function updateOwnCv(
  db: Db,
  id: number,
  jobSeekerId: number,
  values: Changes<NewCv>,
): Promise<boolean> {
  const changed = await db
    .update(cvs)
    .set(values)
    .where(and(eq(cvs.id, id), eq(cvs.jobSeekerId, jobSeekerId)))
    .returning({ id: cvs.id })
  return changed.length > 0
}

export async function deleteOwnCv(
  db: Db,
  id: number,
  jobSeekerId: number,
): Promise<{ fileKey: string | null } | undefined> {
  const [deleted] = await db
    .delete(cvs)
    .where(and(eq(cvs.id, id), eq(cvs.jobSeekerId, jobSeekerId)))
    .returning({ fileKey: cvs.fileKey })
  return deleted
}

type CvRow = typeof cvs.$inferSelect

/**
 * `blockedAt`: when an administrator deactivated the CV, so that its owner cannot reactivate it; null shows it again.
 * Returns undefined if nothing changes or the CV does not exist.
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

/** Returns undefined if nothing changes or the CV does not exist. */
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
  const { rows } = await db.execute<{ email: string; fullName: string; language: Language | null }>(
    sql`SELECT email, full_name AS "fullName", language FROM job_seekers WHERE id = ${id}`,
  )
  return rows[0]
}

type Cleaned = { id: number; fileKey: string | null; views: number; access: number }

/**
 * Deletes at most `limit` CVs whose owner has deleted the account, with their page views and accesses. An access with
 * a contact report stays, without its CV: the report and the returned credits refer to it.
 */
export async function deleteOrphans(db: Db, limit: number): Promise<Cleaned[]> {
  const { rows } = await db.execute<Cleaned>(sql`
    WITH orphans AS MATERIALIZED (
      SELECT id FROM cvs WHERE job_seeker_id IS NULL ORDER BY id LIMIT ${limit} FOR UPDATE),
    counted AS (SELECT cv_id, count(*)::integer AS total FROM cv_views WHERE cv_id IN (SELECT id FROM orphans) GROUP BY cv_id),
    access AS (
      DELETE FROM cv_access a WHERE a.cv_id IN (SELECT id FROM orphans)
        AND NOT EXISTS (SELECT FROM contact_reports r WHERE r.access_id = a.id) RETURNING a.cv_id),
    gone AS (DELETE FROM cvs WHERE id IN (SELECT id FROM orphans) RETURNING id, file_key)
    SELECT gone.id, gone.file_key AS "fileKey", coalesce(counted.total, 0) AS views,
      (SELECT count(*) FROM access WHERE access.cv_id = gone.id)::integer AS access
    FROM gone LEFT JOIN counted ON counted.cv_id = gone.id`)
  return rows
}
