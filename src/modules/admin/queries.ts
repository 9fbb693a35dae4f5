import { count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { employers } from '../accounts/tables.ts'
import { creditAccounts } from '../credits/tables.ts'
import { jobPostings } from '../jobs/tables.ts'
import { paymentRequests } from '../payments/tables.ts'

type Counts = {
  totalUsers: number
  totalCvs: number
  /** Companies that are not suspended. The dashboard calls them active. */
  totalEmployers: number
  activeUsers: number
  cvViews: number
  cvDownloads: number
  newUsersToday: number
  newCvsToday: number
}

/**
 * `today`: the first moment of the day in Port Moresby. `monthAgo`: a job seeker who logged in after it counts as
 * active.
 */
export async function countEverything(db: Db, today: Date, monthAgo: Date): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`SELECT
    (SELECT count(*) FROM job_seekers) AS "totalUsers",
    (SELECT count(*) FROM cvs) AS "totalCvs",
    (SELECT count(*) FROM employers WHERE is_active) AS "totalEmployers",
    (SELECT count(*) FROM job_seekers WHERE last_login >= ${monthAgo.toISOString()}) AS "activeUsers",
    (SELECT count(*) FROM cv_views WHERE view_type = 'view') AS "cvViews",
    (SELECT count(*) FROM cv_views WHERE view_type = 'download') AS "cvDownloads",
    (SELECT count(*) FROM job_seekers WHERE created_at >= ${today.toISOString()}) AS "newUsersToday",
    (SELECT count(*) FROM cvs WHERE uploaded_at >= ${today.toISOString()}) AS "newCvsToday"`)
  const [counts] = rows
  if (!counts) throw new Error('no counts')
  return counts
}

/** Counts the items that wait for an administrator. Each count reads a partial index of the waiting rows. */
export type Queues = {
  payments: number
  employers: number
  contactReports: number
  emails: number
}

export async function countQueues(db: Db): Promise<Queues> {
  const { rows } = await db.execute<Queues>(sql`SELECT
    (SELECT count(*) FROM payment_requests WHERE status = 'pending') AS payments,
    (SELECT count(*) FROM employers WHERE is_active AND NOT is_approved) AS employers,
    (SELECT count(*) FROM contact_reports WHERE state = 'open') AS "contactReports",
    (SELECT count(*) FROM emails WHERE state = 'failed' AND seen_at IS NULL) AS emails`)
  const [queues] = rows
  if (!queues) throw new Error('no counts')
  return queues
}

/** The sum of the waiting payments is in toea. */
export async function selectOldestWaiting(db: Db) {
  const { rows } = await db.execute<Record<keyof Queues, number | null> & { toea: number }>(sql`SELECT
    ${oldest(sql`payment_requests WHERE status = 'pending'`)} AS payments,
    (SELECT coalesce(sum(amount), 0)::int FROM payment_requests WHERE status = 'pending') AS toea,
    ${oldest(sql`employers WHERE is_active AND NOT is_approved`)} AS employers,
    ${oldest(sql`contact_reports WHERE state = 'open'`)} AS "contactReports",
    ${oldest(sql`emails WHERE state = 'failed' AND seen_at IS NULL`)} AS emails`)
  const [row] = rows
  const since = (ms: number | null | undefined) => ({ since: ms ? new Date(ms) : null })
  return {
    payments: { ...since(row?.payments), toea: row?.toea ?? 0 },
    employers: since(row?.employers),
    contactReports: since(row?.contactReports),
    emails: since(row?.emails),
  }
}

const oldest = (rows: SQL) => sql`(SELECT extract(epoch FROM min(created_at))::float * 1000 FROM ${rows})`

export type Registrations = { day: string; jobSeekers: number; employers: number; cvs: number }

/**
 * The calendar days in Port Moresby (`2026-12-05`) with the rows that were added on them and still exist. Days without
 * any are left out.
 */
export async function countRegistrations(db: Db, since: Date): Promise<Registrations[]> {
  const time = since.toISOString()
  const { rows } = await db.execute<Registrations>(sql`
    SELECT (at AT TIME ZONE 'Pacific/Port_Moresby')::date::text AS day,
      count(*) FILTER (WHERE kind = 'j')::integer AS "jobSeekers",
      count(*) FILTER (WHERE kind = 'e')::integer AS employers,
      count(*) FILTER (WHERE kind = 'c')::integer AS cvs
    FROM (SELECT created_at AS at, 'j' AS kind FROM job_seekers WHERE created_at >= ${time}::timestamptz
      UNION ALL SELECT created_at, 'e' FROM employers WHERE created_at >= ${time}::timestamptz
      UNION ALL SELECT uploaded_at, 'c' FROM cvs WHERE uploaded_at >= ${time}::timestamptz) come
    GROUP BY (at AT TIME ZONE 'Pacific/Port_Moresby')::date`)
  return rows
}

/** Returns an employer's row with its balance and its spending: credits, and toea of approved payments. */
export async function findEmployerAccount(db: Db, id: number) {
  const [row] = await db
    .select({
      employer: employers,
      credits: creditAccounts.credits,
      totalSpent: creditAccounts.totalSpent,
    })
    .from(employers)
    .innerJoin(creditAccounts, eq(creditAccounts.employerId, employers.id))
    .where(eq(employers.id, id))
  return row
}

/** Returns the newest jobs of an employer, including drafts, and their total number. */
export async function selectJobsOf(db: Db, employerId: number, limit: number) {
  const { id, title, isActive, publishedAt, endsAt, blockedAt, createdAt } = jobPostings
  const rows = await db
    .select({ id, title, isActive, publishedAt, endsAt, blockedAt, createdAt })
    .from(jobPostings)
    .where(eq(jobPostings.employerId, employerId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  const [counted] = await db
    .select({ total: count() })
    .from(jobPostings)
    .where(eq(jobPostings.employerId, employerId))
  return { rows, total: counted?.total ?? 0 }
}

/** Returns the newest payment requests of an employer. `amount` is in toea. */
export function selectRequestsOf(db: Db, employerId: number, limit: number) {
  const { id, packageName, packageCredits, amount, reference, status, createdAt } = paymentRequests
  return db
    .select({ id, packageName, packageCredits, amount, reference, status, createdAt })
    .from(paymentRequests)
    .where(eq(paymentRequests.employerId, employerId))
    .orderBy(desc(id))
    .limit(limit)
}
