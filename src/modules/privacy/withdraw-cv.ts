import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { lockBalance, refundCredits } from '../credits/move-credits.ts'
import { hideFromCompany } from './change-visibility.ts'
import { WITHDRAWALS } from './limits.ts'
import { tellCompanyOfWithdrawal } from './mails.ts'
import { endAccess, endContact, findCompanyWithAccess, lockChoice } from './queries.ts'

/**
 * Takes the job seeker's CVs back from a company: it loses the contact details, the files and the applications, gets the
 * credits that it paid back in one row of the ledger, and does not find the job seeker again. Of equal requests at the same
 * moment one does this. Throws company_has_no_access, hidden_companies_full and too_many_requests.
 */
export async function withdrawCv(ctx: JobSeekerContext, employerId: number): Promise<{ success: true }> {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  return transaction(ctx, async (ctx) => {
    const company = await findCompanyWithAccess(ctx.db, employerId, jobSeekerId)
    if (!company) throw new AppError('company_has_no_access')
    await lockBalance(ctx, employerId)
    // Like the deletion of an account, which locks the person before the access, so the two cannot wait for each other.
    await lockChoice(ctx.db, jobSeekerId)
    const { rows, credits } = await endAccess(ctx.db, { employerId, jobSeekerId, now: ctx.now })
    if (rows === 0) throw new AppError('company_has_no_access')
    await consume(ctx, WITHDRAWALS, String(jobSeekerId))
    await refundCredits(ctx, {
      employerId,
      credits,
      description: 'Credits back, a job seeker took a CV back',
      relatedId: null,
      adminId: null,
    })
    await endContact(ctx.db, { employerId, jobSeekerId, now: ctx.now })
    await hideFromCompany(ctx, company.companyName)
    await tellCompanyOfWithdrawal(ctx, company, credits)
    return { success: true }
  })
}
