import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { EmployerRow, JobSeekerRow } from './queries.ts'
import { administrators, employers, employerVerifications, jobSeekers } from './tables.ts'

/** Returns undefined when the account is already in this state or does not exist. */
export async function switchJobSeeker(
  db: Db,
  id: number,
  isActive: boolean,
): Promise<JobSeekerRow | undefined> {
  const changes = db.update(jobSeekers).set({ isActive })
  return (await changes.where(and(eq(jobSeekers.id, id), ne(jobSeekers.isActive, isActive))).returning())[0]
}

/** Returns undefined when the account is already in this state, was closed, or does not exist. */
export async function switchEmployer(
  db: Db,
  id: number,
  isActive: boolean,
): Promise<EmployerRow | undefined> {
  const changes = db.update(employers).set({ isActive })
  const isOther = and(eq(employers.id, id), ne(employers.isActive, isActive), isNull(employers.closedAt))
  return (await changes.where(isOther).returning())[0]
}

/** Returns undefined when the account is already in this state, was closed, or does not exist. */
export async function switchBadge(db: Db, id: number, isApproved: boolean): Promise<EmployerRow | undefined> {
  const changes = db.update(employers).set({ isApproved })
  const isOther = and(eq(employers.id, id), ne(employers.isApproved, isApproved), isNull(employers.closedAt))
  return (await changes.where(isOther).returning())[0]
}

export async function insertVerification(
  db: Db,
  values: typeof employerVerifications.$inferInsert,
): Promise<void> {
  await db.insert(employerVerifications).values(values)
}

/** Withdraws the employer's current verifications. A badge given before verifications were recorded has no row here. */
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

/** Returns the current verification. `verifiedByName` is null when that administrator's account was deleted. */
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
