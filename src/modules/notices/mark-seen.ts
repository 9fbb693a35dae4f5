import type { Context } from '../../platform/context.ts'
import { markNoticesToRead } from './queries.ts'

/** What a notice leads to was seen, by whichever way: it is told no longer. */
export async function markSeen(ctx: Context, jobSeekerId: number, path: string): Promise<void> {
  await markNoticesToRead(ctx.db, jobSeekerId, path, ctx.now)
}
