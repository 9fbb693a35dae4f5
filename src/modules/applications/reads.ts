import type { EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import {
  countReceived,
  findCurrentApplication,
  selectApplicationChanges,
  selectReceived,
  selectSent,
} from './queries.ts'
import { type ApplicationList, IN_PROGRESS } from './schema.ts'
import { receivedApplication, sentApplication } from './views.ts'

/** A list without pages is an array of everything, up to this (decisions, 'Calls'). */
const LIST_LIMIT = 1000

/** What was sent to the employer's jobs, newest first, and how many there are in all. */
export async function listReceived(ctx: EmployerContext, { jobId, status, page, limit }: ApplicationList) {
  const filter = { employerId: ctx.viewer.employer.id, jobId, status }
  const rows =
    page === undefined
      ? await selectReceived(ctx.db, filter, LIST_LIMIT, 0)
      : await selectReceived(ctx.db, filter, limit, (page - 1) * limit)
  const totals = await countReceived(ctx.db, filter)
  return {
    applications: rows.map(receivedApplication),
    total: totals.reduce((sum, { total }) => sum + total, 0),
  }
}

/** The five counters of the employer's dashboard. */
export async function countOwnReceived(ctx: EmployerContext) {
  const filter = { employerId: ctx.viewer.employer.id, jobId: undefined, status: undefined }
  const totals = await countReceived(ctx.db, filter)
  const sum = (statuses: readonly string[]) =>
    totals.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.total : 0), 0)
  return {
    total: totals.reduce((sum, row) => sum + row.total, 0),
    pending: sum(['pending']),
    inProgress: sum(IN_PROGRESS),
    onboarding: sum(['onboarding']),
    rejected: sum(['rejected']),
  }
}

/** The job seeker's own, newest first, each with its history. */
export async function listSent(ctx: JobSeekerContext) {
  const rows = await selectSent(ctx.db, ctx.viewer.jobSeeker.id, LIST_LIMIT)
  const changes = await selectApplicationChanges(
    ctx.db,
    rows.map(({ application }) => application.id),
  )
  const timelines = Map.groupBy(changes, ({ jobApplicationId }) => jobApplicationId)
  return rows.map((row) => {
    const timeline = (timelines.get(row.application.id) ?? []).map(({ status, changedAt }) => ({
      status,
      changedAt,
    }))
    return sentApplication(row, timeline, ctx.now)
  })
}

/** Whether the job seeker has applied to a job, and when; null when not, or when it was withdrawn. */
export async function readApplicationTo(ctx: JobSeekerContext, jobId: number) {
  return (await findCurrentApplication(ctx.db, jobId, ctx.viewer.jobSeeker.id)) ?? null
}
