import type { Context } from '../../platform/context.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { shorten } from '../../shared/text.ts'
import { findEmployerContact, findJobSeekerContact } from '../accounts/reads.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { mailEmployer, NEVER_PAY, notifyJobSeeker } from '../notices/tell-people.ts'
import { readSettings } from '../settings/reads.ts'
import { MAILED_EXCERPT, NOTICE_EXCERPT, REPORTED_EXCERPT, REPORTED_MESSAGES } from './limits.ts'
import { noticePath, type Party } from './policy.ts'
import { type ConversationRow, selectMessagesBy } from './queries.ts'
import type { ReportedRow } from './report-queries.ts'
import {
  type ConversationReport,
  REPORT_REASON_LABELS,
  type ReportOutcome,
  type ReportReason,
} from './schema.ts'

/**
 * Notifies the recipient of a message by mail, and a job seeker also in the dashboard, as far as their switches allow.
 */
export async function notifyRecipient(
  ctx: Context,
  me: Party,
  row: ConversationRow,
  body: string,
): Promise<void> {
  if (me.side === 'jobSeeker') return mailEmployersSide(ctx, row, body)
  const { conversation, employer } = row
  await notifyJobSeeker(ctx, {
    jobSeekerId: conversation.jobSeekerId,
    kind: 'message',
    text: `${employer.companyName} wrote to you${about(row)}: “${shorten(firstLine(body), NOTICE_EXCERPT)}”`,
    path: noticePath(conversation.id),
    mail: {
      ...mailFrom(employer.companyName, row, body),
      company: employer.companyName,
      buttonLabel: READ_AND_ANSWER,
      advice: NEVER_PAY,
    },
  })
}

async function mailEmployersSide(ctx: Context, row: ConversationRow, body: string): Promise<void> {
  const { id, employerId } = row.conversation
  await mailEmployer(ctx, {
    employerId,
    kind: 'message',
    ...mailFrom(row.person.fullName, row, body),
    button: { label: READ_AND_ANSWER, path: `/messages?as=employer&conversation=${id}` },
  })
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? ''

const READ_AND_ANSWER = 'Read and answer'
type About = { job: { title: string } | null }
const about = ({ job }: About) => (job ? `, about the job “${job.title}”` : '')

/** Has no reply address, so that neither side learns the other's address. */
export function mailFrom(sender: string, row: About, body: string) {
  return {
    subject: `New message from ${sender}`,
    paragraphs: [
      `${sender} wrote to you${about(row)}:`,
      { quote: shorten(body, MAILED_EXCERPT) },
      'Please answer on the site, because replies to this email do not reach them. You get no further email about this conversation until you have read it.',
    ],
  }
}

/**
 * Tells both sides, in the same words, that an administrator closed their conversation and the kind of reason, or
 * reopened it (`reason` null). Neither side learns who reported it or reads the report.
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
    mail: { ...closingWords(companyName, reason), company: companyName, buttonLabel: SEE_CONVERSATION },
  })
  const { email, contactPerson } = await findEmployerContact(ctx, employerId)
  const text = employerClosingMail({ id, contactPerson, fullName }, reason)
  await queueEmail(ctx, { kind: 'conversation_closed', to: email, ...text })
}

function noticeOf(other: string, reason: ReportReason | null): string {
  if (!reason) return `An administrator has reopened your conversation with ${other}.`
  return `An administrator closed your conversation with ${other}. Reason: ${REPORT_REASON_LABELS[reason]}.`
}

const SEE_CONVERSATION = 'See the conversation'

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
      'Neither of you can write in it any more. Earlier messages stay. If you think that this is a mistake, please contact support.',
    ],
  }
}

type Answer = { outcome: ReportOutcome; reply: string }

/** Tells the side that reported the other what became of the report. */
export async function answerReport(
  ctx: Context,
  { conversation, companyName, fullName }: ReportedRow,
  side: ReportedRow['report']['reportedBy'],
  answer: Answer,
): Promise<void> {
  if (side === 'employer') {
    const { email, contactPerson } = await findEmployerContact(ctx, conversation.employerId)
    const text = answerToReport(contactPerson, fullName, answer)
    return queueEmail(ctx, { kind: 'report_answer', to: email, ...text })
  }
  const { email } = await findJobSeekerContact(ctx, conversation.jobSeekerId)
  const text = answerToReport(fullName, companyName, answer)
  return queueEmail(ctx, { kind: 'report_answer', to: email, ...text })
}

export function answerToReport(name: string, reported: string, { outcome, reply }: Answer): MailText {
  return {
    subject: `Your report about ${reported}`,
    paragraphs: [
      `Dear ${name}`,
      `Thank you for telling us about your conversation with ${reported}.`,
      outcome === 'closed'
        ? 'We have read it and closed it: neither of you can write in it any more.'
        : 'We have read it and found nothing against our rules. You can block the other side in the conversation.',
      ...(reply ? [reply] : []),
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
    button: { label: SEE_CONVERSATION, path: `/messages?as=employer&conversation=${id}` },
  }
}

export async function tellAdministrator(
  ctx: Context,
  me: Party,
  { conversation, employer, person }: ConversationRow,
  report: ConversationReport,
): Promise<void> {
  const { id, employerId, jobSeekerId } = conversation
  const company = `${employer.companyName} (employer ${employerId})`
  const applicant = `${person.fullName} (job seeker ${jobSeekerId})`
  const [reporter, reported]: [string, Party & { name: string }] =
    me.side === 'employer'
      ? [company, { side: 'jobSeeker', id: jobSeekerId, name: applicant }]
      : [applicant, { side: 'employer', id: employerId, name: company }]
  const written = await selectMessagesBy(ctx.db, id, reported, REPORTED_MESSAGES)
  const { admin_email } = await readSettings(ctx)
  const bodies = written.reverse().map(({ body }) => body)
  await queueEmail(ctx, {
    kind: 'administrator_notice',
    to: admin_email,
    ...conversationReported({ id, reporter, reported: reported.name, bodies }, report),
    once: `report:${id}:${dayInPortMoresby(ctx.now)}`,
  })
}

type Reported = { id: number; reporter: string; reported: string; bodies: readonly string[] }

export function conversationReported(
  { id, reporter, reported, bodies }: Reported,
  { reason, details }: ConversationReport,
): MailText {
  return {
    subject: `A conversation was reported: ${REPORT_REASON_LABELS[reason]}`,
    paragraphs: [
      `${reporter} reports conversation ${id} with ${reported}.`,
      `Reason: ${REPORT_REASON_LABELS[reason]}`,
      ...(details ? [`They wrote: ${details}`] : []),
      ...bodies.map((body) => `${reported} wrote:\n${shorten(body, REPORTED_EXCERPT)}`),
    ],
    button: { label: 'Open administration', path: '/admin' },
  }
}
