import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains, countFound } from '../../platform/database/filters.ts'
import type { Window } from '../../shared/lists.ts'
import type { SmsList } from './schema.ts'
import { smsDays, smsMessages } from './tables.ts'

export type SmsRow = typeof smsMessages.$inferSelect
type NewSms = Pick<
  SmsRow,
  'kind' | 'recipient' | 'body' | 'parts' | 'toea' | 'token' | 'onceKey' | 'createdAt'
>

// The queue uses the clock of the database, which several processes share.
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/**
 * Adds parts and their cost to the totals of a day. Returns the day's parts, or undefined when they would exceed
 * `most`. Keeps the day locked until the transaction ends.
 */
export async function countDay(
  db: Db,
  { day, parts, toea, most }: { day: string; parts: number; toea: number; most: number },
): Promise<number | undefined> {
  await db.insert(smsDays).values({ day, parts: 0, toea: 0 }).onConflictDoNothing()
  const [row] = await db
    .update(smsDays)
    .set({ parts: sql`${smsDays.parts} + ${parts}`, toea: sql`${smsDays.toea} + ${toea}` })
    .where(and(eq(smsDays.day, day), lte(sql`${smsDays.parts} + ${parts}`, most)))
    .returning({ parts: smsDays.parts })
  return row?.parts
}

/** The newest days on which SMS were written, newest first. */
export function selectDays(db: Db, from: string) {
  return db.select().from(smsDays).where(gte(smsDays.day, from)).orderBy(desc(smsDays.day))
}

