import { isCommonPassword } from '../../platform/common-passwords.ts'
import type { Context } from '../../platform/context.ts'
import { consume, type RateLimit } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import type { AccountKind } from './policy.ts'
import {
  type AccountRow,
  deleteSessionsOf,
  findAdministrator,
  findEmployer,
  findJobSeeker,
  updateAdministrator,
  updateEmployer,
  updateJobSeeker,
} from './queries.ts'
import { requirePasswordLength } from './require-open-registration.ts'
import type { PasswordChange, UserType } from './schema.ts'
import { startSession } from './start-session.ts'

/** Whoever sits down at somebody's open browser is not to guess the password there. */
const GUESSES: RateLimit = { name: 'change-password', points: 10, seconds: 900 }

const USER_TYPES: Record<AccountKind, UserType> = {
  jobSeeker: 'user',
  employer: 'employer',
  administrator: 'admin',
}
const FIND: Record<AccountKind, (db: Context['db'], id: number) => Promise<AccountRow | undefined>> = {
  jobSeeker: findJobSeeker,
  employer: findEmployer,
  administrator: findAdministrator,
}

/**
 * Changes the password of whoever is signed in, ends the account's sessions everywhere, and returns the token of a new one for
 * this browser. Throws invalid_input, current_password_wrong or too_many_requests.
 */
export async function changePassword(
  ctx: Context,
  kind: AccountKind,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  const account = await FIND[kind](ctx.db, ctx.viewer[kind]?.id ?? 0)
  if (!account) throw new AppError('authentication_required')
  await requireNewPassword(ctx, USER_TYPES[kind], newPassword)
  await consume(ctx, GUESSES, `${kind}:${account.id}`)
  if (!(await verifyPassword(account.passwordHash, currentPassword)))
    throw new AppError('current_password_wrong', {
      errors: { currentPassword: 'The current password is not right.' },
    })
  return transaction(ctx, async (ctx) => {
    await storePassword(ctx, USER_TYPES[kind], account, newPassword)
    return startSession(ctx, kind, account.id)
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

/** Sets the password, ends all sessions of the account and tells its owner. */
export async function storePassword(
  ctx: Context,
  userType: UserType,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  password: string,
): Promise<void> {
  const change = { passwordHash: await hashPassword(password), updatedAt: ctx.now }
  if (userType === 'user') {
    await updateJobSeeker(ctx.db, id, change)
    await deleteSessionsOf(ctx.db, { jobSeekerId: id })
  } else if (userType === 'employer') {
    await updateEmployer(ctx.db, id, change)
    await deleteSessionsOf(ctx.db, { employerId: id })
  } else {
    await updateAdministrator(ctx.db, id, change)
    await deleteSessionsOf(ctx.db, { administratorId: id })
  }
  await queueEmail(ctx, {
    kind: 'password_changed',
    to: email,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and you were logged out everywhere else.',
      'If that was not you, choose a new password at once.',
    ],
    button: { label: 'Choose a new password', path: '/forgot-password' },
  })
}
