import { and, asc, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { employers } from '../accounts/tables.ts'
import { cvAccess, cvs } from '../cvs/tables.ts'
import { cvNotes, shortlistCvs, shortlists } from './tables.ts'

const own = (employerId: number, id: number) =>
  and(eq(shortlists.employerId, employerId), eq(shortlists.id, id))

/** Returns the lists by name, with the number of CVs in each. */
export function selectShortlists(db: Db, employerId: number) {
  return db
    .select({ id: shortlists.id, name: shortlists.name, total: count(shortlistCvs.cvId) })
    .from(shortlists)
    .leftJoin(shortlistCvs, eq(shortlistCvs.shortlistId, shortlists.id))
    .where(eq(shortlists.employerId, employerId))
    .groupBy(shortlists.id)
    .orderBy(asc(shortlists.name), asc(shortlists.id))
}

export async function findShortlist(db: Db, employerId: number, id: number) {
  const { name } = shortlists
  const [row] = await db.select({ id: shortlists.id, name }).from(shortlists).where(own(employerId, id))
  return row
}

/** Counts an employer's lists. Other requests cannot make more for this employer until the transaction ends. */
export async function lockShortlists(db: Db, employerId: number): Promise<number> {
  const employer = db.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId))
  await employer.for('no key update')
  const [row] = await db
    .select({ total: count() })
    .from(shortlists)
    .where(eq(shortlists.employerId, employerId))
  return row?.total ?? 0
}

/** Returns undefined if the employer already has a list of that name. */
export async function insertShortlist(db: Db, values: typeof shortlists.$inferInsert) {
  const { id, name } = shortlists
  const [row] = await db.insert(shortlists).values(values).onConflictDoNothing().returning({ id, name })
  return row
}

/** Tells whether another of the employer's lists has this name, in upper or lower case. */
export async function isNameTaken(db: Db, employerId: number, id: number, name: string): Promise<boolean> {
  const isCalled = sql`lower(${shortlists.name}) = lower(${name})`
  const rows = await db
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(and(eq(shortlists.employerId, employerId), ne(shortlists.id, id), isCalled))
  return rows.length > 0
}

export async function renameShortlist(db: Db, employerId: number, id: number, name: string): Promise<void> {
  await db.update(shortlists).set({ name }).where(own(employerId, id))
}

/** Returns false if the list does not exist. */
export async function deleteShortlist(db: Db, employerId: number, id: number): Promise<boolean> {
  const deleted = await db.delete(shortlists).where(own(employerId, id)).returning({ id: shortlists.id })
  return deleted.length > 0
}

/**
 * Returns the ids of the CVs in a list. Other requests cannot add more until the transaction ends. Undefined if the
 * employer has no such list.
 */
export async function lockMembers(db: Db, employerId: number, id: number): Promise<number[] | undefined> {
  const list = db.select({ id: shortlists.id }).from(shortlists).where(own(employerId, id))
  if (!(await list.for('no key update'))[0]) return undefined
  return (await selectMembers(db, id)).map(({ cvId }) => cvId)
}

/** The most recently added comes first. */
export function selectMembers(db: Db, shortlistId: number) {
  const { cvId, addedAt } = shortlistCvs
  return db
    .select({ cvId, addedAt })
    .from(shortlistCvs)
    .where(eq(shortlistCvs.shortlistId, shortlistId))
    .orderBy(desc(addedAt), desc(cvId))
}

export async function insertMember(db: Db, values: typeof shortlistCvs.$inferInsert): Promise<void> {
  await db.insert(shortlistCvs).values(values).onConflictDoNothing()
}

export async function deleteMember(db: Db, shortlistId: number, cvId: number): Promise<void> {
  await db
    .delete(shortlistCvs)
    .where(and(eq(shortlistCvs.shortlistId, shortlistId), eq(shortlistCvs.cvId, cvId)))
}

/** Returns the employer's lists that contain a CV. */
export async function selectListsWith(db: Db, employerId: number, cvId: number): Promise<number[]> {
  const rows = await db
    .select({ id: shortlists.id })
    .from(shortlistCvs)
    .innerJoin(shortlists, eq(shortlists.id, shortlistCvs.shortlistId))
    .where(and(eq(shortlists.employerId, employerId), eq(shortlistCvs.cvId, cvId)))
  return rows.map(({ id }) => id)
}

/** Returns the list to which a CV was added last, or the newest one if all are empty. */
export async function findLastUsed(db: Db, employerId: number) {
  const [row] = await db
    .select({ id: shortlists.id, name: shortlists.name })
    .from(shortlists)
    .leftJoin(shortlistCvs, eq(shortlistCvs.shortlistId, shortlists.id))
    .where(eq(shortlists.employerId, employerId))
    .orderBy(sql`${shortlistCvs.addedAt} DESC NULLS LAST`, desc(shortlists.id))
    .limit(1)
  return row
}

/** Returns the CVs in any of the employer's lists. */
export async function selectKeptIds(db: Db, employerId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: shortlistCvs.cvId })
    .from(shortlistCvs)
    .innerJoin(shortlists, eq(shortlists.id, shortlistCvs.shortlistId))
    .where(eq(shortlists.employerId, employerId))
  return rows.map(({ id }) => id)
}

export async function insertNote(db: Db, values: typeof cvNotes.$inferInsert) {
  const { id, text, createdAt } = cvNotes
  const [row] = await db.insert(cvNotes).values(values).returning({ id, text, createdAt })
  return row
}

/** Returns the newest hundred notes, newest first. */
export function selectNotes(db: Db, employerId: number, cvId: number) {
  const { id, text, createdAt } = cvNotes
  return db
    .select({ id, text, createdAt })
    .from(cvNotes)
    .where(and(eq(cvNotes.employerId, employerId), eq(cvNotes.cvId, cvId)))
    .orderBy(desc(id))
    .limit(100)
}

/** Returns the newest note on each of these CVs. */
export async function selectLastNotes(db: Db, employerId: number, cvIds: readonly number[]) {
  if (cvIds.length === 0) return []
  const newest = db
    .select({ id: max(cvNotes.id) })
    .from(cvNotes)
    .where(and(eq(cvNotes.employerId, employerId), inArray(cvNotes.cvId, [...cvIds])))
    .groupBy(cvNotes.cvId)
  return db
    .select({ cvId: cvNotes.cvId, text: cvNotes.text, createdAt: cvNotes.createdAt })
    .from(cvNotes)
    .where(inArray(cvNotes.id, newest))
}

/** Email and phone of these CVs, of those to which the employer has access. */
export function selectContacts(db: Db, employerId: number, cvIds: readonly number[]) {
  const { id, email, phone } = cvs
  return db
    .selectDistinct({ id, email, phone })
    .from(cvs)
    .innerJoin(cvAccess, eq(cvAccess.cvId, cvs.id))
    .where(and(eq(cvAccess.employerId, employerId), inArray(cvs.id, [...cvIds])))
}
