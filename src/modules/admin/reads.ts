import type { AdministratorContext } from '../../platform/context.ts'
import { dayInPortMoresby, lastDays, startOfDay } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { readVerification } from '../accounts/reads.ts'
import { listActsOn } from '../audit/list-acts-on.ts'
import { readRefusals } from '../email/reads.ts'
import { stateOf } from '../jobs/policy.ts'
import { countOpenConversationReports } from '../messaging/reads.ts'
import { countOpenJobReports } from '../reports/reads.ts'
import { listDailyVisits, readVisits } from '../statistics/reads.ts'
import {
  countCvs,
  countEmployers,
  countJobSeekers,
  selectCvs,
  selectEmployers,
  selectJobSeekers,
} from './list-queries.ts'
import {
  countEverything,
  countQueues,
  countRegistrations,
  findEmployerAccount,
  type Registrations,
  selectJobsOf,
  selectRequestsOf,
} from './queries.ts'
import type { CvList, EmployerList, JobSeekerList, Sort } from './schema.ts'
import { employerDetails } from './views.ts'

/** A list without pages is an array of everything, up to this (decisions, 'Calls'). */
const WHOLE = 1000

function windowOf({ page, limit, sort }: { page?: number | undefined; limit: number; sort: Sort }) {
  return page === undefined ? { sort, limit: WHOLE, offset: 0 } : { sort, limit, offset: (page - 1) * limit }
}

export async function listJobSeekers(ctx: AdministratorContext, list: JobSeekerList) {
  const rows = await selectJobSeekers(ctx.db, list, windowOf(list))
  return { rows: await withRefusals(ctx, rows), ...(await countJobSeekers(ctx.db, list)) }
}

export async function listEmployers(ctx: AdministratorContext, list: EmployerList) {
  const rows = await selectEmployers(ctx.db, list, windowOf(list))
  return { rows: await withRefusals(ctx, rows), ...(await countEmployers(ctx.db, list)) }
}

/** With what the mail server said when it refused the last mail to the address; null when it took it. */
async function withRefusals<Row extends { email: string }>(ctx: AdministratorContext, rows: Row[]) {
  const refusals = await readRefusals(
    ctx,
    rows.map(({ email }) => email),
  )
  return rows.map((row) => ({ ...row, mailRefused: refusals.get(row.email.toLowerCase()) ?? null }))
}

export async function listCvs({ db }: AdministratorContext, list: CvList) {
  return { rows: await selectCvs(db, list, windowOf(list)), ...(await countCvs(db, list)) }
}

/** Jobs and payment requests beside an employer; the rest is in their own lists. */
const SHOWN = 5

/** An employer with what was checked, its money, its newest jobs and requests, and what administrators did to it. Throws employer_not_found. */
export async function readEmployer(ctx: AdministratorContext, id: number) {
  const account = await findEmployerAccount(ctx.db, id)
  if (!account) throw new AppError('employer_not_found')
  const { rows, total } = await selectJobsOf(ctx.db, id, SHOWN)
  return {
    ...employerDetails(account),
    verification: await readVerification(ctx, id),
    jobs: rows.map((job) => ({ id: job.id, title: job.title, state: stateOf(job, ctx.now) })),
    jobsTotal: total,
    paymentRequests: await selectRequestsOf(ctx.db, id, SHOWN),
    acts: await listActsOn(ctx, 'employer', id),
  }
}

const DAY = 86_400_000
/** Days of the chart, and within which a login makes a job seeker active (decisions, 'Accounts'). */
const DAYS = 30

/** The numbers of the dashboard, counted now. */
export async function readStatistics(ctx: AdministratorContext) {
  const today = startOfDay(dayInPortMoresby(ctx.now))
  const [counts, visits, dailyVisits] = await Promise.all([
    countEverything(ctx.db, today, new Date(ctx.now.getTime() - DAYS * DAY)),
    readVisits(ctx),
    listDailyVisits(ctx, DAYS),
  ])
  return { ...counts, visits, dailyVisits }
}

/** Job seekers, employers and CVs that came on each of the last 30 days, oldest first, today the last. */
export async function listRegistrations(ctx: AdministratorContext): Promise<Registrations[]> {
  const days = lastDays(ctx.now, DAYS)
  const counted = await countRegistrations(ctx.db, startOfDay(days[0] ?? ''))
  return days.map(
    (day) => counted.find((row) => row.day === day) ?? { day, jobSeekers: 0, employers: 0, cvs: 0 },
  )
}

/** How much waits: payments, employers to verify, jobs to check and reported conversations, reports of contacts, mails that failed. */
export async function readQueues(ctx: AdministratorContext) {
  const [queues, jobs, conversations] = await Promise.all([
    countQueues(ctx.db),
    countOpenJobReports(ctx),
    countOpenConversationReports(ctx),
  ])
  return { ...queues, reports: jobs + conversations }
}
