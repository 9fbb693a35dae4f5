import * as v from 'valibot'
import type { Context, EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { findNewCvs } from '../search/reads.ts'
import { CvSearchInput } from '../search/schema.ts'
import { searchParameters } from './policy.ts'
import { findByToken, type SavedSearchRow, selectSavedSearches } from './queries.ts'
import { readStored, type SearchFields } from './schema.ts'

/**
 * Returns the employer's saved searches, each with the number of CVs added since the employer last viewed it. 1,000
 * means 1,000 or more.
 */
export async function listSavedSearches(ctx: EmployerContext) {
  const employerId = ctx.viewer.employer.id
  const listed = []
  // One search after the other: twenty at once would delay other requests.
  for (const row of await selectSavedSearches(ctx.db, employerId)) {
    const view = savedSearchView(row)
    const wanted = { employerId, since: row.seenAt, until: ctx.now, size: 0 }
    const newCount = view.invalidFields.length > 0 ? 0 : (await findMatches(ctx, view.search, wanted)).total
    listed.push({ ...view, newCount })
  }
  return listed
}

type Wanted = Parameters<typeof findNewCvs>[2]

/** Returns the new matches of a saved search. */
export function findMatches(ctx: Context, search: SearchFields, wanted: Wanted) {
  return findNewCvs(ctx, v.parse(CvSearchInput, searchParameters(search)), wanted)
}

/** Returns the saved search whose mails the link would stop. Throws not_found. */
export async function readMailedSearch(ctx: Context, token: string) {
  const found = await findByToken(ctx.db, token)
  if (!found) throw new AppError('not_found')
  return found
}

/** A saved search as its employer sees it, without the token of its mails. With `invalidFields` it is not run. */
export function savedSearchView({ id, name, search, byMail, seenAt, createdAt }: SavedSearchRow) {
  return { id, name, ...readStored(search), byMail, seenAt, createdAt }
}
