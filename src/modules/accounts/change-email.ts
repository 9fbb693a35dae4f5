import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { consume, type RateLimit } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { isWanted } from '../email/policy.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { checkCurrentPassword } from './check-password.ts'
import { deleteEmailChange, findEmailChange, type MailOwner, upsertEmailChange } from './link-queries.ts'
import type { AccountKind } from './policy.ts'
import { type AccountRow, findAccountByEmail } from './queries.ts'
import { recordAddressAct } from './record-address-act.ts'
import { type EmailChange, USER_TYPE_OF } from './schema.ts'
import { hashToken } from './start-session.ts'

/** Each try writes to an address that may be a stranger's. */
const CHANGES: RateLimit = { name: 'email-change', points: 5, seconds: 3600 }

/** One hour, as a reset link. */
const LIFETIME = 3_600_000

const LINK_MAIL = {
  jobSeeker: 'email_change',
  employer: 'email_change',
  administrator: 'administrator_email_change',
} as const

/** Asks the new address; until it is confirmed the old one stays. Throws as `checkEmailChange` does. */
export async function startEmailChange(ctx: Context, kind: AccountKind, change: EmailChange) {
  const account = await checkEmailChange(ctx, kind, change.email, change.currentPassword)
  await transaction(ctx, (ctx) => storeEmailChange(ctx, kind, account, change.email))
  return { pendingEmail: change.email }
}

/**
 * Whether the account that is signed in may ask for another address. Not inside a transaction: a wrong guess counts. Throws
 * invalid_input without the password, current_password_wrong, email_taken, email_off, mail_not_set_up or too_many_requests.
 */
export async function checkEmailChange(
  ctx: Context,
  kind: AccountKind,
  email: string,
  currentPassword: string | undefined,
): Promise<AccountRow> {
  if (!currentPassword) {
    const message = 'To change your e-mail address, please also type your current password'
    throw new AppError('invalid_input', { errors: { email: message } })
  }
  await requireMail(ctx, kind)
  const account = await checkCurrentPassword(ctx, kind, currentPassword)
  if (account.email.toLowerCase() === email.toLowerCase())
    throw new AppError('invalid_input', { errors: { email: 'This is your e-mail address already' } })
  await consume(ctx, CHANGES, `${kind}:${account.id}`)
  await requireFreeEmail(ctx, kind, email)
  return account
}

/**
 * A link that cannot be mailed would never be opened. Without a mail server those of job seekers and employers wait in the outbox, where
 * an administrator may read them out; an administrator's nobody reads there (decision 0024).
 */
async function requireMail(ctx: Context, kind: AccountKind): Promise<void> {
  const settings = await readSettings(ctx)
  if (!isWanted(LINK_MAIL[kind], settings)) throw new AppError('email_off')
  if (kind === 'administrator' && settings.smtp_host === '') throw new AppError('mail_not_set_up')
}

/** The same words as at registration. Throws email_taken. */
export async function requireFreeEmail(ctx: Context, kind: AccountKind, email: string): Promise<void> {
  if (await findAccountByEmail(ctx.db, USER_TYPE_OF[kind], email))
    throw new AppError('email_taken', { errors: { email: 'This email address is already registered' } })
}

/** Inside a transaction: mails the link to the new address and tells the old one. */
export async function storeEmailChange(
  ctx: Context,
  kind: AccountKind,
  account: Pick<AccountRow, 'id' | 'email'>,
  newEmail: string,
): Promise<void> {
  await mailLink(ctx, { kind, id: account.id }, newEmail)
  await queueEmail(ctx, { kind: 'email_changed', to: account.email, ...addressNamed(newEmail) })
}

export function addressNamed(newEmail: string): MailText {
  return {
    subject: 'Another e-mail address for your account',
    paragraphs: [
      `Somebody who knows your password, hopefully you, asked to use the address ${newEmail} for your account from now on.`,
      'Until the link that we sent there is opened, nothing changes.',
      'If that was not you, choose a new password at once: that stops it.',
    ],
    button: { label: 'Choose a new password', path: '/forgot-password' },
  }
}

/** A token of 256 random bits, of which the database keeps a hash. An earlier link of the account ends. */
async function mailLink(ctx: Context, owner: MailOwner, newEmail: string): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await upsertEmailChange(ctx.db, owner, {
    newEmail,
    tokenHash: hashToken(token),
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + LIFETIME),
  })
  await queueEmail(ctx, { kind: LINK_MAIL[owner.kind], to: newEmail, ...confirmAddress(token, owner.kind) })
  await recordAddressAct(ctx, owner, 'own-address-asked', { address: newEmail })
}

export function confirmAddress(token: string, kind: AccountKind): MailText {
  return {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Somebody, hopefully you, named this address as the new one of an account with us.',
      'The link below works once, within one hour. If it was not you, do nothing: we will not write to this address again.',
    ],
    button: {
      label: 'Confirm this address',
      path: `/confirm-email?token=${token}&type=${USER_TYPE_OF[kind]}`,
    },
  }
}

/** A new link to the address that waits; the one before ends. Throws not_found, email_off, mail_not_set_up or too_many_requests. */
export async function sendEmailChangeAgain(
  ctx: Context,
  owner: MailOwner,
): Promise<{ pendingEmail: string }> {
  await requireMail(ctx, owner.kind)
  const pending = await findEmailChange(ctx.db, owner)
  if (!pending) throw new AppError('not_found')
  await consume(ctx, CHANGES, `${owner.kind}:${owner.id}`)
  await transaction(ctx, (ctx) => mailLink(ctx, owner, pending.newEmail))
  return { pendingEmail: pending.newEmail }
}

/** The link that was mailed ends. */
export async function cancelEmailChange(ctx: Context, owner: MailOwner): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (await deleteEmailChange(ctx.db, owner)) await recordAddressAct(ctx, owner, 'own-address-cancelled')
  })
}
