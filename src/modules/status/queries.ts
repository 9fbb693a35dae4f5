import { and, count, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Window } from '../../shared/lists.ts'
import type { Part, PartState } from './schema.ts'
import { pageErrors, statusDays, statusMinutes, statusNotes, statusParts } from './tables.ts'

export type Results = Record<Part, PartState>

/** Claims a minute; returns false if another process has it. */
export async function claimMinute(db: Db, minute: Date): Promise<boolean> {
  const claimed = await db.insert(statusMinutes).values({ minute }).onConflictDoNothing().returning()
  return claimed.length > 0
}

/** Adds a minute to its day, and makes it the current state unless a later minute is known. */
export async function insertMeasurement(db: Db, day: string, minute: Date, results: Results): Promise<void> {
  const parts = Object.keys(results)
  const states = Object.values(results)
  await db.$client.query(
    `INSERT INTO status_days (day, part, minutes_ok, minutes_failed, minutes_off, first_minute)
     SELECT $1, part, (state = 'ok')::int, (state = 'failed')::int, (state = 'off')::int, $2
     FROM unnest($3::text[], $4::text[]) m (part, state) ORDER BY part
     ON CONFLICT (day, part) DO UPDATE SET minutes_ok = status_days.minutes_ok + excluded.minutes_ok,
       minutes_failed = status_days.minutes_failed + excluded.minutes_failed,
       minutes_off = status_days.minutes_off + excluded.minutes_off,
       first_minute = least(status_days.first_minute, excluded.first_minute)`,
    [day, minute, parts, states],
  )
  await db.$client.query(
    `INSERT INTO status_parts (part, state, since, measured_at)
     SELECT part, state, $1, $1 FROM unnest($2::text[], $3::text[]) m (part, state) ORDER BY part
     ON CONFLICT (part) DO UPDATE SET state = excluded.state, measured_at = excluded.measured_at,
       since = CASE WHEN status_parts.state = excluded.state THEN status_parts.since ELSE excluded.since END
     WHERE status_parts.measured_at < excluded.measured_at`,
    [minute, parts, states],
  )
}

export const selectDays = (db: Db, from: string) =>
  db.select().from(statusDays).where(gte(statusDays.day, from))

export const selectParts = (db: Db) => db.select().from(statusParts)

/** Newest first: notes that have not ended, and notes that ended after `since`. */
export const selectShownNotes = (db: Db, since: Date, most: number) =>
  db
    .select()
    .from(statusNotes)
    .where(or(isNull(statusNotes.endsAt), gt(statusNotes.endsAt, since)))
    .orderBy(desc(statusNotes.startsAt), desc(statusNotes.id))
    .limit(most)

export const selectNotes = (db: Db, { limit, offset }: Window) =>
  db
    .select()
    .from(statusNotes)
    .orderBy(desc(statusNotes.startsAt), desc(statusNotes.id))
    .limit(limit)
    .offset(offset)

export async function countNotes(db: Db): Promise<number> {
  return (await db.select({ total: count() }).from(statusNotes))[0]?.total ?? 0
}

type NoteValues = Omit<typeof statusNotes.$inferInsert, 'id'>

export async function insertNote(db: Db, values: NoteValues) {
  const [row] = await db.insert(statusNotes).values(values).returning()
  if (!row) throw new Error('no status note')
  return row
}

export async function lockNote(db: Db, id: number) {
  return (await db.select().from(statusNotes).where(eq(statusNotes.id, id)).for('update'))[0]
}

export async function updateNote(db: Db, id: number, values: Partial<NoteValues>) {
  return (await db.update(statusNotes).set(values).where(eq(statusNotes.id, id)).returning())[0]
}

export async function deleteNoteRow(db: Db, id: number) {
  return (await db.delete(statusNotes).where(eq(statusNotes.id, id)).returning())[0]
}

/** Deletes days and minutes that the status page no longer shows. */
export async function deleteOldFigures(db: Db, firstDay: string, firstMinute: Date): Promise<void> {
  await db.delete(statusDays).where(lt(statusDays.day, firstDay))
  await db.delete(statusMinutes).where(and(lt(statusMinutes.minute, firstMinute)))
}

/** Tells whether a mail that is due has waited since before a time. */
export async function hasWaitingMail(db: Db, before: Date): Promise<boolean> {
  const { rows } = await db.$client.query(
    `SELECT FROM emails WHERE state = 'queued' AND attempts = 0 AND created_at < $1 AND next_attempt_at < $1 LIMIT 1`,
    [before],
  )
  return rows.length > 0
}

type PageError = Omit<typeof pageErrors.$inferSelect, 'times'>

/** Counts an error. One that differs from `most` others of its day is dropped. */
export async function insertPageError(db: Db, error: PageError, most: number): Promise<void> {
  const { day, page, engine, version, kind, place } = error
  await db.$client.query(
    `INSERT INTO page_errors AS e (day, page, engine, version, kind, place)
     SELECT n.* FROM (VALUES ($1::date, $2::text, $3::text, $4::int, $5::text, $6::text))
       n (day, page, engine, version, kind, place)
     WHERE (SELECT count(*) FROM page_errors WHERE day = n.day) < $7
       OR EXISTS (SELECT FROM page_errors o WHERE (o.day, o.page, o.engine, o.version, o.kind, o.place)
         = (n.day, n.page, n.engine, n.version, n.kind, n.place))
     ON CONFLICT (day, page, engine, version, kind, place) DO UPDATE SET times = e.times + 1`,
    [day, page, engine, version, kind, place, most],
  )
}

/** Errors of all kept days, those that happened most often first. */
export function selectPageErrors(db: Db, { limit, offset }: Window) {
  const { page, engine, version, kind, place, times, day } = pageErrors
  const total = sql<number>`sum(${times})`.mapWith(Number)
  return db
    .select({ page, engine, version, kind, place, times: total, lastDay: sql<string>`max(${day})::text` })
    .from(pageErrors)
    .groupBy(page, engine, version, kind, place)
    .orderBy(desc(total), page, engine, version, kind, place)
    .limit(limit)
    .offset(offset)
}

export async function countPageErrors(db: Db): Promise<number> {
  const { page, engine, version, kind, place } = pageErrors
  const kinds = db.selectDistinct({ page, engine, version, kind, place }).from(pageErrors).as('kinds')
  return (await db.select({ total: count() }).from(kinds))[0]?.total ?? 0
}

export async function deletePageErrors(db: Db, before: string): Promise<void> {
  await db.delete(pageErrors).where(lt(pageErrors.day, before))
}
