import type { Context, EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { StoredContent } from '../../platform/files/files.ts'
import { AppError } from '../../shared/errors.ts'
import { openFile } from '../file-scans/reads.ts'
import { buyAccess } from './access.ts'
import { recordOpening } from './count-view.ts'
import { findForEmployer } from './open-cv.ts'
import { mayDownloadFree, mayOpen } from './policy.ts'
import { type CvWithOwner, findCv } from './queries.ts'
import { warnOfHarvesting } from './warn-of-harvesting.ts'

export type Download = { content: StoredContent; fileName: string; creditsUsed: number }

/**
 * Returns the file of a CV. Owners and administrators get it free. An employer must have opened the CV first and pays
 * once for permanent downloads. Throws authentication_required, cv_not_found, access_required, file_waiting and the
 * errors of `buyAccess`.
 */
export async function downloadCv(
  ctx: Context,
  cvId: number,
  expected: number | undefined,
): Promise<Download> {
  const { jobSeeker, employer, administrator } = ctx.viewer
  if (!jobSeeker && !employer && !administrator) throw new AppError('authentication_required')
  const row = await findCv(ctx.db, cvId)
  if (!row) throw new AppError('cv_not_found')
  const isOwner = jobSeeker !== undefined && row.cv.jobSeekerId === jobSeeker.id
  if (isOwner) return { ...(await readFile(ctx, row, 'owner')), creditsUsed: 0 }
  if (administrator) return { ...(await readFile(ctx, row, 'others')), creditsUsed: 0 }
  if (!employer) throw new AppError('cv_not_found')
  const buyer = { ...ctx, viewer: { ...ctx.viewer, employer } }
  return warnOfHarvesting(buyer, () => downloadForEmployer(buyer, cvId, expected))
}

async function downloadForEmployer(
  ctx: EmployerContext,
  cvId: number,
  expected: number | undefined,
): Promise<Download> {
  const found = await findForEmployer(ctx, cvId)
  const { row, access } = found
  if (!mayOpen(access)) throw new AppError('access_required')
  const free = mayDownloadFree(access)
  // Existing access stays valid, but access to a person who is no longer shown cannot be bought.
  if (!free && (!row.isShown || row.cv.status === 'hired')) throw new AppError('cv_not_found')
  // The file is read before anything is paid for it.
  const file = await readFile(ctx, row, 'others')
  try {
    return await transaction(ctx, async (ctx) => {
      if (!free)
        return { ...file, creditsUsed: (await buyAccess(ctx, 'download', found, expected)).creditsUsed }
      await recordOpening(ctx, found, 'download')
      return { ...file, creditsUsed: 0 }
    })
  } catch (error) {
    file.content.stream.destroy()
    throw error
  }
}

/**
 * Names the file `cv_{id}` with the extension of its actual type, because a file with a wrong extension does not open.
 */
async function readFile(
  ctx: Context,
  { cv }: CvWithOwner,
  receiver: 'owner' | 'others',
): Promise<{ content: StoredContent; fileName: string }> {
  const content = cv.fileKey ? await openFile(ctx, cv.fileKey, receiver) : undefined
  if (content === 'waiting') throw new AppError('file_waiting')
  if (!content) throw new AppError('cv_not_found')
  return { content, fileName: `cv_${cv.id}.${cv.fileType}` }
}
