import { createHash, randomBytes } from 'node:crypto'
import type { AccountKind, Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { DAY } from '../../shared/time.ts'
import { SESSION_LIMITS, SHORT_SESSION } from './limits.ts'
import { deleteEmailChanges, deleteResetTokens } from './link-queries.ts'
import { deleteCodes } from './phone/queries.ts'
import { deviceOf } from './policy.ts'
import {
  deleteIdleSessions,
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  deleteShortSessions,
  insertSession,
  type Owner,
} from './session-queries.ts'

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

type SessionStart = {
  /** The browser's earlier token. Its session ends. */
  oldToken?: string | undefined
  /** The job seeker uses another person's phone. */
  isShort?: boolean | undefined
}

/** Starts a session and returns its token: 256 random bits. The database keeps only a hash of it. */
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

/** Ends one of the account's own sessions by its id. Throws not_found. */
export async function endOwnSession(ctx: Context, owner: Owner, id: number): Promise<void> {
  if (!(await deleteOwnSession(ctx.db, owner, id))) throw new AppError('not_found')
}

/** Ends all other sessions of the account and keeps that of `token`. */
export async function endOtherSessions(ctx: Context, owner: Owner, token: string): Promise<void> {
  await deleteOtherSessions(ctx.db, owner, hashToken(token))
}

/** Deletes sessions that were idle for too long, and links a day after they expired. */
export async function cleanUpAccounts(ctx: Context): Promise<void> {
  const before = (milliseconds: number) => new Date(ctx.now.getTime() - milliseconds)
  const idle = (kind: AccountKind) => before(SESSION_LIMITS[kind].idle)
  await deleteIdleSessions(ctx.db, 'jobSeeker', idle('jobSeeker'))
  await deleteIdleSessions(ctx.db, 'employer', idle('employer'))
  await deleteIdleSessions(ctx.db, 'administrator', idle('administrator'))
  await deleteShortSessions(ctx.db, before(SHORT_SESSION))
  await deleteResetTokens(ctx.db, before(DAY))
  await deleteEmailChanges(ctx.db, before(DAY))
  await deleteCodes(ctx.db, before(DAY))
}
