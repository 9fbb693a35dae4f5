import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { closeReports, findReported, type ReportedRow, setClosed } from './report-queries.ts'
import { tellOfClosing } from './tell-of-closing.ts'

/** Nothing is wrong: all open reports of the conversation are closed. Throws report_not_found. */
export async function dismissReport(ctx: AdministratorContext, reportId: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await requireReported(ctx, reportId)
    const { conversationId } = found.report
    const reports = await closeReports(ctx.db, conversationId, { outcome: 'dismissed', closedAt: ctx.now })
    if (reports > 0) await recordAct(ctx, 'conversation-report-dismissed', targetOf(found), { reports })
  })
}

/**
 * Nobody can write in the conversation any more, and, since a pair has one, never to each other; what was written stays. Both are told
 * the kind of reason, and not who reported. Throws report_not_found.
 */
export async function closeConversation(ctx: AdministratorContext, reportId: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await requireReported(ctx, reportId)
    const { conversationId } = found.report
    const reports = await closeReports(ctx.db, conversationId, { outcome: 'closed', closedAt: ctx.now })
    if (found.conversation.closedAt) return
    const { reason } = found.report
    await setClosed(ctx.db, conversationId, { closedAt: ctx.now, closedReason: reason })
    await tellOfClosing(ctx, found, reason)
    await recordAct(ctx, 'conversation-closed', targetOf(found), { reports, reason })
  })
}

/** Takes a closing back and tells both; what the two sides block themselves stays. Throws report_not_found. */
export async function reopenConversation(ctx: AdministratorContext, reportId: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await requireReported(ctx, reportId)
    if (!found.conversation.closedAt) return
    await setClosed(ctx.db, found.report.conversationId, { closedAt: null, closedReason: null })
    await tellOfClosing(ctx, found, null)
    await recordAct(ctx, 'conversation-reopened', targetOf(found))
  })
}

async function requireReported(ctx: AdministratorContext, reportId: number): Promise<ReportedRow> {
  const found = await findReported(ctx.db, reportId)
  if (!found) throw new AppError('report_not_found')
  return found
}

/** The company is named; the person's name stays out of rows that nobody can change. */
function targetOf({ report, companyName }: ReportedRow) {
  return { type: 'conversation', id: report.conversationId, name: companyName } as const
}
