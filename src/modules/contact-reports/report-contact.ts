import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { CONTACT_REPORTS, REPORT_DAYS } from './limits.ts'
import { tellAdministrator } from './mails.ts'
import { claimOf } from './policy.ts'
import { insertReport, selectPayments } from './queries.ts'
import type { NewContactReport } from './schema.ts'

/**
 * Records an employer's report that the contacts of a CV do not work, within 14 days of paying, and fixes the possible
 * refund. Administrators get at most one mail a day about reports. Throws contact_report_late, contact_reported or
 * too_many_requests.
 */
export async function reportContact(
  ctx: EmployerContext,
  cvId: number,
  { reason, details }: NewContactReport,
): Promise<{ credits: number }> {
  const employerId = ctx.viewer.employer.id
  await consume(ctx, CONTACT_REPORTS, String(employerId))
  return transaction(ctx, async (ctx) => {
    const claim = claimOf(await selectPayments(ctx.db, employerId, cvId), ctx.now)
    if (!claim) throw new AppError('contact_report_late', { limit: REPORT_DAYS })
    const { accessId, credits } = claim
    const row = { employerId, cvId, accessId, credits, reason, details, createdAt: ctx.now }
    if (!(await insertReport(ctx.db, row))) throw new AppError('contact_reported')
    await tellAdministrator(ctx, cvId, reason)
    return { credits }
  })
}
