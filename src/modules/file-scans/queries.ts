import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { unscannedFiles, virusScannerOutage } from './tables.ts'

export async function insertUnscanned(db: Db, fileKey: string, storedAt: Date): Promise<void> {
  await db.insert(unscannedFiles).values({ fileKey, storedAt }).onConflictDoNothing()
}

export async function findUnscanned(db: Db, fileKey: string) {
  const { virus } = unscannedFiles
  return (await db.select({ virus }).from(unscannedFiles).where(eq(unscannedFiles.fileKey, fileKey)))[0]
}

/** Returns the files that still wait, oldest first. */
export async function selectUnscanned(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ fileKey: unscannedFiles.fileKey })
    .from(unscannedFiles)
    .where(isNull(unscannedFiles.virus))
    .orderBy(asc(unscannedFiles.storedAt))
    .limit(limit)
  return rows.map(({ fileKey }) => fileKey)
}

export async function countUnscanned(db: Db): Promise<number> {
  const rows = await db.select({ total: count() }).from(unscannedFiles).where(isNull(unscannedFiles.virus))
  return rows[0]?.total ?? 0
}

/** Returns false if another process has already marked it. */
export async function markInfected(db: Db, fileKey: string, virus: string): Promise<boolean> {
  const waiting = and(eq(unscannedFiles.fileKey, fileKey), isNull(unscannedFiles.virus))
  return (await db.update(unscannedFiles).set({ virus }).where(waiting).returning()).length > 0
}

export async function deleteUnscanned(db: Db, fileKey: string): Promise<void> {
  await db.delete(unscannedFiles).where(eq(unscannedFiles.fileKey, fileKey))
}

/** Deletes all rows of waiting files; rows of infected files stay. */
export async function deleteAllUnscanned(db: Db): Promise<void> {
  await db.delete(unscannedFiles).where(isNull(unscannedFiles.virus))
}

export async function findOutage(db: Db) {
  const { since, reason } = virusScannerOutage
  return (await db.select({ since, reason }).from(virusScannerOutage))[0]
}

/** `since` is stored only at the first failure. */
export async function upsertOutage(db: Db, since: Date, reason: string): Promise<void> {
  await db
    .insert(virusScannerOutage)
    .values({ since, reason })
    .onConflictDoUpdate({ target: virusScannerOutage.id, set: { reason } })
}

export async function deleteOutage(db: Db): Promise<void> {
  await db.delete(virusScannerOutage)
}
