import type { Context, EmployerContext } from '../../platform/context.ts'
import type { StoredContent } from '../../platform/files.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { readSettings } from '../settings/reads.ts'
import { buyAccess, UNLOCKS } from './buy-access.ts'
import { noteView, openCv } from './open-cv.ts'
import { isVisible, mayDownloadFree, mayOpen } from './policy.ts'
import { type CvWithOwner, findCv } from './queries.ts'
import { visibilityOf } from './views.ts'
import { warnOfHarvesting } from './warn-of-harvesting.ts'

export type Download = { content: StoredContent; fileName: string; creditsUsed: number }

/**
 * The file of a CV: for its owner and administrators as it is, for an employer paid for once for ever after opening it (decisions,
 * rule 3). Throws authentication_required, cv_not_found, access_required and what `buyAccess` throws.
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
  if (isOwner || administrator) return { ...(await readFile(ctx, row)), creditsUsed: 0 }
  if (!employer) throw new AppError('cv_not_found')
  const buyer = { ...ctx, viewer: { ...ctx.viewer, employer } }
  return warnOfHarvesting(buyer, UNLOCKS.points, () => downloadForEmployer(buyer, cvId, expected))
}

async function downloadForEmployer(
  ctx: EmployerContext,
  cvId: number,
  expected: number | undefined,
): Promise<Download> {
  const opened = await openCv(ctx, cvId)
  const { row, access } = opened
  if (!mayOpen(access)) throw new AppError('access_required')
  const free = mayDownloadFree(access)
  // What was bought stays; nothing more can be bought of somebody who is no longer shown.
  if (!free && (!isVisible(visibilityOf(row)) || row.cv.status === 'hired'))
    throw new AppError('cv_not_found')
  // The file is at hand before anything is paid for it.
  const file = await readFile(ctx, row)
  try {
    return await transaction(ctx, async (ctx) => {
      const creditsUsed = free ? 0 : await buyAccess(ctx, 'download', row, await readSettings(ctx), expected)
      await noteView(ctx, opened, 'download')
      return { ...file, creditsUsed }
    })
  } catch (error) {
    file.content.stream.destroy()
    throw error
  }
}

/** Saved as `cv_{id}` with the ending of its true type: a wrong one does not open. */
async function readFile(
  ctx: Context,
  { cv }: CvWithOwner,
): Promise<{ content: StoredContent; fileName: string }> {
  const content = cv.fileKey ? await ctx.files.get(cv.fileKey) : undefined
  if (!content) throw new AppError('cv_not_found')
  return { content, fileName: `cv_${cv.id}.${cv.fileType}` }
}
