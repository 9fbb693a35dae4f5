import type { JobSeekerContext } from '../../platform/context.ts'
import type { StoredContent } from '../../platform/files/files.ts'
import { AppError } from '../../shared/errors.ts'
import { openFile } from '../file-scans/reads.ts'
import { documentTitle } from './policy.ts'
import { findOwn, selectOwn } from './queries.ts'
import { ownDocument } from './views.ts'

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
  return { content, fileName: `${documentTitle(row.document)}.${row.document.fileType}` }
}
