import type { Context } from '../../platform/context.ts'
import { isVisible } from './policy.ts'
import { findCv } from './queries.ts'
import { insertView } from './view-queries.ts'
import { visibilityOf } from './views.ts'

const HOUR = 3_600_000

/** Counts a look at a profile, once a visitor and hour (decisions, rule 6). The owner's own looks do not count. */
export async function countView(ctx: Context, cvId: number): Promise<void> {
  const row = await findCv(ctx.db, cvId)
  const { jobSeeker, employer, administrator } = ctx.viewer
  const isOwner = jobSeeker !== undefined && jobSeeker.id === row?.cv.jobSeekerId
  if (!row || isOwner || administrator || !isVisible(visibilityOf(row))) return
  await insertView(ctx.db, {
    cvId,
    employerId: employer?.id ?? null,
    viewType: 'view',
    viewedAt: ctx.now,
    ...onceAnHour(ctx, 'view'),
  })
}

/** By what a second row of the same visitor, kind and hour is refused. */
export function onceAnHour({ viewer, now }: Context, viewType: 'view' | 'download') {
  const { jobSeeker, employer, ip, userAgent } = viewer
  const visitor = employer
    ? `employer ${employer.id}`
    : jobSeeker
      ? `job seeker ${jobSeeker.id}`
      : `${ip} ${userAgent}`
  return {
    visitor: viewType === 'view' ? visitor : `${visitor} ${viewType}`,
    hour: new Date(Math.floor(now.getTime() / HOUR) * HOUR),
  }
}
