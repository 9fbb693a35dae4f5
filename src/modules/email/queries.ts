import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { emails } from './tables.ts'

export type NewEmailRow = typeof emails.$inferInsert
export type EmailRow = typeof emails.$inferSelect

// The queue goes by the clock of the database: several processes share it, and none may think that it is due before the others.
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Undefined when a mail with its `onceKey` is there already. */
export async function insertEmail(db: Db, values: NewEmailRow): Promise<{ id: number } | undefined> {
  return (await db.insert(emails).values(values).onConflictDoNothing().returning({ id: emails.id }))[0]
}

/**
 * Takes a mail that is due and counts the attempt; nobody else gets it for `leaseSeconds`. Undefined when it is sent, given up,
 * not due or taken.
 */
export async function claimEmail(db: Db, id: number, leaseSeconds: number): Promise<EmailRow | undefined> {
  const [row] = await db
    .update(emails)
    .set({ attempts: sql`${emails.attempts} + 1`, nextAttemptAt: inSeconds(leaseSeconds) })
    .where(and(eq(emails.id, id), eq(emails.state, 'queued'), lte(emails.nextAttemptAt, sql`now()`)))
    .returning()
  return row
}

export async function selectDueEmails(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.state, 'queued'), lte(emails.nextAttemptAt, sql`now()`)))
    .orderBy(asc(emails.nextAttemptAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const ERASED = { textBody: '', htmlBody: '' }

export async function markSent(db: Db, { id, isSecret }: EmailRow): Promise<void> {
  await db
    .update(emails)
    .set({ state: 'sent', sentAt: sql`now()`, lastError: '', ...(isSecret && ERASED) })
    .where(eq(emails.id, id))
}

/** `retryIn`: seconds to the next attempt, or undefined to give up. */
export async function markFailed(
  db: Db,
  { id, isSecret }: EmailRow,
  lastError: string,
  retryIn: number | undefined,
): Promise<void> {
  const next =
    retryIn === undefined
      ? { state: 'failed' as const, ...(isSecret && ERASED) }
      : { nextAttemptAt: inSeconds(retryIn) }
  await db
    .update(emails)
    .set({ lastError, ...next })
    .where(eq(emails.id, id))
}

/** Erases the bodies of secret mails written before `before`; those that still wait are given up. */
export async function eraseSecrets(db: Db, before: Date): Promise<void> {
  const old = and(eq(emails.isSecret, true), lt(emails.createdAt, before), sql`${emails.textBody} <> ''`)
  await db
    .update(emails)
    .set({
      ...ERASED,
      state: sql`CASE ${emails.state} WHEN 'queued' THEN 'failed' ELSE ${emails.state} END`,
      lastError: sql`CASE ${emails.state} WHEN 'queued' THEN 'Its link expired before it could be sent' ELSE ${emails.lastError} END`,
    })
    .where(old)
}

export async function deleteSentBefore(db: Db, before: Date): Promise<void> {
  await db.delete(emails).where(and(eq(emails.state, 'sent'), lt(emails.sentAt, before)))
}
