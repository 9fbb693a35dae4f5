import type { Context, JobSeekerContext } from '../../platform/context.ts'
import type { StoredContent } from '../../platform/files/files.ts'
import { AppError } from '../../shared/errors.ts'
import { openFile } from '../file-scans/reads.ts'
import { documentTitle } from './choices.ts'
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

/** Returns a document that is shared with an application. The caller has checked who asks. Throws document_not_found. */
export async function readShared(ctx: Context, applicationId: number, id: number) {
  const shared = await selectShared(ctx.db, applicationId)
  const row = shared.find(({ document }) => document.id === id)
  if (!row) throw new AppError('document_not_found')
  return row.document
}

/** `Licence class 6.pdf`. */
export const fileNameOf = (document: Parameters<typeof documentTitle>[0] & { fileType: string }) =>
  `${documentTitle(document)}.${document.fileType}`
