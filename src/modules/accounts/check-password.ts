import type { Context } from '../../platform/context.ts'
import { consume, type RateLimit } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { verifyPassword } from './hash-password.ts'
import type { AccountKind } from './policy.ts'
import { type AccountRow, findAdministrator, findEmployer, findJobSeeker } from './queries.ts'

/** Whoever sits down at somebody's open browser is not to guess the password there. */
const GUESSES: RateLimit = { name: 'change-password', points: 10, seconds: 900 }

const FIND: Record<AccountKind, (db: Context['db'], id: number) => Promise<AccountRow | undefined>> = {
  jobSeeker: findJobSeeker,
  employer: findEmployer,
  administrator: findAdministrator,
}

/**
 * The account that is signed in, when this is its password. Not inside a transaction: a wrong guess counts.
 * Throws current_password_wrong or too_many_requests.
 */
export async function checkCurrentPassword(
  ctx: Context,
  kind: AccountKind,
  currentPassword: string,
): Promise<AccountRow> {
  const account = await FIND[kind](ctx.db, ctx.viewer[kind]?.id ?? 0)
  if (!account) throw new AppError('authentication_required')
  await consume(ctx, GUESSES, `${kind}:${account.id}`)
  if (!(await verifyPassword(account.passwordHash, currentPassword)))
    throw new AppError('current_password_wrong', {
      errors: { currentPassword: 'The current password is not right.' },
    })
  return account
}
