import type { EmployerContext } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { findCompanyName } from '../accounts/reads.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { CONTACT_REPORTS, claimOf } from './policy.ts'
import { insertReport, selectPayments } from './queries.ts'
import { CONTACT_REASON_LABELS, type NewContactReport } from './schema.ts'

/**
 * An employer's word that the contacts of a CV do not work, within 14 days of paying; what it would have back is settled here. The
 * administrator gets one mail a day. Throws contact_report_late, contact_reported or too_many_requests.
 */
export async function reportContact(
  ctx: EmployerContext,
  cvId: number,
  { reason, details }: NewContactReport,
): Promise<{ credits: number }> {
  const employerId = ctx.viewer.employer.id
  await consume(ctx, CONTACT_REPORTS, String(employerId))
  return transaction(ctx, async (ctx) => {
    const claim = claimOf(await selectPayments(ctx.db, employerId, cvId), ctx.now)
    if (!claim) throw new AppError('contact_report_late')
    const { accessId, credits } = claim
    const row = { employerId, cvId, accessId, credits, reason, details, createdAt: ctx.now }
    if (!(await insertReport(ctx.db, row))) throw new AppError('contact_reported')
    await tellAdministrator(ctx, cvId, reason)
    return { credits }
  })
}

async function tellAdministrator(
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
      'Please try them and decide whether the credits come back. You get one mail a day, however many are reported.',
    ],
    button: { label: 'See the reports', path: '/admin?section=contact-reports' },
  }
}
