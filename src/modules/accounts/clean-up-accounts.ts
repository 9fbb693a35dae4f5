import type { Context } from '../../platform/context.ts'
import { deleteEmailChanges, deleteResetTokens } from './link-queries.ts'
import { type AccountKind, SESSION_LIMITS, SHORT_SESSION } from './policy.ts'
import { deleteIdleSessions, deleteShortSessions } from './session-queries.ts'

const DAY = 86_400_000

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
}
