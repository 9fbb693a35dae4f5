import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { plural } from '../../shared/text.ts'
import { findCompanyName } from '../accounts/reads.ts'
import { recordAct } from '../audit/record-act.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { refundCredits } from '../credits/refund-credits.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { notifyJobSeeker } from '../notices/notify-job-seeker.ts'
import { decideOpen, type FoundReport, findReport } from './queries.ts'
import type { ContactDecision } from './schema.ts'

/**
 * Confirms a report, which gives back what was paid in one row of the ledger, or declines it: once, whatever happens at the same
 * moment. The employer is told in both cases, the job seeker when it is confirmed; access stays. Throws contact_report_not_found
 * or contact_report_decided.
 */
export async function decideReport(ctx: AdministratorContext, id: number, decision: ContactDecision) {
  return transaction(ctx, async (ctx) => {
    const found = await findReport(ctx.db, id)
    if (!found) throw new AppError('contact_report_not_found')
    const { employerId, cvId } = found.report
    await lockBalance(ctx, employerId)
    // Before the report's row is taken: who deletes an account takes the person first and the report after it.
    if (decision.state === 'confirmed') await tellJobSeeker(ctx, found)
    const decidedBy = ctx.viewer.administrator.id
    const row = await decideOpen(ctx.db, id, { ...decision, decidedBy, decidedAt: ctx.now })
    if (!row) throw new AppError('contact_report_decided')
    if (decision.state === 'confirmed') {
      const description = `Credits back, contact details did not work${titleOf(found)}`
      const { credits } = row
      await refundCredits(ctx, { employerId, credits, description, relatedId: cvId, adminId: decidedBy })
    }
    await recordAct(
      ctx,
      `contact-report-${decision.state}`,
      { type: 'contact-report', id, name: await findCompanyName(ctx, employerId) },
      { employerId, cvId, credits: row.credits, note: decision.note },
    )
    await tellEmployer(ctx, found, decision)
    return { id, state: row.state, credits: row.credits }
  })
}

const titleOf = ({ jobTitle }: Pick<FoundReport, 'jobTitle'>) => (jobTitle ? `: ${jobTitle}` : '')

async function tellJobSeeker(
  ctx: AdministratorContext,
  { report, jobSeekerId, jobTitle }: FoundReport,
): Promise<void> {
  const { id, cvId } = report
  if (jobSeekerId === null || cvId === null) return
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'contact_failed',
    text: `A company could not reach you: please check your phone and e-mail in your CV “${jobTitle}”.`,
    path: `/upload/${cvId}`,
    once: `contact_failed:${id}`,
    mail: {
      subject: 'A company could not reach you',
      paragraphs: [
        `A company opened your CV “${jobTitle}” and could not reach you with the phone number and e-mail address in it.`,
        'Please check both. A number that works is how you get the job.',
      ],
      buttonLabel: 'Check your phone and e-mail',
      once: `contact_failed:${cvId}:${dayInPortMoresby(ctx.now)}`,
    },
  })
}

async function tellEmployer(
  ctx: AdministratorContext,
  found: FoundReport,
  decision: ContactDecision,
): Promise<void> {
  const text = decisionMail({ ...found, credits: found.report.credits }, decision)
  await queueEmail(ctx, { kind: 'contact_report', to: found.email, ...text })
}

type Decided = { contactPerson: string; jobTitle: FoundReport['jobTitle']; credits: number }

export function decisionMail(found: Decided, { state, note }: ContactDecision): MailText {
  const credits = plural(found.credits, 'credit')
  const isConfirmed = state === 'confirmed'
  return {
    subject: isConfirmed ? `${credits} came back to you` : 'Your report of contact details',
    paragraphs: [
      `Dear ${found.contactPerson}`,
      isConfirmed
        ? `You reported that the contact details of a CV${titleOf(found)} do not work. ${credits} are back in your account. You can still open the CV, and we asked the person to check their phone and e-mail.`
        : `You reported that the contact details of a CV${titleOf(found)} do not work. We tried them and found that they do, so no credits came back.`,
      ...(note ? [note] : []),
    ],
    button: { label: 'See the CVs you opened', path: '/employer-opened-cvs' },
  }
}
