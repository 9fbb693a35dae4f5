import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { employers } from '../accounts/tables.ts'
import { jobPostings } from './tables.ts'

/** Published ones whose time is over and whose end was not told yet, the longest over first. */
export async function selectUntoldEndings(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM job_postings
    WHERE published_at IS NOT NULL AND ending_told_for IS DISTINCT FROM ends_at AND ends_at <= ${now.toISOString()}::timestamptz
    ORDER BY ends_at LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

/** Renewed since, it has another end to tell of. */
export async function markEndingTold(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(jobPostings)
    .set({ endingToldFor: sql`${jobPostings.endsAt}` })
    .where(and(eq(jobPostings.id, id), lte(jobPostings.endsAt, now)))
}

const MOST_IN_A_RUN = 500
const RUNS = sql`is_active AND published_at IS NOT NULL AND blocked_at IS NULL`

/** Open ones that end until `until`, whose employers were not reminded of that end. */
export function selectEndingJobs(db: Db, now: Date, until: Date): Promise<number[]> {
  const { remindedFor, endsAt } = jobPostings
  return selectIds(db, sql`${remindedFor} IS DISTINCT FROM ${endsAt} AND ${between(now, until)}`)
}

/** Those whose time ended between the two, whose employers were not told; who closed a job knows. */
export function selectUnmailedEndings(db: Db, from: Date, until: Date): Promise<number[]> {
  const { endMailedFor, endsAt } = jobPostings
  return selectIds(db, sql`${endMailedFor} IS DISTINCT FROM ${endsAt} AND ${between(from, until)}`)
}

function between(from: Date, until: Date): SQL {
  const { endsAt } = jobPostings
  return sql`${endsAt} > ${from.toISOString()}::timestamptz AND ${endsAt} <= ${until.toISOString()}::timestamptz`
}

async function selectIds(db: Db, condition: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(sql`${RUNS} AND ${condition}`)
    .orderBy(jobPostings.endsAt)
    .limit(MOST_IN_A_RUN)
  return rows.map(({ id }) => id)
}

export type EndingJob = NonNullable<Awaited<ReturnType<typeof claimReminder>>>

/** For whoever asks first; undefined for all others, and when its employer is suspended. */
export function claimReminder(db: Db, id: number) {
  return claim(db, id, 'remindedFor')
}

export function claimEndMail(db: Db, id: number) {
  return claim(db, id, 'endMailedFor')
}

async function claim(db: Db, id: number, column: 'remindedFor' | 'endMailedFor') {
  const { title, applications, endsAt, expiresAt } = jobPostings
  const [row] = await db
    .update(jobPostings)
    .set({ [column]: sql`${endsAt}` })
    .from(employers)
    .where(
      and(
        eq(jobPostings.id, id),
        eq(employers.id, jobPostings.employerId),
        employers.isActive,
        sql`${jobPostings[column]} IS DISTINCT FROM ${endsAt}`,
      ),
    )
    .returning({
      id: jobPostings.id,
      title,
      applications,
      endsAt,
      expiresAt,
      email: employers.email,
      contactPerson: employers.contactPerson,
    })
  // Published ones have both: the database upholds it.
  return row?.endsAt && row.expiresAt ? { ...row, endsAt: row.endsAt, expiresAt: row.expiresAt } : undefined
}
