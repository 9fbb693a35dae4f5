import { count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { employers } from '../accounts/tables.ts'
import { creditAccounts } from '../credits/tables.ts'

/** `search` is part of a company's name or address. */
export async function selectEmployers(db: Db, search: string, limit: number, offset: number) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const wanted = search
    ? or(ilike(employers.companyName, pattern), ilike(employers.email, pattern))
    : undefined
  const rows = await db
    .select({
      id: employers.id,
      companyName: employers.companyName,
      contactPerson: employers.contactPerson,
      email: employers.email,
      createdAt: employers.createdAt,
      isActive: employers.isActive,
      isApproved: employers.isApproved,
      credits: creditAccounts.credits,
    })
    .from(employers)
    .innerJoin(creditAccounts, eq(creditAccounts.employerId, employers.id))
    .where(wanted)
    .orderBy(desc(employers.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(employers).where(wanted)
  return { rows, total: counted?.total ?? 0 }
}

type Counts = {
  totalUsers: number
  totalCvs: number
  totalEmployers: number
  activeUsers: number
  cvViews: number
  cvDownloads: number
  newUsersToday: number
  newCvsToday: number
}

/** `today`: the first moment of the day in Port Moresby; `monthAgo`: since when a login makes a job seeker active. */
export async function countEverything(db: Db, today: Date, monthAgo: Date): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`SELECT
    (SELECT count(*) FROM job_seekers) AS "totalUsers",
    (SELECT count(*) FROM cvs) AS "totalCvs",
    (SELECT count(*) FROM employers) AS "totalEmployers",
    (SELECT count(*) FROM job_seekers WHERE last_login >= ${monthAgo.toISOString()}) AS "activeUsers",
    (SELECT count(*) FROM cv_views WHERE view_type = 'view') AS "cvViews",
    (SELECT count(*) FROM cv_views WHERE view_type = 'download') AS "cvDownloads",
    (SELECT count(*) FROM job_seekers WHERE created_at >= ${today.toISOString()}) AS "newUsersToday",
    (SELECT count(*) FROM cvs WHERE uploaded_at >= ${today.toISOString()}) AS "newCvsToday"`)
  const [counts] = rows
  if (!counts) throw new Error('no counts')
  return counts
}

/** What waits for an administrator. Each count reads an index of what waits only. */
export type Queues = {
  payments: number
  employers: number
  contactReports: number
  emails: number
}

export async function countQueues(db: Db): Promise<Queues> {
  const { rows } = await db.execute<Queues>(sql`SELECT
    (SELECT count(*) FROM payment_requests WHERE status = 'pending') AS payments,
    (SELECT count(*) FROM employers WHERE is_active AND NOT is_approved) AS employers,
    (SELECT count(*) FROM contact_reports WHERE state = 'open') AS "contactReports",
    (SELECT count(*) FROM emails WHERE state = 'failed' AND seen_at IS NULL) AS emails`)
  const [queues] = rows
  if (!queues) throw new Error('no counts')
  return queues
}
