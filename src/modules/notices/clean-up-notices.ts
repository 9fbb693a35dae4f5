import type { Context } from '../../platform/context.ts'
import { deleteNoticesBefore } from './queries.ts'

/** 180 days: longer than any hiring takes. */
const KEPT = 180 * 86_400_000

export async function cleanUpNotices(ctx: Context): Promise<void> {
  await deleteNoticesBefore(ctx.db, new Date(ctx.now.getTime() - KEPT))
}
