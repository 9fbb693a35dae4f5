import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { requireCategory, resolveLocation } from '../catalog/reads.ts'
import { insertCv, upsertCvText } from './queries.ts'
import type { CvForm } from './schema.ts'
import { storeCvFile, type UploadedFile } from './store-cv-file.ts'

/** Publishes a new CV. Throws invalid_input and what `storeCvFile` throws; then nothing is kept. */
export async function uploadCv(
  ctx: JobSeekerContext,
  form: CvForm,
  file: UploadedFile,
): Promise<{ id: number }> {
  await requireCategory(ctx, form.category)
  const { text, ...stored } = await storeCvFile(ctx, file)
  try {
    return await transaction(ctx, async (ctx) => {
      const location = await resolveLocation(ctx, form.location)
      const times = { uploadedAt: ctx.now, updatedAt: ctx.now }
      const jobSeekerId = ctx.viewer.jobSeeker.id
      const id = await insertCv(ctx.db, {
        ...form,
        ...stored,
        ...times,
        jobSeekerId,
        locationId: location?.id ?? null,
      })
      await upsertCvText(ctx.db, id, text)
      await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
      return { id }
    })
  } catch (error) {
    await ctx.files.delete(stored.fileKey)
    throw error
  }
}
