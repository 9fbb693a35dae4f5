import type { AdministratorContext, Context } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import {
  countJobsToCheck,
  selectChanges,
  selectCheckedJobs,
  selectJobsToCheck,
  selectReports,
} from './check-queries.ts'
import { type CheckList, REPORT_REASON_LABELS } from './schema.ts'
import { checkedJob, checkRow } from './views.ts'

/** As many as a list without pages holds. */
const WHOLE = 1000
/** Reports that are read of a page of jobs, and of one job. */
const MOST_REPORTS = 1000

/** Jobs that an administrator has to look at, each with what was reported of it. */
export function listJobChecks(ctx: AdministratorContext, { page, limit, ...wanted }: CheckList) {
  return readJobChecks(
    ctx,
    wanted,
    page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit },
  )
}

export const CHECK_HEAD = ['Number', 'Job', 'Employer', 'Status', 'Since', 'Words', 'Reports', 'Note']

/** The same as rows of a file, all of them. Times of Port Moresby. */
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
  window: { limit: number; offset: number },
) {
  const { ids, total } = await selectJobsToCheck(ctx.db, wanted, window)
  const [jobs, reports] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([selectCheckedJobs(ctx.db, ids), selectReports(ctx.db, ids, MOST_REPORTS)])
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

/** One job with its whole text, its reports and its history. Throws job_not_found. */
export async function readJobCheck(ctx: AdministratorContext, id: number) {
  const [found] = await selectCheckedJobs(ctx.db, [id])
  if (!found) throw new AppError('job_not_found')
  const reports = await selectReports(ctx.db, [id], MOST_REPORTS)
  return { ...checkedJob(found, reports, ctx.now), changes: await selectChanges(ctx.db, id) }
}

/** Jobs that wait for an administrator: held, flagged or reported. */
export function countOpenJobReports(ctx: Pick<Context, 'db'>): Promise<number> {
  return countJobsToCheck(ctx.db)
}
