import type { AdministratorContext, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { deleteAnyCv, deleteOrphans } from './administrator-queries.ts'
import { mailOwner } from './mail-owner.ts'
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

/** The same for any CV, by an administrator; its owner is told. Throws cv_not_found. */
export async function deleteCvOfAnybody(ctx: AdministratorContext, id: number): Promise<void> {
  const { fileKey } = await transaction(ctx, async (ctx) => {
    const deleted = await deleteAnyCv(ctx.db, id)
    if (!deleted) throw new AppError('cv_not_found')
    await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
    await recordAct(ctx, 'cv-deleted', { type: 'cv', id })
    await mailOwner(ctx, deleted, 'deleted')
    return deleted
  })
  if (fileKey) await ctx.files.delete(fileKey)
}

/** A transaction that locks more rows than this would make others wait. */
const BATCH = 500

/**
 * Deletes the CVs whose owner is gone, with their looks, accesses and files; a missing file is no reason, and the ledger stays as it was
 * (decisions, 'Orphaned CVs'). Counts what went.
 */
export async function deleteOrphanedCvs(ctx: AdministratorContext) {
  const cleaned = { deletedCvs: 0, deletedViews: 0, deletedAccess: 0 }
  for (;;) {
    const batch = await transaction(ctx, async (ctx) => {
      const batch = await deleteOrphans(ctx.db, BATCH)
      for (const { id } of batch) await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
      if (batch.length > 0)
        await recordAct(ctx, 'orphaned-cvs-deleted', { type: 'list', id: 'cvs' }, { cvs: batch.length })
      return batch
    })
    for (const { fileKey, views, access } of batch) {
      cleaned.deletedCvs += 1
      cleaned.deletedViews += views
      cleaned.deletedAccess += access
      if (fileKey) await ctx.files.delete(fileKey)
    }
    if (batch.length < BATCH) return cleaned
  }
}
