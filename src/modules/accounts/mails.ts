import type { AccountKind, AdministratorContext, Context } from '../../platform/context.ts'
import { type Language, t } from '../../shared/language/words.ts'
import type { UserType } from '../../shared/user-types.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { queueNews } from '../sms/queue-sms.ts'
import { speakTo } from '../translations/speak-to.ts'
import { findJobSeeker } from './queries.ts'
import { USER_TYPE_OF } from './schema.ts'

/** The receiver of a mail or an SMS about an account. `email` and `loginPhone` may be ''. Employers have no language. */
export type Addressed = { email: string; loginPhone: string; language: Language | null }

type AccountState = Addressed & {
  name: string
  isActive: boolean
  reason?: string
  loginPath: string
}

/**
 * Notifies the owner of a suspended account, because the login does not reveal to a stranger whether an account exists.
 */
export async function tellOfAccountState(ctx: AdministratorContext, state: AccountState): Promise<void> {
  const settings = await readSettings(ctx)
  await speakTo(ctx, state.language, async () => {
    const text = accountStateMail(settings, state)
    await queueEmail(ctx, { kind: 'account_state', to: state.email, ...text })
    await queueNews(ctx, state, { text: text.subject })
  })
}

export function accountStateMail(
  { site_name: site, support_email: support }: Pick<Settings, 'site_name' | 'support_email'>,
  { name, isActive, reason, loginPath }: Omit<AccountState, keyof Addressed>,
): MailText {
  const because = reason ? [t('The reason: {reason}', { reason })] : []
  const answer = support ? [t('If you think that this is a mistake, write to {support}.', { support })] : []
  if (isActive)
    return {
      subject: t('Your account at {site} works again', { site }),
      greets: name,
      paragraphs: [
        t('Your account at {site} works again, with everything that was in it. Please log in.', { site }),
        ...because,
      ],
      button: { label: t('Log in'), path: loginPath },
    }
  return {
    subject: t('Your account at {site} is suspended', { site }),
    greets: name,
    paragraphs: [
      t(
        'An administrator has suspended your account at {site}. You cannot log in, and nothing of yours is shown to others. Nothing is lost.',
        { site },
      ),
      ...because,
      ...answer,
    ],
  }
}

/** Mails once, however often the task runs. Sends nothing when the account was deleted in the meantime. */
export async function welcomeJobSeeker(ctx: Context, jobSeekerId: number): Promise<void> {
  const person = await findJobSeeker(ctx.db, jobSeekerId)
  if (!person) return
  const { site_name: site } = await readSettings(ctx)
  await speakTo(ctx, person.language, () =>
    queueEmail(ctx, {
      kind: 'registration',
      once: `registration:${jobSeekerId}`,
      to: person.email,
      ...jobSeekerWelcome(site, person),
    }),
  )
}

export function jobSeekerWelcome(
  site: string,
  { fullName, username }: { fullName: string; username: string },
): MailText {
  return {
    subject: t('Welcome to {site}', { site }),
    greets: fullName,
    paragraphs: [
      t('Your account at {site} is ready. Your username is {username}.', { site, username }),
      t(
        'Upload your CV next, so that employers can find you. Applying for jobs is free, and always will be.',
      ),
    ],
    button: { label: t('Upload your CV'), path: '/upload' },
  }
}

/** Part of the transaction that stores the token of the link. */
export function mailResetLink(
  ctx: Context,
  { email, language }: Addressed,
  { token, userType }: { token: string; userType: UserType },
): Promise<void> {
  const kind = userType === 'admin' ? 'administrator_password_reset' : 'password_reset'
  return speakTo(ctx, language, () => queueEmail(ctx, { kind, to: email, ...resetMail(token, userType) }))
}

export function resetMail(token: string, userType: UserType): MailText {
  return {
    subject: t('Choose a new password'),
    paragraphs: [
      t('We received a request for a new password for your account.'),
      t(
        'The link below works once, within one hour. If you did not ask for it, do nothing: your password will not change.',
      ),
    ],
    button: { label: t('Choose a new password'), path: `/reset-password?token=${token}&type=${userType}` },
  }
}

