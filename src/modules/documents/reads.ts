import type { Context, JobSeekerContext } from '../../platform/context.ts'
import type { StoredContent } from '../../platform/files/files.ts'
import { AppError } from '../../shared/errors.ts'
import { openFile } from '../file-scans/reads.ts'
import { documentTitle } from './policy.ts'
import { findOwn, selectOwn, selectShared } from './queries.ts'
import { ownDocument, sharedDocument } from './views.ts'

/** The job seeker's own documents, newest first. */
export async function listOwnDocuments(ctx: JobSeekerContext) {
  const rows = await selectOwn(ctx.db, ctx.viewer.jobSeeker.id)
  return rows.map((row) => ownDocument(row, ctx.now))
}

/** Throws document_not_found. */
export async function readOwnDocument(ctx: JobSeekerContext, id: number) {
  const row = await findOwn(ctx.db, id, ctx.viewer.jobSeeker.id)
  if (!row) throw new AppError('document_not_found')
  return ownDocument(row, ctx.now)
}

export type DocumentFile = { content: StoredContent; fileName: string }

/** Opens the file of an own document. Throws document_not_found. */
export async function openOwnDocument(ctx: JobSeekerContext, id: number): Promise<DocumentFile> {
  const row = await findOwn(ctx.db, id, ctx.viewer.jobSeeker.id)
  const content = row && (await openFile(ctx, row.document.fileKey, 'owner'))
  if (!content || content === 'waiting') throw new AppError('document_not_found')
  return { content, fileName: fileNameOf(row.document) }
}

/** The documents that are shared with an application. The caller has checked who asks. */
export async function listShared(ctx: Context, applicationId: number) {
  const rows = await selectShared(ctx.db, applicationId)
  return rows.map((row) => sharedDocument(row, ctx.now))
}

/** Opens a file for the employer of the application, which the caller has checked. Throws document_not_found and file_waiting. */
export async function openShared(ctx: Context, applicationId: number, id: number): Promise<DocumentFile> {
  const shared = await selectShared(ctx.db, applicationId)
  const row = shared.find(({ document }) => document.id === id)
  const content = row && (await openFile(ctx, row.document.fileKey, 'others'))
  if (content === 'waiting') throw new AppError('file_waiting')
  if (!content) throw new AppError('document_not_found')
  return { content, fileName: fileNameOf(row.document) }
}

const fileNameOf = (document: Parameters<typeof documentTitle>[0] & { fileType: string }) =>
  `${documentTitle(document)}.${document.fileType}`
