import { createHash } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { isVisible } from './policy.ts'
import { findCv, insertView } from './queries.ts'
import { visibilityOf } from './views.ts'

const HOUR = 3_600_000

/** Counts a look at a profile, once a visitor and hour (decisions, rule 6). The owner's own looks do not count. */
export async function countView(ctx: Context, cvId: number): Promise<void> {
  const row = await findCv(ctx.db, cvId)
  const { jobSeeker, employer, administrator, ip, userAgent } = ctx.viewer
  const isOwner = jobSeeker !== undefined && jobSeeker.id === row?.cv.jobSeekerId
  if (!row || isOwner || administrator || !isVisible(visibilityOf(row))) return
  const visitor = employer
    ? `employer ${employer.id}`
    : jobSeeker
      ? `job seeker ${jobSeeker.id}`
      : `${ip} ${userAgent}`
  await insertView(ctx.db, {
    cvId,
    employerId: employer?.id ?? null,
    viewType: 'view',
    viewedAt: ctx.now,
    visitorHash: createHash('sha256').update(visitor).digest(),
    hour: new Date(Math.floor(ctx.now.getTime() / HOUR) * HOUR),
  })
}
