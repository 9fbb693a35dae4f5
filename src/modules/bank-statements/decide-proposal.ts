import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { formatDate, startOfDay } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { lockBalance } from '../credits/move-credits.ts'
import { processPaymentRequest } from '../payments/payment-requests.ts'
import { verdictOf } from './policy.ts'
import { decideOpen, findProposal } from './queries.ts'

/**
 * Approves the payment request that matches a line, as an administrator does by hand. The note names the line. A
 * proposal is decided once, also when two administrators decide at the same moment. Throws proposal_not_found,
 * proposal_decided, proposal_unsure or already_processed.
 */
export async function approveProposal(ctx: AdministratorContext, id: number) {
  return transaction(ctx, async (ctx) => {
    const found = await findProposal(ctx.db, id)
    if (!found) throw new AppError('proposal_not_found')
    // Every transaction that moves credits locks the balance first.
    await lockBalance(ctx, found.employerId)
    const adminId = ctx.viewer.administrator.id
    if (!(await decideOpen(ctx.db, id, { state: 'approved', adminId, decidedAt: ctx.now })))
      throw new AppError('proposal_decided')
    if (!found.request || verdictOf(found) !== 'agrees') throw new AppError('proposal_unsure')
    const adminNotes = `Found on the bank statement of ${formatDate(startOfDay(found.paidOn))}, line ${found.lineNumber}`
    return processPaymentRequest(ctx, found.request.id, { status: 'approved', adminNotes })
  })
}

/** Dismisses a line permanently. The payment request stays unchanged. Throws proposal_not_found or proposal_decided. */
export async function dismissProposal(ctx: AdministratorContext, id: number): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await findProposal(ctx.db, id)
    if (!found) throw new AppError('proposal_not_found')
    const adminId = ctx.viewer.administrator.id
    if (!(await decideOpen(ctx.db, id, { state: 'dismissed', adminId, decidedAt: ctx.now })))
      throw new AppError('proposal_decided')
    const { statementId, lineNumber, reference, paid } = found
    const target = { type: 'bank-statement', id: statementId, name: `line ${lineNumber}` } as const
    await recordAct(ctx, 'proposal-dismissed', target, { reference, amount: paid })
  })
}
