import { and, asc, count, eq, lte, max, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { daysBefore } from '../../shared/dates.ts'
import type { Language } from '../../shared/language/words.ts'
import { jobSeekers } from '../accounts/tables.ts'
import { UNUSED_DAYS } from './limits.ts'
import type { AlertParameters, AlertState } from './schema.ts'
import { editions, jobAlerts } from './tables.ts'

export type AlertRow = typeof jobAlerts.$inferSelect
export type NewAlertRow = typeof jobAlerts.$inferInsert

/** The reader of an alert's mails: an account, or an address without an account. */
export type Reader = { jobSeekerId: number } | { email: string }

const of = (reader: Reader) =>
  'email' in reader
    ? sql`lower(${jobAlerts.email}) = lower(${reader.email}::text)`
    : eq(jobAlerts.jobSeekerId, reader.jobSeekerId)
const withSearch = (search: AlertParameters) =>
  sql`md5(${jobAlerts.search}::text) = md5(${JSON.stringify(search)}::jsonb::text)`

/** A lock keeps other requests from adding an alert for this reader until the transaction ends. */
export async function lockReader(db: Db, reader: Reader): Promise<void> {
  const name = 'email' in reader ? reader.email.toLowerCase() : String(reader.jobSeekerId)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`job alerts of ${name}`}, 0))`)
}

/** Counts the alerts of a reader, without those of an address that is not confirmed. */
export async function countAlerts(db: Db, reader: Reader): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobAlerts)
    .where(and(of(reader), ne(jobAlerts.state, 'pending'), 'email' in reader ? isOn : undefined))
  return row?.total ?? 0
}
const isOn = eq(jobAlerts.state, 'on')

export async function findSameAlert(db: Db, reader: Reader, search: AlertParameters) {
  const [row] = await db
    .select()
    .from(jobAlerts)
    .where(and(of(reader), withSearch(search)))
  return row
}

export async function insertAlert(db: Db, values: NewAlertRow): Promise<AlertRow> {
  const [row] = await db.insert(jobAlerts).values(values).returning()
  if (!row) throw new Error('a job alert was not written')
  return row
}

/** Returns whether a reader of the address has said that they did not ask for an alert. */
export async function hasDeclined(db: Db, email: string): Promise<boolean> {
  const declined = and(of({ email }), eq(jobAlerts.state, 'declined'))
  return (await db.select({ id: jobAlerts.id }).from(jobAlerts).where(declined).limit(1)).length > 0
}

/** The oldest first. */
export function selectAlertsOf(db: Db, jobSeekerId: number): Promise<AlertRow[]> {
  return db.select().from(jobAlerts).where(of({ jobSeekerId })).orderBy(asc(jobAlerts.id))
}

/** Finds an alert of this account and locks it until the transaction ends. */
export function lockOwnAlert(db: Db, jobSeekerId: number, id: number): Promise<AlertRow | undefined> {
  return findLocked(db, and(of({ jobSeekerId }), eq(jobAlerts.id, id)))
}

/** Finds the alert of a mailed link and locks it until the transaction ends. */
export function lockMailedAlert(db: Db, token: string): Promise<AlertRow | undefined> {
  return findLocked(db, eq(jobAlerts.token, token))
}

export async function findMailedAlert(db: Db, token: string): Promise<AlertRow | undefined> {
  const [row] = await db.select().from(jobAlerts).where(eq(jobAlerts.token, token))
  return row
}

async function findLocked(db: Db, wanted: SQL | undefined): Promise<AlertRow | undefined> {
  const [row] = await db.select().from(jobAlerts).where(wanted).for('update')
  return row
}

type Changes = Partial<
  Pick<AlertRow, 'channel' | 'frequency' | 'language' | 'state' | 'stateAt' | 'edition' | 'nextAt'>
>

export async function updateAlert(db: Db, id: number, changes: Changes): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(jobAlerts).set(changes).where(eq(jobAlerts.id, id))
}

/** Returns false when the account has no such alert. */
export async function deleteOwnAlert(db: Db, jobSeekerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(jobAlerts)
    .where(and(of({ jobSeekerId }), eq(jobAlerts.id, id)))
    .returning({ id: jobAlerts.id })
  return deleted.length > 0
}

/** Deletes alerts that have been in a state since before its time. Alerts of accounts stay. */
export async function deleteForgotten(
  db: Db,
  before: Record<Exclude<AlertState, 'on'>, Date>,
): Promise<void> {
  await db.execute(sql`DELETE FROM job_alerts WHERE email IS NOT NULL
    AND (state = 'pending' AND state_at < ${before.pending} OR state = 'off' AND state_at < ${before.off}
      OR state = 'declined' AND state_at < ${before.declined})`)
}

/** The number of the newest edition. A new alert begins after it. */
export async function readEdition(db: Db): Promise<number> {
  const [row] = await db.select({ newest: max(editions.id) }).from(editions)
  return row?.newest ?? 0
}

/**
 * Gives the jobs that are open for the first time the number of a new edition, and returns it. Editions are made one
 * after the other, so that no reader of one can miss jobs of an earlier one.
 */
export async function makeEdition(db: Db, now: Date): Promise<number> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('editions', 0))`)
  const [edition] = await db.insert(editions).values({ madeAt: now }).returning({ id: editions.id })
  if (!edition) throw new Error('an edition was not written')
  await db.execute(sql`INSERT INTO job_editions SELECT id, ${edition.id} FROM open_jobs(${now}) j
    WHERE NOT EXISTS (SELECT FROM job_editions e WHERE e.job_posting_id = j.id)`)
  return edition.id
}

