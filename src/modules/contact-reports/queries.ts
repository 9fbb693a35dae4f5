import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains } from '../../platform/database/filters.ts'
import type { Window } from '../../shared/lists.ts'
import { administrators, employers } from '../accounts/tables.ts'
import { cvAccess, cvs } from '../cvs/tables.ts'
import type { Payment } from './policy.ts'
import type { ContactDecision, ContactReportList } from './schema.ts'
import { contactReports } from './tables.ts'

export type ContactReportRow = typeof contactReports.$inferSelect

/** Returns an employer's access to a CV and its payments for it. */
export function selectPayments(db: Db, employerId: number, cvId: number): Promise<Payment[]> {
  const { id, accessType, creditsUsed, createdAt } = cvAccess
  return db
    .select({ id, accessType, creditsUsed, createdAt })
    .from(cvAccess)
    .where(and(eq(cvAccess.employerId, employerId), eq(cvAccess.cvId, cvId)))
}

/** The last report of an access. */
export async function findLastReport(db: Db, accessId: number): Promise<ContactReportRow | undefined> {
  const [row] = await db
    .select()
    .from(contactReports)
    .where(eq(contactReports.accessId, accessId))
    .orderBy(desc(contactReports.id))
    .limit(1)
  return row
}

/** Returns false when a report is open or credits were already refunded. */
export async function insertReport(db: Db, values: typeof contactReports.$inferInsert): Promise<boolean> {
  const created = await db
    .insert(contactReports)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: contactReports.id })
  return created.length > 0
}

/** A report with the names and addresses for its mails. */
export async function findReport(db: Db, id: number) {
  const [row] = await db
    .select({
      report: contactReports,
      email: employers.email,
      contactPerson: employers.contactPerson,
      jobTitle: cvs.jobTitle,
      jobSeekerId: cvAccess.jobSeekerId,
    })
    .from(contactReports)
    .innerJoin(employers, eq(employers.id, contactReports.employerId))
    .innerJoin(cvAccess, eq(cvAccess.id, contactReports.accessId))
    .leftJoin(cvs, eq(cvs.id, contactReports.cvId))
    .where(eq(contactReports.id, id))
  return row
}
export type FoundReport = NonNullable<Awaited<ReturnType<typeof findReport>>>

/** Decides an open report. Returns undefined when another request decided first. */
export async function decideOpen(
  db: Db,
  id: number,
  outcome: ContactDecision & { decidedBy: number; decidedAt: Date },
): Promise<ContactReportRow | undefined> {
  const [row] = await db
    .update(contactReports)
    .set(outcome)
    .where(and(eq(contactReports.id, id), eq(contactReports.state, 'open')))
    .returning()
  return row
}

/** The reports whose employer or CV has the search in its name, and their total number. */
export async function selectReports(
  db: Db,
  { state, search, sort }: ContactReportList,
  { limit, offset }: Window,
) {
  const wanted = and(
    state && eq(contactReports.state, state),
    contains(search, employers.companyName, cvs.fullName),
  )
  const rows = await db
    .select({
      report: contactReports,
      companyName: employers.companyName,
      adminName: administrators.username,
      cv: { id: cvs.id, fullName: cvs.fullName, jobTitle: cvs.jobTitle, email: cvs.email, phone: cvs.phone },
    })
    .from(contactReports)
    .innerJoin(employers, eq(employers.id, contactReports.employerId))
    .leftJoin(administrators, eq(administrators.id, contactReports.decidedBy))
    .leftJoin(cvs, eq(cvs.id, contactReports.cvId))
    .where(wanted)
    .orderBy(sort === 'oldest' ? asc(contactReports.id) : desc(contactReports.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: count() })
    .from(contactReports)
    .innerJoin(employers, eq(employers.id, contactReports.employerId))
    .leftJoin(cvs, eq(cvs.id, contactReports.cvId))
    .where(wanted)
  return { rows, total: counted?.total ?? 0 }
}
export type ListedReport = Awaited<ReturnType<typeof selectReports>>['rows'][number]
