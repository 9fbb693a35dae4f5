import type { Context } from '../../platform/context.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { message, worded } from '../../shared/language/message.ts'
import { t } from '../../shared/language/words.ts'
import { shorten } from '../../shared/text.ts'
import { findEmployerContact, findJobSeekerContact } from '../accounts/reads.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { mailEmployer, neverPay, notifyJobSeeker } from '../notices/tell-people.ts'
import { readSettings } from '../settings/reads.ts'
import { speakTo } from '../translations/speak-to.ts'
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
    text: wrote(employer.companyName, row, shorten(firstLine(body), NOTICE_EXCERPT)),
    path: noticePath(conversation.id),
    mail: () => messageMail(employer.companyName, row, body),
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
const wrote = (company: string, { job }: About, excerpt: string) =>
  job
    ? message('{company} wrote to you, about the job “{job}”: “{excerpt}”', {
        company,
        job: job.title,
        excerpt,
      })
    : message('{company} wrote to you: “{excerpt}”', { company, excerpt })

/** Has no reply address, so that neither side learns the other's address. */
function mailFrom(sender: string, { job }: About, body: string) {
  return {
    subject: t('New message from {sender}', { sender }),
    paragraphs: [
      job
        ? t('{sender} wrote to you, about the job “{job}”:', { sender, job: job.title })
        : t('{sender} wrote to you:', { sender }),
      { quote: shorten(body, MAILED_EXCERPT) },
      t(
        'Please answer on the site, because replies to this email do not reach them. You get no further email about this conversation until you have read it.',
      ),
    ],
  }
}

/** The mail to a job seeker. */
export function messageMail(company: string, row: About, body: string) {
  return {
    ...mailFrom(company, row, body),
    company,
    buttonLabel: t(READ_AND_ANSWER),
    advice: neverPay(),
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
    text: closing(companyName, reason),
    path: noticePath(id),
    mail: () => closingMail(companyName, reason),
  })
  const { email, contactPerson } = await findEmployerContact(ctx, employerId)
  const text = employerClosingMail({ id, contactPerson, fullName }, reason)
  await queueEmail(ctx, { kind: 'conversation_closed', to: email, ...text })
}

const closing = (other: string, reason: ReportReason | null) =>
  reason
    ? message('An administrator closed your conversation with {other}. Reason: {reason}.', {
        other,
        reason: { label: REPORT_REASON_LABELS[reason] },
      })
    : message('An administrator has reopened your conversation with {other}.', { other })

const SEE_CONVERSATION = 'See the conversation'

function closingWords(other: string, reason: ReportReason | null) {
  if (!reason)
    return {
      subject: t('Your conversation with {other} is open again', { other }),
      paragraphs: [worded(closing(other, null)), t('You can write to each other as before.')],
    }
  return {
    subject: t('Your conversation with {other} was closed', { other }),
    paragraphs: [
      worded(closing(other, reason)),
      t(
        'Neither of you can write in it any more. Earlier messages stay. If you think that this is a mistake, please contact support.',
      ),
    ],
  }
}

/** The mail to a job seeker. */
export const closingMail = (company: string, reason: ReportReason | null) => ({
  ...closingWords(company, reason),
  company,
  buttonLabel: t(SEE_CONVERSATION),
})

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
  const { email, language } = await findJobSeekerContact(ctx, conversation.jobSeekerId)
  await speakTo(ctx, language, () => {
    const text = answerToReport(fullName, companyName, answer)
    return queueEmail(ctx, { kind: 'report_answer', to: email, ...text })
  })
}

export function answerToReport(name: string, reported: string, { outcome, reply }: Answer): MailText {
  return {
    subject: t('Your report about {reported}', { reported }),
    greets: name,
    paragraphs: [
      t('Thank you for telling us about your conversation with {reported}.', { reported }),
      outcome === 'closed'
        ? t('We have read it and closed it: neither of you can write in it any more.')
        : t(
            'We have read it and found nothing against our rules. You can block the other side in the conversation.',
          ),
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
    greets: contactPerson,
    paragraphs: [...paragraphs],
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
