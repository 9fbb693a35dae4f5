import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { IdRange } from '../../platform/comparisons.ts'
import type { AdministratorContext, EmployerContext } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { prepared, preparedInsert } from '../../platform/database/prepared.ts'
import { visitorHash } from '../../platform/visitor-hash.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import { categories, locations } from '../catalog/tables.ts'
import type { JobChange } from './schema.ts'
import { goneJobs, jobPostingChanges, jobPostings, jobViewDays, jobViews, savedJobs } from './tables.ts'

type NewJob = typeof jobPostings.$inferInsert
type Changes<T> = { [K in keyof T]?: T[K] | undefined }

// Columns that only the search reads are not loaded.
const {
  words: _,
  yearlyMin: __,
  yearlyMax: ___,
  needsNoExperience: ____,
  ...columns
} = getTableColumns(jobPostings)

function selectJobs(db: Db) {
  return db
    .select({
      ...columns,
      locationName: locations.name,
      locationKind: locations.kind,
      province: locations.province,
      categoryName: categories.name,
      companyName: employers.companyName,
      companyIsApproved: employers.isApproved,
      companyLogoId: employers.logoId,
      employerIsActive: employers.isActive,
    })
    .from(jobPostings)
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .leftJoin(locations, eq(locations.slug, jobPostings.location))
    .leftJoin(categories, eq(categories.slug, jobPostings.category))
}
export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number]

const selectJob = prepared('job', (db) => selectJobs(db).where(eq(jobPostings.id, sql.placeholder('id'))))

export async function findJob(db: Db, id: number): Promise<JobRow | undefined> {
  return (await selectJob(db, { id }))[0]
}

/** Tells whether the job was published once and then deleted. */
export async function isGoneJob(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ id: goneJobs.id }).from(goneJobs).where(eq(goneJobs.id, id))
  return row !== undefined
}

const selectListed = prepared('jobs by id', (db) =>
  selectJobs(db).where(sql`${jobPostings.id} = ANY(${sql.placeholder('ids')})`),
)

