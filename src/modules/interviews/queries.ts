import { and, asc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import { jobApplications } from '../applications/tables.ts'
import { jobPostings } from '../jobs/tables.ts'
import { interviews } from './tables.ts'

export type InterviewRow = typeof interviews.$inferSelect

/** The application of a job seeker who may be interviewed: not withdrawn, not rejected, and of a company that is active. */
const IS_LIVE = and(
  isNull(jobApplications.withdrawnAt),
  ne(jobApplications.status, 'rejected'),
  eq(employers.isActive, true),
)

function selectInterviews(db: Db) {
  return db
    .select({
      interview: interviews,
      application: {
        id: jobApplications.id,
        status: jobApplications.status,
        jobSeekerId: jobApplications.jobSeekerId,
      },
      job: { id: jobPostings.id, title: jobPostings.title },
      employer: { id: employers.id, companyName: employers.companyName },
      person: { fullName: jobSeekers.fullName },
    })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .innerJoin(jobSeekers, eq(jobSeekers.id, jobApplications.jobSeekerId))
    .leftJoin(interviews, eq(interviews.jobApplicationId, jobApplications.id))
}
export type FoundInterview = Awaited<ReturnType<typeof selectInterviews>>[number]

/** The side that asks: an employer for applications to its jobs, or a job seeker for their own. */
export type Side = { employerId: number } | { jobSeekerId: number }

const isOf = (side: Side): SQL =>
  'employerId' in side
    ? eq(jobPostings.employerId, side.employerId)
    : eq(jobApplications.jobSeekerId, side.jobSeekerId)

/** Returns the application, with its interview if there is one. */
export async function findInterview(db: Db, id: number, side: Side): Promise<FoundInterview | undefined> {
  const [found] = await selectInterviews(db).where(and(eq(jobApplications.id, id), isOf(side)))
  return found
}

export async function isLive(db: Db, id: number): Promise<boolean> {
  const rows = await selectInterviews(db).where(and(eq(jobApplications.id, id), IS_LIVE))
  return rows.length > 0
}

/** Locks the application until the transaction ends, so that both sides change its interview one after the other. */
export async function lockInterview(db: Db, id: number, side: Side): Promise<FoundInterview | undefined> {
  await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.id, id))
    .for('no key update')
  return findInterview(db, id, side)
}

/**
 * The interviews of applications that have not ended, if they wait for an answer, end after `now`, or were cancelled in
 * the last 7 days.
 */
export function selectCurrent(db: Db, side: Side, now: Date) {
  const isCurrent = sql`CASE WHEN ${interviews.state} = 'agreed'
    THEN ${interviews.startsAt} + make_interval(mins => ${interviews.minutes}) > ${now.toISOString()}::timestamptz
    WHEN ${interviews.state} = 'cancelled' THEN ${interviews.changedAt} > ${now.toISOString()}::timestamptz - interval '7 days'
    ELSE true END`
  return selectInterviews(db)
    .where(and(isOf(side), IS_LIVE, sql`${interviews.jobApplicationId} IS NOT NULL`, isCurrent))
    .orderBy(asc(sql`coalesce(${interviews.startsAt}, ${interviews.times}[1])`), asc(jobApplications.id))
    .limit(500)
}

export async function keepInterview(db: Db, row: typeof interviews.$inferInsert): Promise<void> {
  const { jobApplicationId: _, ...values } = row
  await db
    .insert(interviews)
    .values(row)
    .onConflictDoUpdate({ target: interviews.jobApplicationId, set: values })
}

/** Returns the agreed interviews between two times whose people were not reminded, and marks them; other runs skip them. */
export async function claimReminders(
  db: Db,
  from: Date,
  to: Date,
  now: Date,
  limit: number,
): Promise<FoundInterview[]> {
  const due = db
    .select({ id: interviews.jobApplicationId })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.jobApplicationId))
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .where(
      and(
        eq(interviews.state, 'agreed'),
        isNull(interviews.remindedAt),
        gt(interviews.startsAt, from),
        lt(interviews.startsAt, to),
        IS_LIVE,
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(limit)
    .for('no key update', { of: interviews, skipLocked: true })
  const ids = (await due).map(({ id }) => id)
  if (ids.length === 0) return []
  await db.update(interviews).set({ remindedAt: now }).where(inArray(interviews.jobApplicationId, ids))
  return selectInterviews(db).where(inArray(jobApplications.id, ids))
}
