import type { Context, EmployerContext } from '../../platform/context.ts'
import { daysBefore } from '../../shared/dates.ts'
import { HOUR, roundDown } from '../../shared/time.ts'
import { readSettings } from '../settings/reads.ts'
import { type FoundCv, findShownCv } from './queries.ts'
import type { VIEW_TYPES } from './schema.ts'
import { eraseViewTraces, insertView } from './view-queries.ts'

type ViewType = (typeof VIEW_TYPES)[number]

/** Counts a page view of a profile, at most once per visitor and hour. The owner's own views do not count. */
export async function countView(ctx: Context, cvId: number): Promise<void> {
  const { jobSeeker, employer, administrator } = ctx.viewer
  const row = await findShownCv(ctx.db, cvId, employer?.id ?? null)
  const isOwner = jobSeeker !== undefined && jobSeeker.id === row?.cv.jobSeekerId
  if (!row?.isShown || isOwner || administrator) return
  await insertView(ctx.db, {
    cvId,
    employerId: employer?.id ?? null,
    viewType: 'view',
    viewedAt: ctx.now,
    ...onceAnHour(ctx, 'view'),
  })
}

/** Counts the page view or download. The first one of a CV from an application notifies the applicant. */
export async function recordOpening(
  ctx: EmployerContext,
  { row, access }: FoundCv,
  viewType: 'view' | 'download',
): Promise<void> {
  const cvId = row.cv.id
  await countEmployerView(ctx, cvId, viewType)
  if (!access.application) return
  const at = ctx.now.toISOString()
  await ctx.tasks.enqueue(ctx, 'application-cv-opened', { cvId, employerId: ctx.viewer.employer.id, at })
}

/** Counts a page view or download by an employer with access, at most once per employer and hour. */
async function countEmployerView(ctx: EmployerContext, cvId: number, viewType: ViewType): Promise<void> {
  const { ip, userAgent, employer } = ctx.viewer
  await insertView(ctx.db, {
    cvId,
    employerId: employer.id,
    viewType,
    viewedAt: ctx.now,
    ipAddress: ip,
    userAgent: userAgent.slice(0, 500),
    ...onceAnHour(ctx, viewType),
  })
}

/** Returns the key that refuses a second row of the same visitor, kind and hour. */
function onceAnHour({ viewer, now }: Context, viewType: ViewType) {
  const { jobSeeker, employer, ip, userAgent } = viewer
  const visitor = employer
    ? `employer ${employer.id}`
    : jobSeeker
      ? `job seeker ${jobSeeker.id}`
      : `${ip} ${userAgent}`
  return {
    visitor: viewType === 'view' ? visitor : `${visitor} ${viewType}`,
    hour: roundDown(now, HOUR),
  }
}

/**
 * Erases where old page views came from; the counts stay. The origin is useful only while questions about it are
 * likely.
 */
export async function forgetViewers(ctx: Context): Promise<void> {
  const { views_keep_days } = await readSettings(ctx)
  const before = daysBefore(ctx.now, views_keep_days)
  // Erases in parts, so that the first run after a long time does not make other requests wait.
  while ((await eraseViewTraces(ctx.db, before, 5000)) > 0);
}
