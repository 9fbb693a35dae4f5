import type { AdministratorContext, Context } from '../../platform/context.ts'
import { keptUntilChange } from '../../platform/database/content-versions.ts'
import { windowOf } from '../../shared/lists.ts'
import type { AnnouncementAudience } from './choices.ts'
import { stateOf } from './policy.ts'
import { countAnnouncements, selectAnnouncements, selectCurrent } from './queries.ts'
import type { AnnouncementList } from './schema.ts'

export async function listAnnouncements(ctx: AdministratorContext, { state, ...list }: AnnouncementList) {
  const { db, now } = ctx
  const [rows, total] = await Promise.all([
    selectAnnouncements(db, state, now, windowOf(list)),
    countAnnouncements(db, state, now),
  ])
  return { rows: rows.map((row) => ({ ...row, state: stateOf(row, now) })), total }
}

const readCurrent = keptUntilChange('site', selectCurrent)

/** Returns the announcements that are showing now, from memory. */
async function readShowing(ctx: Pick<Context, 'db' | 'now'>) {
  return (await readCurrent(ctx)).filter((one) => stateOf(one, ctx.now) === 'showing')
}

/** Returns the announcements that the visitor may see now, without those that the browser has dismissed. */
export async function readShown(ctx: Context, dismissed: readonly number[]) {
  const mine = new Set<AnnouncementAudience>(['everybody'])
  if (ctx.viewer.jobSeeker) mine.add('job_seekers')
  if (ctx.viewer.employer) mine.add('employers')
  const showing = (await readShowing(ctx)).filter(
    ({ id, audience }) => mine.has(audience) && !dismissed.includes(id),
  )
  return showing.map(({ id, text, link, audience }) => ({ id, text, link, audience }))
}

/** Returns which of these announcements visitors without a login would see now. */
export async function stillShowing(
  ctx: Pick<Context, 'db' | 'now'>,
  dismissed: readonly number[],
): Promise<readonly number[]> {
  if (dismissed.length === 0) return []
  const showing = await readShowing(ctx)
  return dismissed.filter((id) => showing.some((one) => one.id === id && one.audience === 'everybody'))
}
