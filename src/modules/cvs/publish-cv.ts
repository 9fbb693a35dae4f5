import type { JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { resolveLocation } from '../catalog/reads.ts'
import { setDocument, upsertCvText } from './file-queries.ts'
import { insertCv } from './queries.ts'
import type { CvDocument, CvForm } from './schema.ts'
import type { StoredCvFile } from './store-cv-file.ts'

/** A new CV with its file; when that fails the file goes. `document`: what the file was made of here. */
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
