import type { Context } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { shorten } from '../../shared/text.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { limitKey, type Party, REPORTS, senderOf } from './policy.ts'
import { type ConversationRow, findConversation, insertReport, selectMessagesBy } from './queries.ts'
import { type ConversationReport, REPORT_REASON_LABELS } from './schema.ts'

/** Messages of the other side that the administrator gets to read, and characters of each. */
const SHOWN = 3
const EXCERPT = 500

/**
 * Keeps the report and tells the administrator, with one mail a conversation and day. Whoever is reported is told nothing. Throws
 * conversation_not_found or too_many_requests.
 */
export async function reportConversation(ctx: Context, me: Party, id: number, report: ConversationReport) {
  await consume(ctx, REPORTS, limitKey(me))
  return transaction(ctx, async (ctx) => {
    const row = await findConversation(ctx.db, id, me)
    if (!row) throw new AppError('conversation_not_found')
    await insertReport(ctx.db, {
      conversationId: id,
      reportedBy: senderOf(me),
      ...report,
      createdAt: ctx.now,
    })
    await tellAdministrator(ctx, me, row, report)
    return { reported: true }
  })
}

async function tellAdministrator(
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
  const written = await selectMessagesBy(ctx.db, id, reported, SHOWN)
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
      ...(details ? [`In their words: ${details}`] : []),
      ...bodies.map((body) => `${reported} wrote:\n${shorten(body, EXCERPT)}`),
    ],
    button: { label: 'Open administration', path: '/admin' },
  }
}
