import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { setBlocked, setStatus } from './administrator-queries.ts'
import { mailOwner } from './mail-owner.ts'
import { findCv } from './queries.ts'
import type { CV_STATUSES } from './schema.ts'

/**
 * Deactivates any CV, so that its owner cannot reactivate it, or shows it again, also one that its owner had switched off; the owner is
 * told (decisions, 'Hired, hidden, suspended'; docs/decisions/0018). What is so already stays. Throws cv_not_found.
 */
export async function switchCv(ctx: AdministratorContext, id: number, isActive: boolean) {
  return transaction(ctx, async (ctx) => {
    const changed = await setBlocked(ctx.db, id, isActive ? null : ctx.now)
    if (!changed) {
      await requireCv(ctx, id)
      return { id, isActive }
    }
    await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
    await recordAct(ctx, isActive ? 'cv-activated' : 'cv-deactivated', { type: 'cv', id })
    await mailOwner(ctx, changed, isActive ? 'activated' : 'deactivated')
    return { id, isActive }
  })
}

/** Available, interviewing or hired, of any CV. Throws cv_not_found. */
export async function changeCvStatus(
  ctx: AdministratorContext,
  id: number,
  status: (typeof CV_STATUSES)[number],
) {
  return transaction(ctx, async (ctx) => {
    const before = await requireCv(ctx, id)
    const changed = await setStatus(ctx.db, id, status, ctx.now)
    if (changed) {
      await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
      await recordAct(
        ctx,
        'cv-status-changed',
        { type: 'cv', id },
        { before: { status: before }, after: { status } },
      )
    }
    return { id, status }
  })
}

async function requireCv(ctx: AdministratorContext, id: number) {
  const found = await findCv(ctx.db, id)
  if (!found) throw new AppError('cv_not_found')
  return found.cv.status
}