/** `lifetime` in seconds. Returns undefined if a message with this `onceKey` already exists. */
export async function insertSms(db: Db, values: NewSms, lifetime: number): Promise<SmsRow | undefined> {
  const [row] = await db
    .insert(smsMessages)
    .values({ ...values, expiresAt: inSeconds(lifetime) })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function deleteSms(db: Db, id: number): Promise<void> {
  await db.delete(smsMessages).where(eq(smsMessages.id, id))
}

/** Deletes the news and alerts that were written to the owner of a number. */
export async function deleteNews(db: Db, to: string): Promise<void> {
  const isNews = inArray(smsMessages.kind, ['news', 'alert'])
  await db.delete(smsMessages).where(and(eq(smsMessages.recipient, to), isNews))
}

/** Seconds; longer than an attempt and its record can take. A process that died loses its claim after that. */
const LEASE = 120
const CLAIMED = {
  attempts: sql`${smsMessages.attempts} + 1`,
  nextAttemptAt: inSeconds(LEASE),
  leasedUntil: inSeconds(LEASE),
}
const isDue = and(
  eq(smsMessages.state, 'queued'),
  lte(smsMessages.nextAttemptAt, sql`now()`),
  sql`${smsMessages.expiresAt} > now()`,
)

/** Claims at most `most` messages that are due, and counts the attempt. */
export async function claimDueSms(db: Db, most: number): Promise<SmsRow[]> {
  const next = db
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(isDue)
    .orderBy(asc(smsMessages.nextAttemptAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return db.update(smsMessages).set(CLAIMED).where(sql`${smsMessages.id} = ANY (ARRAY(${next}))`).returning()
}

export async function hasDueSms(db: Db): Promise<boolean> {
  return (await db.select({ id: smsMessages.id }).from(smsMessages).where(isDue).limit(1)).length > 0
}

/** The text without a code, which would give access to an account. */
const WITHOUT_CODE = sql`CASE ${smsMessages.kind} WHEN 'code' THEN '' ELSE ${smsMessages.body} END`

/** The report may have arrived already. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(smsMessages)
    .set({
      state: sql`CASE ${smsMessages.state} WHEN 'queued' THEN 'sent' ELSE ${smsMessages.state} END`,
      sentAt: sql`now()`,
      leasedUntil: null,
      body: WITHOUT_CODE,
    })
    .where(eq(smsMessages.id, id))
}

/** `retryIn`: seconds until the next attempt, or undefined to give up. */
export async function markFailed(
  db: Db,
  id: number,
  { lastError, retryIn }: { lastError: string; retryIn: number | undefined },
): Promise<void> {
  const next =
    retryIn === undefined
      ? { state: 'failed' as const, body: WITHOUT_CODE }
      : { nextAttemptAt: inSeconds(retryIn) }
  await db
    .update(smsMessages)
    .set({ lastError, leasedUntil: null, ...next })
    .where(and(eq(smsMessages.id, id), eq(smsMessages.state, 'queued')))
}

/** Gives up messages that could not be sent in time. */
export async function giveUpExpired(db: Db): Promise<void> {
  await db
    .update(smsMessages)
    .set({
      state: 'failed',
      lastError: 'It could not be sent in time',
      leasedUntil: null,
      body: WITHOUT_CODE,
    })
    .where(and(eq(smsMessages.state, 'queued'), lte(smsMessages.expiresAt, sql`now()`)))
}

/** A message that arrived stays delivered, whatever is reported later. */
export async function markReported(
  db: Db,
  token: string,
  { state, lastError, reportedAt }: { state: 'delivered' | 'failed'; lastError: string; reportedAt: Date },
): Promise<boolean> {
  const isOpen = and(ne(smsMessages.state, 'delivered'), sql`${smsMessages.attempts} > 0`)
  const changed = await db
    .update(smsMessages)
    .set({ state, lastError, reportedAt, leasedUntil: null })
    .where(and(eq(smsMessages.token, token), isOpen))
    .returning({ id: smsMessages.id })
  return changed.length > 0
}

const LISTED = {
  id: smsMessages.id,
  kind: smsMessages.kind,
  recipient: smsMessages.recipient,
  parts: smsMessages.parts,
  toea: smsMessages.toea,
  state: smsMessages.state,
  attempts: smsMessages.attempts,
  nextAttemptAt: smsMessages.nextAttemptAt,
  lastError: smsMessages.lastError,
  createdAt: smsMessages.createdAt,
  sentAt: smsMessages.sentAt,
  reportedAt: smsMessages.reportedAt,
}

/** `search` is part of a number. */
export async function selectSms(db: Db, { search, state, sort }: SmsList, { limit, offset }: Window) {
  const wanted = and(state && eq(smsMessages.state, state), contains(search, smsMessages.recipient))
  const order = sort === 'oldest' ? asc(smsMessages.id) : desc(smsMessages.id)
  const rows = await db
    .select(LISTED)
    .from(smsMessages)
    .where(wanted)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  return { rows, ...(await countFound(db, smsMessages, wanted, search)) }
}

export async function findSms(db: Db, id: number): Promise<SmsRow | undefined> {
  return (await db.select().from(smsMessages).where(eq(smsMessages.id, id)))[0]
}

/** Makes a failed message due again. Returns undefined if it is not failed, or a process is sending it. */
export async function requeueSms(db: Db, id: number, lifetime: number): Promise<{ id: number } | undefined> {
  const isFree = or(isNull(smsMessages.leasedUntil), lt(smsMessages.leasedUntil, sql`now()`))
  const rows = await db
    .update(smsMessages)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: sql`now()`, expiresAt: inSeconds(lifetime) })
    .where(and(eq(smsMessages.id, id), eq(smsMessages.state, 'failed'), isFree))
    .returning({ id: smsMessages.id })
  return rows[0]
}

/** Messages that should have left before a time. */
export async function countLate(db: Db, before: Date): Promise<number> {
  return db.$count(smsMessages, and(eq(smsMessages.state, 'queued'), lt(smsMessages.createdAt, before)))
}

export async function deleteDoneBefore(db: Db, before: Date): Promise<void> {
  const isDone = inArray(smsMessages.state, ['sent', 'delivered', 'failed'])
  await db.delete(smsMessages).where(and(lt(smsMessages.createdAt, before), isDone))
}
