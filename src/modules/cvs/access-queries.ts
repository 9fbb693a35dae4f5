import { and, count, desc, eq, gt, inArray, lt, lte, min, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { limitKey, type RateLimit, type Uses } from '../../platform/rate-limit.ts'
import type { Window } from '../../shared/lists.ts'
import { SECOND } from '../../shared/time.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import { type Access, accessOf } from './policy.ts'
import { cvAccess, cvs } from './tables.ts'

const selectAccess = prepared('cv_access_of', (db) =>
  db
    .select({ type: cvAccess.accessType })
    .from(cvAccess)
    .where(
      and(eq(cvAccess.employerId, sql.placeholder('employerId')), eq(cvAccess.cvId, sql.placeholder('cvId'))),
    ),
)

export async function readAccess(db: Db, employerId: number, cvId: number): Promise<Access> {
  return accessOf((await selectAccess(db, { employerId, cvId })).map(({ type }) => type))
}

/** Returns when the employer got access to a CV. */
export async function findOpenedAt(db: Db, employerId: number, cvId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(cvAccess.createdAt) })
    .from(cvAccess)
    .where(and(eq(cvAccess.employerId, employerId), eq(cvAccess.cvId, cvId)))
  return row?.at ?? null
}

const selectBuyer = prepared('cv_buyer', (db) => {
  const wanted = and(
    eq(cvAccess.employerId, employers.id),
    eq(cvAccess.jobSeekerId, sql.placeholder('jobSeekerId')),
    eq(cvAccess.accessType, sql.placeholder('type')),
    gt(cvAccess.creditsUsed, 0),
    gt(cvAccess.createdAt, sql.placeholder('since')),
    lt(cvAccess.createdAt, sql.placeholder('uploadedAt')),
  )
  return db
    .select({
      companyName: employers.companyName,
      paidForPerson: sql<boolean>`EXISTS (SELECT FROM ${cvAccess} WHERE ${wanted})`,
    })
    .from(employers)
    .where(eq(employers.id, sql.placeholder('employerId')))
})

type Wanted = { jobSeekerId: number; type: 'view' | 'download'; since: Date; uploadedAt: Date }

/**
 * Returns the employer's name and whether it paid for this kind of access to the person after `since` and before the CV
 * was uploaded. Undefined if the employer does not exist.
 */
export async function findBuyer(db: Db, employerId: number, wanted: Wanted) {
  return (await selectBuyer(db, { employerId, ...wanted }))[0]
}

type Purchase = {
  employerId: number
  cvId: number
  jobSeekerId: number
  type: 'view' | 'download'
  /** Credits. */
  cost: number
  /** For the ledger. */
  description: string
  at: Date
  /** Accesses bought after this time are counted. */
  since: Date
  limit: RateLimit
}

/**
 * `credits`: what is left. `points`, `expiresAt`: the uses of the rate limit. `bought`: the accesses that the employer
 * bought after a time, including this one. `isShown`: the employer may still see the CV, now that it holds the lock.
 */
type Outcome = Uses & {
  isNew: boolean
  isPaid: boolean
  isShown: boolean | null
  credits: number | null
  bought: number
}

/**
 * Locks the balance, inserts the access, counts a use of the rate limit and takes the credits. `isNew` is false if the
 * access existed; then nothing else happens. If `isPaid` or `isShown` is false, the caller must roll back.
 */
export async function insertBoughtAccess(
  db: Db,
  { employerId, cvId, jobSeekerId, type, cost, description, at, since, limit }: Purchase,
): Promise<Outcome> {
  const { rows } = await db.$client.query<Outcome>({
    name: 'buy_cv_access',
    text: `SELECT is_new AS "isNew", is_paid AS "isPaid", is_shown AS "isShown", credits, uses AS points, uses_end AS "expiresAt", bought
      FROM buy_cv_access($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      employerId,
      cvId,
      jobSeekerId,
      type,
      cost,
      description,
      at,
      since,
      limitKey(limit, String(employerId)),
      limit.per / SECOND,
    ],
  })
  if (!rows[0]) throw new Error('no outcome')
  return rows[0]
}

/** Does nothing if the access exists. */
export async function insertFreeAccess(
  db: Db,
  values: Pick<typeof cvAccess.$inferInsert, 'employerId' | 'cvId' | 'jobSeekerId' | 'createdAt'>,
): Promise<void> {
  await db
    .insert(cvAccess)
    .values({ ...values, accessType: 'application', creditsUsed: 0 })
    .onConflictDoNothing()
}

export async function hasAccessToPerson(db: Db, employerId: number, jobSeekerId: number): Promise<boolean> {
  const found = await db
    .select({ id: cvAccess.id })
    .from(cvAccess)
    .where(and(eq(cvAccess.employerId, employerId), eq(cvAccess.jobSeekerId, jobSeekerId)))
    .limit(1)
  return found.length > 0
}

/** Lists the employers that have access to a person's CVs, newest first. */
export function selectAccessTo(db: Db, jobSeekerId: number, { limit, offset }: Window) {
  return db
    .select({
      id: cvAccess.id,
      accessType: cvAccess.accessType,
      createdAt: cvAccess.createdAt,
      companyId: employers.id,
      companyName: employers.companyName,
      companyLogoId: employers.logoId,
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
 * Returns the CVs that an employer paid for, one row per CV, newest first, and their number. For deleted CVs, each
 * payment is a row of its own, because nothing shows any more which payments belong together. `search` leaves those
 * rows out.
 */
export async function selectOpenedCvs(db: Db, employerId: number, search: string, { limit, offset }: Window) {
  const contains = (column: typeof cvs.fullName | typeof cvs.jobTitle) =>
    sql`strpos(lower(${column}), lower(${search}::text)) > 0`
  const bought = and(
    boughtBy(employerId),
    search ? or(contains(cvs.fullName), contains(cvs.jobTitle)) : undefined,
  )
  const lastAt = sql<Date>`max(${cvAccess.createdAt})`.mapWith(cvAccess.createdAt)
  const at = (type: 'view' | 'download') =>
    sql<Date | null>`min(${cvAccess.createdAt}) FILTER (WHERE ${cvAccess.accessType} = ${type})`.mapWith(
      cvAccess.createdAt,
    )
  const group = sql`coalesce(${cvAccess.cvId}, -${cvAccess.id})`
  const { id, photoId } = jobSeekers
  const isShown = sql<boolean>`EXISTS (SELECT FROM visible_cvs(${employerId}) v WHERE v.id = cvs.id)`
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
      owner: { id, photoId, isShown },
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

/** Access from an application does not count, because it is free. */
const boughtBy = (employerId: number) =>
  and(eq(cvAccess.employerId, employerId), inArray(cvAccess.accessType, ['view', 'download']))

export async function countBought(db: Db, employerId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(cvAccess)
    .where(and(boughtBy(employerId), gt(cvAccess.createdAt, since)))
  return row?.total ?? 0
}

/** Returns the highest number on one calendar day of Port Moresby. */
export async function busiestDay(
  db: Db,
  employerId: number,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const day = sql`(${cvAccess.createdAt} AT TIME ZONE 'Pacific/Port_Moresby')::date`
  const [row] = await db
    .select({ total: count() })
    .from(cvAccess)
    .where(and(boughtBy(employerId), gt(cvAccess.createdAt, from), lte(cvAccess.createdAt, to)))
    .groupBy(day)
    .orderBy(sql`count(*) DESC`)
    .limit(1)
  return row?.total ?? 0
}
