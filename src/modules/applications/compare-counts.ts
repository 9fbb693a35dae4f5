import type { Comparison } from '../../platform/comparisons.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { recountApplications, selectMiscountedJobs } from './count-queries.ts'

export const applicationCounts: Comparison = {
  name: 'application counts',
  table: 'job_postings',
  size: 500,
  most: 50_000,
  async mend(ctx, range) {
    const ids = await selectMiscountedJobs(ctx.db, range)
    const rows = ids.length === 0 ? 0 : await transaction(ctx, ({ db }) => recountApplications(db, ids))
    return { 'job_postings.applications': rows }
  },
}
