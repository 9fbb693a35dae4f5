import type { JobSeekerContext } from '../../platform/context.ts'
import { findCurrentApplication, selectApplicationChanges, selectSent } from './queries.ts'
import { sentApplication } from './views.ts'

/** The maximum number of rows in a list without pages. */
const LIST_LIMIT = 1000

/** The job seeker's own applications, newest first, each with its history. */
export async function listSent(ctx: JobSeekerContext) {
  const rows = await selectSent(ctx.db, ctx.viewer.jobSeeker.id, LIST_LIMIT)
  const changes = await selectApplicationChanges(
    ctx.db,
    rows.map(({ application }) => application.id),
  )
  const timelines = Map.groupBy(changes, ({ jobApplicationId }) => jobApplicationId)
  return rows.map((row) => {
    const timeline = (timelines.get(row.application.id) ?? []).map(({ status, changedAt, words }) => ({
      status,
      changedAt,
      /** What the employer wrote with a rejection. */
      ...(words && { words }),
    }))
    return sentApplication(row, timeline, ctx.now)
  })
}

/** Returns when the job seeker applied to a job; null without an application or when it was withdrawn. */
export async function readApplicationTo(ctx: JobSeekerContext, jobId: number) {
  return (await findCurrentApplication(ctx.db, jobId, ctx.viewer.jobSeeker.id)) ?? null
}
