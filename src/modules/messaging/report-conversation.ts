import type { AdministratorContext, Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { CONVERSATION_REPORTS, MAX_MESSAGES_READ } from './limits.ts'
import { answerReport, tellAdministrator, tellOfClosing } from './mails.ts'
import { limitKey, type Party, senderOf } from './policy.ts'
import { findConversation, insertReport, selectMessages } from './queries.ts'
import { closeReports, findReported, type ReportedRow, setClosed } from './report-queries.ts'
import type { ConversationReport, ReportOutcome } from './schema.ts'
import { reportedConversation } from './views.ts'

/**
 * Stores a report and notifies the administrator with one mail per conversation and day. The reported person is not
 * notified. Throws conversation_not_found or too_many_requests.
 */
export async function reportConversation(ctx: Context, me: Party, id: number, report: ConversationReport) {
  await consume(ctx, CONVERSATION_REPORTS, limitKey(me))
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

/** Closes all open reports of a harmless conversation. Throws report_not_found. */
export async function dismissReport(
  ctx: AdministratorContext,
  reportId: number,
  reply: string,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await requireReported(ctx, reportId)
    const reports = await closeAndAnswer(ctx, found, 'dismissed', reply)
    if (reports > 0) await recordAct(ctx, 'conversation-report-dismissed', targetOf(found), { reports })
  })
}

/**
 * Closes a conversation for both sides. A pair has only one conversation, so the two cannot write to each other until
 * an administrator reopens it. Earlier messages stay. Both learn the kind of reason, but not who reported. Throws
 * report_not_found.
 */
export async function closeConversation(
  ctx: AdministratorContext,
  reportId: number,
  reply: string,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await requireReported(ctx, reportId)
    const { conversationId } = found.report
    const reports = await closeAndAnswer(ctx, found, 'closed', reply)
    if (found.conversation.closedAt) return
    const { reason } = found.report
    await setClosed(ctx.db, conversationId, { closedAt: ctx.now, closedReason: reason })
    await tellOfClosing(ctx, found, reason)
    await recordAct(ctx, 'conversation-closed', targetOf(found), { reports, reason })
  })
}

/**
 * Reopens a conversation that an administrator closed and notifies both sides; blocks by the two sides stay. Throws
 * report_not_found.
 */
export async function reopenConversation(ctx: AdministratorContext, reportId: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await requireReported(ctx, reportId)
    if (!found.conversation.closedAt) return
    await setClosed(ctx.db, found.report.conversationId, { closedAt: null, closedReason: null })
    await tellOfClosing(ctx, found, null)
    await recordAct(ctx, 'conversation-reopened', targetOf(found))
  })
}

/**
 * Returns the number of closed reports. Each side that reported gets one answer. Closing a conversation already
 * notifies both sides, so an answer is then sent only if it has words of its own.
 */
async function closeAndAnswer(
  ctx: AdministratorContext,
  found: ReportedRow,
  outcome: ReportOutcome,
  reply: string,
): Promise<number> {
  const closed = await closeReports(ctx.db, found.report.conversationId, { outcome, closedAt: ctx.now })
  if (outcome === 'closed' && reply === '') return closed.length
  for (const side of new Set(closed.map(({ reportedBy }) => reportedBy)))
    await answerReport(ctx, found, side, { outcome, reply })
  return closed.length
}

async function requireReported(ctx: AdministratorContext, reportId: number): Promise<ReportedRow> {
  const found = await findReported(ctx.db, reportId)
  if (!found) throw new AppError('report_not_found')
  return found
}

/** Names the company; the person's name stays out of the audit log, whose rows cannot be changed. */
function targetOf({ report, companyName }: ReportedRow) {
  return { type: 'conversation', id: report.conversationId, name: companyName } as const
}

/**
 * Returns the messages of a reported conversation, oldest first; other conversations cannot be read. Each reading is a
 * row of the audit log. Throws report_not_found.
 */
export async function readReportedConversation(ctx: AdministratorContext, reportId: number) {
  return transaction(ctx, async (ctx) => {
    const found = await findReported(ctx.db, reportId)
    if (!found) throw new AppError('report_not_found')
    const { conversationId } = found.report
    const newest = await selectMessages(ctx.db, conversationId, undefined, MAX_MESSAGES_READ)
    const target = { type: 'conversation', id: conversationId, name: found.companyName } as const
    await recordAct(ctx, 'conversation-read', target, { report: reportId, messages: newest.length })
    return {
      ...reportedConversation(found),
      messages: newest.reverse().map(({ id, sender, body, createdAt }) => ({ id, sender, body, createdAt })),
    }
  })
}
