import type { Comparison } from '../../platform/comparisons.ts'
import { HOUR } from '../../shared/time.ts'
import { knowTerms } from '../occupations/terms.ts'
import { PROFILE_VERSION } from './judge/profile-cv.ts'
import { keepProfiles, profileOf } from './keep-profiles.ts'
import { selectProfiled } from './profile-queries.ts'

/**
 * Profiles CVs again. Most profiles that differ are of people who still work where they did: a year has passed. CVs without a
 * profile, or with one of older rules, are found by another task.
 */
export const profiles: Comparison = {
  name: 'profiles',
  table: 'cvs',
  size: 100,
  most: 5_000,
  async mend(ctx, range) {
    const hourAgo = new Date(ctx.now.getTime() - HOUR)
    const cvs = await selectProfiled(ctx.db, range, PROFILE_VERSION, hourAgo)
    const lexicon = await knowTerms(ctx.db)
    const differing = cvs.filter(
      ({ profile, ...cv }) => JSON.stringify(profile) !== JSON.stringify(profileOf(cv, lexicon, ctx.now)),
    )
    return { ai_profiles: differing.length === 0 ? 0 : (await keepProfiles(ctx, differing)).length }
  },
}
