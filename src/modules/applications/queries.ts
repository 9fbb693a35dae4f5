import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { employers } from '../accounts/tables.ts'
import { locations } from '../catalog/tables.ts'
import { cvs } from '../cvs/tables.ts'
import { jobPostings } from '../jobs/tables.ts'
import { type ApplicationStatus, HIRED } from './schema.ts'
import { jobApplicationChanges, jobApplications } from './tables.ts'

export type NewApplicationRow = typeof jobApplications.$inferInsert
type Changes<T> = { [K in keyof T]?: T[K] | undefined }

export async function findApplicationOf(db: Db, jobPostingId: number, jobSeekerId: number) {
  const [found] = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobPostingId, jobPostingId), eq(jobApplications.jobSeekerId, jobSeekerId)))
    .for('update')
  return found
}

const currentApplication = prepared('application of a job seeker to a job', (db) =>
  db
    .select({ id: jobApplications.id, appliedAt: jobApplications.appliedAt })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.jobPostingId, sql.placeholder('jobPostingId')),
        eq(jobApplications.jobSeekerId, sql.placeholder('jobSeekerId')),
        isNull(jobApplications.withdrawnAt),
      ),
    ),
)

/** The application of this job seeker to this job, unless it is withdrawn. */
export async function findCurrentApplication(db: Db, jobPostingId: number, jobSeekerId: number) {
  const [found] = await currentApplication(db, { jobPostingId, jobSeekerId })
  return found
}

export async function insertApplication(db: Db, values: NewApplicationRow): Promise<number> {
  const [row] = await db.insert(jobApplications).values(values).returning({ id: jobApplications.id })
  if (!row) throw new Error('no application row')
  return row.id
}

export async function updateApplication(
  db: Db,
  id: number,
  values: Changes<NewApplicationRow>,
): Promise<void> {
  await db.update(jobApplications).set(values).where(eq(jobApplications.id, id))
}

/** Returns the ids, in the order of the values. */
export async function insertApplicationChange(
  db: Db,
  ...values: (typeof jobApplicationChanges.$inferInsert)[]
): Promise<number[]> {
  const rows = await db
    .insert(jobApplicationChanges)
    .values(values)
    .returning({ id: jobApplicationChanges.id })
  return rows.map(({ id }) => id)
}

/** The first change also sets the time of the review. */
export async function setStatus(
  db: Db,
  ids: number[],
  status: ApplicationStatus,
  reviewedAt: Date,
): Promise<void> {
  await db
    .update(jobApplications)
    .set({ status, reviewedAt: sql`coalesce(${jobApplications.reviewedAt}, ${reviewedAt.toISOString()})` })
    .where(inArray(jobApplications.id, ids))
}

/**
 * Returns the applications sent to jobs of this employer, with the data of their notices. Locks them until the
 * transaction ends, in the order of their ids, so that two such transactions never wait for each other.
 */
export async function lockReceived(db: Db, ids: number[], employerId: number) {
  const { id, jobSeekerId, status, withdrawnAt } = jobApplications
  return db
    .select({
      id,
      jobSeekerId,
      status,
      withdrawnAt,
      title: jobPostings.title,
      companyName: employers.companyName,
    })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .where(and(inArray(id, ids), eq(jobPostings.employerId, employerId)))
    .orderBy(asc(id))
    .for('no key update', { of: jobApplications })
}

/**
 * Returns the moves with these ids whose application still has the status and is not withdrawn. Undone moves are left
 * out. Locks the applications, so that no move is undone while its applicant is being notified.
 */
export async function lockMoves(db: Db, changeIds: number[]) {
  const { id, jobSeekerId, status, withdrawnAt } = jobApplications
  return db
    .select({
      ...{ id, jobSeekerId, status, title: jobPostings.title, companyName: employers.companyName },
      ...{ changeId: jobApplicationChanges.id, words: jobApplicationChanges.words },
    })
    .from(jobApplicationChanges)
    .innerJoin(jobApplications, eq(id, jobApplicationChanges.jobApplicationId))
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .where(
      and(
        inArray(jobApplicationChanges.id, changeIds),
        eq(jobApplicationChanges.status, status),
        isNull(withdrawnAt),
      ),
    )
    .orderBy(asc(id))
    .for('no key update', { of: jobApplications })
}

/** Returns the last move of each application: the newest step that is neither an opening nor a withdrawal. */
export async function selectLastMoves(db: Db, ids: number[]) {
  const { id, jobApplicationId, status, fromStatus, changedBy, changedAt } = jobApplicationChanges
  return db
    .selectDistinctOn([jobApplicationId], { id, jobApplicationId, fromStatus, changedBy, changedAt })
    .from(jobApplicationChanges)
    .where(and(inArray(jobApplicationId, ids), notInArray(status, ['opened', 'withdrawn'])))
    .orderBy(jobApplicationId, desc(id))
}

/** Restores the earlier status of an application. The first move also set the time of the review. */
export async function undoMove(
  db: Db,
  { id, jobApplicationId, changedAt }: { id: number; jobApplicationId: number; changedAt: Date },
  status: ApplicationStatus,
): Promise<void> {
  await db.delete(jobApplicationChanges).where(eq(jobApplicationChanges.id, id))
  const reviewedAt = sql`nullif(${jobApplications.reviewedAt}, ${changedAt.toISOString()})`
  await db.update(jobApplications).set({ status, reviewedAt }).where(eq(jobApplications.id, jobApplicationId))
}

