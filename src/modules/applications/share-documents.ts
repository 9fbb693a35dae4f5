import type { EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { asksOf, fits } from '../documents/choices.ts'
import { openShared, readSharedPage, readSharedShape } from '../documents/open-shared.ts'
import { type DocumentFile, listShared } from '../documents/reads.ts'
import { shareDocuments } from '../documents/share-documents.ts'
import { DOCUMENT_DOWNLOADS } from './limits.ts'
import { isOver } from './policy.ts'
import { findSharing, lockApplication, type Side } from './sharing-queries.ts'

/**
 * Returns the documents that the job seeker shares with an application, and those that its job asks for; `isOver`: its
 * employer no longer sees them. Throws application_not_found.
 */
export async function readSharing(ctx: JobSeekerContext, id: number) {
  const found = await requireSharing(ctx, id, { jobSeekerId: ctx.viewer.jobSeeker.id })
  const documents = await listShared(ctx, id)
  return { isOver: isOver(found, ctx.now), asks: answeredAsks(found, documents), documents }
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
 * Returns the documents that the employer may open, and those that the job asks for: none after the application has
 * ended. Throws application_not_found.
 */
export async function listReceivedDocuments(ctx: EmployerContext, id: number) {
  const found = await requireSharing(ctx, id, { employerId: ctx.viewer.employer.id })
  if (isOver(found, ctx.now)) return { asks: [], documents: [] }
  const documents = await listShared(ctx, id)
  return { asks: answeredAsks(found, documents), documents }
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
 * Returns how many pages of a document can be shown, 0 for a file that is not a PDF. Throws application_not_found,
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
  const found = await requireSharing(ctx, id, { employerId: ctx.viewer.employer.id })
  if (isOver(found, ctx.now)) throw new AppError('document_not_found')
}

async function requireSharing(ctx: JobSeekerContext | EmployerContext, id: number, side: Side) {
  const found = await findSharing(ctx.db, id, side)
  if (!found) throw new AppError('application_not_found')
  return found
}

/** What the job asks for, and whether one of these documents is it. */
function answeredAsks(job: Parameters<typeof asksOf>[0], documents: readonly Parameters<typeof fits>[0][]) {
  return asksOf(job).map((ask) => ({ ...ask, isShared: documents.some((document) => fits(document, ask)) }))
}
