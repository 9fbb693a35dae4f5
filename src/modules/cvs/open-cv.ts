import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { readCredits } from '../credits/reads.ts'
import { readSettings } from '../settings/reads.ts'
import { buyAccess } from './access.ts'
import { findOpenedAt } from './access-queries.ts'
import { countEmployerView } from './count-view.ts'
import { readContent } from './files/read-content.ts'
import { type Access, mayDownloadFree, mayOpen } from './policy.ts'
import { findCvForEmployer, type ShownCv } from './queries.ts'
import { unlockedProfile } from './views.ts'
import { warnOfHarvesting } from './warn-of-harvesting.ts'

/**
 * Opens a CV for the employer. It pays once and can then open the CV again free; CVs of applicants to its jobs are
 * free. `expected`: the credits that the caller was shown. Throws cv_not_found and the errors of `buyAccess`.
 */
export async function unlockCv(ctx: EmployerContext, cvId: number, expected: number | undefined) {
  return warnOfHarvesting(ctx, () => unlockOnce(ctx, cvId, expected))
}

function unlockOnce(ctx: EmployerContext, cvId: number, expected: number | undefined) {
  return transaction(ctx, async (ctx) => {
    const found = await findForEmployer(ctx, cvId)
    const { row, access } = found
    const { creditsUsed, credits } = mayOpen(access)
      ? { creditsUsed: 0, credits: (await readCredits(ctx)).credits }
      : await buyAccess(ctx, 'view', row, await readSettings(ctx), expected)
    await recordOpening(ctx, found, 'view')
    return { success: true as const, creditsUsed, credits, cv: unlockedProfile(row) }
  })
}

/**
 * Returns a CV that the employer paid for or received with an application, and counts the page view. Throws
 * cv_not_found or cv_not_opened.
 */
export async function readOpenedCv(ctx: EmployerContext, id: number) {
  return transaction(ctx, async (ctx) => {
    const found = await findForEmployer(ctx, id)
    if (!mayOpen(found.access)) throw new AppError('cv_not_opened')
    await recordOpening(ctx, found, 'view')
    const { row, access } = found
    return {
      ...unlockedProfile(row),
      content: (await readContent(ctx, id)) ?? null,
      isDownloaded: mayDownloadFree(access),
      isApplicant: access.application && !access.view,
      openedAt: await findOpenedAt(ctx.db, ctx.viewer.employer.id, id),
    }
  })
}

type FoundCv = { row: ShownCv; access: Access }

/**
 * Returns a CV and the employer's access to it. Hidden and hired CVs are found only with access. Throws cv_not_found.
 */
export async function findForEmployer(ctx: EmployerContext, cvId: number): Promise<FoundCv> {
  const found = await findCvForEmployer(ctx.db, cvId, ctx.viewer.employer.id)
  if (!found) throw new AppError('cv_not_found')
  const { row, access } = found
  if (!mayOpen(access) && (!row.isShown || row.cv.status === 'hired')) throw new AppError('cv_not_found')
  return found
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
