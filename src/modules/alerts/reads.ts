import * as v from 'valibot'
import type { Context, EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { findNewCvs } from '../search/reads.ts'
import { CvSearchInput } from '../search/schema.ts'
import { searchParameters } from './policy.ts'
import { findByToken, selectSavedSearches } from './queries.ts'
import type { SearchFields } from './schema.ts'
import { savedSearchView } from './views.ts'

/** The employer's own, each with how many CVs came since it was last looked at; 1,000 stands for that and more. */
export async function listSavedSearches(ctx: EmployerContext) {
  const employerId = ctx.viewer.employer.id
  const listed = []
  // One after the other: twenty searches at once would keep others waiting.
  for (const row of await selectSavedSearches(ctx.db, employerId)) {
    const { total } = await findMatches(ctx, row.search, {
      employerId,
      since: row.seenAt,
      until: ctx.now,
      size: 0,
    })
    listed.push({ ...savedSearchView(row), newCount: total })
  }
  return listed
}

type Wanted = Parameters<typeof findNewCvs>[2]

/** New matches of a saved search. */
export function findMatches(ctx: Context, search: SearchFields, wanted: Wanted) {
  return findNewCvs(ctx, v.parse(CvSearchInput, searchParameters(search)), wanted)
}

/** What the link in a mail would stop. Throws not_found. */
export async function readMailedSearch(ctx: Context, token: string) {
  const found = await findByToken(ctx.db, token)
  if (!found) throw new AppError('not_found')
  return found
}
