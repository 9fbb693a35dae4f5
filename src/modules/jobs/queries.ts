import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { visitorHash } from '../../platform/visitor-hash.ts'
import { AppError } from '../../shared/errors.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import { categories, locations } from '../catalog/tables.ts'
import { goneJobs, jobPostingChanges, jobPostings, jobViews, savedJobs } from './tables.ts'

type NewJob = typeof jobPostings.$inferInsert
type Changes<T> = { [K in keyof T]?: T[K] | undefined }

// What only the search reads stays in the database.
const { words: _, yearlyMin: __, yearlyMax: ___, ...columns } = getTableColumns(jobPostings)

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

export async function findJob(db: Db, id: number): Promise<JobRow | undefined> {
  return (await selectJobs(db).where(eq(jobPostings.id, id)))[0]
}

/** Whether it was published once, and deleted. */
export async function isGoneJob(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ id: goneJobs.id }).from(goneJobs).where(eq(goneJobs.id, id))
  return row !== undefined
}

/** In the order of `ids`. */
export async function selectJobsById(db: Db, ids: number[]): Promise<JobRow[]> {
  if (ids.length === 0) return []
  const found = await selectJobs(db).where(inArray(jobPostings.id, ids))
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

/** Locked until the transaction ends. */
export async function lockJob(db: Db, id: number): Promise<JobRow | undefined> {
  const found = await selectJobs(db).where(eq(jobPostings.id, id)).for('no key update', { of: jobPostings })
  return found[0]
}

/** Of this employer, locked until the transaction ends. Throws job_not_found. */
export async function lockOwnJob(db: Db, id: number, employerId: number): Promise<JobRow> {
  const job = await lockJob(db, id)
  if (job?.employerId !== employerId) throw new AppError('job_not_found')
  return job
}

export async function insertJob(db: Db, values: NewJob): Promise<number> {
  const [row] = await db.insert(jobPostings).values(values).returning({ id: jobPostings.id })
  if (!row) throw new Error('no job row')
  return row.id
}

export async function updateJob(db: Db, id: number, values: Changes<NewJob>): Promise<void> {
  await db.update(jobPostings).set(values).where(eq(jobPostings.id, id))
}

/** Of this employer only; false when there is none. */
export async function deleteOwnJob(db: Db, id: number, employerId: number): Promise<boolean> {
  const deleted = await db
    .delete(jobPostings)
    .where(and(eq(jobPostings.id, id), eq(jobPostings.employerId, employerId)))
    .returning({ id: jobPostings.id })
  return deleted.length > 0
}

export async function insertJobChange(db: Db, values: typeof jobPostingChanges.$inferInsert): Promise<void> {
  await db.insert(jobPostingChanges).values(values)
}

/** One more view, unless the visitor's of this hour is there already. `visitor` is kept as a salted hash only. */
export async function insertJobView(db: Db, id: number, visitor: string, hour: Date): Promise<void> {
  await db.execute(sql`
    WITH counted AS (
      INSERT INTO job_views (job_posting_id, visitor_hash, hour)
      VALUES (${id}, ${visitorHash(visitor)}, ${hour.toISOString()}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING 1)
    UPDATE job_postings SET views = views + 1 WHERE id = ${id} AND EXISTS (SELECT FROM counted)`)
}

export async function deleteJobViews(db: Db, before: Date): Promise<void> {
  await db.delete(jobViews).where(lt(jobViews.hour, before))
}

/** Ids of what a job seeker saved; nobody saves more for the same person until the transaction ends. */
export async function lockSavedJobs(db: Db, jobSeekerId: number): Promise<number[]> {
  const person = db.select({ id: jobSeekers.id }).from(jobSeekers).where(eq(jobSeekers.id, jobSeekerId))
  await person.for('no key update')
  return (await selectSavedJobs(db, jobSeekerId)).map(({ id }) => id)
}

/** The last saved first. */
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
