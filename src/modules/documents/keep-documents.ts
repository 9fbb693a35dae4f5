import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { isPhotoName, writePhotoPdf } from '../../platform/documents/photo-pdf.ts'
import { readDocumentText } from '../../platform/documents/text.ts'
import { documentContentTypes, identifyDocument } from '../../platform/documents/type.ts'
import { newFileKey, type ReceivedFile } from '../../platform/files/files.ts'
import { deleteStrayFiles } from '../../platform/files/stray-files.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { t } from '../../shared/language/words.ts'
import { keepUnscanned, removeInfected } from '../file-scans/scan-files.ts'
import { DOCUMENT_LABELS, documentTitle } from './choices.ts'
import { DOCUMENT_UPLOADS, MAX_DOCUMENTS, MAX_FILE_BYTES } from './limits.ts'
import {
  deleteOwn,
  insertDocument,
  lockAndCount,
  selectFileKeys,
  takeWithFile,
  updateOwn,
} from './queries.ts'
import { readOwnDocument } from './reads.ts'
import type { DocumentChange, FILE_TYPES, NewDocument } from './schema.ts'

/** An uploaded file, on disk until the request ends. */
type UploadedFile = ReceivedFile & { originalName: string; size: number }
type Stored = { fileKey: string; fileType: (typeof FILE_TYPES)[number]; fileSize: number }

/**
 * Adds a document to the folder of the job seeker. `files`: one file, or the photos of its pages, which become a PDF.
 * Throws documents_full, too_many_requests, file_too_large, invalid_picture and the errors of reading a document.
 */
export async function addDocument(
  ctx: JobSeekerContext,
  form: NewDocument,
  files: readonly [UploadedFile, ...UploadedFile[]],
) {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  await consume(ctx, DOCUMENT_UPLOADS, String(jobSeekerId))
  const stored = await storeFiles(ctx, form, files)
  try {
    return await transaction(ctx, async (ctx) => {
      if ((await lockAndCount(ctx.db, jobSeekerId)) >= MAX_DOCUMENTS)
        throw new AppError('documents_full', { limit: MAX_DOCUMENTS })
      const values = { ...form, ...detailsOf(form.kind, form), ...stored }
      const id = await insertDocument(ctx.db, { ...values, jobSeekerId, createdAt: ctx.now })
      return readOwnDocument(ctx, id)
    })
  } catch (error) {
    await ctx.files.delete(stored.fileKey)
    throw error
  }
}

async function storeFiles(
  ctx: JobSeekerContext,
  { kind }: NewDocument,
  [file, ...more]: readonly [UploadedFile, ...UploadedFile[]],
): Promise<Stored> {
  if (!isPhotoName(file.originalName)) {
    if (more.length > 0) throw new AppError('invalid_file_type')
    const fileType = await identifyDocument(file.path, file.originalName)
    // Its words are not kept. Reading them refuses files that are damaged or built to do harm.
    await readDocumentText(file.path, fileType)
    return putFile(ctx, createReadStream(file.path), { fileType, fileSize: file.size }, file.isScanned)
  }
  const photos = [file, ...more]
  const paths = photos.map(({ path }) => path)
  const pdf = await writePhotoPdf(paths, { title: DOCUMENT_LABELS[kind], now: ctx.now })
  if (pdf.length > MAX_FILE_BYTES) throw new AppError('file_too_large', { limit: MAX_FILE_BYTES })
  const isScanned = photos.every((photo) => photo.isScanned)
  return putFile(ctx, Readable.from([pdf]), { fileType: 'pdf', fileSize: pdf.length }, isScanned)
}

async function putFile(
  ctx: Context,
  content: Readable,
  file: Omit<Stored, 'fileKey'>,
  isScanned: boolean,
): Promise<Stored> {
  const fileKey = newFileKey('documents')
  if (!isScanned) await keepUnscanned(ctx, fileKey)
  await ctx.files.put(fileKey, content, { contentType: documentContentTypes[file.fileType] })
  return { ...file, fileKey }
}

/** Other documents than licences have no classes. */
function detailsOf(kind: NewDocument['kind'], { name, classes, expiresOn }: DocumentChange): DocumentChange {
  return { name, classes: kind === 'licence' ? classes : [], expiresOn }
}

/** Throws document_not_found. */
export async function changeDocument(ctx: JobSeekerContext, id: number, change: DocumentChange) {
  const { kind } = await readOwnDocument(ctx, id)
  const isOwn = await updateOwn(ctx.db, id, ctx.viewer.jobSeeker.id, detailsOf(kind, change))
  if (!isOwn) throw new AppError('document_not_found')
  return readOwnDocument(ctx, id)
}

/** Throws document_not_found. */
export async function deleteDocument(ctx: JobSeekerContext, id: number): Promise<void> {
  const fileKey = await deleteOwn(ctx.db, id, ctx.viewer.jobSeeker.id)
  if (!fileKey) throw new AppError('document_not_found')
  await ctx.files.delete(fileKey)
}

/** Deletes files of interrupted uploads. */
export async function cleanUpDocuments(ctx: Context): Promise<number> {
  return deleteStrayFiles(ctx, 'documents', async (ids) => {
    const keys = await selectFileKeys(
      ctx.db,
      ids.map((id) => `documents/${id}`),
    )
    return keys.map((key) => key.slice('documents/'.length))
  })
}

/** Deletes a document in whose file a late scan found a virus. */
export async function removeInfectedDocument(ctx: Context, fileKey: string): Promise<void> {
  await removeInfected(ctx, fileKey, 'documents', async ({ db }) => {
    const taken = await takeWithFile(db, fileKey)
    if (!taken) return undefined
    const { document, owner } = taken
    return {
      email: owner.email,
      language: owner.language,
      name: owner.fullName,
      file: () => t('your document “{title}”', { title: documentTitle(document) }),
      button: { label: 'Open your documents', path: '/jobseeker-dashboard?tab=documents' },
    }
  })
}
