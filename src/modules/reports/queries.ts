import type { Db } from '../../platform/database.ts'
import { visitorHash } from '../../platform/visitor-hash.ts'
import { jobReports } from './tables.ts'

type NewReportRow = Pick<
  typeof jobReports.$inferInsert,
  'jobPostingId' | 'reason' | 'details' | 'jobSeekerId' | 'createdAt'
>

/** False when the visitor's report of this job is open already. `visitor` is kept as a salted hash only. */
export async function insertReport(db: Db, visitor: string, values: NewReportRow): Promise<boolean> {
  const created = await db
    .insert(jobReports)
    .values({ ...values, visitorHash: visitorHash(visitor) })
    .onConflictDoNothing()
    .returning({ id: jobReports.id })
  return created.length > 0
}
