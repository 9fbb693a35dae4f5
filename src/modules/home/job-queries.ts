import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { ApplicationStatus } from '../applications/schema.ts'

/** A day in Port Moresby: `2026-12-05`. */
type Day = { day: string; views: number; applications: number }

export type JobResultRow = {
  jobId: number
  /** Applications that were neither opened nor moved yet, without withdrawn ones. */
  newApplications: number
  /** Applicants who reached an interview, and applicants who were hired, even if they were rejected later. */
  interviewed: number
  hired: number
  /** Applicants who are hired now, and applicants who still wait for a decision. */
  filled: number
  undecided: number
  /** Days without views and applications are left out. */
  days: Day[]
}

/** Old data has the statuses `interviewed` and `accepted`. */
const INTERVIEWED = sql`('interviewing', 'pre_employment_checking', 'onboarding', 'interviewed', 'accepted')`
const HIRED = sql`('onboarding', 'accepted')`

/** `from`: the first day that is counted; `jobId`: only this job. Newest job first. */
export async function selectJobResults(
  db: Db,
  employerId: number,
  from: string,
  jobId: number | null,
): Promise<JobResultRow[]> {
  const { rows } = await db.execute<JobResultRow>(sql`
    WITH own AS (SELECT id FROM job_postings WHERE employer_id = ${employerId} AND id = coalesce(${jobId}::int, id)),
    reached AS (
      SELECT a.job_posting_id, a.opened_at IS NULL AND a.status = 'pending' AND a.withdrawn_at IS NULL AS is_new,
        a.status IN ${INTERVIEWED} OR bool_or(c.status IN ${INTERVIEWED}) AS is_interviewed,
        a.status IN ${HIRED} OR bool_or(c.status IN ${HIRED}) AS is_hired,
        a.status IN ${HIRED} AND a.withdrawn_at IS NULL AS is_filled,
        a.status NOT IN ${HIRED} AND a.status <> 'rejected' AND a.withdrawn_at IS NULL AS is_undecided
      FROM own JOIN job_applications a ON a.job_posting_id = own.id
      LEFT JOIN job_application_changes c ON c.job_application_id = a.id GROUP BY a.id),
    counted AS (
      SELECT job_posting_id, day, views, 0 AS applications FROM own JOIN job_view_days ON job_posting_id = id
      WHERE day >= ${from}::date
      UNION ALL
      SELECT a.job_posting_id, (a.applied_at AT TIME ZONE 'Pacific/Port_Moresby')::date, 0, 1
      FROM own JOIN job_applications a ON a.job_posting_id = own.id
      WHERE a.applied_at >= (${from}::timestamp AT TIME ZONE 'Pacific/Port_Moresby')),
    by_day AS (SELECT job_posting_id, day, sum(views) AS views, sum(applications) AS applications FROM counted GROUP BY 1, 2)
    SELECT own.id AS "jobId",
      (SELECT count(*) FROM reached r WHERE r.job_posting_id = own.id AND is_new) AS "newApplications",
      (SELECT count(*) FROM reached r WHERE r.job_posting_id = own.id AND is_interviewed) AS interviewed,
      (SELECT count(*) FROM reached r WHERE r.job_posting_id = own.id AND is_hired) AS hired,
      (SELECT count(*) FROM reached r WHERE r.job_posting_id = own.id AND is_filled) AS filled,
      (SELECT count(*) FROM reached r WHERE r.job_posting_id = own.id AND is_undecided) AS undecided,
      (SELECT coalesce(json_agg(json_build_object('day', day, 'views', views, 'applications', applications)), '[]')
        FROM by_day d WHERE d.job_posting_id = own.id) AS days
    FROM own ORDER BY own.id DESC`)
  return rows
}

export type StatusTime = {
  status: ApplicationStatus
  /** Applications that are in the status now, without withdrawn ones. */
  now: number
  /** Applications that were ever in the status. */
  passed: number
  /** The median of the hours in the status, of applications that left it and of applications that are still in it. */
  hours: number
}

/** The time that the applications to a job spent in each status, `pending` since they were sent. */
export async function selectStatusTimes(db: Db, jobId: number, now: Date): Promise<StatusTime[]> {
  const { rows } = await db.execute<StatusTime>(sql`
    WITH steps AS (
      SELECT a.id, a.status = c.status AND a.withdrawn_at IS NULL AND lead(c.id) OVER w IS NULL AS is_here, c.status, c.changed_at,
        lead(c.changed_at) OVER w AS left_at
      FROM job_applications a JOIN job_application_changes c ON c.job_application_id = a.id
      WHERE a.job_posting_id = ${jobId} AND c.status <> 'opened'
      WINDOW w AS (PARTITION BY a.id ORDER BY c.id))
    SELECT status, count(*) FILTER (WHERE is_here) AS now, count(DISTINCT id) AS passed,
      percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM coalesce(left_at, ${now}::timestamptz) - changed_at) / 3600) AS hours
    FROM steps WHERE status NOT IN ('withdrawn', 'rejected', 'onboarding', 'accepted') GROUP BY status`)
  return rows
}
