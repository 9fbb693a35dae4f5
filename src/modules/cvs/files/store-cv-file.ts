import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context, JobSeekerContext } from '../../../platform/context.ts'
import { readDocumentText } from '../../../platform/documents/text.ts'
import {
  type DocumentKind,
  documentContentTypes,
  identifyDocument,
} from '../../../platform/documents/type.ts'
import { newFileKey, type ReceivedFile } from '../../../platform/files/files.ts'
import { AppError } from '../../../shared/errors.ts'
import { removeContacts } from '../../../shared/mask-contacts.ts'
import { HOUR } from '../../../shared/time.ts'
import { keepUnscanned } from '../../file-scans/scan-files.ts'
import { READ_FILE_HOURS } from '../limits.ts'
import { takeReadFile } from './file-queries.ts'

/** An uploaded file, on disk until the request ends. */
export type UploadedFile = ReceivedFile & { originalName: string; size: number }
/** The token of a file that `readCvFile` has kept. */
export type ReadFile = { token: string }
export type StoredCvFile = {
  fileKey: string
  fileName: string
  fileType: DocumentKind
  fileSize: number
  /** Text for the search index, without email addresses and phone numbers. */
  text: string
}
/** `isPicture`: the pages are pictures, whose words cannot be read or searched. */
type Document = { fileType: DocumentKind; text: string; isPicture: boolean }

const GONE = 'We no longer have this file. Please choose it again.'

/**
 * Identifies a file and reads its text. Throws invalid_file_type, file_empty, file_encrypted, file_macros,
 * file_active_content, file_unreadable, too_many_requests.
 */
export async function openDocument({ path, originalName }: UploadedFile): Promise<Document> {
  const fileType = await identifyDocument(path, originalName)
  const { text, scanned } = await readDocumentText(path, fileType)
  return { fileType, text, isPicture: scanned }
}

/** Checks, reads and stores a file. Throws the errors of `openDocument`. */
async function storeCvFile(ctx: Context, file: UploadedFile): Promise<StoredCvFile> {
  return storeDocument(ctx, file, await openDocument(file))
}

export async function storeDocument(
  ctx: Context,
  { path, originalName, size, isScanned }: UploadedFile,
  { fileType, text }: Document,
): Promise<StoredCvFile> {
  const file = { fileName: originalName, fileSize: size, fileType, text }
  return putFile(ctx, createReadStream(path), file, isScanned)
}

/** Stores a PDF that was made here; `text` is its content. `isScanned`: so were the files that it was made from. */
export async function storePdf(
  ctx: Context,
  pdf: Buffer,
  { fileName, text, isScanned = true }: { fileName: string; text: string; isScanned?: boolean },
): Promise<StoredCvFile> {
  const file = { fileName, fileSize: pdf.length, fileType: 'pdf', text } as const
  return putFile(ctx, Readable.from([pdf]), file, isScanned)
}

async function putFile(
  ctx: Context,
  content: Readable,
  file: Omit<StoredCvFile, 'fileKey'>,
  isScanned: boolean,
): Promise<StoredCvFile> {
  const fileKey = newFileKey('cvs')
  if (!isScanned) await keepUnscanned(ctx, fileKey)
  await ctx.files.put(fileKey, content, { contentType: documentContentTypes[file.fileType] })
  return { ...file, fileKey, text: removeContacts(file.text) }
}

/**
 * Returns the uploaded file, or the file that was read before. Throws invalid_input if that file no longer exists, and
 * the errors of `openDocument`.
 */
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
