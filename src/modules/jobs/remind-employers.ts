import type { Context } from '../../platform/context.ts'
import { describeError } from '../../platform/database-errors.ts'
import { transaction } from '../../platform/transaction.ts'
import { dayInPortMoresby, endOfDay, formatDate, startOfDay } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import {
  claimEndMail,
  claimReminder,
  type EndingJob,
  selectEndingJobs,
  selectUnmailedEndings,
} from './ending-queries.ts'

const DAY = 86_400_000
/** Calendar days before the end. */
const DAYS_BEFORE = 3
/** What ended longer ago, because no process ran, is no news any more. */
const DAYS_AFTER = 7

/**
 * Mails to employers: three days before a job ends, and on the day after it ended by itself. Once for each end, however many processes
 * run: whoever claims it writes the mail, in one transaction. What fails is tried again with the next run.
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
  write: (job: EndingJob) => MailText,
): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      const job = await claim(ctx.db, id)
      if (job) await queueEmail(ctx, { kind: 'job_reminder', to: job.email, ...write(job) })
    })
  } catch (error) {
    ctx.log.error(
      { jobId: id, error: describeError(error).error },
      'an employer was not told of the end of a job',
    )
  }
}

export function remindOfEnd(job: EndingJob): MailText {
  return {
    subject: `Your job ends on ${formatDate(job.endsAt)}: ${job.title}`,
    paragraphs: [
      `Dear ${job.contactPerson}`,
      `“${job.title}” takes applications until ${formatDate(job.endsAt)}. So far it has ${plural(job.applications, 'application')}.`,
      wayOn(job),
    ],
    button: button(job),
  }
}

export function tellOfEnd(job: EndingJob): MailText {
  return {
    subject: `Your job has ended: ${job.title}`,
    paragraphs: [
      `Dear ${job.contactPerson}`,
      `“${job.title}” ended on ${formatDate(job.endsAt)} with ${plural(job.applications, 'application')}. They stay in your dashboard.`,
      wayOn(job),
    ],
    button: button(job),
  }
}

/** Until it expires a later closing date costs nothing; after that it is renewed (decisions, 'Jobs'). */
const hasTimeLeft = ({ endsAt, expiresAt }: EndingJob) => expiresAt > endsAt

function wayOn(job: EndingJob): string {
  return hasTimeLeft(job)
    ? `It is paid for until ${formatDate(job.expiresAt)}: a later closing date costs nothing.`
    : 'If you are still looking, renew it. The page shows what it costs before you pay.'
}

function button(job: EndingJob) {
  return hasTimeLeft(job)
    ? { label: 'Choose a later closing date', path: `/employer-jobs?job=${job.id}&open=edit` }
    : { label: 'Renew this job', path: `/employer-jobs?job=${job.id}&open=renew` }
}
