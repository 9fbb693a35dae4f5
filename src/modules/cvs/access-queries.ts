import { and, count, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import type { Access } from './policy.ts'
import { cvAccess, cvs } from './tables.ts'

export async function readAccess(db: Db, employerId: number, cvId: number): Promise<Access> {
  const rows = await db
    .select({ type: cvAccess.accessType })
    .from(cvAccess)
    .where(and(eq(cvAccess.employerId, employerId), eq(cvAccess.cvId, cvId)))
    .prepare('cv_access_of')
    .execute()
  const has = (type: (typeof rows)[number]['type']) => rows.some((row) => row.type === type)
  return { view: has('view'), download: has('download'), application: has('application') }
}

/** Whether the employer paid for the person, for that kind of access, after `since` and before the CV was uploaded. */
export async function paidForPerson(
  db: Db,
  {
    employerId,
    jobSeekerId,
    type,
    since,
    uploadedAt,
  }: { employerId: number; jobSeekerId: number; type: 'view' | 'download'; since: Date; uploadedAt: Date },
): Promise<boolean> {
  const found = await db
    .select({ id: cvAccess.id })
    .from(cvAccess)
    .where(
      and(
        eq(cvAccess.employerId, employerId),
        eq(cvAccess.jobSeekerId, jobSeekerId),
        eq(cvAccess.accessType, type),
        gt(cvAccess.creditsUsed, 0),
        gt(cvAccess.createdAt, since),
        lt(cvAccess.createdAt, uploadedAt),
      ),
    )
    .limit(1)
    .prepare('paid_for_person')
    .execute()
  return found.length > 0
}

/** False when the access was there already: a request at the same moment was quicker. */
export async function insertAccess(db: Db, values: typeof cvAccess.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(cvAccess)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: cvAccess.id })
  return inserted.length > 0
}

export async function hasAccessToPerson(db: Db, employerId: number, jobSeekerId: number): Promise<boolean> {
  const found = await db
    .select({ id: cvAccess.id })
    .from(cvAccess)
    .where(and(eq(cvAccess.employerId, employerId), eq(cvAccess.jobSeekerId, jobSeekerId)))
    .limit(1)
  return found.length > 0
}

/** Who has what of a person's CVs, newest first. */
export function selectAccessTo(db: Db, jobSeekerId: number, limit: number, offset: number) {
  return db
    .select({
      id: cvAccess.id,
      accessType: cvAccess.accessType,
      createdAt: cvAccess.createdAt,
      companyName: employers.companyName,
      companyIsActive: employers.isActive,
      cvJobTitle: cvs.jobTitle,
    })
    .from(cvAccess)
    .leftJoin(employers, eq(employers.id, cvAccess.employerId))
    .leftJoin(cvs, eq(cvs.id, cvAccess.cvId))
    .where(eq(cvAccess.jobSeekerId, jobSeekerId))
    .orderBy(desc(cvAccess.createdAt), desc(cvAccess.id))
    .limit(limit)
    .offset(offset)
}

export type AccessRow = Awaited<ReturnType<typeof selectAccessTo>>[number]

export async function countAccessTo(db: Db, jobSeekerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(cvAccess)
    .where(eq(cvAccess.jobSeekerId, jobSeekerId))
  return row?.total ?? 0
}

/**
 * What an employer paid for, a row a CV, newest first, and how many in all. Of CVs that are gone each payment is a row of its own:
 * nothing says any more which belong together. `search` leaves those out.
 */
export async function selectOpenedCvs(
  db: Db,
  employerId: number,
  search: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const contains = (column: typeof cvs.fullName | typeof cvs.jobTitle) =>
    sql`strpos(lower(${column}), lower(${search}::text)) > 0`
  const bought = and(
    eq(cvAccess.employerId, employerId),
    inArray(cvAccess.accessType, ['view', 'download']),
    search ? or(contains(cvs.fullName), contains(cvs.jobTitle)) : undefined,
  )
  const lastAt = sql<Date>`max(${cvAccess.createdAt})`.mapWith(cvAccess.createdAt)
  const at = (type: 'view' | 'download') =>
    sql<Date | null>`min(${cvAccess.createdAt}) FILTER (WHERE ${cvAccess.accessType} = ${type})`.mapWith(
      cvAccess.createdAt,
    )
  const group = sql`coalesce(${cvAccess.cvId}, -${cvAccess.id})`
  const { id, isAvailable, photoId } = jobSeekers
  const rows = await db
    .select({
      lastAt,
      openedAt: at('view'),
      downloadedAt: at('download'),
      credits: sql<number>`sum(${cvAccess.creditsUsed})::integer`,
      cv: {
        id: cvs.id,
        fullName: cvs.fullName,
        jobTitle: cvs.jobTitle,
        location: cvs.location,
        status: cvs.status,
      },
      owner: { id, isAvailable, photoId },
    })
    .from(cvAccess)
    .leftJoin(cvs, eq(cvs.id, cvAccess.cvId))
    .leftJoin(jobSeekers, eq(jobSeekers.id, cvs.jobSeekerId))
    .where(bought)
    .groupBy(group, cvs.id, jobSeekers.id)
    .orderBy(desc(lastAt), desc(group))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql<number>`count(DISTINCT ${group})::integer` })
    .from(cvAccess)
    .leftJoin(cvs, eq(cvs.id, cvAccess.cvId))
    .where(bought)
  return { rows, total: counted?.total ?? 0 }
}

export type OpenedCvRow = Awaited<ReturnType<typeof selectOpenedCvs>>['rows'][number]
