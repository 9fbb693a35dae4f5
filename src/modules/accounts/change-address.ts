import { randomBytes } from 'node:crypto'
import type { AccountKind, Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Act } from '../audit/schema.ts'
import { isWanted } from '../email/policy.ts'
import { readSettings } from '../settings/reads.ts'
import { EMAIL_CHANGES, LINK_LIFETIME } from './limits.ts'
import {
  deleteEmailChange,
  findEmailChange,
  type MailOwner,
  spendResetTokensOf,
  takeEmailChange,
  upsertEmailChange,
} from './link-queries.ts'
import {
  ADDRESS_LINK_KIND,
  type Addressed,
  mailAddressLink,
  tellOfAddressRequest,
  tellOfNewAddress,
} from './mails.ts'
import { checkCurrentPassword, FIND } from './passwords.ts'
import {
  type AccountRow,
  findAccountByEmail,
  updateAdministrator,
  updateEmployer,
  updateJobSeeker,
} from './queries.ts'
import { ACCOUNT_KINDS, type EmailChange, type EmailConfirmation, USER_TYPE_OF } from './schema.ts'
import { hashToken } from './sessions.ts'

/**
 * Mails a confirmation link to the new address. The old address stays until the new one is confirmed. Throws the errors
 * of `checkEmailChange`.
 */
export async function startEmailChange(ctx: Context, kind: AccountKind, change: EmailChange) {
  const account = await checkEmailChange(ctx, kind, change.email, change.currentPassword)
  await transaction(ctx, (ctx) => storeEmailChange(ctx, kind, account, change.email))
  return { pendingEmail: change.email }
}

/**
 * Checks whether the signed-in account may change its address. Do not call it inside a transaction: a rollback would
 * remove the count of a wrong guess. Throws invalid_input without the password, current_password_wrong, email_taken,
 * email_off, mail_not_set_up or too_many_requests.
 */
export async function checkEmailChange(
  ctx: Context,
  kind: AccountKind,
  email: string,
  currentPassword: string | undefined,
): Promise<AccountRow> {
  if (!currentPassword) {
    const message = 'To change your email address, please also type your current password'
    throw new AppError('invalid_input', { errors: { email: message } })
  }
  await requireMail(ctx, kind)
  const account = await checkCurrentPassword(ctx, kind, currentPassword)
  if (account.email.toLowerCase() === email.toLowerCase())
    throw new AppError('invalid_input', { errors: { email: 'This is your email address already' } })
  await consume(ctx, EMAIL_CHANGES, `${kind}:${account.id}`)
  await requireFreeEmail(ctx, kind, email)
  return account
}

/**
 * Refuses a change whose link cannot be mailed. Without a mail server, the links of job seekers and employers wait in
 * the outbox, where an administrator may read them out. An administrator's link cannot be read there (decision 0024).
 */
async function requireMail(ctx: Context, kind: AccountKind): Promise<void> {
  const settings = await readSettings(ctx)
  if (!isWanted(ADDRESS_LINK_KIND[kind], settings)) throw new AppError('email_off')
  if (kind === 'administrator' && settings.smtp_host === '') throw new AppError('mail_not_set_up')
}

/** Throws email_taken, with the same message as at registration. */
async function requireFreeEmail(ctx: Context, kind: AccountKind, email: string): Promise<void> {
  if (await findAccountByEmail(ctx.db, USER_TYPE_OF[kind], email))
    throw new AppError('email_taken', { errors: { email: 'This email address is already registered' } })
}

/** Mails the link to the new address and notifies the old one. Call it inside a transaction. */
export async function storeEmailChange(
  ctx: Context,
  kind: AccountKind,
  account: Addressed & { id: number },
  newEmail: string,
): Promise<void> {
  await mailLink(ctx, { kind, id: account.id }, { email: newEmail, language: account.language })
  await tellOfAddressRequest(ctx, account, newEmail)
}

/** Creates a token of 256 random bits. The database keeps only a hash of it. An earlier link of the account ends. */
async function mailLink(
  ctx: Context,
  owner: MailOwner,
  to: Pick<Addressed, 'email' | 'language'>,
): Promise<void> {
  const newEmail = to.email
  const token = randomBytes(32).toString('base64url')
  await upsertEmailChange(ctx.db, owner, {
    newEmail,
    tokenHash: hashToken(token),
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + LINK_LIFETIME),
  })
  await mailAddressLink(ctx, to, { token, kind: owner.kind })
  await recordAddressAct(ctx, owner, 'own-address-asked', { address: newEmail })
}

/**
 * Mails a new link to the unconfirmed address and ends the previous link. Throws not_found, email_off, mail_not_set_up
 * or too_many_requests.
 */
export async function sendEmailChangeAgain(
  ctx: Context,
  owner: MailOwner,
): Promise<{ pendingEmail: string }> {
  await requireMail(ctx, owner.kind)
  const pending = await findEmailChange(ctx.db, owner)
  if (!pending) throw new AppError('not_found')
  await consume(ctx, EMAIL_CHANGES, `${owner.kind}:${owner.id}`)
  const account = await FIND[owner.kind](ctx.db, owner.id)
  const to = { email: pending.newEmail, language: account?.language ?? null }
  await transaction(ctx, (ctx) => mailLink(ctx, owner, to))
  return { pendingEmail: pending.newEmail }
}

/** Cancels the change of address. The mailed link ends. */
export async function cancelEmailChange(ctx: Context, owner: MailOwner): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (await deleteEmailChange(ctx.db, owner)) await recordAddressAct(ctx, owner, 'own-address-cancelled')
  })
}

/**
 * Writes a row of the audit log when the address is an administrator's. The link may be opened in a browser without a
 * login; the row then names the administrator who requested the change.
 */
async function recordAddressAct(
  ctx: Context,
  { kind, id }: MailOwner,
  act: Act,
  details: Record<string, string> = {},
): Promise<void> {
  if (kind !== 'administrator') return
  const viewer = { ...ctx.viewer, administrator: { id } }
  await recordAct({ ...ctx, viewer }, act, { type: 'administrator', id }, details)
}

const UPDATE = { jobSeeker: updateJobSeeker, employer: updateEmployer, administrator: updateAdministrator }

/**
 * Replaces the old address with the new one and notifies the old address. A link works once. Throws
 * invalid_confirmation_link or email_taken.
 */
export async function confirmEmail(
  ctx: Context,
  { token, userType }: EmailConfirmation,
): Promise<{ email: string }> {
  const kind = ACCOUNT_KINDS[userType]
  return transaction(ctx, async (ctx) => {
    const change = await takeEmailChange(ctx.db, hashToken(token), kind, ctx.now)
    const account = change && (await FIND[kind](ctx.db, change[`${kind}Id`] ?? 0))
    if (!change || !account?.isActive) throw new AppError('invalid_confirmation_link')
    const { newEmail } = change
    await requireFreeEmail(ctx, kind, newEmail)
    await UPDATE[kind](ctx.db, account.id, { email: newEmail, updatedAt: ctx.now })
    // A reset link that is still in the old mailbox must not work any more.
    await spendResetTokensOf(ctx.db, account.email, userType)
    await tellOfNewAddress(ctx, account, newEmail)
    const details = { before: account.email, after: newEmail }
    await recordAddressAct(ctx, { kind, id: account.id }, 'own-address-changed', details)
    return { email: newEmail }
  })
}
