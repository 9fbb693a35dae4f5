import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { type AccountKind, deviceOf } from './policy.ts'
import {
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  insertSession,
  type Owner,
} from './session-queries.ts'

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

type SessionStart = {
  /** The token the browser came with: its session ends. */
  oldToken?: string | undefined
  /** On somebody else's phone. */
  isShort?: boolean | undefined
}

/** A new session and its token, 256 random bits of which the database keeps a hash. */
export async function startSession(
  ctx: Context,
  kind: AccountKind,
  accountId: number,
  { oldToken, isShort = false }: SessionStart = {},
): Promise<string> {
  if (oldToken) await deleteSession(ctx.db, hashToken(oldToken))
  const token = randomBytes(32).toString('base64url')
  const device = deviceOf(ctx.viewer.userAgent)
  const times = { createdAt: ctx.now, lastSeenAt: ctx.now }
  await insertSession(ctx.db, {
    tokenHash: hashToken(token),
    [`${kind}Id`]: accountId,
    device,
    isShort,
    ...times,
  })
  return token
}

export async function endSession(ctx: Context, token: string): Promise<void> {
  await deleteSession(ctx.db, hashToken(token))
}

/** One of the account's own, by its id. Throws not_found. */
export async function endOwnSession(ctx: Context, owner: Owner, id: number): Promise<void> {
  if (!(await deleteOwnSession(ctx.db, owner, id))) throw new AppError('not_found')
}

/** Only that of `token` stays. */
export async function endOtherSessions(ctx: Context, owner: Owner, token: string): Promise<void> {
  await deleteOtherSessions(ctx.db, owner, hashToken(token))
}
