import type { AdministratorContext } from '../../platform/context.ts'
import { dayInPortMoresby, lastDays, startOfDay } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { windowOf } from '../../shared/lists.ts'
import { DAY } from '../../shared/time.ts'
import { readVerification } from '../accounts/reads.ts'
import { listActsOn } from '../audit/record-act.ts'
import { readRefusals } from '../email/reads.ts'
import { readScannerState } from '../file-scans/reads.ts'
import { stateOf } from '../jobs/policy.ts'
import { readOpenConversationReports } from '../messaging/reads.ts'
import { listRequests } from '../payments/reads.ts'
import { mustBeKept } from '../personal-data/close-company.ts'
import { countOpenJobReports, readWaitingJobs } from '../reports/reads.ts'
import { listDailyVisits, readVisits } from '../statistics/reads.ts'
import {
  countCvs,
  countEmployers,
  countJobSeekers,
  selectCvs,
  selectEmployers,
  selectJobSeekers,
} from './list-queries.ts'
import { digitsOf } from './policy.ts'
import {
  countEverything,
  countQueues,
  countRegistrations,
  findEmployerAccount,
  type Registrations,
  selectJobsOf,
  selectOldestWaiting,
  selectRequestsOf,
} from './queries.ts'
import type { CvList, EmployerList, JobSeekerList } from './schema.ts'
import { searchCvs, searchEmployers, searchJobSeekers, searchJobs } from './search-queries.ts'

export async function listJobSeekers(ctx: AdministratorContext, list: JobSeekerList) {
  const rows = await selectJobSeekers(ctx.db, list, { ...windowOf(list), sort: list.sort })
  return { rows: await withRefusals(ctx, rows), ...(await countJobSeekers(ctx.db, list)) }
}

export async function listEmployers(ctx: AdministratorContext, list: EmployerList) {
  const rows = await selectEmployers(ctx.db, list, { ...windowOf(list), sort: list.sort })
  return { rows: await withRefusals(ctx, rows), ...(await countEmployers(ctx.db, list)) }
}

/** Adds the mail server's message when it refused the last mail to the address; null when it accepted the mail. */
async function withRefusals<Row extends { email: string }>(ctx: AdministratorContext, rows: Row[]) {
  const refusals = await readRefusals(
    ctx,
    rows.map(({ email }) => email),
  )
  return rows.map((row) => ({ ...row, mailRefused: refusals.get(row.email.toLowerCase()) ?? null }))
}

export async function listCvs({ db }: AdministratorContext, list: CvList) {
  return {
    rows: await selectCvs(db, list, { ...windowOf(list), sort: list.sort }),
    ...(await countCvs(db, list)),
  }
}

/** The number of jobs and payment requests shown with an employer. The lists show the others. */
const SHOWN = 5

/**
 * Returns an employer with its verification, credits and payments, newest jobs and requests, and the acts of
 * administrators on it. Throws employer_not_found.
 */
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
    mustBeKept: await mustBeKept(ctx, id),
  }
}

/** The number of days in the chart. A job seeker who logged in within these days counts as active. */
const DAYS = 30

/** Returns the numbers of the dashboard, counted at the time of the call. */
export async function readStatistics(ctx: AdministratorContext) {
  const today = startOfDay(dayInPortMoresby(ctx.now))
  const [counts, visits, dailyVisits, virusScanner] = await Promise.all([
    countEverything(ctx.db, today, new Date(ctx.now.getTime() - DAYS * DAY)),
    readVisits(ctx),
    listDailyVisits(ctx, DAYS),
    readScannerState(ctx),
  ])
  return { ...counts, visits, dailyVisits, virusScanner }
}

/**
 * Returns the job seekers, employers and CVs added on each of the last 30 days, oldest first. The last day is today.
 */
export async function listRegistrations(ctx: AdministratorContext): Promise<Registrations[]> {
  const days = lastDays(ctx.now, DAYS)
  const counted = await countRegistrations(ctx.db, startOfDay(days[0] ?? ''))
  return days.map(
    (day) => counted.find((row) => row.day === day) ?? { day, jobSeekers: 0, employers: 0, cvs: 0 },
  )
}

/**
 * Returns the number of waiting items: payments, employers to verify, jobs to check, reported conversations, contact
 * reports and failed mails.
 */
export async function readQueues(ctx: AdministratorContext) {
  const [queues, jobs, conversations] = await Promise.all([
    countQueues(ctx.db),
    countOpenJobReports(ctx),
    readOpenConversationReports(ctx),
  ])
  return { ...queues, reports: jobs + conversations.count }
}

/**
 * Returns since when the oldest item of each queue has been waiting, with details that help to choose the first queue.
 */
export async function readOldestWaiting(ctx: AdministratorContext) {
  const [waiting, jobs, conversations] = await Promise.all([
    selectOldestWaiting(ctx.db),
    readWaitingJobs(ctx),
    readOpenConversationReports(ctx),
  ])
  return { ...waiting, jobs, conversations }
}

type EmployerAccount = NonNullable<Awaited<ReturnType<typeof findEmployerAccount>>>

/** All data of an employer except its login secrets. `totalSpent` is in toea. */
function employerDetails({ employer, credits, totalSpent }: EmployerAccount) {
  const { passwordHash: _, logoId, locationId: __, ...fields } = employer
  return { ...fields, logoUrl: logoId && `/api/auth/logo/${logoId}`, credits, totalSpent }
}

/** The number of results of each kind; a longer search finds the others. */
const FOUND = 6

/**
 * Finds people, companies, CVs, jobs and payments by a part of a name, an address, a phone number or a reference. The
 * newest come first.
 */
export async function findAnything(ctx: AdministratorContext, typed: string) {
  const search = digitsOf(typed) ?? typed
  const [jobSeekers, employers, cvs, jobs, payments] = await Promise.all([
    searchJobSeekers(ctx.db, search, FOUND),
    searchEmployers(ctx.db, search, FOUND),
    searchCvs(ctx.db, search, FOUND),
    searchJobs(ctx.db, typed, FOUND),
    listRequests(ctx, { search: typed, sort: 'newest', page: 1, limit: FOUND }),
  ])
  return {
    jobSeekers,
    employers,
    cvs,
    jobs: jobs.map(({ job, companyName }) => ({
      id: job.id,
      title: job.title,
      companyName,
      state: stateOf(job, ctx.now),
    })),
    payments: payments.rows.map(({ id, reference, employerName, amount, status }) => ({
      id,
      reference,
      employerName,
      amount,
      status,
    })),
  }
}
