import { desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { anywhere } from '../../platform/database/filters.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import { cvs } from '../cvs/tables.ts'
import { jobPostings } from '../jobs/tables.ts'

/** Several columns and the digits of a phone as one text. It must be the expression of its index (0120, 0176). */
const textOf = (phone: SQLWrapper, ...columns: SQLWrapper[]): SQL =>
  sql`lower(${sql.join(columns, sql` || ' ' || `)} || ' ' || regexp_replace(${phone}, '\\D', '', 'g'))`

const contains = (text: SQL, search: string) => sql`${text} LIKE lower(${anywhere(search)}::text)`

export function searchJobSeekers(db: Db, search: string, limit: number) {
  const { id, fullName, username, email, phone, loginPhone, isActive } = jobSeekers
  return db
    .select({ id, fullName, username, email, phone, loginPhone, isActive })
    .from(jobSeekers)
    .where(contains(textOf(phone, fullName, username, email, loginPhone), search))
    .orderBy(desc(id))
    .limit(limit)
}

export function searchEmployers(db: Db, search: string, limit: number) {
  const { id, companyName, contactPerson, email, phone, loginPhone, isActive, isApproved } = employers
  return db
    .select({ id, companyName, contactPerson, email, phone, loginPhone, isActive, isApproved })
    .from(employers)
    .where(contains(textOf(phone, companyName, contactPerson, email, loginPhone), search))
    .orderBy(desc(id))
    .limit(limit)
}

export function searchCvs(db: Db, search: string, limit: number) {
  const { id, fullName, jobTitle, email, phone } = cvs
  return db
    .select({ id, fullName, jobTitle, email, phone })
    .from(cvs)
    .where(contains(textOf(phone, fullName, jobTitle, email), search))
    .orderBy(desc(id))
    .limit(limit)
}

export function searchJobs(db: Db, search: string, limit: number) {
  return db
    .select({ job: jobPostings, companyName: employers.companyName })
    .from(jobPostings)
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .where(contains(sql`lower(${jobPostings.title})`, search))
    .orderBy(desc(jobPostings.id))
    .limit(limit)
}
