import type { Context } from '../../platform/context.ts'
import { isOneTooMany } from '../../platform/rate-limit.ts'
import { inLanguage, t, tFilled } from '../../shared/language/words.ts'
import { plural, shorten } from '../../shared/text.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail, queueEmails } from '../email/queue-email.ts'
import type { NewJobs } from '../jobs/matching/match-new-jobs.ts'
import { neverPay } from '../notices/tell-people.ts'
import type { Settings } from '../settings/schema.ts'
import { queueSms } from '../sms/queue-sms.ts'
import { speakTo } from '../translations/speak-to.ts'
import { ALERT_SMS, PENDING_DAYS, SMS_NAME } from './limits.ts'
import { alertPath } from './policy.ts'
import type { AlertRow, DueAlert } from './queries.ts'
import { nameAlert } from './reads.ts'
import type { Frequency } from './schema.ts'

/** The page on which the reader of a mail starts, changes or stops its alert. */
const pagePath = (token: string) => `/job-alert?token=${token}`

const unsubscribeFrom = ({ token }: { token: string }) => ({
  pagePath: pagePath(token),
  callPath: `/api/job-alerts/unsubscribe/${token}`,
})

type Confirmed = Pick<AlertRow, 'search' | 'frequency' | 'token' | 'language'> & { email: string }

export function mailConfirmation(ctx: Context, alert: Confirmed): Promise<void> {
  return speakTo(ctx, alert.language, async () => {
    const name = await nameAlert(ctx, alert.search)
    const mail = confirmationMail({ ...alert, name })
    const unsubscribe = unsubscribeFrom(alert)
    return queueEmail(ctx, { kind: 'job_alert_confirmation', to: alert.email, ...mail, unsubscribe })
  })
}

/** `name`: the search in words, in the language of the mail. */
type Named<T> = T & { name: string }

const ASKED: Record<Frequency, string> = {
  daily: 'Somebody asked us to email new jobs to this address every day: {search}.',
  weekly: 'Somebody asked us to email new jobs to this address once a week: {search}.',
}

export function confirmationMail({
  name,
  frequency,
  token,
}: Named<Pick<Confirmed, 'frequency' | 'token'>>): MailText {
  return {
    subject: t('Confirm your job alert'),
    paragraphs: [
      t(ASKED[frequency], { search: name }),
      t(
        'If that was you, tap the button, then “Start these emails”. If not, do nothing: we forget this address after {days}.',
        { days: plural(PENDING_DAYS, 'day') },
      ),
    ],
    button: { label: t('Confirm the job alert'), path: pagePath(token) },
  }
}

/**
 * Writes an SMS about new jobs. `waits`: the account has had enough today, or the daily limit of the site is reached.
 * `none`: the alert goes by email, or the operator sends no such SMS.
 */
export async function writeAlertSms(
  ctx: Context,
  alert: DueAlert,
  { total, edition }: { total: number; edition: number },
  settings: Settings,
): Promise<'written' | 'waits' | 'none'> {
  if (alert.phone === '' || !settings.sms_alerts) return 'none'
  if (await isOneTooMany(ctx, ALERT_SMS, String(alert.jobSeekerId))) return 'waits'
  const text = await speakTo(ctx, alert.language, async () => {
    const name = await nameAlert(ctx, alert.search)
    return alertSms({ ...alert, name }, total, settings.site_name, ctx.config.publicUrl)
  })
  const once = `job_alert:${alert.id}:${edition}`
  const queued = await queueSms(ctx, { kind: 'alert', to: alert.phone, text, once })
  return queued === 'full' ? 'waits' : 'written'
}

/** One link shows the jobs and stops the alert, so that most texts fit into one part. */
export function alertSms(
  { name, token }: Named<Pick<DueAlert, 'token'>>,
  total: number,
  site: string,
  publicUrl: string,
): string {
  const values = {
    site,
    jobs: plural(total, 'new job'),
    search: shorten(name, SMS_NAME),
    url: publicUrl + inLanguage(pagePath(token)),
  }
  return t('{site}: {jobs} for {search}. See or stop: {url}', values)
}

type Card = Pick<
  Awaited<ReturnType<NewJobs['cards']>>[number],
  'id' | 'title' | 'companyName' | 'locationName' | 'salaryRange'
>

/** One mail of an alert. `total`: the number of new jobs; `jobs`: the newest of them. */
export type Edition = { alert: DueAlert; total: number; jobs: readonly Card[]; number: number }

/** Writes the mails of each language together. */
export async function mailJobs(
  ctx: Context,
  editions: readonly Edition[],
  settings: Settings,
): Promise<void> {
  for (const [language, some] of Map.groupBy(editions, ({ alert }) => alert.language))
    await speakTo(ctx, language, () => mailSome(ctx, some, settings))
}

async function mailSome(ctx: Context, editions: readonly Edition[], settings: Settings): Promise<void> {
  const names = await Promise.all(editions.map(({ alert }) => nameAlert(ctx, alert.search)))
  const mails = editions.map(({ alert, total, jobs, number }, index) => ({
    kind: 'job_alert' as const,
    to: alert.email,
    ...newJobsMail({ ...alert, name: names[index] ?? '' }, total, jobs, ctx.config.publicUrl),
    unsubscribe: unsubscribeFrom(alert),
    once: `job_alert:${alert.id}:${number}`,
    canWait: true,
  }))
  await queueEmails(ctx, mails, { settings })
}

export function newJobsMail(
  { name, search, fullName }: Named<Pick<DueAlert, 'search' | 'fullName'>>,
  total: number,
  jobs: readonly Card[],
  publicUrl: string,
): MailText {
  return {
    subject: `${plural(total, 'new job')}: ${name}`,
    greets: fullName || undefined,
    paragraphs: [
      t('{jobs} for your job alert: {search}.', { jobs: plural(total, 'new job'), search: name }),
      ...jobs.map(({ id, title, companyName, locationName, salaryRange }) =>
        [
          title,
          [companyName, locationName, salaryRange && tFilled(salaryRange)].filter(Boolean).join(' · '),
          publicUrl + inLanguage(`/jobs/${id}`),
        ].join('\n'),
      ),
      ...(total > jobs.length ? [t('And {more} more.', { more: total - jobs.length })] : []),
    ],
    button: {
      label: total === 1 ? t('See the job') : t('See the jobs'),
      path: total === 1 && jobs[0] ? `/jobs/${jobs[0].id}` : alertPath(search),
    },
    advice: neverPay(),
  }
}
