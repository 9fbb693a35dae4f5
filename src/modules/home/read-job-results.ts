import type { EmployerContext } from '../../platform/context.ts'
import { lastDays } from '../../shared/dates.ts'
import { PROGRESS } from '../applications/schema.ts'
import { readOwnJob } from '../jobs/reads.ts'
import { type JobResultRow, selectJobResults, selectStatusTimes } from './job-queries.ts'

/** The days of the trend in a list of jobs, and of the chart of one job. */
const TREND_DAYS = 14
const CHART_DAYS = 30

/** Lists what came of each of the employer's jobs, with the views and applications of the last 14 days, oldest first. */
export async function listJobResults(ctx: EmployerContext) {
  const days = lastDays(ctx.now, TREND_DAYS)
  const rows = await selectJobResults(ctx.db, ctx.viewer.employer.id, days[0] ?? '', null)
  return rows.map((row) => withAllDays(row, days))
}

/**
 * Returns what came of one job: the last 30 days, the steps from views to people who were taken on, and the time that
 * applications spend in each status. Throws job_not_found.
 */
export async function readJobResults(ctx: EmployerContext, jobId: number) {
  const { views, applications } = await readOwnJob(ctx, jobId)
  const days = lastDays(ctx.now, CHART_DAYS)
  const [rows, times] = await Promise.all([
    selectJobResults(ctx.db, ctx.viewer.employer.id, days[0] ?? '', jobId),
    selectStatusTimes(ctx.db, jobId, ctx.now),
  ])
  const [row = { jobId, newApplications: 0, interviewed: 0, hired: 0, filled: 0, undecided: 0, days: [] }] =
    rows
  return {
    ...withAllDays(row, days),
    views,
    applications,
    /** In the order of a hiring. Statuses that nobody was in are left out. */
    statusTimes: PROGRESS.flatMap((status) => times.find((time) => time.status === status) ?? []),
  }
}

function withAllDays({ days: counted, ...row }: JobResultRow, days: readonly string[]) {
  const known = new Map(counted.map((one) => [one.day, one]))
  return { ...row, days: days.map((day) => known.get(day) ?? { day, views: 0, applications: 0 }) }
}
