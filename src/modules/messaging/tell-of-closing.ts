import type { Context } from '../../platform/context.ts'
import { findEmployerContact } from '../accounts/reads.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { notifyJobSeeker } from '../notices/notify-job-seeker.ts'
import { noticePath } from './policy.ts'
import type { ReportedRow } from './report-queries.ts'
import { REPORT_REASON_LABELS, type ReportReason } from './schema.ts'

/**
 * Tells both sides, in the same words, that an administrator closed their conversation and for what kind of reason, or opened it again
 * (`reason` null). Who reported it, and what they wrote, neither is told.
 */
export async function tellOfClosing(
  ctx: Context,
  { conversation, companyName, fullName }: ReportedRow,
  reason: ReportReason | null,
): Promise<void> {
  const { id, employerId, jobSeekerId } = conversation
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'conversation_closed',
    text: noticeOf(companyName, reason),
    path: noticePath(id),
    mail: { ...closingWords(companyName, reason), buttonLabel: BUTTON },
  })
  const { email, contactPerson } = await findEmployerContact(ctx, employerId)
  const text = employerClosingMail({ id, contactPerson, fullName }, reason)
  await queueEmail(ctx, { kind: 'conversation_closed', to: email, ...text })
}

function noticeOf(other: string, reason: ReportReason | null): string {
  if (!reason) return `An administrator opened your conversation with ${other} again.`
  return `An administrator closed your conversation with ${other}. Reason: ${REPORT_REASON_LABELS[reason]}.`
}

const BUTTON = 'See the conversation'

export function closingWords(other: string, reason: ReportReason | null) {
  if (!reason)
    return {
      subject: `Your conversation with ${other} is open again`,
      paragraphs: [noticeOf(other, null), 'You can write to each other as before.'],
    }
  return {
    subject: `Your conversation with ${other} was closed`,
    paragraphs: [
      noticeOf(other, reason),
      'Neither side can write in it any more; what was written stays. If you think that this is a mistake, please contact support.',
    ],
  }
}

type EmployersSide = { id: number; contactPerson: string; fullName: string }

export function employerClosingMail(
  { id, contactPerson, fullName }: EmployersSide,
  reason: ReportReason | null,
): MailText {
  const { subject, paragraphs } = closingWords(fullName, reason)
  return {
    subject,
    paragraphs: [`Dear ${contactPerson}`, ...paragraphs],
    button: { label: BUTTON, path: `/messages?as=employer&conversation=${id}` },
  }
}
