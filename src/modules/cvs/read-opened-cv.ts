import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { noteView, openCv } from './open-cv.ts'
import { mayDownloadFree, mayOpen } from './policy.ts'
import { unlockedProfile } from './views.ts'

/** What the employer has paid for or was sent; looking at it counts. Throws cv_not_found or cv_not_opened. */
export async function readOpenedCv(ctx: EmployerContext, id: number) {
  return transaction(ctx, async (ctx) => {
    const opened = await openCv(ctx, id)
    if (!mayOpen(opened.access)) throw new AppError('cv_not_opened')
    await noteView(ctx, opened, 'view')
    return { ...unlockedProfile(opened.row), isDownloaded: mayDownloadFree(opened.access) }
  })
}
