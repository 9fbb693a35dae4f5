import { createReadStream } from 'node:fs'
import type { Context } from '../../platform/context.ts'
import { readDocumentText } from '../../platform/document-text.ts'
import { type DocumentKind, documentContentTypes, identifyDocument } from '../../platform/document-type.ts'
import { newFileKey } from '../../platform/files.ts'
import { removeContacts } from '../../shared/mask-contacts.ts'

/** An uploaded file, on disk until the request ends. */
export type UploadedFile = { path: string; originalName: string; size: number }
export type StoredCvFile = {
  fileKey: string
  fileName: string
  fileType: DocumentKind
  fileSize: number
  text: string
}

/**
 * Checks, reads and stores a file. `text` is what the search index may hold of it: without e-mail addresses and phone numbers.
 * Throws invalid_file_type, file_empty, file_encrypted, file_macros, file_unreadable or too_many_requests.
 */
export async function storeCvFile(
  ctx: Context,
  { path, originalName, size }: UploadedFile,
): Promise<StoredCvFile> {
  const fileType = await identifyDocument(path, originalName)
  const { text } = await readDocumentText(path, fileType)
  const fileKey = newFileKey('cvs')
  await ctx.files.put(fileKey, createReadStream(path), { contentType: documentContentTypes[fileType] })
  return { fileKey, fileName: originalName, fileType, fileSize: size, text: removeContacts(text) }
}
