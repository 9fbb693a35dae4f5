import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { requireCategory, resolveLocation } from '../catalog/reads.ts'
import { setDocument, upsertCvText } from './files/file-queries.ts'
import { type ReadFile, type StoredCvFile, takeCvFile, type UploadedFile } from './files/store-cv-file.ts'
import { findCv, updateOwnCv } from './queries.ts'
import type { CvDocument, CvForm, CvStateChange } from './schema.ts'

/**
 * Changes the job seeker's own CV; without a file the current one stays. Throws cv_not_found, invalid_input and the
 * errors of `takeCvFile`.
 */
export async function changeCv(
  ctx: JobSeekerContext,
  id: number,
  form: CvForm,
  file: UploadedFile | ReadFile | undefined,
): Promise<{ id: number }> {
  const before = await requireOwnCv(ctx, id)
  await requireCategory(ctx, form.category, before.category)
  return saveCv(ctx, id, form, file && { stored: await takeCvFile(ctx, file), document: null })
}

/** Throws cv_not_found. */
export async function requireOwnCv(ctx: JobSeekerContext, id: number) {
  const before = await findCv(ctx.db, id)
  if (before?.cv.jobSeekerId !== ctx.viewer.jobSeeker.id) throw new AppError('cv_not_found')
  return before.cv
}

/**
 * Saves the fields of the job seeker's own CV and its new file, if any, and deletes the old file. If saving fails, the
 * new file is deleted.
 */
export async function saveCv(
  ctx: JobSeekerContext,
  id: number,
  form: CvForm,
  file: { stored: StoredCvFile; document: CvDocument | null } | undefined,
): Promise<{ id: number }> {
  const before = await findCv(ctx.db, id)
  const { text, ...columns } = file?.stored ?? {}
  const saved = await transaction(ctx, async (ctx) => {
    const location = await resolveLocation(ctx, form.location)
    const values = { ...form, ...columns, locationId: location?.id ?? null, updatedAt: ctx.now }
    if (!(await updateOwnCv(ctx.db, id, ctx.viewer.jobSeeker.id, values))) throw new AppError('cv_not_found')
    if (text !== undefined) await upsertCvText(ctx.db, id, text)
    if (file) await setDocument(ctx.db, id, file.document)
    await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
    return { id }
  }).catch(async (error) => {
    if (file) await ctx.files.delete(file.stored.fileKey)
    throw error
  })
  if (file && before?.cv.fileKey) await ctx.files.delete(before.cv.fileKey)
  return saved
}

/**
 * Sets a CV to available, interviewing or hired, and to active or draft. A CV that an administrator deactivated stays
 * hidden. Throws cv_not_found.
 */
export async function changeCvState(
  ctx: JobSeekerContext,
  id: number,
  change: CvStateChange,
): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const values = { ...change, updatedAt: ctx.now }
    if (!(await updateOwnCv(ctx.db, id, ctx.viewer.jobSeeker.id, values))) throw new AppError('cv_not_found')
    await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
    return { id }
  })
}
