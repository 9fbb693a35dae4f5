import type { JobSeekerContext } from '../../platform/context.ts'
import { newUnsubscribeToken } from './notify-job-seeker.ts'
import { upsertSettings } from './queries.ts'
import { listNoticeSettings } from './reads.ts'
import type { NoticeSettingsChange } from './schema.ts'

/** Sets the switches that are named; of a kind named twice the last counts. */
export async function changeNoticeSettings(ctx: JobSeekerContext, changes: NoticeSettingsChange) {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  const last = [...new Map(changes.map((change) => [change.kind, change])).values()]
  const rows = last.map((change) => ({ ...change, jobSeekerId, token: newUnsubscribeToken() }))
  if (rows.length > 0) await upsertSettings(ctx.db, rows)
  return listNoticeSettings(ctx)
}
