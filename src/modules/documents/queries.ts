import { and, asc, between, count, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { jobSeekers } from '../accounts/tables.ts'
import { unscannedFiles } from '../file-scans/tables.ts'
import type { DocumentChange } from './schema.ts'
import { applicationDocuments, documents } from './tables.ts'

/** Locks the job seeker, so that the number of documents is right until the transaction ends. */
export async function lockAndCount(db: Db, jobSeekerId: number): Promise<number> {
  await db
    .select({ id: jobSeekers.id })
    .from(jobSeekers)
    .where(eq(jobSeekers.id, jobSeekerId))
    .for('no key update')
  const [row] = await db
    .select({ total: count() })
    .from(documents)
    .where(eq(documents.jobSeekerId, jobSeekerId))
  return row?.total ?? 0
}

export async function insertDocument(db: Db, values: typeof documents.$inferInsert): Promise<number> {
  const [row] = await db.insert(documents).values(values).returning({ id: documents.id })
  if (!row) throw new Error('no document row')
  return row.id
}

const isUnscanned = sql<boolean>`EXISTS (SELECT FROM ${unscannedFiles} WHERE ${unscannedFiles.fileKey} = ${documents.fileKey})`

function selectDocuments(db: Db) {
  return db.select({ document: documents, isUnscanned }).from(documents)
}
export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number]

const own = (id: number, jobSeekerId: number) =>
  and(eq(documents.id, id), eq(documents.jobSeekerId, jobSeekerId))

/** Newest first. */
export async function selectOwn(db: Db, jobSeekerId: number): Promise<DocumentRow[]> {
  return selectDocuments(db).where(eq(documents.jobSeekerId, jobSeekerId)).orderBy(desc(documents.id))
}

export async function findOwn(db: Db, id: number, jobSeekerId: number): Promise<DocumentRow | undefined> {
  return (await selectDocuments(db).where(own(id, jobSeekerId)))[0]
}

/** Returns whether the job seeker has such a document. */
export async function updateOwn(
  db: Db,
  id: number,
  jobSeekerId: number,
  values: DocumentChange,
): Promise<boolean> {
  const rows = await db.update(documents).set(values).where(own(id, jobSeekerId)).returning()
  return rows.length > 0
}

/** Returns the key of its file; undefined if the job seeker has no such document. */
export async function deleteOwn(db: Db, id: number, jobSeekerId: number): Promise<string | undefined> {
  const [row] = await db.delete(documents).where(own(id, jobSeekerId)).returning()
  return row?.fileKey
}

export async function selectFileKeys(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({ key: documents.fileKey })
    .from(documents)
    .where(inArray(documents.fileKey, keys))
  return rows.map(({ key }) => key)
}

/** Deletes the document with this file and returns it with the address of its owner. */
export async function takeWithFile(db: Db, fileKey: string) {
  const [document] = await db.delete(documents).where(eq(documents.fileKey, fileKey)).returning()
  if (!document) return undefined
  const [owner] = await db
    .select({ email: jobSeekers.email, fullName: jobSeekers.fullName, language: jobSeekers.language })
    .from(jobSeekers)
    .where(eq(jobSeekers.id, document.jobSeekerId))
  return owner && { document, owner }
}

/** Returns which of these the job seeker has. None of them can be deleted until the transaction ends. */
export async function lockOwn(db: Db, jobSeekerId: number, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.jobSeekerId, jobSeekerId), inArray(documents.id, ids)))
    .orderBy(asc(documents.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

/** Documents that were already shared keep their original time. */
export async function replaceShared(
  db: Db,
  jobApplicationId: number,
  ids: number[],
  sharedAt: Date,
): Promise<void> {
  const { jobApplicationId: application, documentId } = applicationDocuments
  await db
    .delete(applicationDocuments)
    .where(and(eq(application, jobApplicationId), notInArray(documentId, ids)))
  if (ids.length === 0) return
  const rows = ids.map((id) => ({ jobApplicationId, documentId: id, sharedAt }))
  await db.insert(applicationDocuments).values(rows).onConflictDoNothing()
}

/** In the order in which they were added. */
export async function selectShared(db: Db, jobApplicationId: number) {
  return db
    .select({ document: documents, isUnscanned, openedAt: applicationDocuments.openedAt })
    .from(documents)
    .innerJoin(applicationDocuments, eq(applicationDocuments.documentId, documents.id))
    .where(eq(applicationDocuments.jobApplicationId, jobApplicationId))
    .orderBy(asc(documents.id))
}

export type SharedRow = Awaited<ReturnType<typeof selectShared>>[number]

export async function markOpened(
  db: Db,
  jobApplicationId: number,
  documentId: number,
  openedAt: Date,
): Promise<void> {
  const shared = applicationDocuments
  await db
    .update(shared)
    .set({ openedAt })
    .where(
      and(
        eq(shared.jobApplicationId, jobApplicationId),
        eq(shared.documentId, documentId),
        isNull(shared.openedAt),
      ),
    )
}

/** Returns documents that expire between two days and whose owner was not reminded, and marks them; other runs skip them. */
export async function claimExpiring(db: Db, from: string, to: string, limit: number) {
  const { id, expiresOn, remindedFor } = documents
  const due = await db
    .select({ id })
    .from(documents)
    .where(and(between(expiresOn, from, to), sql`${remindedFor} IS DISTINCT FROM ${expiresOn}`))
    .orderBy(asc(expiresOn), asc(id))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  if (due.length === 0) return []
  const ids = due.map((row) => row.id)
  return db.update(documents).set({ remindedFor: expiresOn }).where(inArray(id, ids)).returning()
}
