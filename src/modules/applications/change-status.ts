import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { moveApplications } from './move-applications.ts'
import { setStatus, updateApplication } from './queries.ts'
import type { StatusChange } from './schema.ts'

/**
 * Moves one application, with optional notes that only the employer reads. The first change, of notes too, is when it was reviewed.
 * Throws application_not_found, or application_moved when it is not where the employer saw it.
 */
export async function changeStatus(ctx: EmployerContext, id: number, change: StatusChange): Promise<void> {
  const { notes, ...move } = change
  await transaction(ctx, async (ctx) => {
    const [moved] = await moveApplications(ctx, { ids: [id], ...move })
    if (moved?.result === 'not_found') throw new AppError('application_not_found')
    if (moved?.result === 'moved_meanwhile') throw new AppError('application_moved')
    if (moved?.result === 'unchanged') await setStatus(ctx.db, [id], move.status, ctx.now)
    if (notes !== undefined) await updateApplication(ctx.db, id, { notes })
  })
}
