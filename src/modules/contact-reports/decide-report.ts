import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { findCompanyName } from '../accounts/reads.ts'
import { recordAct } from '../audit/record-act.ts'
import { lockBalance, refundCredits } from '../credits/move-credits.ts'
import { tellEmployer, tellJobSeeker, titleOf } from './mails.ts'
import { decideOpen, findReport } from './queries.ts'
import type { ContactDecision } from './schema.ts'

/**
 * Confirms a report, which refunds the payment in one row of the ledger, or declines it. A report is decided once, also
 * when two requests decide at the same moment. The employer is notified in both cases, the job seeker when the report
 * is confirmed. The employer keeps its access. Throws contact_report_not_found or contact_report_decided.
 */
export async function decideReport(ctx: AdministratorContext, id: number, decision: ContactDecision) {
  return transaction(ctx, async (ctx) => {
    const found = await findReport(ctx.db, id)
    if (!found) throw new AppError('contact_report_not_found')
    const { employerId, cvId } = found.report
    await lockBalance(ctx, employerId)
    // The notice locks the job seeker's row. The deletion of an account also locks it before the reports, so the two
    // cannot wait for each other.
    if (decision.state === 'confirmed') await tellJobSeeker(ctx, found)
    const decidedBy = ctx.viewer.administrator.id
    const row = await decideOpen(ctx.db, id, { ...decision, decidedBy, decidedAt: ctx.now })
    if (!row) throw new AppError('contact_report_decided')
    if (decision.state === 'confirmed') {
      const description = `Credits back, contact details did not work${titleOf(found)}`
      const { credits } = row
      await refundCredits(ctx, { employerId, credits, description, relatedId: cvId, adminId: decidedBy })
    }
    await recordAct(
      ctx,
      `contact-report-${decision.state}`,
      { type: 'contact-report', id, name: await findCompanyName(ctx, employerId) },
      { employerId, cvId, credits: row.credits, note: decision.note },
    )
    await tellEmployer(ctx, found, decision)
    return { id, state: row.state, credits: row.credits }
  })
}
