import type { Context } from '../../../platform/context.ts'
import { removeInfected } from '../../file-scans/scan-files.ts'
import { findOwner } from '../queries.ts'
import { takeFile } from './file-queries.ts'

/**
 * Removes a file in which a late scan found a virus from a CV, or from the files that were read and not yet published.
 * The CV stays without the file.
 */
export async function removeInfectedCvFile(ctx: Context, fileKey: string): Promise<void> {
  await removeInfected(ctx, fileKey, 'cvs', async ({ db }) => {
    const taken = await takeFile(db, fileKey)
    const owner = taken && taken.jobSeekerId !== null ? await findOwner(db, taken.jobSeekerId) : undefined
    if (!taken || !owner) return undefined
    const file =
      taken.jobTitle === null ? 'the CV that you uploaded' : `the file of your CV “${taken.jobTitle}”`
    const button = { label: 'Open your CVs', path: '/jobseeker-dashboard?tab=cvs' }
    return { email: owner.email, language: owner.language, name: owner.fullName, file, button }
  })
}
