import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { tellOwnerOfState } from './mails.ts'
import { findCv, setBlocked, setStatus } from './queries.ts'
import type { CV_STATUSES } from './schema.ts'

/**
 * Deactivates any CV, so that its owner cannot reactivate it, or shows it again, even if its owner had switched it
 * off. The owner is notified (docs/decisions/0018). Does nothing if the CV is already in that state. Throws
 * cv_not_found.
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
    await tellOwnerOfState(ctx, changed, isActive ? 'activated' : 'deactivated')
    return { id, isActive }
  })
}

/** Sets any CV to available, interviewing or hired. Throws cv_not_found. */
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
