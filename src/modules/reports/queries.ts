import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { anywhere } from '../../platform/database/filters.ts'
import { visitorHash } from '../../platform/visitor-hash.ts'
import type { Window } from '../../shared/lists.ts'
import { employers } from '../accounts/tables.ts'
import { categories, locations } from '../catalog/tables.ts'
import { jobPostingChanges, jobPostings } from '../jobs/tables.ts'
import type { CheckList, ReportOutcome } from './schema.ts'
import { jobReports } from './tables.ts'

type NewReportRow = Pick<
  typeof jobReports.$inferInsert,
  'jobPostingId' | 'reason' | 'details' | 'jobSeekerId' | 'createdAt'
>

/** Returns false if the visitor already has an open report on this job. `visitor` is stored only as a salted hash. */
export async function insertReport(db: Db, visitor: string, values: NewReportRow): Promise<boolean> {
  const created = await db
    .insert(jobReports)
    .values({ ...values, visitorHash: visitorHash(visitor) })
    .onConflictDoNothing()
    .returning({ id: jobReports.id })
  return created.length > 0
}

/** Ids of jobs with the time that orders them; each part reads its own partial index. */
const JOBS: Record<CheckList['state'], SQL> = {
  waiting: sql`
    SELECT id, held_at AS since FROM job_postings WHERE held_at IS NOT NULL
    UNION ALL SELECT id, published_at FROM job_postings
      WHERE NOT flagged_words <@ cleared_words AND published_at IS NOT NULL AND blocked_at IS NULL
    UNION ALL SELECT job_posting_id, min(created_at) FROM job_reports WHERE state = 'open' GROUP BY 1`,
  blocked: sql`SELECT id, blocked_at AS since FROM job_postings WHERE blocked_at IS NOT NULL`,
  checked: sql`
    SELECT * FROM (
      SELECT id, published_at AS since FROM job_postings
        WHERE cleared_words <> '{}' AND flagged_words <@ cleared_words AND blocked_at IS NULL
      UNION ALL SELECT r.job_posting_id, max(r.closed_at) FROM job_reports r JOIN job_postings j ON j.id = r.job_posting_id
        WHERE r.state = 'closed' AND j.blocked_at IS NULL GROUP BY 1) done
    WHERE NOT EXISTS (SELECT FROM job_reports r WHERE r.job_posting_id = done.id AND r.state = 'open')`,
}
const ORDERS = { oldest: sql`min(since), id`, newest: sql`max(since) DESC, id DESC` }

type Wanted = Pick<CheckList, 'state' | 'search' | 'sort'>

/**
 * `search` is part of a title or a company's name. Default order: the longest wait first; for jobs already checked,
 * the newest result first.
 */
export async function selectJobsToCheck(
  db: Db,
  { state, search, sort = state === 'waiting' ? 'oldest' : 'newest' }: Wanted,
  { limit, offset }: Window,
): Promise<{ ids: number[]; total: number }> {
  const named = sql`JOIN (SELECT j.id AS job, title, company_name FROM job_postings j JOIN employers e ON e.id = employer_id) named
    ON job = id WHERE title ILIKE ${anywhere(search)} OR company_name ILIKE ${anywhere(search)}`
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    WITH jobs AS (SELECT id, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS place
      FROM (${JOBS[state]}) found ${search ? named : sql``} GROUP BY id)
    SELECT (SELECT count(*)::int FROM jobs) AS total,
      ARRAY(SELECT id FROM jobs ORDER BY place LIMIT ${limit} OFFSET ${offset}) AS ids`)
  return rows[0] ?? { ids: [], total: 0 }
}

export async function countJobsToCheck(db: Db): Promise<number> {
  return (await selectJobsToCheck(db, { state: 'waiting', search: '' }, { limit: 0, offset: 0 })).total
}

/** Returns since when the oldest of the waiting jobs waits. */
export async function findOldestCheck(db: Db): Promise<Date | null> {
  const { rows } = await db.execute<{ since: number | null }>(
    sql`SELECT extract(epoch FROM min(since))::float * 1000 AS since FROM (${JOBS.waiting}) found`,
  )
  const since = rows[0]?.since
  return since ? new Date(since) : null
}

/** In no order. */
export function selectCheckedJobs(db: Db, ids: number[]) {
  return db
    .select({
      job: jobPostings,
      locationName: locations.name,
      categoryName: categories.name,
      employer: {
        id: employers.id,
        companyName: employers.companyName,
        email: employers.email,
        isApproved: employers.isApproved,
        isActive: employers.isActive,
        createdAt: employers.createdAt,
      },
    })
    .from(jobPostings)
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .leftJoin(locations, eq(locations.slug, jobPostings.location))
    .leftJoin(categories, eq(categories.slug, jobPostings.category))
    .where(inArray(jobPostings.id, ids))
}
export type CheckedJob = Awaited<ReturnType<typeof selectCheckedJobs>>[number]

/** Returns the reports on these jobs, newest first. */
export function selectReports(db: Db, jobIds: number[], limit: number) {
  const { id, jobPostingId, reason, details, state, createdAt, closedAt, outcome } = jobReports
  return db
    .select({
      id,
      jobPostingId,
      reason,
      details,
      state,
      createdAt,
      closedAt,
      outcome,
      /** A visitor without an account cannot be answered. */
      hasSender: sql<boolean>`${jobReports.jobSeekerId} IS NOT NULL`,
    })
    .from(jobReports)
    .where(inArray(jobPostingId, jobIds))
    .orderBy(desc(id))
    .limit(limit)
}
export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number]

/** Returns the history of a job, oldest first. */
export function selectChanges(db: Db, jobId: number) {
  const { change, changedBy, changedAt, id, jobPostingId } = jobPostingChanges
  return db
    .select({ id, change, changedBy, changedAt })
    .from(jobPostingChanges)
    .where(eq(jobPostingId, jobId))
    .orderBy(asc(id))
}

/** Closes all open reports on a job. Only the account of their senders is kept, which is null for a visitor. */
export async function closeReports(
  db: Db,
  jobPostingId: number,
  { outcome, closedAt }: { outcome: ReportOutcome; closedAt: Date },
): Promise<{ jobSeekerId: number | null }[]> {
  return db
    .update(jobReports)
    .set({ state: 'closed', visitorHash: null, outcome, closedAt })
    .where(and(eq(jobReports.jobPostingId, jobPostingId), eq(jobReports.state, 'open')))
    .returning({ jobSeekerId: jobReports.jobSeekerId })
}
