import type { JobSeekerContext } from '../../platform/context.ts'
import { plural } from '../../shared/text.ts'
import { readOwnProfile } from '../accounts/reads.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { COMPANY_REASON_LABELS, type CompanyReport } from './schema.ts'

type Company = { email: string; contactPerson: string }

export async function tellCompanyOfWithdrawal(
  ctx: JobSeekerContext,
  { email, ...company }: Company,
  credits: number,
): Promise<void> {
  await queueEmail(ctx, { kind: 'cv_withdrawn', to: email, ...withdrawalMail(company, credits) })
}

/** Names nobody and no reason: the company did nothing wrong, as far as we know. */
export function withdrawalMail({ contactPerson }: Pick<Company, 'contactPerson'>, credits: number): MailText {
  return {
    subject: 'A job seeker took a CV back',
    greets: contactPerson,
    paragraphs: [
      'A job seeker whose CV your company could open has taken it back. People do this for many reasons, for example when their plans change.',
      ...(credits > 0 ? [`You got back the ${plural(credits, 'credit')} that you paid for it.`] : []),
      'You can no longer open the CV. Please delete copies of it that you have saved.',
    ],
    button: { label: 'See your credits', path: '/credits' },
  }
}

export async function mailCompanyReport(
  ctx: JobSeekerContext,
  companyName: string,
  report: CompanyReport,
): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const { email } = await readOwnProfile(ctx)
  await queueEmail(ctx, {
    kind: 'administrator_notice',
    to: admin_email,
    replyTo: email,
    ...companyReportMail(companyName, report),
  })
}

export function companyReportMail(companyName: string, { reason, details }: CompanyReport): MailText {
  return {
    subject: `A company was reported: ${companyName}`,
    paragraphs: [
      `A job seeker whose CV ${companyName} can open reports it: ${COMPANY_REASON_LABELS[reason]}.`,
      ...(details ? [details] : []),
      'Answer this email to write to the job seeker. The company is not told about the report.',
    ],
    button: { label: 'See the company', path: '/admin?section=employers' },
  }
}
