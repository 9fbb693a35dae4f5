import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { MINUTE } from '../../shared/time.ts'
import { checkLogin, type Entry, enter } from '../accounts/log-in.ts'
import { hashToken } from '../accounts/sessions.ts'
import { checkCode } from './codes.ts'
import { TICKET_LIFETIME } from './limits.ts'
import { deleteHalfLogin, deleteHalfLogins, findFactor, findHalfLogin, insertHalfLogin } from './queries.ts'
import type { LoginCode } from './schema.ts'

/**
 * Checks an administrator's user name and password. Without a second factor it starts a session and returns its token;
 * with one it returns a ticket for the code. Throws the errors of checkLogin, so that without the password nobody can
 * learn of a second factor.
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

/** Exchanges a ticket and its code for a session, once. Throws login_expired, code_wrong or too_many_requests. */
export async function finishLogin(
  ctx: Context,
  { ticket, code }: LoginCode,
  oldToken: string | undefined,
): Promise<Entry> {
  const tokenHash = hashToken(ticket)
  const id = await findHalfLogin(ctx.db, tokenHash, new Date(ctx.now.getTime() - TICKET_LIFETIME))
  if (id === undefined) throw new AppError('login_expired', { limit: TICKET_LIFETIME / MINUTE })
  await checkCode(ctx, id, code)
  if (!(await deleteHalfLogin(ctx.db, tokenHash)))
    throw new AppError('login_expired', { limit: TICKET_LIFETIME / MINUTE })
  return enter(ctx, 'administrator', id, { oldToken })
}

/** Deletes the tickets whose time has ended. */
export function cleanUpTickets({ db, now }: Context): Promise<void> {
  return deleteHalfLogins(db, new Date(now.getTime() - TICKET_LIFETIME))
}
