import type { JobSeekerContext } from '../../platform/context.ts'
import { requireCategory } from '../catalog/reads.ts'
import { publishCv } from './publish-cv.ts'
import type { CvForm } from './schema.ts'
import { type ReadFile, takeCvFile, type UploadedFile } from './store-cv-file.ts'

/** Publishes a new CV. Throws invalid_input and what `takeCvFile` throws; then nothing is kept. */
export async function uploadCv(
  ctx: JobSeekerContext,
  form: CvForm,
  file: UploadedFile | ReadFile,
): Promise<{ id: number }> {
  await requireCategory(ctx, form.category)
  return publishCv(ctx, form, await takeCvFile(ctx, file), null)
}
