import type { Context } from '../../platform/context.ts'
import { daysBefore } from '../../shared/dates.ts'
import { readSettings } from '../settings/reads.ts'
import { deleteNoticesBefore } from './queries.ts'

export async function cleanUpNotices(ctx: Context): Promise<void> {
  const { notices_keep_days } = await readSettings(ctx)
  await deleteNoticesBefore(ctx.db, daysBefore(ctx.now, notices_keep_days))
}
