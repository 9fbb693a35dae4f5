import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { formatDate, startOfDay } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import { processPaymentRequest } from '../payments/process-payment-request.ts'
import { verdictOf } from './policy.ts'
import { decideOpen, findProposal } from './queries.ts'

/**
 * Approves the payment request that a line agrees with, as an administrator does by hand; the note says by which line. Once, whoever
 * decides at the same moment. Throws proposal_not_found, proposal_decided, proposal_unsure or already_processed.
 */
export async function approveProposal(ctx: AdministratorContext, id: number) {
  return transaction(ctx, async (ctx) => {
    const found = await findProposal(ctx.db, id)
    if (!found) throw new AppError('proposal_not_found')
    // The first lock, as everywhere.
    await lockBalance(ctx, found.employerId)
    const adminId = ctx.viewer.administrator.id
    if (!(await decideOpen(ctx.db, id, { state: 'approved', adminId, decidedAt: ctx.now })))
      throw new AppError('proposal_decided')
    if (!found.request || verdictOf(found) !== 'agrees') throw new AppError('proposal_unsure')
    const adminNotes = `Found on the bank statement of ${formatDate(startOfDay(found.paidOn))}, line ${found.lineNumber}`
    return processPaymentRequest(ctx, found.request.id, { status: 'approved', adminNotes })
  })
}
