import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { jobReports } from './tables.ts'

type NewReportRow = Pick<
  typeof jobReports.$inferInsert,
  'jobPostingId' | 'reason' | 'details' | 'jobSeekerId' | 'createdAt'
>

/** False when the visitor's report of this job is open already. `visitor` is kept as a salted hash only. */
export async function insertReport(db: Db, visitor: string, values: NewReportRow): Promise<boolean> {
  const visitorHash = sql`(SELECT sha256(salt || convert_to(${visitor}, 'UTF8')) FROM job_view_salt)`
  const created = await db
    .insert(jobReports)
    .values({ ...values, visitorHash })
    .onConflictDoNothing()
    .returning({ id: jobReports.id })
  return created.length > 0
}
