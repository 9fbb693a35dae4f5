import type { Context } from '../../../platform/context.ts'
import { t } from '../../../shared/language/words.ts'
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
    const { jobTitle: title } = taken
    const file = () =>
      title === null ? t('the CV that you uploaded') : t('the file of your CV “{title}”', { title })
    const button = { label: 'Open your CVs', path: '/jobseeker-dashboard?tab=cvs' }
    return { email: owner.email, language: owner.language, name: owner.fullName, file, button }
  })
}
