import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { requireCategory, resolveLocation } from '../catalog/reads.ts'
import { setDocument, upsertCvText } from './file-queries.ts'
import { findCv, updateOwnCv } from './queries.ts'
import type { CvDocument, CvForm, CvStateChange } from './schema.ts'
import { type ReadFile, type StoredCvFile, takeCvFile, type UploadedFile } from './store-cv-file.ts'

/** Changes an own CV; without a file the current one stays. Throws cv_not_found, invalid_input and what `takeCvFile` throws. */
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

/** Saves the fields of an own CV and, with one, its new file; the old one goes. When that fails the new one goes. */
export async function saveCv(
  ctx: JobSeekerContext,
  id: number,
  form: CvForm,
  file: { stored: StoredCvFile; document: CvDocument | null } | undefined,
): Promise<{ id: number }> {
  const before = await findCv(ctx.db, id)
  const { text, ...columns } = file?.stored ?? {}
  try {
    await transaction(ctx, async (ctx) => {
      const location = await resolveLocation(ctx, form.location)
      const values = { ...form, ...columns, locationId: location?.id ?? null, updatedAt: ctx.now }
      if (!(await updateOwnCv(ctx.db, id, ctx.viewer.jobSeeker.id, values)))
        throw new AppError('cv_not_found')
      if (text !== undefined) await upsertCvText(ctx.db, id, text)
      if (file) await setDocument(ctx.db, id, file.document)
      await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
    })
  } catch (error) {
    if (file) await ctx.files.delete(file.stored.fileKey)
    throw error
  }
  if (file && before?.cv.fileKey) await ctx.files.delete(before.cv.fileKey)
  return { id }
}

/** Available, interviewing or hired; active or draft. What an administrator deactivated stays hidden. Throws cv_not_found. */
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
