import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { deleteOwnCv } from './queries.ts'

/** Deletes an own CV with its file, views and applications; the ledger stays as it was. Throws cv_not_found. */
export async function deleteCv(ctx: JobSeekerContext, id: number): Promise<void> {
  const { fileKey } = await transaction(ctx, async (ctx) => {
    const deleted = await deleteOwnCv(ctx.db, id, ctx.viewer.jobSeeker.id)
    if (!deleted) throw new AppError('cv_not_found')
    await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
    return deleted
  })
  if (fileKey) await ctx.files.delete(fileKey)
}
