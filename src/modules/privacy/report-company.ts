import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAutomaticAct } from '../audit/record-act.ts'
import { COMPANY_REPORTS } from './limits.ts'
import { mailCompanyReport } from './mails.ts'
import { findCompanyWithAccess } from './queries.ts'
import type { CompanyReport } from './schema.ts'

/**
 * Reports a company that has access to a CV of the job seeker. The administrator gets a mail, can answer it, and sees
 * the reason on the page of the company. The company is not notified. Throws company_has_no_access and
 * too_many_requests.
 */
export async function reportCompany(
  ctx: JobSeekerContext,
  employerId: number,
  report: CompanyReport,
): Promise<{ success: true }> {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  await consume(ctx, COMPANY_REPORTS, String(jobSeekerId))
  return transaction(ctx, async (ctx) => {
    const company = await findCompanyWithAccess(ctx.db, employerId, jobSeekerId)
    if (!company) throw new AppError('company_has_no_access')
    const target = { type: 'employer', id: employerId, name: company.companyName } as const
    await recordAutomaticAct(ctx, 'company-reported', target, { reason: report.reason })
    await mailCompanyReport(ctx, company.companyName, report)
    return { success: true }
  })
}
