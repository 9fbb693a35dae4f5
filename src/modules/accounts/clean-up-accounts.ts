import type { Context } from '../../platform/context.ts'
import { type AccountKind, SESSION_LIMITS } from './policy.ts'
import { deleteIdleSessions, deleteResetTokens } from './queries.ts'

/** Deletes sessions that were idle for too long, and reset links a day after they expired. */
export async function cleanUpAccounts(ctx: Context): Promise<void> {
  const before = (milliseconds: number) => new Date(ctx.now.getTime() - milliseconds)
  const idle = (kind: AccountKind) => before(SESSION_LIMITS[kind].idle)
  await deleteIdleSessions(ctx.db, 'jobSeekerId', idle('jobSeeker'))
  await deleteIdleSessions(ctx.db, 'employerId', idle('employer'))
  await deleteIdleSessions(ctx.db, 'administratorId', idle('administrator'))
  await deleteResetTokens(ctx.db, before(86_400_000))
}
