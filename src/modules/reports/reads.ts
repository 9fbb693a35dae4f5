import type { AdministratorContext, Context } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { type Window, windowOf } from '../../shared/lists.ts'
import { MAX_REPORTS } from './limits.ts'
import {
  countJobsToCheck,
  findOldestCheck,
  selectChanges,
  selectCheckedJobs,
  selectJobsToCheck,
  selectReports,
} from './queries.ts'
import { type CheckList, REPORT_REASON_LABELS } from './schema.ts'
import { checkedJob, checkRow } from './views.ts'

/** Lists jobs that an administrator has to check, each with its reports. */
export function listJobChecks(ctx: AdministratorContext, list: CheckList) {
  return readJobChecks(ctx, list, windowOf(list))
}

export const CHECK_HEAD = ['Number', 'Job', 'Employer', 'Status', 'Since', 'Words', 'Reports', 'Note']

/** Exports all matching jobs as rows of a file. Times are of Port Moresby. */
export function exportJobChecks(ctx: AdministratorContext, wanted: Omit<CheckList, 'page' | 'limit'>) {
  return csvRows(
    (window) => readJobChecks(ctx, wanted, window),
    ({ id, title, employer, state, since, words, reports, checkNote }) => [
      id,
      title,
      employer.companyName,
      state,
      since && minuteInPortMoresby(since),
      words.join(', '),
      reports.map(({ reason, details }) => `${REPORT_REASON_LABELS[reason]} ${details}`.trim()).join('\n'),
      checkNote,
    ],
  )
}

async function readJobChecks(
  ctx: AdministratorContext,
  wanted: Omit<CheckList, 'page' | 'limit'>,
  window: Window,
) {
  const { ids, total } = await selectJobsToCheck(ctx.db, wanted, window)
  const [jobs, reports] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([selectCheckedJobs(ctx.db, ids), selectReports(ctx.db, ids, MAX_REPORTS)])
  const found = new Map(jobs.map((row) => [row.job.id, row]))
  const rows = ids.flatMap((id) => {
    const row = found.get(id)
    return row
      ? checkRow(
          row,
          reports.filter(({ jobPostingId }) => jobPostingId === id),
          ctx.now,
        )
      : []
  })
  return { rows, total }
}

/** Returns one job with its full text, reports and history. Throws job_not_found. */
export async function readJobCheck(ctx: AdministratorContext, id: number) {
  const [found] = await selectCheckedJobs(ctx.db, [id])
  if (!found) throw new AppError('job_not_found')
  const reports = await selectReports(ctx.db, [id], MAX_REPORTS)
  return { ...checkedJob(found, reports, ctx.now), changes: await selectChanges(ctx.db, id) }
}

/** Counts the jobs that wait for an administrator: held, flagged or reported. */
export function countOpenJobReports(ctx: Pick<Context, 'db'>): Promise<number> {
  return countJobsToCheck(ctx.db)
}

/** Returns the number of jobs that wait and since when the oldest does. */
export async function readWaitingJobs({ db }: AdministratorContext) {
  const [count, since] = await Promise.all([countJobsToCheck(db), findOldestCheck(db)])
  return { count, since }
}
