import { and, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import type { Access } from './policy.ts'
import type { CvDocument } from './schema.ts'
import { cvAccess, cvDocuments, cvReadFiles, cvs, cvTexts, cvViews } from './tables.ts'

export type NewCv = typeof cvs.$inferInsert
type Changes<T> = { [K in keyof T]?: T[K] | undefined }

/** A CV with what its owner's account adds: photo, phone, and whether it may be seen. */
const withOwner = {
  cv: cvs,
  owner: {
    // First, and never null: Drizzle takes a joined row for absent when its first column is null.
    id: jobSeekers.id,
    photoId: jobSeekers.photoId,
    phone: jobSeekers.phone,
    isActive: jobSeekers.isActive,
    isAvailable: jobSeekers.isAvailable,
    createdAt: jobSeekers.createdAt,
  },
}

function selectWithOwner(db: Db) {
  return db.select(withOwner).from(cvs).leftJoin(jobSeekers, eq(jobSeekers.id, cvs.jobSeekerId))
}
export type CvWithOwner = Awaited<ReturnType<typeof selectWithOwner>>[number]

export async function findCv(db: Db, id: number): Promise<CvWithOwner | undefined> {
  return (await selectWithOwner(db).where(eq(cvs.id, id)).prepare('cv_with_owner').execute())[0]
}

export function selectCvsOf(db: Db, jobSeekerId: number): Promise<CvWithOwner[]> {
  return selectWithOwner(db)
    .where(eq(cvs.jobSeekerId, jobSeekerId))
    .orderBy(desc(cvs.updatedAt), desc(cvs.id))
}

/** The CV an application sends: the one named, else the most recently updated active one. */
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

/** Of this owner only; false when there is none. */
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

export async function upsertCvText(db: Db, cvId: number, text: string): Promise<void> {
  await db.insert(cvTexts).values({ cvId, text }).onConflictDoUpdate({ target: cvTexts.cvId, set: { text } })
}

export async function findDocument(db: Db, cvId: number): Promise<CvDocument | null> {
  const [row] = await db
    .select({ document: cvDocuments.document })
    .from(cvDocuments)
    .where(eq(cvDocuments.cvId, cvId))
  return row?.document ?? null
}

/** Null: the CV's file was not made here. */
export async function setDocument(db: Db, cvId: number, document: CvDocument | null): Promise<void> {
  if (!document) return void (await db.delete(cvDocuments).where(eq(cvDocuments.cvId, cvId)))
  await db
    .insert(cvDocuments)
    .values({ cvId, document })
    .onConflictDoUpdate({ target: cvDocuments.cvId, set: { document } })
}

export async function insertReadFile(db: Db, values: typeof cvReadFiles.$inferInsert): Promise<void> {
  await db.insert(cvReadFiles).values(values)
}

/** Takes the row away: whoever gets it owns the file. Only of its job seeker, and read since `since`. */
export async function takeReadFile(db: Db, fileKey: string, jobSeekerId: number, since: Date) {
  const mine = and(eq(cvReadFiles.fileKey, fileKey), eq(cvReadFiles.jobSeekerId, jobSeekerId))
  const [row] = await db
    .delete(cvReadFiles)
    .where(and(mine, gt(cvReadFiles.createdAt, since)))
    .returning()
  return row
}

/** Takes all of a job seeker's but the newest `keep`; their keys. */
export async function takeOlderReadFiles(db: Db, jobSeekerId: number, keep: number): Promise<string[]> {
  const older = db
    .select({ fileKey: cvReadFiles.fileKey })
    .from(cvReadFiles)
    .where(eq(cvReadFiles.jobSeekerId, jobSeekerId))
    .orderBy(desc(cvReadFiles.createdAt))
    .offset(keep)
  const rows = await db.delete(cvReadFiles).where(inArray(cvReadFiles.fileKey, older)).returning()
  return rows.map(({ fileKey }) => fileKey)
}

export async function takeReadFilesBefore(db: Db, time: Date): Promise<string[]> {
  const rows = await db.delete(cvReadFiles).where(lt(cvReadFiles.createdAt, time)).returning()
  return rows.map(({ fileKey }) => fileKey)
}

export async function readAccess(db: Db, employerId: number, cvId: number): Promise<Access> {
  const rows = await db
    .select({ type: cvAccess.accessType })
    .from(cvAccess)
    .where(and(eq(cvAccess.employerId, employerId), eq(cvAccess.cvId, cvId)))
    .prepare('cv_access_of')
    .execute()
  const has = (type: (typeof rows)[number]['type']) => rows.some((row) => row.type === type)
  return { view: has('view'), download: has('download'), application: has('application') }
}

/** Whether the employer paid for the person, for that kind of access, after `since` and before the CV was uploaded. */
export async function paidForPerson(
  db: Db,
  {
    employerId,
    jobSeekerId,
    type,
    since,
    uploadedAt,
  }: { employerId: number; jobSeekerId: number; type: 'view' | 'download'; since: Date; uploadedAt: Date },
): Promise<boolean> {
  const found = await db
    .select({ id: cvAccess.id })
    .from(cvAccess)
    .where(
      and(
        eq(cvAccess.employerId, employerId),
        eq(cvAccess.jobSeekerId, jobSeekerId),
        eq(cvAccess.accessType, type),
        gt(cvAccess.creditsUsed, 0),
        gt(cvAccess.createdAt, since),
        lt(cvAccess.createdAt, uploadedAt),
      ),
    )
    .limit(1)
    .prepare('paid_for_person')
    .execute()
  return found.length > 0
}

/** False when the access was there already: a request at the same moment was quicker. */
export async function insertAccess(db: Db, values: typeof cvAccess.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(cvAccess)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: cvAccess.id })
  return inserted.length > 0
}

