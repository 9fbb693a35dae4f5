import { and, asc, desc, eq, ilike, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { countFound } from '../../platform/count-found.ts'
import type { Db } from '../../platform/database.ts'
import type { OutboxList } from './schema.ts'
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
    .set({
      attempts: sql`${emails.attempts} + 1`,
      nextAttemptAt: inSeconds(leaseSeconds),
      leasedUntil: inSeconds(leaseSeconds),
    })
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
    .set({ state: 'sent', sentAt: sql`now()`, lastError: '', leasedUntil: null, ...(isSecret && ERASED) })
    .where(eq(emails.id, id))
}

/** `isRefused`: for good. `retryIn`: seconds to the next attempt, or undefined to give up. */
export async function markFailed(
  db: Db,
  { id, isSecret }: EmailRow,
  { lastError, isRefused, retryIn }: { lastError: string; isRefused: boolean; retryIn: number | undefined },
): Promise<void> {
  const next =
    retryIn === undefined
      ? { state: 'failed' as const, ...(isSecret && ERASED) }
      : { nextAttemptAt: inSeconds(retryIn) }
  await db
    .update(emails)
    .set({ lastError, isRefused, leasedUntil: null, ...next })
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

/** What was sent or given up before a time; by the index of creation, which is earlier still. */
export async function deleteDoneBefore(db: Db, before: Date): Promise<void> {
  const isOver = or(eq(emails.state, 'failed'), and(eq(emails.state, 'sent'), lt(emails.sentAt, before)))
  await db.delete(emails).where(and(lt(emails.createdAt, before), isOver))
}

type Filter = Pick<OutboxList, 'search' | 'state' | 'sort'>

const LISTED = {
  id: emails.id,
  kind: emails.kind,
  recipient: emails.recipient,
  subject: emails.subject,
  state: emails.state,
  attempts: emails.attempts,
  nextAttemptAt: emails.nextAttemptAt,
  lastError: emails.lastError,
  isRefused: emails.isRefused,
  seenAt: emails.seenAt,
  createdAt: emails.createdAt,
  sentAt: emails.sentAt,
}

/** `search` is part of an address or a subject. */
export async function selectEmails(db: Db, { search, state, sort }: Filter, limit: number, offset: number) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const wanted = and(
    state && eq(emails.state, state),
    search ? or(ilike(emails.recipient, pattern), ilike(emails.subject, pattern)) : undefined,
  )
  const order = sort === 'oldest' ? asc(emails.id) : desc(emails.id)
  // Numbers first, from an index: the last page would else read all rows before it.
  const page = db
    .select({ id: emails.id })
    .from(emails)
    .where(wanted)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  const rows = await db.select(LISTED).from(emails).where(inArray(emails.id, page)).orderBy(order)
  return { rows, ...(await countFound(db, emails, wanted, search)) }
}

export async function findEmail(db: Db, id: number): Promise<EmailRow | undefined> {
  return (await db.select().from(emails).where(eq(emails.id, id)))[0]
}

/** Makes an unsent mail due with all its attempts before it; undefined while a process sends it, and when it was sent. */
export async function requeueEmail(db: Db, id: number): Promise<{ id: number } | undefined> {
  const rows = await db
    .update(emails)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: sql`now()`, isRefused: false, seenAt: null })
    .where(
      and(
        eq(emails.id, id),
        sql`${emails.state} <> 'sent'`,
        or(isNull(emails.leasedUntil), lt(emails.leasedUntil, sql`now()`)),
      ),
    )
    .returning({ id: emails.id })
  return rows[0]
}

const unseenFailure = and(eq(emails.state, 'failed'), isNull(emails.seenAt))

export async function markFailuresSeen(db: Db, seenAt: Date): Promise<number> {
  const rows = await db.update(emails).set({ seenAt }).where(unseenFailure).returning({ id: emails.id })
  return rows.length
}

/** The newest outcome of each address, which is given in lower case. */
export function selectOutcomes(db: Db, addresses: string[]) {
  const address = sql<string>`lower(${emails.recipient})`
  const isOutcome = or(eq(emails.state, 'sent'), and(eq(emails.state, 'failed'), emails.isRefused))
  return db
    .selectDistinctOn([address], {
      address,
      isRefused: emails.isRefused,
      at: emails.createdAt,
      error: emails.lastError,
    })
    .from(emails)
    .where(and(inArray(address, addresses), isOutcome))
    .orderBy(address, desc(emails.id))
}
