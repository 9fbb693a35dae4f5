import type { AdministratorContext, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { tellOwnerOfState } from './mails.ts'
import { deleteAnyCv, deleteOrphans, deleteOwnCv } from './queries.ts'

/**
 * Deletes the job seeker's own CV with its file, page views and applications; the ledger stays unchanged. Throws
 * cv_not_found.
 */
export async function deleteCv(ctx: JobSeekerContext, id: number): Promise<void> {
  const { fileKey } = await transaction(ctx, async (ctx) => {
    const deleted = await deleteOwnCv(ctx.db, id, ctx.viewer.jobSeeker.id)
    if (!deleted) throw new AppError('cv_not_found')
    await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
    return deleted
  })
  if (fileKey) await ctx.files.delete(fileKey)
}

/** Deletes any CV for an administrator and notifies its owner. Throws cv_not_found. */
export async function deleteCvOfAnybody(ctx: AdministratorContext, id: number): Promise<void> {
  const { fileKey } = await transaction(ctx, async (ctx) => {
    const deleted = await deleteAnyCv(ctx.db, id)
    if (!deleted) throw new AppError('cv_not_found')
    await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
    await recordAct(ctx, 'cv-deleted', { type: 'cv', id })
    await tellOwnerOfState(ctx, deleted, 'deleted')
    return deleted
  })
  if (fileKey) await ctx.files.delete(fileKey)
}

/** The maximum number of rows per transaction; locking more would make other requests wait. */
const BATCH = 500

/**
 * Deletes the CVs whose owner has deleted the account, with their page views, accesses and files. A missing file does
 * not stop the deletion. The ledger stays unchanged. Returns the number of deleted CVs and files.
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
