import { and, asc, type Column, count, desc, eq, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import { creditAccounts } from '../credits/tables.ts'
import { cvs } from '../cvs/tables.ts'
import type { CvFilter, EmployerFilter, JobSeekerFilter, Sort } from './schema.ts'

/** A page, or the next rows below an id, newest first, for a file. */
export type Window = { limit: number } & ({ sort: Sort; offset: number } | { before: number | undefined })

/** `words` as its trigram index has them (db/migrations/0061_people.sql). */
function contains(words: SQL, search: string): SQL | undefined {
  return search ? sql`${words} LIKE lower(${`%${search.replace(/[\\%_]/g, '\\$&')}%`}::text)` : undefined
}

type Sortable = { id: Column; since: Column; name: Column; lastLogin?: Column }

function orderOf(window: Window, { id, since, name, lastLogin }: Sortable): SQL[] {
  if (!('sort' in window)) return [desc(id)]
  if (window.sort === 'oldest') return [asc(since), asc(id)]
  if (window.sort === 'name') return [asc(name), asc(id)]
  if (window.sort === 'last-login' && lastLogin) return [sql`${lastLogin} DESC NULLS LAST`, desc(id)]
  return [desc(since), desc(id)]
}

const offsetOf = (window: Window) => ('offset' in window ? window.offset : 0)
const below = (window: Window, id: Column) =>
  'before' in window && window.before !== undefined ? lt(id, window.before) : undefined

function jobSeekersOf({ search, status }: JobSeekerFilter): SQL | undefined {
  const words = sql`lower(${jobSeekers.username} || ' ' || ${jobSeekers.email})`
  return and(contains(words, search), status && eq(jobSeekers.isActive, status === 'active'))
}

const JOB_SEEKER_ORDER = {
  id: jobSeekers.id,
  since: jobSeekers.createdAt,
  name: jobSeekers.fullName,
  lastLogin: jobSeekers.lastLogin,
}

export function selectJobSeekers(db: Db, filter: JobSeekerFilter, window: Window) {
  return db
    .select({
      id: jobSeekers.id,
      fullName: jobSeekers.fullName,
      username: jobSeekers.username,
      email: jobSeekers.email,
      phone: jobSeekers.phone,
      isActive: jobSeekers.isActive,
      createdAt: jobSeekers.createdAt,
      lastLogin: jobSeekers.lastLogin,
    })
    .from(jobSeekers)
    .where(and(jobSeekersOf(filter), below(window, jobSeekers.id)))
    .orderBy(...orderOf(window, JOB_SEEKER_ORDER))
    .limit(window.limit)
    .offset(offsetOf(window))
}

export async function countJobSeekers(db: Db, filter: JobSeekerFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(jobSeekers).where(jobSeekersOf(filter))
  return row?.total ?? 0
}

const EMPLOYER_STATE = {
  unverified: sql`${employers.isActive} AND NOT ${employers.isApproved}`,
  verified: sql`${employers.isActive} AND ${employers.isApproved}`,
  suspended: sql`NOT ${employers.isActive}`,
}

function employersOf({ search, status }: EmployerFilter): SQL | undefined {
  const words = sql`lower(${employers.companyName} || ' ' || ${employers.email})`
  return and(contains(words, search), status && EMPLOYER_STATE[status])
}

const EMPLOYER_ORDER = {
  id: employers.id,
  since: employers.createdAt,
  name: employers.companyName,
  lastLogin: employers.lastLogin,
}

export function selectEmployers(db: Db, filter: EmployerFilter, window: Window) {
  return db
    .select({
      id: employers.id,
      companyName: employers.companyName,
      contactPerson: employers.contactPerson,
      email: employers.email,
      phone: employers.phone,
      createdAt: employers.createdAt,
      lastLogin: employers.lastLogin,
      isActive: employers.isActive,
      isApproved: employers.isApproved,
      credits: creditAccounts.credits,
    })
    .from(employers)
    .innerJoin(creditAccounts, eq(creditAccounts.employerId, employers.id))
    .where(and(employersOf(filter), below(window, employers.id)))
    .orderBy(...orderOf(window, EMPLOYER_ORDER))
    .limit(window.limit)
    .offset(offsetOf(window))
}

export async function countEmployers(db: Db, filter: EmployerFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(employers).where(employersOf(filter))
  return row?.total ?? 0
}

/** As an administrator's 'Active' means it: the owner's switch and the administrator's. */
const CV_IS_ACTIVE = sql`(${cvs.isActive} AND ${cvs.blockedAt} IS NULL)`
const CV_STATE = { active: CV_IS_ACTIVE, inactive: not(CV_IS_ACTIVE), orphaned: isNull(cvs.jobSeekerId) }

function cvsOf({ search, status }: CvFilter): SQL | undefined {
  const words = sql`lower(${cvs.fullName} || ' ' || ${cvs.email})`
  return and(contains(words, search), status && CV_STATE[status])
}

export function selectCvs(db: Db, filter: CvFilter, window: Window) {
  return db
    .select({
      id: cvs.id,
      jobSeekerId: cvs.jobSeekerId,
      fullName: cvs.fullName,
      jobTitle: cvs.jobTitle,
      email: cvs.email,
      uploadedAt: cvs.uploadedAt,
      status: cvs.status,
      isActive: sql<boolean>`${CV_IS_ACTIVE}`,
      isBlocked: sql<boolean>`${cvs.blockedAt} IS NOT NULL`,
      fileName: cvs.fileName,
    })
    .from(cvs)
    .where(and(cvsOf(filter), below(window, cvs.id)))
    .orderBy(...orderOf(window, { id: cvs.id, since: cvs.uploadedAt, name: cvs.fullName }))
    .limit(window.limit)
    .offset(offsetOf(window))
}

export async function countCvs(db: Db, filter: CvFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(cvs).where(cvsOf(filter))
  return row?.total ?? 0
}
