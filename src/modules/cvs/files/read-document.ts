import type { EmployerContext } from '../../../platform/context.ts'
import { AppError } from '../../../shared/errors.ts'
import { readPicture, readShape } from '../../documents/read-pages.ts'
import { findForEmployer } from '../open-cv.ts'
import { mayOpen } from '../policy.ts'
import type { CvWithOwner } from '../queries.ts'
import { findCvText } from './file-queries.ts'

/**
 * Returns what an employer with access needs to show the document: the number of its pages, 0 if they cannot be drawn,
 * the shape of the first, and its text, which is shown when there is no picture. Throws cv_not_found, cv_not_opened and
 * too_many_requests.
 */
export async function readDocument(ctx: EmployerContext, cvId: number) {
  const { cv } = await findOpened(ctx, cvId)
  const text = await findCvText(ctx.db, cvId)
  return { ...(await readShape(ctx, cv)), text }
}

/**
 * Returns a page as a picture. Throws cv_not_found, also for a page that does not exist, cv_not_opened and
 * too_many_requests.
 */
export async function readPage(ctx: EmployerContext, cvId: number, page: number): Promise<Buffer> {
  const { cv } = await findOpened(ctx, cvId)
  const picture = await readPicture(ctx, cv, page)
  if (!picture) throw new AppError('cv_not_found')
  return picture
}

async function findOpened(ctx: EmployerContext, cvId: number): Promise<CvWithOwner> {
  const { row, access } = await findForEmployer(ctx, cvId)
  if (!mayOpen(access)) throw new AppError('cv_not_opened')
  return row
}
