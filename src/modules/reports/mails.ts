import type { Context } from '../../platform/context.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { findJobSeekerContact } from '../accounts/reads.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { neverPay } from '../notices/tell-people.ts'
import { readSettings } from '../settings/reads.ts'
import { speakTo } from '../translations/speak-to.ts'
import { type NewReport, REPORT_REASON_LABELS, type ReportOutcome } from './schema.ts'

type ReportedJob = { id: number; title: string; companyName: string }

export async function tellAdministrator(ctx: Context, job: ReportedJob, report: NewReport): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const once = `job-report:${job.id}:${dayInPortMoresby(ctx.now)}`
  await queueEmail(ctx, { kind: 'administrator_notice', to: admin_email, ...jobReported(job, report), once })
}

export function jobReported(
  { id, title, companyName }: ReportedJob,
  { reason, details }: Pick<NewReport, 'reason' | 'details'>,
): MailText {
  return {
    subject: `Job reported: ${title}`,
    paragraphs: [
      `Job ${id}, “${title}” of ${companyName}, was reported: ${REPORT_REASON_LABELS[reason]}.`,
      ...(details ? [`They wrote: ${details}`] : []),
      'You get at most one email a day about each job, however many people report it.',
    ],
    button: { label: 'See the job', path: `/jobs/${id}` },
  }
}

type Answer = { title: string; outcome: ReportOutcome; reply: string }

/** Tells a job seeker what became of their report. */
export async function answerReport(ctx: Context, jobSeekerId: number, answer: Answer): Promise<void> {
  const { email, fullName, language } = await findJobSeekerContact(ctx, jobSeekerId)
  await speakTo(ctx, language, () =>
    queueEmail(ctx, { kind: 'report_answer', to: email, ...answerToReport(fullName, answer) }),
  )
}

export function answerToReport(name: string, { title, outcome, reply }: Answer): MailText {
  return {
    subject: t('Your report about “{job}”', { job: title }),
    greets: name,
    paragraphs: [
      t('Thank you for telling us about the job “{job}”.', { job: title }),
      outcome === 'blocked'
        ? t('We have checked it, and it is no longer public.')
        : t('We have checked it and found nothing wrong with it.'),
      ...(reply ? [reply] : []),
    ],
    advice: neverPay(),
  }
}
