import type { JobSeekerContext } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import { listCategories, listPlaces } from '../catalog/reads.ts'
import { readCv } from '../cv-reading/read-cv.ts'
import { insertReadFile, takeOlderReadFiles } from './file-queries.ts'
import { openDocument, storeDocument, type UploadedFile } from './store-cv-file.ts'

/** Each costs a process that reads the file. */
const READS = { name: 'cv-reads', points: 30, seconds: 3600 }
/** One a browser tab, and more tabs than anybody fills at once. */
const KEPT_FILES = 3

/**
 * What a CV's file says of its person, to be offered in the form. Nothing of it is published; the file waits under `readFile`, a
 * token that only this account can use, so that it is sent once. Throws too_many_requests and what `openDocument` throws.
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
