import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import type { AccountKind } from './policy.ts'
import { deleteSession, insertSession } from './queries.ts'

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A new session and its token, 256 random bits of which the database keeps a hash. The token the browser came with ends. */
export async function startSession(
  ctx: Context,
  kind: AccountKind,
  accountId: number,
  oldToken?: string,
): Promise<string> {
  if (oldToken) await deleteSession(ctx.db, hashToken(oldToken))
  const token = randomBytes(32).toString('base64url')
  const times = { createdAt: ctx.now, lastSeenAt: ctx.now }
  await insertSession(ctx.db, { tokenHash: hashToken(token), [`${kind}Id`]: accountId, ...times })
  return token
}

export async function endSession(ctx: Context, token: string): Promise<void> {
  await deleteSession(ctx.db, hashToken(token))
}
