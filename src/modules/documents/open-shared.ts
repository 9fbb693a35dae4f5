import type { Context, EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { openFile } from '../file-scans/reads.ts'
import { markOpened } from './queries.ts'
import { readPicture, readShape } from './read-pages.ts'
import { type DocumentFile, fileNameOf, readShared } from './reads.ts'

/** Opens a file for the employer of the application, which the caller has checked. Throws document_not_found and file_waiting. */
export async function openShared(ctx: Context, applicationId: number, id: number): Promise<DocumentFile> {
  const document = await readShared(ctx, applicationId, id)
  const content = await openFile(ctx, document.fileKey, 'others')
  if (content === 'waiting') throw new AppError('file_waiting')
  if (!content) throw new AppError('document_not_found')
  await markOpened(ctx.db, applicationId, id, ctx.now)
  return { content, fileName: fileNameOf(document) }
}

/** Returns how many pages of a shared document can be shown. Throws document_not_found and too_many_requests. */
export async function readSharedShape(ctx: EmployerContext, applicationId: number, id: number) {
  return readShape(ctx, await readShared(ctx, applicationId, id))
}

/** Returns a page of a shared document as a picture. Throws document_not_found and too_many_requests. */
export async function readSharedPage(ctx: EmployerContext, applicationId: number, id: number, page: number) {
  const picture = await readPicture(ctx, await readShared(ctx, applicationId, id), page)
  if (!picture) throw new AppError('document_not_found')
  await markOpened(ctx.db, applicationId, id, ctx.now)
  return picture
}
