import { buffer } from 'node:stream/consumers'
import type { EmployerContext } from '../../../platform/context.ts'
import { keptAnswers } from '../../../platform/database/content-versions.ts'
import { drawPage, type PagePicture } from '../../../platform/documents/page-pictures.ts'
import { consume } from '../../../platform/rate-limit.ts'
import { AppError } from '../../../shared/errors.ts'
import { openFile } from '../../file-scans/reads.ts'
import { DRAWN_PAGES, SHOWN_PAGES } from '../limits.ts'
import { findForEmployer } from '../open-cv.ts'
import { mayOpen } from '../policy.ts'
import type { CvWithOwner } from '../queries.ts'
import { findCvText } from './file-queries.ts'

/** Pictures kept in memory, about 120 kB each. They are nowhere else, so a deleted CV leaves none behind. */
const pictures = keptAnswers<PagePicture>(200)

/**
 * Returns what an employer with access needs to show the document: the number of its pages, 0 if they cannot be drawn,
 * the shape of the first, and its text. Throws cv_not_found and cv_not_opened.
 */
export async function readDocument(ctx: EmployerContext, cvId: number) {
  const { cv } = await findOpened(ctx, cvId)
  const [text, first] = [await findCvText(ctx.db, cvId), await drawFirst(ctx, cv)]
  const { pages = 0, width = 0, height = 0 } = first ?? {}
  return { pages: Math.min(pages, SHOWN_PAGES), width, height, text }
}

/**
 * Returns a page as a picture. Throws cv_not_found, also for a page that does not exist, cv_not_opened, file_waiting and
 * too_many_requests.
 */
export async function readPage(ctx: EmployerContext, cvId: number, page: number): Promise<Buffer> {
  const { cv } = await findOpened(ctx, cvId)
  if (cv.fileType !== 'pdf' || page > SHOWN_PAGES) throw new AppError('cv_not_found')
  try {
    return (await pictureOf(ctx, cv, page)).picture
  } catch (error) {
    throw isUnreadable(error) ? new AppError('cv_not_found') : error
  }
}

async function findOpened(ctx: EmployerContext, cvId: number): Promise<CvWithOwner> {
  const { row, access } = await findForEmployer(ctx, cvId)
  if (!mayOpen(access)) throw new AppError('cv_not_opened')
  return row
}

/** The text is shown when there is no picture. */
async function drawFirst(ctx: EmployerContext, cv: CvWithOwner['cv']): Promise<PagePicture | undefined> {
  if (cv.fileType !== 'pdf') return undefined
  return pictureOf(ctx, cv, 1).catch((error: unknown) => {
    if (isUnreadable(error)) return undefined
    throw error
  })
}

function isUnreadable(error: unknown): boolean {
  return error instanceof AppError && ['file_unreadable', 'file_waiting', 'cv_not_found'].includes(error.code)
}

function pictureOf(ctx: EmployerContext, { fileKey }: CvWithOwner['cv'], page: number) {
  return pictures(ctx, `${fileKey} ${page}`, async () => {
    await consume(ctx, DRAWN_PAGES, String(ctx.viewer.employer.id))
    const content = fileKey ? await openFile(ctx, fileKey, 'others') : undefined
    if (content === 'waiting') throw new AppError('file_waiting')
    if (!content) throw new AppError('cv_not_found')
    return drawPage(await buffer(content.stream), page)
  })
}
