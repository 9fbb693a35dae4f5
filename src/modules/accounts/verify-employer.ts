import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { insertVerification, switchBadge, withdrawVerifications } from './administrator-queries.ts'
import { tellOfVerification, tellOfWithdrawal } from './employers/mails.ts'
import { findEmployer } from './queries.ts'
import type { EmployerVerification } from './verification-schema.ts'

/**
 * Gives the badge 'Verified employer': an administrator checked that the company exists and that the account acts for
 * it. Stores the evidence with the administrator and the time, and notifies the employer. An employer that already has
 * the badge keeps its first verification. Throws employer_not_found or employer_closed.
 */
export async function verifyEmployer(ctx: AdministratorContext, id: number, seen: EmployerVerification) {
  return transaction(ctx, async (ctx) => {
    const employer = await switchBadge(ctx.db, id, true)
    if (!employer) return unchanged(ctx, id)
    const { companyName } = employer
    const verifiedBy = ctx.viewer.administrator.id
    await insertVerification(ctx.db, {
      ...seen,
      employerId: id,
      companyName,
      verifiedBy,
      verifiedAt: ctx.now,
    })
    await recordAct(ctx, 'employer-verified', { type: 'employer', id, name: companyName }, seen)
    await tellOfVerification(ctx, employer)
    return { id, isApproved: true }
  })
}

/** Removes the badge and mails the reason to the employer. Throws employer_not_found. */
export async function withdrawBadge(ctx: AdministratorContext, id: number, reason: string) {
  return transaction(ctx, async (ctx) => {
    const employer = await switchBadge(ctx.db, id, false)
    if (!employer) return unchanged(ctx, id)
    const withdrawnBy = ctx.viewer.administrator.id
    await withdrawVerifications(ctx.db, id, { withdrawnBy, withdrawnAt: ctx.now })
    await recordAct(ctx, 'badge-withdrawn', { type: 'employer', id, name: employer.companyName }, { reason })
    await tellOfWithdrawal(ctx, employer, reason)
    return { id, isApproved: false }
  })
}

/** The employer is already in this state, or closed its account. */
async function unchanged(ctx: AdministratorContext, id: number) {
  const employer = await findEmployer(ctx.db, id)
  if (!employer) throw new AppError('employer_not_found')
  if (employer.closedAt) throw new AppError('employer_closed')
  return { id, isApproved: employer.isApproved }
}
