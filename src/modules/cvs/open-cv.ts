import type { EmployerContext } from '../../platform/context.ts'
import { together, transactionAfter } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { readCredits } from '../credits/reads.ts'
import { buyAccess } from './access.ts'
import { findOpenedAt } from './access-queries.ts'
import { recordOpening } from './count-view.ts'
import { readContent } from './files/read-content.ts'
import { mayDownloadFree, mayOpen } from './policy.ts'
import { type FoundCv, findCvForEmployer } from './queries.ts'
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
  return transactionAfter(
    ctx,
    (ctx) => findForEmployer(ctx, cvId),
    async (ctx, found) => {
      const { row, access } = found
      const { creditsUsed, credits } = mayOpen(access)
        ? { creditsUsed: 0, credits: await readAndRecord(ctx, found) }
        : await buyAccess(ctx, 'view', found, expected)
      return { success: true as const, creditsUsed, credits, cv: unlockedProfile(row) }
    },
  )
}

async function readAndRecord(ctx: EmployerContext, found: FoundCv): Promise<number> {
  const [{ credits }] = await together(readCredits(ctx), recordOpening(ctx, found, 'view'))
  return credits
}

/**
 * Returns a CV that the employer paid for or received with an application, and counts the page view. Throws
 * cv_not_found or cv_not_opened.
 */
export async function readOpenedCv(ctx: EmployerContext, id: number) {
  return transactionAfter(
    ctx,
    (ctx) => findForEmployer(ctx, id),
    async (ctx, found) => {
      const { row, access } = found
      if (!mayOpen(access)) throw new AppError('cv_not_opened')
      const [, content = null, openedAt] = await together(
        recordOpening(ctx, found, 'view'),
        readContent(ctx, id),
        findOpenedAt(ctx.db, ctx.viewer.employer.id, id),
      )
      return {
        ...unlockedProfile(row),
        content,
        isDownloaded: mayDownloadFree(access),
        isApplicant: access.application && !access.view,
        openedAt,
      }
    },
  )
}

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
