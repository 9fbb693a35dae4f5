import { and, desc, eq, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { AccountKind } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { administrators, employers, jobSeekers, sessions } from './tables.ts'

export type SessionRow = typeof sessions.$inferSelect

export async function insertSession(db: Db, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values)
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export type Owner = { kind: AccountKind; id: number }

function ownedBy({ kind, id }: Owner): SQL {
  return eq(sessions[`${kind}Id`], id)
}

export async function deleteSessionsOf(db: Db, owner: Owner): Promise<void> {
  await db.delete(sessions).where(ownedBy(owner))
}

/** Deletes the owner's sessions except the one with the hash. */
export async function deleteOtherSessions(db: Db, owner: Owner, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(and(ownedBy(owner), ne(sessions.tokenHash, tokenHash)))
}

/** Returns false when the owner has no session with this id. */
export async function deleteOwnSession(db: Db, owner: Owner, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(ownedBy(owner), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Returns the owner's sessions, last used first. */
export function selectSessionsOf(db: Db, owner: Owner) {
  return db
    .select()
    .from(sessions)
    .where(ownedBy(owner))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** The name of the statement that looks up a session. A benchmark finds the connection of a call by it. */
export const SESSION_STATEMENT = 'session of a token'

const sessionOfToken = prepared(SESSION_STATEMENT, (db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      isShort: sessions.isShort,
      confirmedAt: sessions.confirmedAt,
      jobSeekerId: jobSeekers.id,
      employerId: employers.id,
      administratorId: administrators.id,
    })
    .from(sessions)
    .leftJoin(jobSeekers, and(eq(jobSeekers.id, sessions.jobSeekerId), jobSeekers.isActive))
    .leftJoin(employers, and(eq(employers.id, sessions.employerId), employers.isActive))
    .leftJoin(administrators, and(eq(administrators.id, sessions.administratorId), administrators.isActive))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
)

/** A session with its account. All ids are null if the account is suspended. */
export type BrowserSession = Awaited<ReturnType<typeof sessionOfToken>>[number]

/**
 * Returns a browser's sessions whose accounts are not suspended. One statement for all would be planned again each time,
 * because PostgreSQL expects ten tokens in a list.
 */
export async function selectSessions(db: Db, tokenHashes: Buffer[]): Promise<BrowserSession[]> {
  const found = await Promise.all(tokenHashes.map((tokenHash) => sessionOfToken(db, { tokenHash })))
  return found.flat()
}

export async function confirmSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

/** Deletes the sessions of a kind that were idle since `before`, for the nightly clean-up. */
export async function deleteIdleSessions(db: Db, kind: AccountKind, before: Date): Promise<void> {
  await db.delete(sessions).where(and(isNotNull(sessions[`${kind}Id`]), lt(sessions.lastSeenAt, before)))
}

export async function deleteShortSessions(db: Db, begunBefore: Date): Promise<void> {
  await db.delete(sessions).where(and(sessions.isShort, lt(sessions.createdAt, begunBefore)))
}
