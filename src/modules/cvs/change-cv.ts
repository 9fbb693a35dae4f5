import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { requireCategory, resolveLocation } from '../catalog/reads.ts'
import { findCv, updateOwnCv, upsertCvText } from './queries.ts'
import type { CvForm, CvStateChange } from './schema.ts'
import { type StoredCvFile, storeCvFile, type UploadedFile } from './store-cv-file.ts'

/** Changes an own CV; without a file the current one stays. Throws cv_not_found, invalid_input and what `storeCvFile` throws. */
export async function changeCv(
  ctx: JobSeekerContext,
  id: number,
  form: CvForm,
  file: UploadedFile | undefined,
) {
  const before = await findCv(ctx.db, id)
  if (before?.cv.jobSeekerId !== ctx.viewer.jobSeeker.id) throw new AppError('cv_not_found')
  await requireCategory(ctx, form.category)
  const stored = file && (await storeCvFile(ctx, file))
  try {
    await saveCv(ctx, id, form, stored)
  } catch (error) {
    if (stored) await ctx.files.delete(stored.fileKey)
    throw error
  }
  if (stored && before.cv.fileKey) await ctx.files.delete(before.cv.fileKey)
  return { id }
}

async function saveCv(
  ctx: JobSeekerContext,
  id: number,
  form: CvForm,
  stored: StoredCvFile | undefined,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const location = await resolveLocation(ctx, form.location)
    const { text, ...columns } = stored ?? {}
    const values = { ...form, ...columns, locationId: location?.id ?? null, updatedAt: ctx.now }
    if (!(await updateOwnCv(ctx.db, id, ctx.viewer.jobSeeker.id, values))) throw new AppError('cv_not_found')
    if (text !== undefined) await upsertCvText(ctx.db, id, text)
    await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
  })
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
