import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { decideOpen, findProposal } from './queries.ts'

/** Puts a line aside for good; the payment request stays as it is. Throws proposal_not_found or proposal_decided. */
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
