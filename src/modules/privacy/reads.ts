import type { JobSeekerContext } from '../../platform/context.ts'
import { readOwnProfile } from '../accounts/reads.ts'
import { selectCompanyNames, selectHiddenCompanies } from './queries.ts'

/** Returns the audience that finds the job seeker, and the companies that never do. `isAvailable`: somebody does. */
export async function readVisibility(ctx: JobSeekerContext) {
  const { shownTo, availableTo, isAvailable } = await readOwnProfile(ctx)
  return {
    shownTo,
    availableTo,
    isAvailable,
    hiddenFrom: await selectHiddenCompanies(ctx.db, ctx.viewer.jobSeeker.id),
  }
}

/** Returns names of registered companies that match the typed text; none for fewer than two letters. */
export async function listCompanyNames(ctx: JobSeekerContext, search: string): Promise<string[]> {
  return search.length < 2 ? [] : selectCompanyNames(ctx.db, search)
}
