import type { AdministratorContext, EmployerContext } from '../../platform/context.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { message } from '../../shared/language/message.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { findCompanyName } from '../accounts/reads.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { notifyJobSeeker } from '../notices/tell-people.ts'
import { readSettings } from '../settings/reads.ts'
import type { FoundReport } from './queries.ts'
import { CONTACT_REASON_LABELS, type ContactDecision, type NewContactReport } from './schema.ts'

export const titleOf = ({ jobTitle }: Pick<FoundReport, 'jobTitle'>) => (jobTitle ? `: ${jobTitle}` : '')

export async function tellJobSeeker(
  ctx: AdministratorContext,
  { report, jobSeekerId, jobTitle }: FoundReport,
): Promise<void> {
  const { id, cvId } = report
  if (jobSeekerId === null || cvId === null) return
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'contact_failed',
    text: message('A company could not reach you: please check your phone and email in your CV “{cv}”.', {
      cv: `${jobTitle}`,
    }),
    path: `/upload/${cvId}`,
    once: `contact_failed:${id}`,
    mail: () => ({
      ...unreachableMail(`${jobTitle}`),
      once: `contact_failed:${cvId}:${dayInPortMoresby(ctx.now)}`,
    }),
  })
}

export function unreachableMail(cv: string) {
  return {
    subject: t('A company could not reach you'),
    paragraphs: [
      t(
        'A company opened your CV “{cv}” and could not reach you with the phone number and email address in it.',
        { cv },
      ),
      t('Please check both. Employers can only offer you a job if they can reach you.'),
    ],
    buttonLabel: t('Check your phone and email'),
  }
}

export async function tellEmployer(
  ctx: AdministratorContext,
  found: FoundReport,
  decision: ContactDecision,
): Promise<void> {
  const text = decisionMail({ ...found, credits: found.report.credits }, decision)
  await queueEmail(ctx, { kind: 'contact_report', to: found.email, ...text })
}

const nameOf = ({ jobTitle }: Decided) => (jobTitle ? `the CV “${jobTitle}”` : 'a CV')

type Decided = { contactPerson: string; jobTitle: FoundReport['jobTitle']; credits: number }

export function decisionMail(found: Decided, { state, note }: ContactDecision): MailText {
  const credits = plural(found.credits, 'credit')
  const isConfirmed = state === 'confirmed'
  return {
    subject: isConfirmed ? `${credits} refunded` : 'Your report of contact details',
    greets: found.contactPerson,
    paragraphs: [
      isConfirmed
        ? `You reported that the contact details in ${nameOf(found)} do not work. ${credits} are back in your account. You can still open the CV, and we asked the person to check their phone and email.`
        : `You reported that the contact details in ${nameOf(found)} do not work. We tried them and they work, so we did not refund any credits.`,
      ...(note ? [note] : []),
    ],
    button: { label: 'See the CVs you opened', path: '/employer-opened-cvs' },
  }
}

export async function tellAdministrator(
  ctx: EmployerContext,
  cvId: number,
  reason: NewContactReport['reason'],
): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const company = await findCompanyName(ctx, ctx.viewer.employer.id)
  await queueEmail(ctx, {
    kind: 'administrator_notice',
    to: admin_email,
    ...contactReported(company, cvId, reason),
    once: `contact-reports:${dayInPortMoresby(ctx.now)}`,
  })
}

export function contactReported(company: string, cvId: number, reason: NewContactReport['reason']): MailText {
  return {
    subject: 'Contact details that do not work were reported',
    paragraphs: [
      `${company} reports the contact details of CV ${cvId}: ${CONTACT_REASON_LABELS[reason]}.`,
      'Please try them and decide whether to refund the credits. You get at most one such email a day.',
    ],
    button: { label: 'See the reports', path: '/admin?section=contact-reports' },
  }
}
