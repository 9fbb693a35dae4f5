import { and, asc, count, eq, getTableColumns, gt, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { employers } from '../accounts/tables.ts'
import { savedSearches } from './tables.ts'

export type SavedSearchRow = typeof savedSearches.$inferSelect

/** The oldest first, in the order in which they were saved. */
export function selectSavedSearches(db: Db, employerId: number): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.employerId, employerId))
    .orderBy(asc(savedSearches.id))
}

/** Counts the employer's saved searches. A lock keeps other requests from adding one until the transaction ends. */
export async function lockSavedSearches(db: Db, employerId: number): Promise<number> {
  const employer = db.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId))
  await employer.for('no key update')
  const [row] = await db
    .select({ total: count() })
    .from(savedSearches)
    .where(eq(savedSearches.employerId, employerId))
  return row?.total ?? 0
}

export async function insertSavedSearch(
  db: Db,
  values: typeof savedSearches.$inferInsert,
): Promise<SavedSearchRow | undefined> {
  const [row] = await db.insert(savedSearches).values(values).returning()
  return row
}

const own = (employerId: number, id: number) =>
  and(eq(savedSearches.employerId, employerId), eq(savedSearches.id, id))

export async function findSavedSearch(db: Db, employerId: number, id: number) {
  const [row] = await db.select().from(savedSearches).where(own(employerId, id))
  return row
}

export async function updateSavedSearch(
  db: Db,
  employerId: number,
  id: number,
  changes: Partial<Pick<SavedSearchRow, 'name' | 'byMail' | 'seenAt' | 'mailedUntil'>>,
): Promise<void> {
  await db.update(savedSearches).set(changes).where(own(employerId, id))
}

/** Returns false when the saved search does not exist. */
export async function deleteSavedSearch(db: Db, employerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(savedSearches)
    .where(own(employerId, id))
    .returning({ id: savedSearches.id })
  return deleted.length > 0
}

const isDue = (until: Date) =>
  and(eq(savedSearches.byMail, true), eq(employers.isActive, true), lt(savedSearches.mailedUntil, until))

/** The ids of the next searches after `afterId` that have unmailed matches up to `until`. */
export async function selectDueSearches(
  db: Db,
  until: Date,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .innerJoin(employers, eq(employers.id, savedSearches.employerId))
    .where(and(isDue(until), gt(savedSearches.id, afterId)))
    .orderBy(asc(savedSearches.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Locks a search that is still due. Returns undefined when another process has it or has already mailed it. */
export async function claimDueSearch(db: Db, id: number, until: Date) {
  const [row] = await db
    .select({
      ...getTableColumns(savedSearches),
      email: employers.email,
      contactPerson: employers.contactPerson,
    })
    .from(savedSearches)
    .innerJoin(employers, eq(employers.id, savedSearches.employerId))
    .where(and(eq(savedSearches.id, id), isDue(until)))
    .for('update', { of: savedSearches, skipLocked: true })
  return row
}

export async function findByToken(db: Db, token: string) {
  const { name, byMail } = savedSearches
  const [row] = await db.select({ name, byMail }).from(savedSearches).where(eq(savedSearches.token, token))
  return row
}

/** Returns false when no search has this token. */
export async function stopMails(db: Db, token: string): Promise<boolean> {
  const stopped = await db
    .update(savedSearches)
    .set({ byMail: false })
    .where(eq(savedSearches.token, token))
    .returning({ id: savedSearches.id })
  return stopped.length > 0
}
