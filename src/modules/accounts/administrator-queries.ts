import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { EmployerRow, JobSeekerRow } from './queries.ts'
import { administrators, employers, employerVerifications, jobSeekers } from './tables.ts'

/** Undefined when it is so already, or when there is nobody of this id. */
export async function switchJobSeeker(
  db: Db,
  id: number,
  isActive: boolean,
): Promise<JobSeekerRow | undefined> {
  const changes = db.update(jobSeekers).set({ isActive })
  return (await changes.where(and(eq(jobSeekers.id, id), ne(jobSeekers.isActive, isActive))).returning())[0]
}

/** Undefined when it is so already, or when there is nobody of this id. */
export async function switchEmployer(
  db: Db,
  id: number,
  isActive: boolean,
): Promise<EmployerRow | undefined> {
  const changes = db.update(employers).set({ isActive })
  return (await changes.where(and(eq(employers.id, id), ne(employers.isActive, isActive))).returning())[0]
}

/** Undefined when it is so already, or when there is nobody of this id. */
export async function switchBadge(db: Db, id: number, isApproved: boolean): Promise<EmployerRow | undefined> {
  const changes = db.update(employers).set({ isApproved })
  return (await changes.where(and(eq(employers.id, id), ne(employers.isApproved, isApproved))).returning())[0]
}

export async function insertVerification(
  db: Db,
  values: typeof employerVerifications.$inferInsert,
): Promise<void> {
  await db.insert(employerVerifications).values(values)
}

/** Those that stand; an employer that got its badge before there were any has none. */
export async function withdrawVerifications(
  db: Db,
  employerId: number,
  withdrawn: { withdrawnBy: number; withdrawnAt: Date },
): Promise<void> {
  await db
    .update(employerVerifications)
    .set(withdrawn)
    .where(and(eq(employerVerifications.employerId, employerId), isNull(employerVerifications.withdrawnAt)))
}

/** The one that stands. `verifiedByName` is null when that administrator's account is gone. */
export async function findVerification(db: Db, employerId: number) {
  const { verifiedBy } = employerVerifications
  const [row] = await db
    .select({
      companyName: employerVerifications.companyName,
      existence: employerVerifications.existence,
      registrationNumber: employerVerifications.registrationNumber,
      authority: employerVerifications.authority,
      addressSeen: employerVerifications.addressSeen,
      note: employerVerifications.note,
      verifiedAt: employerVerifications.verifiedAt,
      verifiedByName: sql<
        string | null
      >`(SELECT username FROM ${administrators} a WHERE a.id = ${verifiedBy})`,
    })
    .from(employerVerifications)
    .where(and(eq(employerVerifications.employerId, employerId), isNull(employerVerifications.withdrawnAt)))
  return row
}
