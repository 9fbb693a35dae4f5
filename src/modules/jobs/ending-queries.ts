import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { employers } from '../accounts/tables.ts'
import { jobPostings } from './tables.ts'

/** Returns published jobs that have ended and whose applicants have not been notified yet, the longest ended first. */
export async function selectUntoldEndings(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM job_postings
    WHERE published_at IS NOT NULL AND ending_told_for IS DISTINCT FROM ends_at AND ends_at <= ${now.toISOString()}::timestamptz
    ORDER BY ends_at LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

/** A job that was renewed has a new end, which is announced later. */
export async function markEndingTold(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(jobPostings)
    .set({ endingToldFor: sql`${jobPostings.endsAt}` })
    .where(and(eq(jobPostings.id, id), lte(jobPostings.endsAt, now)))
}

const JOBS_A_RUN = 500

/** Open jobs that end by `until` and whose employers have not been reminded of that end. */
export function selectEndingJobs(db: Db, now: Date, until: Date): Promise<number[]> {
  return selectEnding(db, now, until, sql`reminded_for`)
}

/**
 * Returns jobs that ended between `from` and `until` and whose employers got no mail about it. An employer that closed
 * a job itself gets none.
 */
export function selectUnmailedEndings(db: Db, from: Date, until: Date): Promise<number[]> {
  return selectEnding(db, from, until, sql`end_mailed_for`)
}

/** `mailedFor`: the column with the end for which the employer already got a mail. */
async function selectEnding(db: Db, from: Date, until: Date, mailedFor: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM open_jobs(${from.toISOString()}::timestamptz)
    WHERE ${mailedFor} IS DISTINCT FROM ends_at AND ends_at <= ${until.toISOString()}::timestamptz
    ORDER BY ends_at LIMIT ${JOBS_A_RUN}`)
  return rows.map(({ id }) => id)
}

export type EndingJob = NonNullable<Awaited<ReturnType<typeof claimReminder>>>

/** Returns the job to the first caller only; undefined to all others, and if its employer is suspended. */
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
  // Published jobs have both; the database enforces it.
  return row?.endsAt && row.expiresAt ? { ...row, endsAt: row.endsAt, expiresAt: row.expiresAt } : undefined
}
