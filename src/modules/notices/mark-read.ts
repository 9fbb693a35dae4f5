import type { JobSeekerContext } from '../../platform/context.ts'
import { markNoticesRead } from './queries.ts'
import { readUnread } from './reads.ts'
import type { NoticesRead } from './schema.ts'

/** Some of the own notices, or all; what is not there is left out. Returns how many are still unread. */
export async function markRead(ctx: JobSeekerContext, input: NoticesRead): Promise<{ unread: number }> {
  const ids = 'ids' in input ? input.ids : undefined
  await markNoticesRead(ctx.db, ctx.viewer.jobSeeker.id, ids, ctx.now)
  return readUnread(ctx)
}
