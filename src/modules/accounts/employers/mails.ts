import type { AdministratorContext, Context, EmployerContext } from '../../../platform/context.ts'
import type { MailText } from '../../email/prepare-email.ts'
import { queueEmail } from '../../email/queue-email.ts'
import { readSettings } from '../../settings/reads.ts'
import type { Settings } from '../../settings/schema.ts'
import { type EmployerRow, findEmployer } from '../queries.ts'

export async function welcomeEmployer(ctx: Context, employerId: number): Promise<void> {
  const employer = await findEmployer(ctx.db, employerId)
  if (!employer) return
  const settings = await readSettings(ctx)
  await queueEmail(ctx, {
    kind: 'employer_registration',
    once: `employer_registration:${employerId}`,
    to: employer.email,
    ...employerWelcome(settings, employer),
  })
}

export function employerWelcome(
  settings: Pick<Settings, 'site_name' | 'require_employer_approval'>,
  employer: { contactPerson: string; companyName: string },
): MailText {
  return {
    subject: `Welcome to ${settings.site_name}`,
    greets: employer.contactPerson,
    paragraphs: [
      `The account of ${employer.companyName} at ${settings.site_name} is ready. Log in with this email address.`,
      ...(settings.require_employer_approval
        ? ['We check every new company before it can post jobs and open CVs. We will send you an email.']
        : ['Searching CVs is free; opening one and posting a job costs credits.']),
    ],
    button: { label: 'Open your dashboard', path: '/employer-dashboard' },
  }
}

/**
 * The badge was given to a company name. When the name changes, administrators are notified and judge whether it is the
 * same company.
 */
export async function tellOfNewName(ctx: EmployerContext, before: string, after: string): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const text = newNameMail(ctx.viewer.employer.id, before, after)
  await queueEmail(ctx, { kind: 'administrator_notice', to: admin_email, ...text })
}

export function newNameMail(employerId: number, before: string, after: string): MailText {
  return {
    subject: 'A verified employer has another name',
    paragraphs: [
      `“${before}” changed its name to “${after}” and still has the badge ‘Verified employer’.`,
      'If it is the same company, you do not have to do anything. If not, remove the verification.',
    ],
    button: { label: 'See the employer', path: `/admin?section=employers&open=${employerId}` },
  }
}

export async function tellOfVerification(ctx: AdministratorContext, employer: EmployerRow) {
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
    greets: contactPerson,
    paragraphs: [
      `We checked that ${companyName} exists and that your account belongs to it. The badge ‘Verified employer’ now appears beside your jobs at ${site} and on your company’s page.`,
      ...(waited ? ['You can post jobs and open CVs from now on.'] : []),
    ],
    button: { label: 'Open your dashboard', path: '/employer-dashboard' },
  }
}

export async function tellOfWithdrawal(ctx: AdministratorContext, employer: EmployerRow, reason: string) {
  const text = withdrawnMail(await readSettings(ctx), employer, reason)
  await queueEmail(ctx, { kind: 'employer_approval', to: employer.email, ...text })
}

export function withdrawnMail(
  { support_email: support, require_employer_approval: waits }: Settings,
  { contactPerson, companyName }: Named,
  reason: string,
): MailText {
  return {
    subject: `${companyName} no longer has the badge ‘Verified employer’`,
    greets: contactPerson,
    paragraphs: [
      `An administrator has removed the badge ‘Verified employer’ from ${companyName}.`,
      `The reason: ${reason}`,
      ...(waits ? ['You cannot post jobs or open further CVs until your company is verified again.'] : []),
      ...(support ? [`If you think that this is a mistake, write to ${support}.`] : []),
    ],
  }
}
