import type { AdministratorContext } from '../../platform/context.ts'
import { dayInPortMoresby, endOfDay } from '../../shared/dates.ts'
import { countOpenConversationReports } from '../messaging/reads.ts'
import { countOpenJobReports } from '../reports/reads.ts'
import { listDailyVisits, readVisits } from '../statistics/reads.ts'
import { countEverything, countQueues, selectEmployers } from './queries.ts'
import type { AdminList } from './schema.ts'

export function listEmployers(ctx: AdministratorContext, { page, limit, search }: AdminList) {
  return page === undefined
    ? selectEmployers(ctx.db, search, 1000, 0)
    : selectEmployers(ctx.db, search, limit, (page - 1) * limit)
}

const DAY = 86_400_000
/** Days of the chart, and within which a login makes a job seeker active (decisions, 'Accounts'). */
const DAYS = 30

/** The numbers of the dashboard, counted now. */
export async function readStatistics(ctx: AdministratorContext) {
  const today = new Date(endOfDay(dayInPortMoresby(ctx.now)).getTime() - DAY + 1000)
  const [counts, visits, dailyVisits] = await Promise.all([
    countEverything(ctx.db, today, new Date(ctx.now.getTime() - DAYS * DAY)),
    readVisits(ctx),
    listDailyVisits(ctx, DAYS),
  ])
  return { ...counts, visits, dailyVisits }
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
