import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { selectMessages } from './queries.ts'
import { findReported } from './report-queries.ts'
import { reportedConversation } from './views.ts'

/** The newest messages that an administrator gets to read. */
const SHOWN = 50

/**
 * What was written in a conversation that somebody reported, oldest first, and in no other. Each reading is a row of the audit log.
 * Throws report_not_found.
 */
export async function readReportedConversation(ctx: AdministratorContext, reportId: number) {
  return transaction(ctx, async (ctx) => {
    const found = await findReported(ctx.db, reportId)
    if (!found) throw new AppError('report_not_found')
    const { conversationId } = found.report
    const newest = await selectMessages(ctx.db, conversationId, undefined, SHOWN)
    const target = { type: 'conversation', id: conversationId, name: found.companyName } as const
    await recordAct(ctx, 'conversation-read', target, { report: reportId, messages: newest.length })
    return {
      ...reportedConversation(found),
      messages: newest.reverse().map(({ id, sender, body, createdAt }) => ({ id, sender, body, createdAt })),
    }
  })
}
