import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { jobPostings } from '../jobs/tables.ts'
import { jobApplications } from './tables.ts'

/** The side that asks: the employer of the job, or the job seeker who applied. */
export type Side = { employerId: number } | { jobSeekerId: number }

/** Returns the columns that decide whether documents may be shared with an application, and what its job asks for. */
export async function findSharing(db: Db, id: number, side: Side) {
  const { status, withdrawnAt, jobSeekerId } = jobApplications
  const { blockedAt, endsAt, closedAt, employerId, askedDocuments, licenceClasses } = jobPostings
  const isOf = 'employerId' in side ? eq(employerId, side.employerId) : eq(jobSeekerId, side.jobSeekerId)
  const [row] = await db
    .select({ status, withdrawnAt, blockedAt, endsAt, closedAt, askedDocuments, licenceClasses })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .where(and(eq(jobApplications.id, id), isOf))
  return row
}

/** Until the transaction ends, the application is neither moved nor withdrawn. */
export async function lockApplication(db: Db, id: number): Promise<void> {
  await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.id, id))
    .for('no key update')
}
