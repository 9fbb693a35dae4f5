import type { Context } from '../../platform/context.ts'
import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail, queueEmails } from '../email/queue-email.ts'
import type { NewJobs } from '../jobs/matching/match-new-jobs.ts'
import { NEVER_PAY } from '../notices/tell-people.ts'
import type { Settings } from '../settings/schema.ts'
import { PENDING_DAYS } from './limits.ts'
import { alertPath } from './policy.ts'
import type { AlertRow, DueAlert } from './queries.ts'
import type { Frequency } from './schema.ts'

/** The page on which the reader of a mail starts, changes or stops its alert. */
const pagePath = (token: string) => `/job-alert?token=${token}`

type Confirmed = Pick<AlertRow, 'name' | 'frequency' | 'token'> & { email: string }

export function mailConfirmation(ctx: Context, alert: Confirmed): Promise<void> {
  return queueEmail(ctx, { kind: 'job_alert_confirmation', to: alert.email, ...confirmationMail(alert) })
}

const HOW_OFTEN: Record<Frequency, string> = { daily: 'every day', weekly: 'once a week' }

export function confirmationMail({ name, frequency, token }: Omit<Confirmed, 'email'>): MailText {
  return {
    subject: 'Confirm your job alert',
    paragraphs: [
      `Somebody asked us to email new jobs to this address ${HOW_OFTEN[frequency]}: ${name}.`,
      `If that was you, tap the button, then “Start these emails”. If not, do nothing: we forget this address after ${plural(PENDING_DAYS, 'day')}.`,
    ],
    button: { label: 'Confirm the job alert', path: pagePath(token) },
  }
}

type Card = Pick<
  Awaited<ReturnType<NewJobs['cards']>>[number],
  'id' | 'title' | 'companyName' | 'locationName' | 'salaryRange'
>

/** What an alert is mailed at one time: `total` jobs are new, of which `jobs` are the newest. */
export type Edition = { alert: DueAlert; total: number; jobs: readonly Card[]; number: number }

export function mailJobs(ctx: Context, editions: readonly Edition[], settings: Settings): Promise<void> {
  const mails = editions.map(({ alert, total, jobs, number }) => ({
    kind: 'job_alert' as const,
    to: alert.email,
    ...newJobsMail(alert, total, jobs, ctx.config.publicUrl),
    unsubscribe: {
      pagePath: pagePath(alert.token),
      callPath: `/api/job-alerts/unsubscribe/${alert.token}`,
    },
    once: `job_alert:${alert.id}:${number}`,
    canWait: true,
  }))
  return queueEmails(ctx, mails, settings)
}

export function newJobsMail(
  { name, search, fullName }: Pick<DueAlert, 'name' | 'search' | 'fullName'>,
  total: number,
  jobs: readonly Card[],
  publicUrl: string,
): MailText {
  return {
    subject: `${plural(total, 'new job')}: ${name}`,
    paragraphs: [
      ...(fullName ? [`Dear ${fullName}`] : []),
      `${plural(total, 'new job')} for your job alert: ${name}.`,
      ...jobs.map(({ id, title, companyName, locationName, salaryRange }) =>
        [
          title,
          [companyName, locationName, salaryRange].filter(Boolean).join(' · '),
          `${publicUrl}/jobs/${id}`,
        ].join('\n'),
      ),
      ...(total > jobs.length ? [`And ${formatNumber(total - jobs.length)} more.`] : []),
    ],
    button: {
      label: total === 1 ? 'See the job' : 'See the jobs',
      path: total === 1 && jobs[0] ? `/jobs/${jobs[0].id}` : alertPath(search),
    },
    advice: NEVER_PAY,
  }
}
