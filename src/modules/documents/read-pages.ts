import { buffer } from 'node:stream/consumers'
import type { EmployerContext } from '../../platform/context.ts'
import { keptAnswers } from '../../platform/database/content-versions.ts'
import { drawPage, type PagePicture } from '../../platform/documents/page-pictures.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { openFile } from '../file-scans/reads.ts'
import { DRAWN_PAGES, SHOWN_PAGES } from './limits.ts'

/** The stored file of a CV or of another document. The caller has checked that the employer may open it. */
type DrawnFile = { fileKey: string | null; fileType: string | null }

/** Pictures kept in memory, about 120 kB each. They are nowhere else, so a deleted file leaves none behind. */
const pictures = keptAnswers<PagePicture>(200)

/**
 * Returns how many pages of a file can be shown, and the shape of the first: 0 pages if the file is not a PDF, cannot be
 * drawn or waits for the virus scanner. Throws too_many_requests.
 */
export async function readShape(ctx: EmployerContext, file: DrawnFile) {
  const { pages = 0, width = 0, height = 0 } = (await pictureOf(ctx, file, 1)) ?? {}
  return { pages: Math.min(pages, SHOWN_PAGES), width, height }
}

/** Returns a page as a picture, undefined if there is no such page. Throws too_many_requests. */
export async function readPicture(
  ctx: EmployerContext,
  file: DrawnFile,
  page: number,
): Promise<Buffer | undefined> {
  return page > SHOWN_PAGES ? undefined : (await pictureOf(ctx, file, page))?.picture
}

async function pictureOf(ctx: EmployerContext, { fileKey, fileType }: DrawnFile, page: number) {
  if (fileType !== 'pdf' || !fileKey) return undefined
  const picture = pictures(ctx, `${fileKey} ${page}`, async () => {
    await consume(ctx, DRAWN_PAGES, String(ctx.viewer.employer.id))
    const content = await openFile(ctx, fileKey, 'others')
    if (!content || content === 'waiting') throw new AppError('file_unreadable')
    return drawPage(await buffer(content.stream), page)
  })
  return picture.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'file_unreadable') return undefined
    throw error
  })
}
