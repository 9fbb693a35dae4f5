import type { Comparison } from '../../../platform/comparisons.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { rewordJobs, selectMiswordedJobs } from '../queries.ts'

export const jobWords: Comparison = {
  name: 'job words',
  table: 'job_postings',
  size: 200,
  most: 20_000,
  async mend(ctx, range) {
    const ids = await selectMiswordedJobs(ctx.db, range)
    if (ids.length > 0) await transaction(ctx, ({ db }) => rewordJobs(db, ids))
    return { 'job_postings.words': ids.length }
  },
}
