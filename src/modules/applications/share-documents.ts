import type { EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { openShared, readSharedPage, readSharedShape } from '../documents/open-shared.ts'
import { type DocumentFile, listShared } from '../documents/reads.ts'
import { shareDocuments } from '../documents/share-documents.ts'
import { DOCUMENT_DOWNLOADS } from './limits.ts'
import { isOver } from './policy.ts'
import { findSharing, lockApplication, type Side } from './sharing-queries.ts'

/**
 * Returns the documents that the job seeker shares with an application; `isOver`: its employer no longer sees them.
 * Throws application_not_found.
 */
export async function readSharing(ctx: JobSeekerContext, id: number) {
  const over = await readOver(ctx, id, { jobSeekerId: ctx.viewer.jobSeeker.id })
  return { isOver: over, documents: await listShared(ctx, id) }
}

/**
 * Shares these documents with an application and no others. Throws application_not_found, application_over and
 * document_not_found.
 */
export async function changeSharing(ctx: JobSeekerContext, id: number, documentIds: number[]) {
  return transaction(ctx, async (ctx) => {
    await lockApplication(ctx.db, id)
    const { isOver } = await readSharing(ctx, id)
    if (isOver) throw new AppError('application_over')
    await shareDocuments(ctx, id, documentIds)
    return readSharing(ctx, id)
  })
}

/**
 * Returns the documents that the employer may open: none after the application has ended. Throws application_not_found.
 */
export async function listReceivedDocuments(ctx: EmployerContext, id: number) {
  const over = await readOver(ctx, id, { employerId: ctx.viewer.employer.id })
  return over ? [] : listShared(ctx, id)
}

/** Throws application_not_found, document_not_found, file_waiting and too_many_requests. */
export async function openReceivedDocument(
  ctx: EmployerContext,
  id: number,
  documentId: number,
): Promise<DocumentFile> {
  await requireReceived(ctx, id)
  await consume(ctx, DOCUMENT_DOWNLOADS, String(ctx.viewer.employer.id))
  return openShared(ctx, id, documentId)
}

/**
 * Returns how many pages of a document can be shown, 0 for a file that is no PDF. Throws application_not_found,
 * document_not_found and too_many_requests.
 */
export async function readReceivedShape(ctx: EmployerContext, id: number, documentId: number) {
  await requireReceived(ctx, id)
  return readSharedShape(ctx, id, documentId)
}

/** Returns a page as a picture. Throws application_not_found, document_not_found and too_many_requests. */
export async function readReceivedPage(ctx: EmployerContext, id: number, documentId: number, page: number) {
  await requireReceived(ctx, id)
  return readSharedPage(ctx, id, documentId, page)
}

/** Throws application_not_found, and document_not_found after the application has ended. */
async function requireReceived(ctx: EmployerContext, id: number): Promise<void> {
  const over = await readOver(ctx, id, { employerId: ctx.viewer.employer.id })
  if (over) throw new AppError('document_not_found')
}

async function readOver(ctx: JobSeekerContext | EmployerContext, id: number, side: Side): Promise<boolean> {
  const found = await findSharing(ctx.db, id, side)
  if (!found) throw new AppError('application_not_found')
  return isOver(found, ctx.now)
}
