import type { JobSeekerContext } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { isPhotoName, writePhotoPdf } from '../../../platform/documents/photo-pdf.ts'
import { consume } from '../../../platform/rate-limit.ts'
import { AppError } from '../../../shared/errors.ts'
import { listCategories, listPlaces } from '../../catalog/reads.ts'
import { readCv } from '../../cv-reading/read-cv.ts'
import { MAX_FILE_BYTES } from '../../documents/limits.ts'
import { KEPT_FILES, READS } from '../limits.ts'
import { insertReadFile, takeOlderReadFiles } from './file-queries.ts'
import {
  openDocument,
  type StoredCvFile,
  storeDocument,
  storePdf,
  type UploadedFile,
} from './store-cv-file.ts'

/**
 * Reads the fields that the form offers from a CV's file. Nothing is published. The file waits under `readFile`, a
 * token that only this account can use, so that it is uploaded only once. `morePages`: if the file is a photo, those of
 * the other pages. Throws too_many_requests and the errors of `openDocument` and `writePhotoPdf`.
 */
export async function readCvFile(
  ctx: JobSeekerContext,
  file: UploadedFile,
  morePages: readonly UploadedFile[] = [],
) {
  await consume(ctx, READS, String(ctx.viewer.jobSeeker.id))
  if (isPhotoName(file.originalName)) return keepPhotos(ctx, [file, ...morePages])
  if (morePages.length > 0) throw new AppError('invalid_file_type')
  const document = await openDocument(file)
  const [places, categories] = [await listPlaces(ctx), await listCategories(ctx)]
  const fields = readCv(document.text, {
    fileName: file.originalName,
    places,
    categories: categories.map(({ slug }) => slug),
    now: ctx.now,
  })
  const kept = await keepReadFile(ctx, await storeDocument(ctx, file, document))
  return { ...kept, isPicture: document.isPicture, fields }
}

/** Makes a PDF of the photos. They have no text that could be read. */
async function keepPhotos(ctx: JobSeekerContext, photos: [UploadedFile, ...UploadedFile[]]) {
  const pdf = await writePhotoPdf(
    photos.map(({ path }) => path),
    { title: 'Photo of a CV', now: ctx.now },
  )
  if (pdf.length > MAX_FILE_BYTES) throw new AppError('file_too_large', { limit: MAX_FILE_BYTES })
  const fileName = photos[0].originalName.trim().replace(/\.\w+$/, '.pdf')
  const isScanned = photos.every((photo) => photo.isScanned)
  const kept = await keepReadFile(ctx, await storePdf(ctx, pdf, { fileName, text: '', isScanned }))
  return { ...kept, isPicture: true, fields: {} }
}

async function keepReadFile(ctx: JobSeekerContext, stored: StoredCvFile) {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  const older = await transaction(ctx, async ({ db, now }) => {
    await insertReadFile(db, { ...stored, jobSeekerId, createdAt: now })
    return takeOlderReadFiles(db, jobSeekerId, KEPT_FILES)
  })
  for (const key of older) await ctx.files.delete(key)
  const { fileKey, fileName, fileSize } = stored
  return { readFile: fileKey.slice('cvs/'.length), fileName, fileSize }
}
