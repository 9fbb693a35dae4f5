import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { insertVerification, switchBadge, withdrawVerifications } from './administrator-queries.ts'
import { type EmployerRow, findEmployer } from './queries.ts'
import type { EmployerVerification } from './verification-schema.ts'

/**
 * Gives the badge 'Verified employer': we checked that the company exists and that the account speaks for it. What was seen is kept
 * with who saw it and when; the employer is told. An employer that has the badge keeps the first check. Throws employer_not_found.
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
    await mailVerified(ctx, employer)
    return { id, isApproved: true }
  })
}

/** Takes the badge back and says why. Throws employer_not_found. */
export async function withdrawBadge(ctx: AdministratorContext, id: number, reason: string) {
  return transaction(ctx, async (ctx) => {
    const employer = await switchBadge(ctx.db, id, false)
    if (!employer) return unchanged(ctx, id)
    const withdrawnBy = ctx.viewer.administrator.id
    await withdrawVerifications(ctx.db, id, { withdrawnBy, withdrawnAt: ctx.now })
    await recordAct(ctx, 'badge-withdrawn', { type: 'employer', id, name: employer.companyName }, { reason })
    await mailWithdrawn(ctx, employer, reason)
    return { id, isApproved: false }
  })
}

/** It was so already. */
async function unchanged(ctx: AdministratorContext, id: number) {
  const employer = await findEmployer(ctx.db, id)
  if (!employer) throw new AppError('employer_not_found')
  return { id, isApproved: employer.isApproved }
}

async function mailVerified(ctx: AdministratorContext, employer: EmployerRow) {
  const text = verifiedMail(await readSettings(ctx), employer)
  await queueEmail(ctx, { kind: 'employer_approval', to: employer.email, ...text })
}

type Named = Pick<EmployerRow, 'contactPerson' | 'companyName'>

export function verifiedMail(
  { site_name: site, require_employer_approval: waited }: Settings,
  { contactPerson, companyName }: Named,
): MailText {
  return {
    subject: `${companyName} is a verified employer`,
    paragraphs: [
      `Dear ${contactPerson}`,
      `We checked that ${companyName} exists and that your account speaks for it. The badge ‘Verified employer’ now stands beside your jobs at ${site} and on your company’s page.`,
      ...(waited ? ['You can post jobs and open CVs from now on.'] : []),
    ],
    button: { label: 'Open your dashboard', path: '/employer-dashboard' },
  }
}

async function mailWithdrawn(ctx: AdministratorContext, employer: EmployerRow, reason: string) {
  const text = withdrawnMail(await readSettings(ctx), employer, reason)
  await queueEmail(ctx, { kind: 'employer_approval', to: employer.email, ...text })
}

export function withdrawnMail(
  { support_email: support, require_employer_approval: waits }: Settings,
  { contactPerson, companyName }: Named,
  reason: string,
): MailText {
  return {
    subject: `${companyName} has no ‘Verified employer’ badge any more`,
    paragraphs: [
      `Dear ${contactPerson}`,
      `An administrator has taken back the badge ‘Verified employer’ of ${companyName}.`,
      `The reason: ${reason}`,
      ...(waits ? ['Until it is given again you cannot post jobs or open further CVs.'] : []),
      ...(support ? [`If you think that this is a mistake, write to ${support}.`] : []),
    ],
  }
}
