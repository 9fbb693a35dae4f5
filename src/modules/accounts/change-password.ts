import { isCommonPassword } from '../../platform/common-passwords.ts'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import type { UserType } from '../../shared/user-types.ts'
import { recordAct } from '../audit/record-act.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { checkCurrentPassword } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { deleteEmailChange } from './link-queries.ts'
import type { AccountKind } from './policy.ts'
import { type AccountRow, updateAdministrator, updateEmployer, updateJobSeeker } from './queries.ts'
import { requirePasswordLength } from './require-open-registration.ts'
import { ACCOUNT_KINDS, type PasswordChange, USER_TYPE_OF } from './schema.ts'
import { deleteSessionsOf, selectSessions } from './session-queries.ts'
import { hashToken, startSession } from './start-session.ts'

const UPDATE = { jobSeeker: updateJobSeeker, employer: updateEmployer, administrator: updateAdministrator }

/** `isShort`: the new session ends when the old one would have. */
export type NewSession = { token: string; isShort: boolean }

/**
 * Changes the password of whoever is signed in, ends the account's sessions everywhere, and starts a new one for this browser,
 * whose old token is `oldToken`. Throws invalid_input, current_password_wrong or too_many_requests.
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
  return transaction(ctx, async (ctx) => {
    await storePassword(ctx, userType, account, newPassword)
    const { administrator } = ctx.viewer
    if (kind === 'administrator' && administrator) {
      const target = { type: 'administrator', id: account.id } as const
      await recordAct({ ...ctx, viewer: { ...ctx.viewer, administrator } }, 'password-changed', target)
    }
    return { token: await startSession(ctx, kind, account.id, { isShort }), isShort }
  })
}

/** The length as set; administrators' may not be among the commonest either. Throws invalid_input. */
export async function requireNewPassword(ctx: Context, userType: UserType, password: string): Promise<void> {
  requirePasswordLength(await readSettings(ctx), password, 'newPassword')
  if (userType === 'admin' && (await isCommonPassword(password)))
    throw new AppError('invalid_input', {
      errors: { newPassword: 'This password is one of the commonest. Please choose another one.' },
    })
}

/** Sets the password, ends all sessions of the account, forgets an address that waits to be confirmed, and tells its owner. */
export async function storePassword(
  ctx: Context,
  userType: UserType,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  password: string,
): Promise<void> {
  const kind = ACCOUNT_KINDS[userType]
  await UPDATE[kind](ctx.db, id, { passwordHash: await hashPassword(password), updatedAt: ctx.now })
  await deleteSessionsOf(ctx.db, { kind, id })
  // Whoever reads another's password may have named an address of their own with it.
  await deleteEmailChange(ctx.db, { kind, id })
  await queueEmail(ctx, { kind: 'password_changed', to: email, ...PASSWORD_CHANGED })
}

export const PASSWORD_CHANGED: MailText = {
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account was changed just now, and you were logged out everywhere else.',
    'If that was not you, choose a new password at once.',
  ],
  button: { label: 'Choose a new password', path: '/forgot-password' },
}
