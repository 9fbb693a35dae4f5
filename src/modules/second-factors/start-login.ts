import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { checkLogin, type Entry, enter } from '../accounts/log-in.ts'
import { hashToken } from '../accounts/start-session.ts'
import { checkCode } from './check-code.ts'
import { deleteHalfLogin, findFactor, findHalfLogin, insertHalfLogin } from './queries.ts'
import type { LoginCode } from './schema.ts'

/** Milliseconds from the password to the code. */
export const HALF_LOGIN = 5 * 60_000

/**
 * An administrator's user name and password. Without a second factor that is a session, whose token comes back; with one, a ticket for
 * the code. Throws as checkLogin: whoever has not the password learns nothing of a second factor.
 */
export async function startLogin(
  ctx: Context,
  { username, password }: { username: string; password: string },
  { oldToken, devices }: { oldToken: string | undefined; devices: readonly string[] },
): Promise<Entry | { ticket: string }> {
  const id = await checkLogin(ctx, 'administrator', { login: username, password, devices })
  const factor = await findFactor(ctx.db, id)
  if (!factor?.confirmedAt) return enter(ctx, 'administrator', id, { oldToken })
  const ticket = randomBytes(32).toString('base64url')
  await insertHalfLogin(ctx.db, { tokenHash: hashToken(ticket), administratorId: id, createdAt: ctx.now })
  return { ticket }
}

/** The code that makes a session of a ticket, once. Throws login_expired, code_wrong or too_many_requests. */
export async function finishLogin(
  ctx: Context,
  { ticket, code }: LoginCode,
  oldToken: string | undefined,
): Promise<Entry> {
  const tokenHash = hashToken(ticket)
  const id = await findHalfLogin(ctx.db, tokenHash, new Date(ctx.now.getTime() - HALF_LOGIN))
  if (id === undefined) throw new AppError('login_expired')
  await checkCode(ctx, id, code)
  if (!(await deleteHalfLogin(ctx.db, tokenHash))) throw new AppError('login_expired')
  return enter(ctx, 'administrator', id, { oldToken })
}
