import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { readAccess } from './access-queries.ts'
import { onceAnHour } from './count-view.ts'
import { type Access, isVisible } from './policy.ts'
import { type CvWithOwner, findCv } from './queries.ts'
import { insertView } from './view-queries.ts'
import { visibilityOf } from './views.ts'

export type OpenedCv = { row: CvWithOwner; access: Access }

/** A CV and what the employer has of it. Hidden and hired CVs are there only for those with access. Throws cv_not_found. */
export async function openCv(ctx: EmployerContext, cvId: number): Promise<OpenedCv> {
  const row = await findCv(ctx.db, cvId)
  if (!row) throw new AppError('cv_not_found')
  const access = await readAccess(ctx.db, ctx.viewer.employer.id, cvId)
  const open = access.view || access.application
  if (!open && (!isVisible(visibilityOf(row)) || row.cv.status === 'hired'))
    throw new AppError('cv_not_found')
  return { row, access }
}

/** A row of the statistics that the job seeker sees, once an employer and hour; whoever sent the CV is told of the first. */
export async function noteView(
  ctx: EmployerContext,
  { row, access }: OpenedCv,
  viewType: 'view' | 'download',
): Promise<void> {
  const { ip, userAgent, employer } = ctx.viewer
  const cvId = row.cv.id
  await insertView(ctx.db, {
    cvId,
    employerId: employer.id,
    viewType,
    viewedAt: ctx.now,
    ipAddress: ip,
    userAgent: userAgent.slice(0, 500),
    ...onceAnHour(ctx, viewType),
  })
  if (!access.application) return
  const at = ctx.now.toISOString()
  await ctx.tasks.enqueue(ctx, 'application-cv-opened', { cvId, employerId: employer.id, at })
}