export type EditionJob = { id: number; edition: number; publishedAt: Date }

/** The jobs of the editions after this one. */
export async function selectJobsAfter(db: Db, edition: number): Promise<EditionJob[]> {
  const { rows } = await db.$client.query<EditionJob>({
    name: 'jobs of editions',
    text: `SELECT e.job_posting_id AS id, e.edition::float8 AS edition, j.published_at AS "publishedAt"
      FROM job_editions e JOIN job_postings j ON j.id = e.job_posting_id
      WHERE e.edition > $1 AND j.published_at IS NOT NULL`,
    values: [edition],
  })
  return rows
}

const isDue = (now: Date) =>
  and(isOn, lte(jobAlerts.nextAt, now), sql`(${jobAlerts.jobSeekerId} IS NULL OR ${jobSeekers.isActive})`)

/** The edition up to which all alerts that are due were mailed; undefined if none is due. */
export async function findOldestEdition(db: Db, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ edition: sql<string | null>`min(${jobAlerts.edition})` })
    .from(jobAlerts)
    .leftJoin(jobSeekers, eq(jobSeekers.id, jobAlerts.jobSeekerId))
    .where(isDue(now))
  return row?.edition == null ? undefined : Number(row.edition)
}

/**
 * Locks the next alerts that are due, without those that another process has locked. `phone` is '' unless the alert goes
 * to the number of an account that was used lately.
 */
export function claimDueAlerts(db: Db, now: Date, most: number) {
  const { id, jobSeekerId, search, frequency, stateAt, token, edition } = jobAlerts
  return db
    .select({
      ...{ id, jobSeekerId, search, frequency, stateAt, token, edition },
      email: sql<string>`coalesce(${jobAlerts.email}, ${jobSeekers.email})`,
      fullName: jobSeekers.fullName,
      language: sql<Language | null>`CASE WHEN ${jobAlerts.jobSeekerId} IS NULL THEN ${jobAlerts.language} ELSE ${jobSeekers.language} END`,
      phone: sql<string>`CASE WHEN (${jobSeekers.email} = '' OR ${jobAlerts.channel} = 'sms')
        AND greatest(${jobSeekers.lastLogin}, ${jobSeekers.phoneConfirmedAt}) > ${daysBefore(now, UNUSED_DAYS)}
        THEN ${jobSeekers.loginPhone} ELSE '' END`,
    })
    .from(jobAlerts)
    .leftJoin(jobSeekers, eq(jobSeekers.id, jobAlerts.jobSeekerId))
    .where(isDue(now))
    .orderBy(asc(jobAlerts.nextAt), asc(jobAlerts.id))
    .limit(most)
    .for('update', { of: jobAlerts, skipLocked: true })
}
export type DueAlert = Awaited<ReturnType<typeof claimDueAlerts>>[number]

/** Postpones these alerts to another day. Their new jobs are mailed then. */
export async function postpone(db: Db, ids: number[], nextAt: Date): Promise<void> {
  await db
    .update(jobAlerts)
    .set({ nextAt })
    .where(sql`${jobAlerts.id} = ANY(${sql.param(ids)}::int[])`)
}

/** Records that these alerts were mailed up to an edition. */
export async function markMailed(db: Db, ids: number[], edition: number, nextAt: Date): Promise<void> {
  await db
    .update(jobAlerts)
    .set({ edition, nextAt })
    .where(sql`${jobAlerts.id} = ANY(${sql.param(ids)}::int[])`)
}

/** Stops the alerts whose mails were refused by the reader's mail server since they were started. */
export async function stopRefused(db: Db, now: Date): Promise<void> {
  await db.execute(sql`UPDATE job_alerts a SET state = 'off', state_at = ${now}
    FROM emails m WHERE m.kind = 'job_alert' AND m.is_refused AND m.created_at > a.state_at AND a.state = 'on'
      AND lower(m.recipient) = lower(coalesce(a.email, (SELECT email FROM job_seekers WHERE id = a.job_seeker_id)))`)
}
