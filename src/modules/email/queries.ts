import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains, countFound } from '../../platform/database/filters.ts'
import type { Window } from '../../shared/lists.ts'
import type { OutboxList } from './schema.ts'
import { emails } from './tables.ts'

export type NewEmailRow = typeof emails.$inferInsert
export type EmailRow = typeof emails.$inferSelect

// The queue uses the clock of the database: several processes share it, and none may treat a mail as due before the
// others.
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Returns undefined if a mail with this `onceKey` already exists. */
export async function insertEmail(db: Db, values: NewEmailRow): Promise<{ id: number } | undefined> {
  return (await db.insert(emails).values(values).onConflictDoNothing().returning({ id: emails.id }))[0]
}

export type QueuedEmail = Required<
  Pick<NewEmailRow, 'kind' | 'recipient' | 'replyTo' | 'subject' | 'textBody' | 'htmlBody' | 'headers'>
> & { isSecret: boolean; onceKey: string | null; createdAt: Date; holdSeconds: number }

/** Returns how many were written: none whose `onceKey` already exists. One statement, however many there are. */
export async function insertQueuedEmails(db: Db, rows: readonly QueuedEmail[]): Promise<number> {
  const columns = [
    rows.map(({ kind }) => kind),
    rows.map(({ recipient }) => recipient),
    rows.map(({ replyTo }) => replyTo),
    rows.map(({ subject }) => subject),
    rows.map(({ textBody }) => textBody),
    rows.map(({ htmlBody }) => htmlBody),
    rows.map(({ headers }) => JSON.stringify(headers)),
    rows.map(({ isSecret }) => isSecret),
    rows.map(({ onceKey }) => onceKey),
    rows.map(({ createdAt }) => createdAt),
    rows.map(({ holdSeconds }) => holdSeconds),
  ]
  const { rowCount } = await db.$client.query({
    name: 'queue emails',
    text: `INSERT INTO emails (kind, recipient, reply_to, subject, text_body, html_body, headers, is_secret, once_key,
        created_at, next_attempt_at)
      SELECT kind, recipient, reply_to, subject, text_body, html_body, headers::jsonb, is_secret, once_key,
        created_at, now() + make_interval(secs => hold)
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::boolean[],
        $9::text[], $10::timestamptz[], $11::float8[])
        AS mail (kind, recipient, reply_to, subject, text_body, html_body, headers, is_secret, once_key, created_at, hold)
      ON CONFLICT DO NOTHING`,
    values: columns,
  })
  return rowCount ?? 0
}

/** Deletes mails that no process has claimed. Waits for a claim that is being made. */
export async function deleteUnsent(db: Db, onceKeys: string[]): Promise<void> {
  const isUnsent = and(eq(emails.state, 'queued'), eq(emails.attempts, 0))
  await db.delete(emails).where(and(inArray(emails.onceKey, onceKeys), isUnsent))
}

export async function selectOnceKeys(db: Db, onceKeys: string[]): Promise<string[]> {
  const rows = await db.select({ key: emails.onceKey }).from(emails).where(inArray(emails.onceKey, onceKeys))
  return rows.flatMap(({ key }) => key ?? [])
}

/** A mail that waits longer than the longest interval, 12 hours, was postponed by a clock that was ahead. */
const isDue = and(
  eq(emails.state, 'queued'),
  or(lte(emails.nextAttemptAt, sql`now()`), gt(emails.nextAttemptAt, sql`now() + interval '13 hours'`)),
)

/**
 * Seconds; longer than the wait for a connection, an attempt and its record can take. A process that died loses its
 * claim after that.
 */
const LEASE = 420

/**
 * Claims at most `most` mails that are due and counts the attempt. No other process gets them until the outcome is
 * recorded or the lease ends. Mails that give access to an account go first, because their readers are waiting for
 * them.
 */
export async function claimDueEmails(db: Db, most: number): Promise<EmailRow[]> {
  const next = db
    .select({ id: emails.id })
    .from(emails)
    .where(isDue)
    .orderBy(desc(emails.isSecret), asc(emails.nextAttemptAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(emails)
    .set({
      attempts: sql`${emails.attempts} + 1`,
      nextAttemptAt: inSeconds(LEASE),
      leasedUntil: inSeconds(LEASE),
    })
    .where(sql`${emails.id} = ANY (ARRAY(${next}))`)
    .returning()
}

/** Releases mails that were claimed but not tried. */
export async function releaseEmails(db: Db, ids: number[]): Promise<void> {
  await db
    .update(emails)
    .set({ attempts: sql`${emails.attempts} - 1`, nextAttemptAt: sql`now()`, leasedUntil: null })
    .where(inArray(emails.id, ids))
}

export async function hasDueEmail(db: Db): Promise<boolean> {
  return (await db.select({ id: emails.id }).from(emails).where(isDue).limit(1)).length > 0
}

const ERASED = { textBody: '', htmlBody: '' }

export async function markSent(db: Db, { id, isSecret }: EmailRow): Promise<void> {
  await db
    .update(emails)
    .set({ state: 'sent', sentAt: sql`now()`, lastError: '', leasedUntil: null, ...(isSecret && ERASED) })
    .where(eq(emails.id, id))
}

/** `isRefused`: permanently. `retryIn`: seconds until the next attempt, or undefined to give up. */
export async function markFailed(
  db: Db,
  { id, isSecret }: Pick<EmailRow, 'id' | 'isSecret'>,
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

/** Erases the bodies of secret mails written before `before`; mails that still wait are given up. */
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

/** Deletes mails that were sent or given up before a time. Uses the index on the time of creation, which is earlier. */
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
export async function selectEmails(db: Db, { search, state, sort }: Filter, { limit, offset }: Window) {
  const wanted = and(state && eq(emails.state, state), contains(search, emails.recipient, emails.subject))
  const order = sort === 'oldest' ? asc(emails.id) : desc(emails.id)
  // Selects ids from an index first: otherwise the last page would read all rows before it.
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

/**
 * Makes an unsent mail due, with its full number of attempts. Returns undefined if a process is sending it or it was
 * sent.
 */
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

/** Returns the newest outcome for each address; addresses are in lower case. */
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
