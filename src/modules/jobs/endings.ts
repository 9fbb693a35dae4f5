import type { Context } from '../../platform/context.ts'
import { describeError } from '../../platform/database/errors.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { dayInPortMoresby, endOfDay, startOfDay } from '../../shared/dates.ts'
import { DAY } from '../../shared/time.ts'
import {
  claimEndMail,
  claimReminder,
  type EndingJob,
  markEndingTold,
  selectEndingJobs,
  selectUnmailedEndings,
  selectUntoldEndings,
} from './ending-queries.ts'
import { remindOfEnd, tellOfEnd } from './mails.ts'
import { stateOf } from './policy.ts'
import { findJob } from './queries.ts'

/** Calendar days before the end. */
const DAYS_BEFORE = 3
/** Days after which the end of a job is no longer news, if no process ran earlier. */
const DAYS_AFTER = 7

/**
 * Mails employers three days before a job ends, and on the day after it ended by itself. Only one mail is sent for
 * each end, however many processes run: the process that claims the end writes the mail in the same transaction. A
 * mail that fails is tried again in the next run.
 */
export async function remindEmployers(ctx: Context): Promise<void> {
  const { db, now } = ctx
  const soon = endOfDay(dayInPortMoresby(new Date(now.getTime() + DAYS_BEFORE * DAY)))
  const yesterday = startOfDay(dayInPortMoresby(now))
  const longAgo = new Date(now.getTime() - DAYS_AFTER * DAY)
  for (const id of await selectEndingJobs(db, now, soon)) await mailOnce(ctx, id, claimReminder, remindOfEnd)
  for (const id of await selectUnmailedEndings(db, longAgo, yesterday))
    await mailOnce(ctx, id, claimEndMail, tellOfEnd)
}

async function mailOnce(
  ctx: Context,
  id: number,
  claim: typeof claimReminder,
  mail: (ctx: Context, job: EndingJob) => Promise<void>,
): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      const job = await claim(ctx.db, id)
      if (job) await mail(ctx, job)
    })
  } catch (error) {
    ctx.log.error(
      { jobId: id, error: describeError(error).error },
      'an employer was not told of the end of a job',
    )
  }
}

/** Per hourly run; the next run does the rest. */
const JOBS_A_RUN = 500

export type EndedJob = { id: number; title: string; companyName: string }

/**
 * Returns a job that accepts no more applications, although its page may stay; undefined if it accepts them, is a
 * draft, or is deleted.
 */
export async function findEndedJob(ctx: Context, id: number): Promise<EndedJob | undefined> {
  const job = await findJob(ctx.db, id)
  if (!job) return undefined
  const state = stateOf(job, ctx.now)
  return state === 'closed' || state === 'expired'
    ? { id, title: job.title, companyName: job.companyName }
    : undefined
}

/** Returns a job that an administrator took down; undefined if it was restored or deleted meanwhile. */
export async function findBlockedJob(ctx: Context, id: number): Promise<EndedJob | undefined> {
  const job = await findJob(ctx.db, id)
  return job?.blockedAt ? { id, title: job.title, companyName: job.companyName } : undefined
}

/** Calls `tell` for each job that has ended since the last run. A job for which it fails is tried again in an hour. */
export async function tellOfEndings(ctx: Context, tell: (job: EndedJob) => Promise<void>): Promise<void> {
  for (const id of await selectUntoldEndings(ctx.db, ctx.now, JOBS_A_RUN)) {
    try {
      const job = await findEndedJob(ctx, id)
      if (job) await tell(job)
      await markEndingTold(ctx.db, id, ctx.now)
    } catch (error) {
      ctx.log.error({ jobId: id, error: describeError(error).error }, 'the end of a job was not told')
    }
  }
}
