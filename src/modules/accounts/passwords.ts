import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccountKind, Context, EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume, takeBack } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import type { UserType } from '../../shared/user-types.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import {
  LINK_LIFETIME,
  PASSWORD_GUESSES,
  RESET_LINK_PAUSE,
  RESET_LINKS_AT_ONCE,
  RESETS_FOR_ACCOUNT,
  RESETS_OF_ADDRESS,
} from './limits.ts'
import {
  deleteEmailChange,
  findResetToken,
  insertResetToken,
  selectLiveResetLinks,
  spendResetToken,
  spendResetTokensOf,
} from './link-queries.ts'
import { requireUsedNumber } from './log-in.ts'
import { type Addressed, mailResetLink, tellOfNewPassword } from './mails.ts'
import { checkCode, spendCode } from './phone/codes.ts'
import type { CodeReset } from './phone/schema.ts'
import {
  type AccountRow,
  findAccountByEmail,
  findAdministrator,
  findEmployer,
  findJobSeeker,
  updateAdministrator,
  updateEmployer,
  updateJobSeeker,
} from './queries.ts'
import {
  ACCOUNT_KINDS,
  type PasswordChange,
  type PasswordConfirmation,
  passwordMessage,
  USER_TYPE_OF,
} from './schema.ts'
import { confirmSession, deleteSessionsOf, selectSessions } from './session-queries.ts'
import { hashToken, startSession } from './sessions.ts'

/** Finds an account by its id. Only job seekers have a language. */
export const FIND: Record<AccountKind, (db: Context['db'], id: number) => Promise<AccountRow | undefined>> = {
  jobSeeker: findJobSeeker,
  employer: async (db, id) => {
    const row = await findEmployer(db, id)
    return row && { ...row, language: null }
  },
  administrator: async (db, id) => {
    const row = await findAdministrator(db, id)
    return row && { ...row, loginPhone: '', language: null }
  },
}

/**
 * Returns the account that is signed in if the password is correct. Do not call it inside a transaction: a rollback
 * would remove the count of a wrong guess. Throws current_password_wrong, too_many_requests or too_many_logins.
 */
export async function checkCurrentPassword(
  ctx: Context,
  kind: AccountKind,
  currentPassword: string,
): Promise<AccountRow> {
  const account = await FIND[kind](ctx.db, ctx.viewer[kind]?.id ?? 0)
  if (!account) throw new AppError('authentication_required')
  const key = `${kind}:${account.id}`
  await consume(ctx, PASSWORD_GUESSES, key)
  const matches = await verifyPassword(account.passwordHash, currentPassword).catch(async (error) => {
    // The password was not tried, so this does not count as a guess.
    await takeBack(ctx, PASSWORD_GUESSES, key)
    throw error
  })
  if (!matches)
    throw new AppError('current_password_wrong', {
      errors: { currentPassword: 'The current password is not right.' },
    })
  return account
}

const UPDATE = { jobSeeker: updateJobSeeker, employer: updateEmployer, administrator: updateAdministrator }

/** `isShort`: the new session ends when the old one would have ended. */
export type NewSession = { token: string; isShort: boolean }

/**
 * Changes the password of the user who is signed in, ends all sessions of the account, and starts a new one for this
 * browser, whose old token is `oldToken`. Throws invalid_input, current_password_wrong or too_many_requests.
 */
export async function changePassword(
  ctx: Context,
  kind: AccountKind,
  { currentPassword, newPassword }: PasswordChange,
  oldToken: string,
): Promise<NewSession> {
  const userType = USER_TYPE_OF[kind]
  await requireNewPassword(ctx, userType, newPassword)
  const account = await checkCurrentPassword(ctx, kind, currentPassword)
  const [session] = await selectSessions(ctx.db, [hashToken(oldToken)])
  const isShort = session?.isShort ?? false
  const passwordHash = await hashPassword(newPassword)
  return transaction(ctx, async (ctx) => {
    await storePassword(ctx, userType, account, passwordHash)
    const { administrator } = ctx.viewer
    if (kind === 'administrator' && administrator) {
      const target = { type: 'administrator', id: account.id } as const
      await recordAct({ ...ctx, viewer: { ...ctx.viewer, administrator } }, 'password-changed', target)
    }
    return { token: await startSession(ctx, kind, account.id, { isShort }), isShort }
  })
}

/**
 * Checks the length against the setting. An administrator's password must not be a common one either. Throws
 * invalid_input.
 */
async function requireNewPassword(ctx: Context, userType: UserType, password: string): Promise<void> {
  requirePasswordLength(await readSettings(ctx), password, 'newPassword')
  if (userType === 'admin' && (await isCommonPassword(password)))
    throw new AppError('invalid_input', {
      errors: { newPassword: 'This password is one of the commonest. Please choose another one.' },
    })
}

/**
 * Sets the password, ends all sessions of the account, drops an unconfirmed change of address, and notifies the owner.
 */
async function storePassword(
  ctx: Context,
  userType: UserType,
  account: Addressed & { id: number },
  passwordHash: string,
): Promise<void> {
  const kind = ACCOUNT_KINDS[userType]
  const { id } = account
  await UPDATE[kind](ctx.db, id, { passwordHash, updatedAt: ctx.now })
  await deleteSessionsOf(ctx.db, { kind, id })
  // An attacker who knew the old password may have requested a change to an address of their own.
  await deleteEmailChange(ctx.db, { kind, id })
  await tellOfNewPassword(ctx, account)
}

