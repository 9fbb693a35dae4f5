import type { AccountKind, AdministratorContext, Context, EmployerContext } from '../../platform/context.ts'
import type { UserType } from '../../shared/user-types.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { queueNews } from '../sms/queue-sms.ts'
import { type EmployerRow, findEmployer, findJobSeeker } from './queries.ts'
import { USER_TYPE_OF } from './schema.ts'

type AccountState = {
  email: string
  loginPhone: string
  name: string
  isActive: boolean
  reason?: string
  loginPath: string
}

/**
 * Notifies the owner of a suspended account, because the login does not reveal to a stranger whether an account exists.
 */
export async function tellOfAccountState(ctx: AdministratorContext, state: AccountState): Promise<void> {
  const text = accountStateMail(await readSettings(ctx), state)
  await queueEmail(ctx, { kind: 'account_state', to: state.email, ...text })
  await queueNews(ctx, state, { text: text.subject })
}

export function accountStateMail(
  { site_name: site, support_email: support }: Pick<Settings, 'site_name' | 'support_email'>,
  { name, isActive, reason, loginPath }: Omit<AccountState, 'email' | 'loginPhone'>,
): MailText {
  const because = reason ? [`The reason: ${reason}`] : []
  const answer = support ? `If you think that this is a mistake, write to ${support}.` : ''
  return {
    subject: isActive ? `Your account at ${site} works again` : `Your account at ${site} is suspended`,
    paragraphs: isActive
      ? [
          `Dear ${name}`,
          `Your account at ${site} works again, with everything that was in it. Please log in.`,
          ...because,
        ]
      : [
          `Dear ${name}`,
          `An administrator has suspended your account at ${site}. You cannot log in, and nothing of yours is shown to others. Nothing is lost.`,
          ...because,
          ...(answer ? [answer] : []),
        ],
    ...(isActive && { button: { label: 'Log in', path: loginPath } }),
  }
}

/** Mails once, however often the task runs. Sends nothing when the account was deleted in the meantime. */
export async function welcomeJobSeeker(ctx: Context, jobSeekerId: number): Promise<void> {
  const person = await findJobSeeker(ctx.db, jobSeekerId)
  if (!person) return
  const { site_name: site } = await readSettings(ctx)
  await queueEmail(ctx, {
    kind: 'registration',
    once: `registration:${jobSeekerId}`,
    to: person.email,
    ...jobSeekerWelcome(site, person),
  })
}

export function jobSeekerWelcome(site: string, person: { fullName: string; username: string }): MailText {
  return {
    subject: `Welcome to ${site}`,
    paragraphs: [
      `Dear ${person.fullName}`,
      `Your account at ${site} is ready. Your username is ${person.username}.`,
      'Upload your CV next, so that employers can find you. Applying for jobs is free, and always will be.',
    ],
    button: { label: 'Upload your CV', path: '/upload' },
  }
}

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
    paragraphs: [
      `Dear ${employer.contactPerson}`,
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

/** Part of the transaction that stores the token of the link. */
export function mailResetLink(
  ctx: Context,
  { to, token, userType }: { to: string; token: string; userType: UserType },
): Promise<void> {
  const kind = userType === 'admin' ? 'administrator_password_reset' : 'password_reset'
  return queueEmail(ctx, { kind, to, ...resetMail(token, userType) })
}

export function resetMail(token: string, userType: UserType): MailText {
  return {
    subject: 'Choose a new password',
    paragraphs: [
      'We received a request for a new password for your account.',
      'The link below works once, within one hour. If you did not ask for it, do nothing: your password will not change.',
    ],
    button: { label: 'Choose a new password', path: `/reset-password?token=${token}&type=${userType}` },
  }
}

export function tellOfNewPassword(ctx: Context, to: string): Promise<void> {
  return queueEmail(ctx, { kind: 'password_changed', to, ...PASSWORD_CHANGED })
}

export const PASSWORD_CHANGED: MailText = {
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account was changed just now, and you were logged out everywhere else.',
    'If that was not you, choose a new password now.',
  ],
  button: { label: 'Choose a new password', path: '/forgot-password' },
}

/** Tells the old address that a change was requested. */
export function tellOfAddressRequest(ctx: Context, oldEmail: string, newEmail: string): Promise<void> {
  return queueEmail(ctx, { kind: 'email_changed', to: oldEmail, ...addressRequestMail(newEmail) })
}

export function addressRequestMail(newEmail: string): MailText {
  return {
    subject: 'Another email address for your account',
    paragraphs: [
      `We received a request to change the email address of your account to ${newEmail}. It came with your password.`,
      'Nothing changes until somebody opens the link that we sent there.',
      'If that was not you, choose a new password now. That cancels the change.',
    ],
    button: { label: 'Choose a new password', path: '/forgot-password' },
  }
}

/** The kind of the mail with the link. Administrators may not read the body of the second kind in the outbox. */
export const ADDRESS_LINK_KIND = {
  jobSeeker: 'email_change',
  employer: 'email_change',
  administrator: 'administrator_email_change',
} as const

/** Mails the new address the link that confirms it. */
export function mailAddressLink(
  ctx: Context,
  { to, token, kind }: { to: string; token: string; kind: AccountKind },
): Promise<void> {
  return queueEmail(ctx, { kind: ADDRESS_LINK_KIND[kind], to, ...addressLinkMail(token, kind) })
}

export function addressLinkMail(token: string, kind: AccountKind): MailText {
  return {
    subject: 'Confirm your email address',
    paragraphs: [
      'We received a request to use this address for an account with us.',
      'The link below works once, within one hour. If it was not you, do nothing: we will not write to this address again.',
    ],
    button: {
      label: 'Confirm this address',
      path: `/confirm-email?token=${token}&type=${USER_TYPE_OF[kind]}`,
    },
  }
}

/** Tells the old address that the account has a new one. */
export function tellOfNewAddress(ctx: Context, oldEmail: string, newEmail: string): Promise<void> {
  return queueEmail(ctx, { kind: 'email_changed', to: oldEmail, ...newAddressMail(newEmail) })
}

export function newAddressMail(newEmail: string): MailText {
  return {
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account with us now has the address ${newEmail}. We no longer write to this one.`,
      'If that was not you, tell us now.',
    ],
    button: { label: 'Contact support', path: '/contact' },
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
    paragraphs: [
      `Dear ${contactPerson}`,
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
    paragraphs: [
      `Dear ${contactPerson}`,
      `An administrator has removed the badge ‘Verified employer’ from ${companyName}.`,
      `The reason: ${reason}`,
      ...(waits ? ['You cannot post jobs or open further CVs until your company is verified again.'] : []),
      ...(support ? [`If you think that this is a mistake, write to ${support}.`] : []),
    ],
  }
}

/** Tells the owner of an account that its number logs in another person now. */
export function tellOfLostNumber(ctx: Context, to: string, phone: string): Promise<void> {
  return queueEmail(ctx, { kind: 'account_state', to, ...lostNumberMail(phone) })
}

export function lostNumberMail(phone: string): MailText {
  return {
    subject: 'Your phone number was removed from your account',
    paragraphs: [
      `Somebody proved with a code that they have the number ${phone} now. Nobody had used your account for half a year, so we removed the number from it.`,
      'Everything else in your account stays. Log in with your email address and your password.',
    ],
    button: { label: 'Log in', path: '/login' },
  }
}
