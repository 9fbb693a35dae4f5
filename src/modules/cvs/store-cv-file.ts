import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { readDocumentText } from '../../platform/document-text.ts'
import { type DocumentKind, documentContentTypes, identifyDocument } from '../../platform/document-type.ts'
import { newFileKey } from '../../platform/files.ts'
import { AppError } from '../../shared/errors.ts'
import { removeContacts } from '../../shared/mask-contacts.ts'
import { takeReadFile } from './file-queries.ts'
import { READ_FILE_HOURS } from './policy.ts'

/** An uploaded file, on disk until the request ends. */
export type UploadedFile = { path: string; originalName: string; size: number }
/** A file that `readCvFile` has kept, by its token. */
export type ReadFile = { token: string }
export type StoredCvFile = {
  fileKey: string
  fileName: string
  fileType: DocumentKind
  fileSize: number
  /** What the search index may hold of it: without e-mail addresses and phone numbers. */
  text: string
}
type Document = { fileType: DocumentKind; text: string }

const HOUR = 3_600_000
const GONE = 'We no longer have this file. Please choose it again.'

/** What a file is and says. Throws invalid_file_type, file_empty, file_encrypted, file_macros, file_unreadable, too_many_requests. */
export async function openDocument({ path, originalName }: UploadedFile): Promise<Document> {
  const fileType = await identifyDocument(path, originalName)
  const { text } = await readDocumentText(path, fileType)
  return { fileType, text }
}

/** Checks, reads and stores a file. Throws what `openDocument` throws. */
async function storeCvFile(ctx: Context, file: UploadedFile): Promise<StoredCvFile> {
  return storeDocument(ctx, file, await openDocument(file))
}

export async function storeDocument(
  ctx: Context,
  { path, originalName, size }: UploadedFile,
  document: Document,
): Promise<StoredCvFile> {
  const file = { fileName: originalName, fileSize: size, ...document }
  return putFile(ctx, createReadStream(path), file)
}

/** A PDF that was made here; `text` is what it says. */
export async function storePdf(
  ctx: Context,
  pdf: Buffer,
  { fileName, text }: { fileName: string; text: string },
): Promise<StoredCvFile> {
  return putFile(ctx, Readable.from([pdf]), { fileName, fileSize: pdf.length, fileType: 'pdf', text })
}

async function putFile(ctx: Context, content: Readable, file: Omit<StoredCvFile, 'fileKey'>) {
  const fileKey = newFileKey('cvs')
  await ctx.files.put(fileKey, content, { contentType: documentContentTypes[file.fileType] })
  return { ...file, fileKey, text: removeContacts(file.text) }
}

/** The file of an upload: sent with it, or read before. Throws invalid_input when that is gone, and what `openDocument` throws. */
export async function takeCvFile(
  ctx: JobSeekerContext,
  file: UploadedFile | ReadFile,
): Promise<StoredCvFile> {
  if (!('token' in file)) return storeCvFile(ctx, file)
  const since = new Date(ctx.now.getTime() - READ_FILE_HOURS * HOUR)
  const row = await takeReadFile(ctx.db, `cvs/${file.token}`, ctx.viewer.jobSeeker.id, since)
  if (!row) throw new AppError('invalid_input', { errors: { file: GONE } })
  const { fileKey, fileName, fileType, fileSize, text } = row
  return { fileKey, fileName, fileType, fileSize, text }
}
