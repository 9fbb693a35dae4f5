import type { JobSeekerContext } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { consume } from '../../../platform/rate-limit.ts'
import { listCategories, listPlaces } from '../../catalog/reads.ts'
import { readCv } from '../../cv-reading/read-cv.ts'
import { KEPT_FILES, READS } from '../limits.ts'
import { insertReadFile, takeOlderReadFiles } from './file-queries.ts'
import { openDocument, storeDocument, type UploadedFile } from './store-cv-file.ts'

/**
 * Reads the fields that the form offers from a CV's file. Nothing is published. The file waits under `readFile`, a
 * token that only this account can use, so that it is uploaded only once. Throws too_many_requests and the errors of
 * `openDocument`.
 */
export async function readCvFile(ctx: JobSeekerContext, file: UploadedFile) {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  await consume(ctx, READS, String(jobSeekerId))
  const document = await openDocument(file)
  const [places, categories] = [await listPlaces(ctx), await listCategories(ctx)]
  const fields = readCv(document.text, {
    fileName: file.originalName,
    places,
    categories: categories.map(({ slug }) => slug),
    now: ctx.now,
  })
  const stored = await storeDocument(ctx, file, document)
  const older = await transaction(ctx, async ({ db, now }) => {
    await insertReadFile(db, { ...stored, jobSeekerId, createdAt: now })
    return takeOlderReadFiles(db, jobSeekerId, KEPT_FILES)
  })
  for (const key of older) await ctx.files.delete(key)
  const { fileKey, fileName, fileSize } = stored
  return { readFile: fileKey.slice('cvs/'.length), fileName, fileSize, fields }
}