/** The answer is the same for every address, so that nobody learns which have an account. */
export const LINK_SENT =
  'If there is an account with this address, a link to choose a new password is on its way. It works for one hour.'

/**
 * Accepts a request for a reset link. A task looks up the account, so that the answer takes the same time and has the
 * same content whether the account exists or not. Throws too_many_requests.
 */
export async function requestPasswordReset(ctx: Context, email: string, userType: UserType): Promise<void> {
  await consume(ctx, RESETS_FOR_ACCOUNT, `${userType}:${email.toLowerCase()}:${ctx.viewer.ip}`)
  await consume(ctx, RESETS_OF_ADDRESS, ctx.viewer.ip)
  await ctx.tasks.enqueue(ctx, 'password-reset-requested', { email, userType, at: ctx.now.toISOString() })
}

/**
 * Mails a link with a token of 256 random bits. The database keeps only a hash of it. Mails nothing when enough working
 * links were mailed recently.
 */
export async function sendResetLink(
  ctx: Context,
  email: string,
  userType: UserType,
  at: Date,
): Promise<void> {
  const account = await findAccountByEmail(ctx.db, userType, email)
  if (!account?.isActive) return
  const alive = await selectLiveResetLinks(ctx.db, account.email, userType, at)
  const isPaused = alive.some(({ createdAt }) => createdAt.getTime() > at.getTime() - RESET_LINK_PAUSE)
  if (alive.length >= RESET_LINKS_AT_ONCE && isPaused) return
  const token = randomBytes(32).toString('base64url')
  await transaction(ctx, async (ctx) => {
    await insertResetToken(ctx.db, {
      email: account.email,
      userType,
      tokenHash: hashToken(token),
      createdAt: at,
      expiresAt: new Date(at.getTime() + LINK_LIFETIME),
    })
    await mailResetLink(ctx, account, { token, userType })
  })
}

/** Returns the account of a reset link, or undefined when the link is unknown, used or expired. */
export async function findResetAccount(ctx: Context, token: string, userType: UserType) {
  const row = await findResetToken(ctx.db, hashToken(token))
  if (!row || row.used || row.userType !== userType || row.expiresAt <= ctx.now) return undefined
  const account = await findAccountByEmail(ctx.db, userType, row.email)
  return account?.isActive ? { ...account, resetTokenId: row.id } : undefined
}

type PasswordReset = { token: string; newPassword: string; userType: UserType }

/**
 * Uses a reset link, which works once: sets the password and ends all sessions of the account. Throws invalid_input or
 * invalid_reset_link.
 */
export async function resetPassword(
  ctx: Context,
  { token, newPassword, userType }: PasswordReset,
): Promise<void> {
  await requireNewPassword(ctx, userType, newPassword)
  const account = await findResetAccount(ctx, token, userType)
  if (!account) throw new AppError('invalid_reset_link')
  const passwordHash = await hashPassword(newPassword)
  await transaction(ctx, async (ctx) => {
    if (!(await spendResetToken(ctx.db, account.resetTokenId))) throw new AppError('invalid_reset_link')
    await spendResetTokensOf(ctx.db, account.email, userType)
    await storePassword(ctx, userType, account, passwordHash)
  })
}

/**
 * Sets the password of the account of a number with a code. Throws invalid_input and the errors of `checkCode` and
 * `requireUsedNumber`.
 */
export async function resetByCode(
  ctx: Context,
  { phone, code, newPassword, userType }: CodeReset,
): Promise<void> {
  await requireNewPassword(ctx, userType, newPassword)
  const key = { phone, userType, purpose: 'reset' } as const
  const codeHash = await checkCode(ctx, key, code)
  const account = await requireUsedNumber(ctx, userType, phone)
  const passwordHash = await hashPassword(newPassword)
  await transaction(ctx, async (ctx) => {
    await spendCode(ctx, key, codeHash)
    await storePassword(ctx, userType, account, passwordHash)
    await UPDATE[ACCOUNT_KINDS[userType]](ctx.db, account.id, { phoneConfirmedAt: ctx.now })
  })
}

export function requirePasswordLength(settings: Settings, password: string, field: string): void {
  const length = settings.password_min_length
  if (password.length < length)
    throw new AppError('invalid_input', { errors: { [field]: passwordMessage(length) } })
}

/** Records in the session of `token` that its user knows the password. Throws the errors of `checkCurrentPassword`. */
export async function confirmPassword(
  ctx: EmployerContext,
  { currentPassword }: PasswordConfirmation,
  token: string,
): Promise<void> {
  await checkCurrentPassword(ctx, 'employer', currentPassword)
  await confirmSession(ctx.db, hashToken(token), ctx.now)
}

/**
 * The 3,000 most common passwords of 6 or more characters in leaked lists, one per line, in lower case: the top of the
 * list of zxcvbn 4.4.2 (Dropbox, MIT licence), which was counted from Mark Burnett's ten million passwords (public
 * domain).
 */
const COMMON_PASSWORDS = join(import.meta.dirname, 'common-passwords.txt')

let common: Promise<ReadonlySet<string>> | undefined

/** Whether the password is on the list, ignoring case. */
async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readFile(COMMON_PASSWORDS, 'utf8').then((text) => new Set(text.trim().split('\n')))
  return (await common).has(password.toLowerCase())
}
