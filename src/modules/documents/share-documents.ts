import type { JobSeekerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { lockOwn, replaceShared } from './queries.ts'

/**
 * Shares these documents with an application of the job seeker, and no others; part of the transaction of the caller,
 * which has checked that the application is open. Throws document_not_found.
 */
export async function shareDocuments(
  ctx: JobSeekerContext,
  applicationId: number,
  documentIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(documentIds)]
  const own = await lockOwn(ctx.db, ctx.viewer.jobSeeker.id, ids)
  if (own.length < ids.length) throw new AppError('document_not_found')
  await replaceShared(ctx.db, applicationId, ids, ctx.now)
}