export async function hasAccessToPerson(db: Db, employerId: number, jobSeekerId: number): Promise<boolean> {
  const found = await db
    .select({ id: cvAccess.id })
    .from(cvAccess)
    .where(and(eq(cvAccess.employerId, employerId), eq(cvAccess.jobSeekerId, jobSeekerId)))
    .limit(1)
  return found.length > 0
}

export async function insertView(db: Db, values: typeof cvViews.$inferInsert): Promise<void> {
  await db.insert(cvViews).values(values).onConflictDoNothing()
}

export async function countViews(db: Db, cvIds: number[]) {
  if (cvIds.length === 0) return []
  return db
    .select({ cvId: cvViews.cvId, viewType: cvViews.viewType, total: count() })
    .from(cvViews)
    .where(inArray(cvViews.cvId, cvIds))
    .groupBy(cvViews.cvId, cvViews.viewType)
}

/** Of at most `most` looks before a time; how many they were. By `cv_views_traces_idx`. */
export async function eraseViewTraces(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE cv_views SET visitor_hash = NULL, ip_address = NULL, user_agent = NULL
    WHERE id IN (SELECT id FROM cv_views WHERE viewed_at < ${before}
      AND (visitor_hash IS NOT NULL OR ip_address IS NOT NULL OR user_agent IS NOT NULL) LIMIT ${most})`)
  return rowCount ?? 0
}

/** The newest `each` views of each CV. */
export async function selectRecentViews(db: Db, cvIds: number[], each: number) {
  if (cvIds.length === 0) return []
  const { rows } = await db.execute<{
    id: number
    cv_id: number
    view_type: 'view' | 'download'
    viewed_at: string
  }>(sql`
    SELECT v.id, v.cv_id, v.view_type, v.viewed_at
    FROM unnest(${sql.param(cvIds)}::integer[]) AS wanted (cv_id)
    CROSS JOIN LATERAL (SELECT * FROM cv_views WHERE cv_id = wanted.cv_id ORDER BY viewed_at DESC LIMIT ${each}) v`)
  return rows
}

/** Views and downloads a calendar day in Port Moresby, of all CVs of a person; days without any are left out. */
export async function countViewsByDay(db: Db, jobSeekerId: number, since: Date) {
  const { rows } = await db.execute<{ day: string; views: number; downloads: number }>(sql`
    SELECT to_char(viewed_at AT TIME ZONE 'Pacific/Port_Moresby', 'YYYY-MM-DD') AS day,
      count(*) FILTER (WHERE view_type = 'view')::integer AS views,
      count(*) FILTER (WHERE view_type = 'download')::integer AS downloads
    FROM cvs JOIN cv_views ON cv_views.cv_id = cvs.id
    WHERE cvs.job_seeker_id = ${jobSeekerId} AND viewed_at >= ${since.toISOString()}::timestamptz
    GROUP BY day`)
  return rows
}

/** Who has what of a person's CVs, newest first. */
export function selectAccessTo(db: Db, jobSeekerId: number, limit: number, offset: number) {
  return db
    .select({
      id: cvAccess.id,
      accessType: cvAccess.accessType,
      createdAt: cvAccess.createdAt,
      companyName: employers.companyName,
      companyIsActive: employers.isActive,
      cvJobTitle: cvs.jobTitle,
    })
    .from(cvAccess)
    .leftJoin(employers, eq(employers.id, cvAccess.employerId))
    .leftJoin(cvs, eq(cvs.id, cvAccess.cvId))
    .where(eq(cvAccess.jobSeekerId, jobSeekerId))
    .orderBy(desc(cvAccess.createdAt), desc(cvAccess.id))
    .limit(limit)
    .offset(offset)
}
export type AccessRow = Awaited<ReturnType<typeof selectAccessTo>>[number]

export async function countAccessTo(db: Db, jobSeekerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(cvAccess)
    .where(eq(cvAccess.jobSeekerId, jobSeekerId))
  return row?.total ?? 0
}

/**
 * What an employer paid for, a row a CV, newest first, and how many in all. Of CVs that are gone each payment is a row of its own:
 * nothing says any more which belong together. `search` leaves those out.
 */
export async function selectOpenedCvs(
  db: Db,
  employerId: number,
  search: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const contains = (column: typeof cvs.fullName | typeof cvs.jobTitle) =>
    sql`strpos(lower(${column}), lower(${search}::text)) > 0`
  const bought = and(
    eq(cvAccess.employerId, employerId),
    inArray(cvAccess.accessType, ['view', 'download']),
    search ? or(contains(cvs.fullName), contains(cvs.jobTitle)) : undefined,
  )
  const lastAt = sql<Date>`max(${cvAccess.createdAt})`.mapWith(cvAccess.createdAt)
  const at = (type: 'view' | 'download') =>
    sql<Date | null>`min(${cvAccess.createdAt}) FILTER (WHERE ${cvAccess.accessType} = ${type})`.mapWith(
      cvAccess.createdAt,
    )
  const group = sql`coalesce(${cvAccess.cvId}, -${cvAccess.id})`
  const { id, isAvailable, photoId } = jobSeekers
  const rows = await db
    .select({
      lastAt,
      openedAt: at('view'),
      downloadedAt: at('download'),
      credits: sql<number>`sum(${cvAccess.creditsUsed})::integer`,
      cv: {
        id: cvs.id,
        fullName: cvs.fullName,
        jobTitle: cvs.jobTitle,
        location: cvs.location,
        status: cvs.status,
      },
      owner: { id, isAvailable, photoId },
    })
    .from(cvAccess)
    .leftJoin(cvs, eq(cvs.id, cvAccess.cvId))
    .leftJoin(jobSeekers, eq(jobSeekers.id, cvs.jobSeekerId))
    .where(bought)
    .groupBy(group, cvs.id, jobSeekers.id)
    .orderBy(desc(lastAt), desc(group))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql<number>`count(DISTINCT ${group})::integer` })
    .from(cvAccess)
    .leftJoin(cvs, eq(cvs.id, cvAccess.cvId))
    .where(bought)
  return { rows, total: counted?.total ?? 0 }
}
export type OpenedCvRow = Awaited<ReturnType<typeof selectOpenedCvs>>['rows'][number]

export async function findPhotoOwner(db: Db, photoId: string) {
  const { id, isActive, isAvailable } = jobSeekers
  return (
    await db.select({ id, isActive, isAvailable }).from(jobSeekers).where(eq(jobSeekers.photoId, photoId))
  )[0]
}

export async function selectFileKeys(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db.select({ key: cvs.fileKey }).from(cvs).where(inArray(cvs.fileKey, keys))
  return rows.flatMap(({ key }) => key ?? [])
}