/** The job seeker's own applications, newest first, each with the current data of its job. */
export function selectSent(db: Db, jobSeekerId: number, limit: number) {
  return db
    .select({
      application: jobApplications,
      job: {
        title: jobPostings.title,
        salaryRange: jobPostings.salaryRange,
        salaryMin: jobPostings.salaryMin,
        salaryMax: jobPostings.salaryMax,
        salaryPeriod: jobPostings.salaryPeriod,
        employmentType: jobPostings.employmentType,
        isActive: jobPostings.isActive,
        publishedAt: jobPostings.publishedAt,
        endsAt: jobPostings.endsAt,
        blockedAt: jobPostings.blockedAt,
      },
      place: { name: locations.name },
      employer: {
        id: employers.id,
        companyName: employers.companyName,
        logoId: employers.logoId,
        isActive: employers.isActive,
      },
      cv: { jobTitle: cvs.jobTitle, status: cvs.status },
    })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .innerJoin(locations, eq(locations.slug, jobPostings.location))
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .innerJoin(cvs, eq(cvs.id, jobApplications.cvId))
    .where(eq(jobApplications.jobSeekerId, jobSeekerId))
    .orderBy(desc(jobApplications.appliedAt), desc(jobApplications.id))
    .limit(limit)
}
export type SentRow = Awaited<ReturnType<typeof selectSent>>[number]

/** The history of these applications, oldest first. */
export async function selectApplicationChanges(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const { jobApplicationId, status, changedAt, words } = jobApplicationChanges
  return db
    .select({ jobApplicationId, status, changedAt, words })
    .from(jobApplicationChanges)
    .where(inArray(jobApplicationId, ids))
    .orderBy(asc(jobApplicationChanges.id))
}

/** Returns the job seeker's application that is not withdrawn; undefined without one. */
export async function withdrawOwn(db: Db, id: number, jobSeekerId: number, withdrawnAt: Date) {
  const [row] = await db
    .update(jobApplications)
    .set({ withdrawnAt })
    .where(
      and(
        eq(jobApplications.id, id),
        eq(jobApplications.jobSeekerId, jobSeekerId),
        isNull(jobApplications.withdrawnAt),
      ),
    )
    .returning({ id: jobApplications.id })
  return row
}

export async function findOwnApplication(db: Db, id: number, jobSeekerId: number) {
  const [row] = await db
    .select({ id: jobApplications.id, withdrawnAt: jobApplications.withdrawnAt })
    .from(jobApplications)
    .where(and(eq(jobApplications.id, id), eq(jobApplications.jobSeekerId, jobSeekerId)))
  return row
}

/** Records the first opening, at `at`, of the applications with this CV to jobs of this employer. */
export async function markOpened(db: Db, cvId: number, employerId: number, at: Date) {
  return db
    .update(jobApplications)
    .set({ openedAt: at })
    .from(jobPostings)
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .where(
      and(
        eq(jobApplications.cvId, cvId),
        eq(jobPostings.id, jobApplications.jobPostingId),
        eq(jobPostings.employerId, employerId),
        isNull(jobApplications.openedAt),
        isNull(jobApplications.withdrawnAt),
        lte(jobApplications.appliedAt, at),
      ),
    )
    .returning({
      id: jobApplications.id,
      jobSeekerId: jobApplications.jobSeekerId,
      status: jobApplications.status,
      title: jobPostings.title,
      companyName: employers.companyName,
    })
}

/**
 * Counts the applications to a company that were sent since a time, with the median of the days until it opened them or
 * moved them on. Unopened applications count as infinitely long; withdrawn ones count only if they were opened.
 */
export async function selectPace(db: Db, employerId: number, since: Date) {
  const { rows } = await db.execute<{ applications: number; days: number | null }>(sql`
    SELECT count(*) AS applications, percentile_disc(0.5) WITHIN GROUP (
      ORDER BY coalesce(extract(epoch FROM seen.at - a.applied_at) / 86400, 'Infinity')::float8) AS days
    FROM job_applications a
    JOIN job_postings j ON j.id = a.job_posting_id
    CROSS JOIN LATERAL (
      SELECT min(at) AS at FROM (VALUES (a.opened_at), (a.reviewed_at)) AS acts (at) WHERE at >= a.applied_at) seen
    WHERE j.employer_id = ${employerId} AND a.applied_at > ${since} AND (a.withdrawn_at IS NULL OR seen.at IS NOT NULL)`)
  return rows[0]
}

/** Returns the applications that are neither rejected nor withdrawn, in the order of their ids. */
export function selectApplicants(db: Db, jobPostingId: number, afterId: number, limit: number) {
  return db
    .select({ id: jobApplications.id, jobSeekerId: jobApplications.jobSeekerId })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.jobPostingId, jobPostingId),
        gt(jobApplications.id, afterId),
        ne(jobApplications.status, 'rejected'),
        isNull(jobApplications.withdrawnAt),
      ),
    )
    .orderBy(asc(jobApplications.id))
    .limit(limit)
}

/** Returns the undecided applications: neither hired, rejected nor withdrawn. */
export async function selectStillWaiting(db: Db, jobPostingId: number): Promise<number[]> {
  const { id, status, withdrawnAt } = jobApplications
  const rows = await db
    .select({ id })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.jobPostingId, jobPostingId),
        notInArray(status, [...HIRED, 'rejected']),
        isNull(withdrawnAt),
      ),
    )
  return rows.map((row) => row.id)
}
