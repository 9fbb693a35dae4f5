import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { daysBefore } from '../../shared/dates.ts'
import { readSettings } from '../settings/reads.ts'
import { deleteNoticesBefore, markNoticesRead, markNoticesToRead } from './queries.ts'
import { readUnread } from './reads.ts'
import type { NoticesRead } from './schema.ts'

/**
 * Marks some or all of the job seeker's own notices as read; unknown ids are skipped. Returns the number of unread
 * notices.
 */
export async function markRead(ctx: JobSeekerContext, input: NoticesRead): Promise<{ unread: number }> {
  const ids = 'ids' in input ? input.ids : undefined
  await markNoticesRead(ctx.db, ctx.viewer.jobSeeker.id, ids, ctx.now)
  return readUnread(ctx)
}

/** Marks the notices that open a page as read once the job seeker has seen the page. */
export async function markSeen(ctx: Context, jobSeekerId: number, path: string): Promise<void> {
  await markNoticesToRead(ctx.db, jobSeekerId, path, ctx.now)
}

export async function cleanUpNotices(ctx: Context): Promise<void> {
  const { notices_keep_days } = await readSettings(ctx)
  await deleteNoticesBefore(ctx.db, daysBefore(ctx.now, notices_keep_days))
}
