import type { Context } from '../../../platform/context.ts'
import { isPublic } from '../policy.ts'
import { selectJobsById } from '../queries.ts'
import { selectOpenJobs } from '../search-queries.ts'
import { publicJob } from '../views.ts'

/** About 3 kB each. */
const MOST = 3000

export type JobInFull = ReturnType<typeof publicJob>

/** Lists the open jobs with their whole text, the newest first, at most 3,000. */
export async function listOpenJobsInFull(ctx: Context): Promise<JobInFull[]> {
  const ids = (await selectOpenJobs(ctx.db, ctx.now)).slice(0, MOST).map(({ id }) => id)
  const rows = await selectJobsById(ctx.db, ids)
  return rows.filter(isPublic).map((row) => publicJob(row, ctx.now))
}