/** In the order of `ids`. */
export async function selectJobsById(db: Db, ids: number[]): Promise<JobRow[]> {
  if (ids.length === 0) return []
  const found = await selectListed(db, { ids })
  const rows = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** Newest first. */
export function selectJobsOf(db: Db, employerId: number, limit: number): Promise<JobRow[]> {
  return selectJobs(db)
    .where(eq(jobPostings.employerId, employerId))
    .orderBy(desc(jobPostings.id))
    .limit(limit)
}

/** Whether one of the employer's jobs was ever public and has not been taken down. */
export async function hasPublishedJob(db: Db, employerId: number): Promise<boolean> {
  const found = await db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(
      and(
        eq(jobPostings.employerId, employerId),
        isNotNull(jobPostings.publishedAt),
        isNull(jobPostings.blockedAt),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Locks the job until the transaction ends. */
export async function lockJob(db: Db, id: number): Promise<JobRow | undefined> {
  const found = await selectJobs(db).where(eq(jobPostings.id, id)).for('no key update', { of: jobPostings })
  return found[0]
}

/** Returns a job of this employer, locked until the transaction ends. Throws job_not_found. */
export async function lockOwnJob(db: Db, id: number, employerId: number): Promise<JobRow> {
  const job = await lockJob(db, id)
  if (job?.employerId !== employerId) throw new AppError('job_not_found')
  return job
}

const insertRow = preparedInsert('insert_job', jobPostings, (db, row) =>
  db.insert(jobPostings).values(row).returning({ id: jobPostings.id }),
)

export async function insertJob(db: Db, values: NewJob): Promise<number> {
  const [row] = await insertRow(db, values)
  if (!row) throw new Error('no job row')
  return row.id
}

export async function updateJob(db: Db, id: number, values: Changes<NewJob>): Promise<void> {
  await db.update(jobPostings).set(values).where(eq(jobPostings.id, id))
}

/** Deletes a job of this employer only; returns false if it does not exist. */
export async function deleteOwnJob(db: Db, id: number, employerId: number): Promise<boolean> {
  const deleted = await db
    .delete(jobPostings)
    .where(and(eq(jobPostings.id, id), eq(jobPostings.employerId, employerId)))
    .returning({ id: jobPostings.id })
  return deleted.length > 0
}

/** Records who changed a job, how and when. */
export async function recordChange(
  { db, now }: EmployerContext,
  jobPostingId: number,
  change: JobChange,
): Promise<void> {
  await insertChange(db, { jobPostingId, change, changedBy: 'employer', changedAt: now })
}

const insertChange = prepared('insert job change', (db) =>
  db.insert(jobPostingChanges).values({
    jobPostingId: sql.placeholder('jobPostingId'),
    change: sql.placeholder('change'),
    changedBy: sql.placeholder('changedBy'),
    changedAt: sql.placeholder('changedAt'),
  }),
)

type Check = Extract<JobChange, 'released' | 'refused' | 'blocked' | 'unblocked'>

export async function recordCheck(
  { db, now }: AdministratorContext,
  jobPostingId: number,
  change: Check,
): Promise<void> {
  await insertChange(db, { jobPostingId, change, changedBy: 'administrator', changedAt: now })
}

/** Counts one more view unless the visitor already has one in this hour. `visitor` is stored only as a salted hash. */
export async function insertJobView(db: Db, id: number, visitor: string, hour: Date): Promise<void> {
  await db.execute(sql`
    WITH counted AS (
      INSERT INTO job_views (job_posting_id, visitor_hash, hour)
      VALUES (${id}, ${visitorHash(visitor)}, ${hour.toISOString()}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING 1),
    of_day AS (
      INSERT INTO job_view_days (job_posting_id, day, views) SELECT ${id}, ${dayInPortMoresby(hour)}::date, 1 FROM counted
      ON CONFLICT (job_posting_id, day) DO UPDATE SET views = job_view_days.views + 1)
    UPDATE job_postings SET views = views + 1 WHERE id = ${id} AND EXISTS (SELECT FROM counted)`)
}

export async function deleteJobViews(db: Db, before: Date): Promise<void> {
  await db.delete(jobViews).where(lt(jobViews.hour, before))
}

export async function deleteViewDays(db: Db, before: string): Promise<void> {
  await db.delete(jobViewDays).where(lt(jobViewDays.day, before))
}

/**
 * Returns the ids of a job seeker's saved jobs. Other requests cannot save more for the same job seeker until the
 * transaction ends.
 */
export async function lockSavedJobs(db: Db, jobSeekerId: number): Promise<number[]> {
  const person = db.select({ id: jobSeekers.id }).from(jobSeekers).where(eq(jobSeekers.id, jobSeekerId))
  await person.for('no key update')
  return (await selectSavedJobs(db, jobSeekerId)).map(({ id }) => id)
}

/** The most recently saved job comes first. */
export function selectSavedJobs(db: Db, jobSeekerId: number) {
  return db
    .select({ id: savedJobs.jobPostingId, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .where(eq(savedJobs.jobSeekerId, jobSeekerId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobPostingId))
}

export async function insertSavedJob(db: Db, values: typeof savedJobs.$inferInsert): Promise<void> {
  await db.insert(savedJobs).values(values)
}

export async function deleteSavedJob(db: Db, jobSeekerId: number, jobPostingId: number): Promise<void> {
  await db
    .delete(savedJobs)
    .where(and(eq(savedJobs.jobSeekerId, jobSeekerId), eq(savedJobs.jobPostingId, jobPostingId)))
}

/** Returns the jobs that are not found by all their words, or by words that they no longer have. */
export async function selectMiswordedJobs(db: Db, { after, last }: IdRange): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>(
    'SELECT id FROM job_postings j WHERE id > $1 AND id <= $2 AND words <> job_words(j) ORDER BY id',
    [after, last],
  )
  return rows.map(({ id }) => id)
}

/** A trigger writes the words. */
export async function rewordJobs(db: Db, ids: readonly number[]): Promise<void> {
  await db.$client.query('SELECT FROM job_postings WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [ids])
  await db.$client.query("UPDATE job_postings SET words = '' WHERE id = ANY ($1)", [ids])
}