/** By mail, and by SMS to an account without an address. */
export function tellOfNewPassword(ctx: Context, account: Addressed): Promise<void> {
  return speakTo(ctx, account.language, async () => {
    await queueEmail(ctx, { kind: 'password_changed', to: account.email, ...newPasswordMail() })
    await queueNews(ctx, account, { text: t('Your password was changed. If that was not you, tell us.') })
  })
}

export function newPasswordMail(): MailText {
  return {
    subject: t('Your password was changed'),
    paragraphs: [
      t('The password of your account was changed just now, and you were logged out everywhere else.'),
      t('If that was not you, choose a new password now.'),
    ],
    button: { label: t('Choose a new password'), path: '/forgot-password' },
  }
}

/** Tells the old address that a change was requested. */
export function tellOfAddressRequest(ctx: Context, old: Addressed, newEmail: string): Promise<void> {
  return speakTo(ctx, old.language, () =>
    queueEmail(ctx, { kind: 'email_changed', to: old.email, ...addressRequestMail(newEmail) }),
  )
}

export function addressRequestMail(email: string): MailText {
  return {
    subject: t('Another email address for your account'),
    paragraphs: [
      t(
        'We received a request to change the email address of your account to {email}. It came with your password.',
        { email },
      ),
      t('Nothing changes until somebody opens the link that we sent there.'),
      t('If that was not you, choose a new password now. That cancels the change.'),
    ],
    button: { label: t('Choose a new password'), path: '/forgot-password' },
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
  { email, language }: Pick<Addressed, 'email' | 'language'>,
  { token, kind }: { token: string; kind: AccountKind },
): Promise<void> {
  return speakTo(ctx, language, () =>
    queueEmail(ctx, { kind: ADDRESS_LINK_KIND[kind], to: email, ...addressLinkMail(token, kind) }),
  )
}

export function addressLinkMail(token: string, kind: AccountKind): MailText {
  return {
    subject: t('Confirm your email address'),
    paragraphs: [
      t('We received a request to use this address for an account with us.'),
      t(
        'The link below works once, within one hour. If it was not you, do nothing: we will not write to this address again.',
      ),
    ],
    button: {
      label: t('Confirm this address'),
      path: `/confirm-email?token=${token}&type=${USER_TYPE_OF[kind]}`,
    },
  }
}

/** Tells the old address that the account has a new one. */
export function tellOfNewAddress(ctx: Context, old: Addressed, newEmail: string): Promise<void> {
  return speakTo(ctx, old.language, () =>
    queueEmail(ctx, { kind: 'email_changed', to: old.email, ...newAddressMail(newEmail) }),
  )
}

export function newAddressMail(email: string): MailText {
  return {
    subject: t('Your email address was changed'),
    paragraphs: [
      t('Your account with us now has the address {email}. We no longer write to this one.', { email }),
      t('If that was not you, tell us now.'),
    ],
    button: { label: t('Contact support'), path: '/contact' },
  }
}

/** Tells the owner of an account that its number logs in another person now. */
export function tellOfLostNumber(
  ctx: Context,
  { email, language }: Pick<Addressed, 'email' | 'language'>,
  phone: string,
): Promise<void> {
  return speakTo(ctx, language, () =>
    queueEmail(ctx, { kind: 'account_state', to: email, ...lostNumberMail(phone) }),
  )
}

export function lostNumberMail(phone: string): MailText {
  return {
    subject: t('Your phone number was removed from your account'),
    paragraphs: [
      t(
        'Somebody proved with a code that they have the number {phone} now. Nobody had used your account for half a year, so we removed the number from it.',
        { phone },
      ),
      t('Everything else in your account stays. Log in with your email address and your password.'),
    ],
    button: { label: t('Log in'), path: '/login' },
  }
}

/** The SMS with a code. */
export const codeSms = (site: string, code: string): string =>
  t('{code} is your code for {site}. It works for 10 minutes. Do not give it to anybody.', { site, code })
