import type { Context } from '../../platform/context.ts'
import { dayInPortMoresby, formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { findEmployerContact } from '../accounts/reads.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import type { EndingJob } from './ending-queries.ts'
import { type FoundWord, quoteWords, type WordedJob } from './flag-scam-words.ts'
import { MAILED_WORDS } from './limits.ts'
import { hasDaysLeft } from './policy.ts'
import type { JobRow } from './queries.ts'

/** Notifies the administrator with one mail per day, however many jobs wait. */
export async function tellOfHeldJob(ctx: Context, title: string): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const once = `held-job:${dayInPortMoresby(ctx.now)}`
  await queueEmail(ctx, { kind: 'administrator_notice', to: admin_email, ...heldJobMail(title), once })
}

export function heldJobMail(title: string): MailText {
  return {
    subject: 'A job waits for a check',
    paragraphs: [
      `“${title}” is not public until you release or refuse it.`,
      'You get at most one such email a day.',
    ],
    button: { label: 'See the jobs to check', path: '/admin?section=reports' },
  }
}

const CHECKS = {
  released: { subject: 'Your job is public', words: 'was checked and is public now.' },
  refused: {
    subject: 'Your job was not published',
    words: 'was checked and not published. It is a draft again.',
  },
  blocked: {
    subject: 'Your job was taken down',
    words: 'was removed from the public pages. You cannot reopen it.',
  },
  unblocked: { subject: 'Your job is back', words: 'was checked again and is restored.' },
} as const
type Check = keyof typeof CHECKS

/** The job before the check, except `expiresAt`, which is its value after the check. */
type CheckedJob = WordedJob &
  Pick<
    JobRow,
    'id' | 'employerId' | 'flaggedWords' | 'clearedWords' | 'heldCredits' | 'heldDays' | 'expiresAt'
  >

/** Notifies the employer, with the administrator's words. */
export async function tellEmployerOfCheck(
  ctx: Context,
  job: CheckedJob,
  check: Check,
  note: string,
): Promise<void> {
  const { email, contactPerson } = await findEmployerContact(ctx, job.employerId)
  const words = quoteWords(
    job,
    job.flaggedWords.filter((key) => !job.clearedWords.includes(key)),
  )
  const paid =
    check === 'refused' ? refusedMoney(job, ctx.now) : check === 'released' ? releasedDays(job) : ''
  const mail = checkMail(contactPerson, job.title, check, { note, words, paid })
  await queueEmail(ctx, { kind: 'job_check', to: email, ...mail })
}

function refusedMoney({ heldCredits, expiresAt }: CheckedJob, now: Date): string {
  const back = heldCredits ? `You have ${plural(heldCredits, 'credit')} back.` : ''
  const left =
    expiresAt && hasDaysLeft({ expiresAt }, now)
      ? `It is still paid for until ${formatDate(expiresAt)}: publishing it again before then costs nothing.`
      : ''
  return [back, left].filter(Boolean).join(' ')
}

const releasedDays = ({ heldDays }: CheckedJob) =>
  heldDays
    ? `The ${plural(heldDays, 'day')} that you paid for are counted from today.`
    : 'Its time is extended by the days that it waited.'

/** `words`: the scam words found in the job; `paid`: what happens to its credits and days. */
export function checkMail(
  contactPerson: string,
  title: string,
  check: Check,
  { note, words, paid }: { note: string; words: readonly FoundWord[]; paid: string },
): MailText {
  const { subject, words: decided } = CHECKS[check]
  const isBad = check === 'refused' || check === 'blocked'
  const quotes = isBad ? words.slice(0, MAILED_WORDS) : []
  return {
    subject: `${subject}: ${title}`,
    greets: contactPerson,
    paragraphs: [
      [`“${title}” ${decided}`, paid].filter(Boolean).join(' '),
      ...(note ? [`The reason: ${note}`] : []),
      ...(quotes.length > 0
        ? [
            'What we found:',
            ...quotes.map(
              ({ field, before, word, after }) => `${field && `${field}: `}“${before}${word}${after}”`,
            ),
          ]
        : []),
      ...(check === 'refused'
        ? [
            'Please correct the job and publish it again. An employer may not ask applicants for money, a PIN or a password.',
          ]
        : []),
      ...(isBad ? ['If you think that this is a mistake, please write to us.'] : []),
    ],
    button: {
      label: check === 'refused' ? 'Correct the job' : 'See your jobs',
      path: check === 'refused' ? '/employer-jobs?tab=drafts' : '/employer-jobs',
    },
    facts: { job: title },
  }
}

/** Reminds the employer some days before its job ends. Part of the transaction that records the reminder. */
export function remindOfEnd(ctx: Context, job: EndingJob): Promise<void> {
  return queueEmail(ctx, { kind: 'job_reminder', to: job.email, ...beforeEndMail(job) })
}

/** Tells the employer that its job ended by itself. Part of the transaction that records the mail. */
export function tellOfEnd(ctx: Context, job: EndingJob): Promise<void> {
  return queueEmail(ctx, { kind: 'job_reminder', to: job.email, ...afterEndMail(job) })
}

export function beforeEndMail(job: EndingJob): MailText {
  return {
    subject: `Your job ends on ${formatDate(job.endsAt)}: ${job.title}`,
    greets: job.contactPerson,
    paragraphs: [
      `“${job.title}” takes applications until ${formatDate(job.endsAt)}. So far it has ${plural(job.applications, 'application')}.`,
      wayOn(job),
    ],
    button: button(job),
    facts: { job: job.title },
  }
}

export function afterEndMail(job: EndingJob): MailText {
  return {
    subject: `Your job has ended: ${job.title}`,
    greets: job.contactPerson,
    paragraphs: [
      `“${job.title}” ended on ${formatDate(job.endsAt)} with ${plural(job.applications, 'application')}. You can still see them in your dashboard.`,
      wayOn(job),
    ],
    button: button(job),
    facts: { job: job.title },
  }
}

/** Before a job expires, a later closing date costs nothing; afterwards it must be renewed. */
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
