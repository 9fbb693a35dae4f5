import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Lexicon } from '../occupations/lexicon.ts'
import { knowStampedTerms, lockTerms } from '../occupations/terms.ts'
import { PROFILE_VERSION, type Profile, profileCv } from './judge/profile-cv.ts'
import { lockUnchanged, type UnreadCv, upsertProfiles } from './profile-queries.ts'

/**
 * Writes the profiles of CVs and returns the ids of those that were written. A CV that was changed since it was read is left
 * out, and so are all if the terms were: a profile of what no longer exists never replaces a newer one.
 */
export async function keepProfiles(ctx: Context, cvs: readonly UnreadCv[]): Promise<number[]> {
  const { stamp, lexicon } = await knowStampedTerms(ctx.db)
  const profiles = cvs.map((cv) => ({
    cvId: cv.id,
    version: PROFILE_VERSION,
    ...profileOf(cv, lexicon, ctx.now),
  }))
  return transaction(ctx, async ({ db }) => {
    if ((await lockTerms(db)) !== stamp) return []
    const unchanged = new Set(await lockUnchanged(db, cvs))
    const kept = profiles.filter(({ cvId }) => unchanged.has(cvId))
    if (kept.length > 0) await upsertProfiles(db, kept)
    return [...unchanged]
  })
}

export function profileOf({ document, ...cv }: UnreadCv, lexicon: Lexicon, now: Date): Profile {
  const roles = document?.work?.map(({ role }) => role) ?? []
  return profileCv({ ...cv, roles, licences: document?.licences ?? [] }, lexicon, now)
}
