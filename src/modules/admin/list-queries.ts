import { and, asc, type Column, desc, eq, inArray, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { anywhere, countFound } from '../../platform/database/filters.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import { creditAccounts } from '../credits/tables.ts'
import { cvs } from '../cvs/tables.ts'
import { digitsOf } from './policy.ts'
import type { CvFilter, EmployerFilter, JobSeekerFilter, Sort } from './schema.ts'

/** One page of the list, or for a file the next rows below an id, newest first. */
export type Window = { limit: number } & ({ sort: Sort; offset: number } | { before: number | undefined })

/** `words` must be the expression of the trigram index (db/migrations/0176_search_for_login_phones.sql, for CVs 0062_registers.sql). */
function contains(words: SQL, search: string): SQL | undefined {
  return search ? sql`${words} LIKE lower(${anywhere(search)}::text)` : undefined
}

// Each list first finds the ids of a page in an index and then reads the rows. Otherwise the last page would read all
// rows before it.

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

const chosen = (id: Column, ids: number[] | undefined) => (ids ? inArray(id, ids) : undefined)

function jobSeekersOf({ search, status, ids }: JobSeekerFilter): SQL | undefined {
  const words = sql`lower(${jobSeekers.username} || ' ' || ${jobSeekers.email} || ' ' || ${jobSeekers.loginPhone})`
  return and(
    contains(words, digitsOf(search) ?? search),
    chosen(jobSeekers.id, ids),
    status && (status === 'active' ? jobSeekers.isActive : not(jobSeekers.isActive)),
  )
}

const JOB_SEEKER_ORDER = {
  id: jobSeekers.id,
  since: jobSeekers.createdAt,
  name: jobSeekers.fullName,
  lastLogin: jobSeekers.lastLogin,
}

export function selectJobSeekers(db: Db, filter: JobSeekerFilter, window: Window) {
  const order = orderOf(window, JOB_SEEKER_ORDER)
  const page = db
    .select({ id: jobSeekers.id })
    .from(jobSeekers)
    .where(and(jobSeekersOf(filter), below(window, jobSeekers.id)))
    .orderBy(...order)
    .limit(window.limit)
    .offset(offsetOf(window))
  return db
    .select({
      id: jobSeekers.id,
      fullName: jobSeekers.fullName,
      username: jobSeekers.username,
      email: jobSeekers.email,
      phone: jobSeekers.phone,
      loginPhone: jobSeekers.loginPhone,
      isActive: jobSeekers.isActive,
      createdAt: jobSeekers.createdAt,
      lastLogin: jobSeekers.lastLogin,
    })
    .from(jobSeekers)
    .where(inArray(jobSeekers.id, page))
    .orderBy(...order)
}

export async function countJobSeekers(db: Db, filter: JobSeekerFilter) {
  // Nearly all are active, so the inactive ones are counted from their own index.
  if (filter.status === 'active' && !filter.search) {
    const suspended = jobSeekersOf({ search: '', status: 'suspended' })
    return { total: (await db.$count(jobSeekers)) - (await db.$count(jobSeekers, suspended)), isExact: true }
  }
  return countFound(db, jobSeekers, jobSeekersOf(filter), filter.search)
}

const EMPLOYER_STATE = {
  unverified: sql`${employers.isActive} AND NOT ${employers.isApproved}`,
  verified: sql`${employers.isActive} AND ${employers.isApproved}`,
  suspended: sql`NOT ${employers.isActive} AND ${employers.closedAt} IS NULL`,
}

function employersOf({ search, status, ids }: EmployerFilter): SQL | undefined {
  const words = sql`lower(${employers.companyName} || ' ' || ${employers.email} || ' ' || ${employers.loginPhone})`
  return and(
    contains(words, digitsOf(search) ?? search),
    chosen(employers.id, ids),
    status && EMPLOYER_STATE[status],
  )
}

const EMPLOYER_ORDER = {
  id: employers.id,
  since: employers.createdAt,
  name: employers.companyName,
  lastLogin: employers.lastLogin,
}

export function selectEmployers(db: Db, filter: EmployerFilter, window: Window) {
  const order = orderOf(window, EMPLOYER_ORDER)
  const page = db
    .select({ id: employers.id })
    .from(employers)
    .where(and(employersOf(filter), below(window, employers.id)))
    .orderBy(...order)
    .limit(window.limit)
    .offset(offsetOf(window))
  return db
    .select({
      id: employers.id,
      companyName: employers.companyName,
      contactPerson: employers.contactPerson,
      email: employers.email,
      phone: employers.phone,
      loginPhone: employers.loginPhone,
      createdAt: employers.createdAt,
      lastLogin: employers.lastLogin,
      isActive: employers.isActive,
      isApproved: employers.isApproved,
      closedAt: employers.closedAt,
      logoUrl: sql<string | null>`'/api/auth/logo/' || ${employers.logoId}`,
      credits: creditAccounts.credits,
    })
    .from(employers)
    .innerJoin(creditAccounts, eq(creditAccounts.employerId, employers.id))
    .where(inArray(employers.id, page))
    .orderBy(...order)
}

export const countEmployers = (db: Db, filter: EmployerFilter) =>
  countFound(db, employers, employersOf(filter), filter.search)

/** 'Active' as the administrator's filter means it: neither the owner nor an administrator has deactivated the CV. */
const CV_IS_ACTIVE = sql`(${cvs.isActive} AND ${cvs.blockedAt} IS NULL)`
const CV_STATE = { active: CV_IS_ACTIVE, inactive: not(CV_IS_ACTIVE), orphaned: isNull(cvs.jobSeekerId) }

/** The state of the owner that hides a CV although the CV is active. */
const OWNER_STATE = sql<'suspended' | 'unavailable' | null>`
  CASE WHEN NOT ${jobSeekers.isActive} THEN 'suspended' WHEN ${jobSeekers.shownTo} = 'nobody' THEN 'unavailable' END`

function cvsOf({ search, status, ids }: CvFilter): SQL | undefined {
  const words = sql`lower(${cvs.fullName} || ' ' || ${cvs.email})`
  return and(contains(words, search), chosen(cvs.id, ids), status && CV_STATE[status])
}

export function selectCvs(db: Db, filter: CvFilter, window: Window) {
  const order = orderOf(window, { id: cvs.id, since: cvs.uploadedAt, name: cvs.fullName })
  const page = db
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(cvsOf(filter), below(window, cvs.id)))
    .orderBy(...order)
    .limit(window.limit)
    .offset(offsetOf(window))
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
      ownerState: OWNER_STATE,
      fileName: cvs.fileName,
    })
    .from(cvs)
    .leftJoin(jobSeekers, eq(jobSeekers.id, cvs.jobSeekerId))
    .where(inArray(cvs.id, page))
    .orderBy(...order)
}

export const countCvs = (db: Db, filter: CvFilter) => countFound(db, cvs, cvsOf(filter), filter.search)

/** The names and addresses of these people or companies, without those who have a phone number only. */
export function selectAddresses(db: Db, whom: 'jobSeekers' | 'employers', ids: number[]) {
  return whom === 'employers'
    ? db
        .select({ name: employers.contactPerson, email: employers.email })
        .from(employers)
        .where(and(inArray(employers.id, ids), ne(employers.email, '')))
    : db
        .select({ name: jobSeekers.fullName, email: jobSeekers.email })
        .from(jobSeekers)
        .where(and(inArray(jobSeekers.id, ids), ne(jobSeekers.email, '')))
}
