import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { jobSeekers } from '../../accounts/tables.ts'
import { IS_EMPTY } from '../policy.ts'
import type { CvDocument } from '../schema.ts'
import { cvDocuments, cvReadFiles, cvs, cvTexts } from '../tables.ts'

export async function upsertCvText(db: Db, cvId: number, text: string): Promise<void> {
  await db.insert(cvTexts).values({ cvId, text }).onConflictDoUpdate({ target: cvTexts.cvId, set: { text } })
}

/** Returns the text of the CV's file, without email addresses and phone numbers; '' if the CV has no text. */
export async function findCvText(db: Db, cvId: number): Promise<string> {
  const [row] = await db.select({ text: cvTexts.text }).from(cvTexts).where(eq(cvTexts.cvId, cvId))
  return row?.text ?? ''
}

export async function findDocument(db: Db, cvId: number): Promise<CvDocument | null> {
  const [row] = await db
    .select({ document: cvDocuments.document })
    .from(cvDocuments)
    .where(eq(cvDocuments.cvId, cvId))
  return row?.document ?? null
}

/** `document` is null if the CV's file was not made here. */
export async function setDocument(db: Db, cvId: number, document: CvDocument | null): Promise<void> {
  if (!document) return void (await db.delete(cvDocuments).where(eq(cvDocuments.cvId, cvId)))
  await db
    .insert(cvDocuments)
    .values({ cvId, document })
    .onConflictDoUpdate({ target: cvDocuments.cvId, set: { document } })
}

/** Returns the person's CVs that name neither work nor schooling. */
export async function selectEmptyCvs(db: Db, jobSeekerId: number): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>({
    name: 'empty CVs',
    text: `SELECT cvs.id FROM cvs LEFT JOIN cv_documents d ON d.cv_id = cvs.id WHERE cvs.job_seeker_id = $1 AND ${IS_EMPTY}`,
    values: [jobSeekerId],
  })
  return rows.map(({ id }) => id)
}

export async function insertReadFile(db: Db, values: typeof cvReadFiles.$inferInsert): Promise<void> {
  await db.insert(cvReadFiles).values(values)
}

/**
 * Deletes the row; the request that receives it owns the file. Finds only files of this job seeker, read since
 * `since`.
 */
export async function takeReadFile(db: Db, fileKey: string, jobSeekerId: number, since: Date) {
  const mine = and(eq(cvReadFiles.fileKey, fileKey), eq(cvReadFiles.jobSeekerId, jobSeekerId))
  const [row] = await db
    .delete(cvReadFiles)
    .where(and(mine, gt(cvReadFiles.createdAt, since)))
    .returning()
  return row
}

/** Deletes all but the newest `keep` rows of a job seeker and returns their keys. */
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

/** `isShown`: a CV of the owner is shown to the audience, an employer's id or null for everybody. */
export async function findPhotoOwner(db: Db, photoId: string, audience: number | null) {
  const { id } = jobSeekers
  const isShown = sql<boolean>`EXISTS (SELECT FROM visible_cvs(${audience}::integer) v WHERE v.job_seeker_id = job_seekers.id)`
  return (await db.select({ id, isShown }).from(jobSeekers).where(eq(jobSeekers.photoId, photoId)))[0]
}

export async function selectFileKeys(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db.select({ key: cvs.fileKey }).from(cvs).where(inArray(cvs.fileKey, keys))
  return rows.flatMap(({ key }) => key ?? [])
}

/**
 * Removes a file from its CV, or from its owner's upload form, and returns the owner. `jobTitle` is null for the form.
 */
export async function takeFile(
  db: Db,
  fileKey: string,
): Promise<{ jobSeekerId: number | null; jobTitle: string | null } | undefined> {
  const nothing = { fileKey: null, fileName: null, fileType: null, fileSize: null }
  const [cv] = await db.update(cvs).set(nothing).where(eq(cvs.fileKey, fileKey)).returning()
  if (cv) return cv
  const [read] = await db.delete(cvReadFiles).where(eq(cvReadFiles.fileKey, fileKey)).returning()
  return read && { jobSeekerId: read.jobSeekerId, jobTitle: null }
}
