import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { requireCategory, resolveLocation } from '../catalog/reads.ts'
import { setDocument, upsertCvText } from './files/file-queries.ts'
import { type ReadFile, type StoredCvFile, takeCvFile, type UploadedFile } from './files/store-cv-file.ts'
import { insertCv } from './queries.ts'
import type { CvDocument, CvForm } from './schema.ts'

/** Publishes a new CV. Throws invalid_input and the errors of `takeCvFile`; then nothing is kept. */
export async function uploadCv(
  ctx: JobSeekerContext,
  form: CvForm,
  file: UploadedFile | ReadFile,
): Promise<{ id: number }> {
  await requireCategory(ctx, form.category)
  return publishCv(ctx, form, await takeCvFile(ctx, file), null)
}

/**
 * Publishes a new CV with its file; if that fails, the file is deleted. `document`: the content of a file that was
 * made here.
 */
export async function publishCv(
  ctx: JobSeekerContext,
  form: CvForm,
  { text, ...stored }: StoredCvFile,
  document: CvDocument | null,
): Promise<{ id: number }> {
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
      if (document) await setDocument(ctx.db, id, document)
      await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId: id })
      return { id }
    })
  } catch (error) {
    await ctx.files.delete(stored.fileKey)
    throw error
  }
}
