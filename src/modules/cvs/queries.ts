import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { jobSeekers } from '../accounts/tables.ts'
import { cvs } from './tables.ts'

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
