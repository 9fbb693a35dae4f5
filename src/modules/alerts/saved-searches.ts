import { randomBytes } from 'node:crypto'
import type { Context, EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { MAX_SAVED_SEARCHES } from './limits.ts'
import {
  deleteSavedSearch,
  findSavedSearch,
  insertSavedSearch,
  lockSavedSearches,
  stopMails,
  updateSavedSearch,
} from './queries.ts'
import { savedSearchView } from './reads.ts'
import type { NewSavedSearch, SavedSearchChange } from './schema.ts'

/** Saves a search. Existing matches count as seen. Throws saved_searches_full. */
export async function saveSearch(ctx: EmployerContext, { name, byMail, search }: NewSavedSearch) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async ({ db, now }) => {
    if ((await lockSavedSearches(db, employerId)) >= MAX_SAVED_SEARCHES)
      throw new AppError('saved_searches_full', { limit: MAX_SAVED_SEARCHES })
    const row = await insertSavedSearch(db, {
      employerId,
      name,
      search,
      byMail,
      // 128 bits, encoded for use in an address
      token: randomBytes(16).toString('base64url'),
      seenAt: now,
      mailedUntil: now,
      createdAt: now,
    })
    if (!row) throw new Error('a saved search was not written')
    return { ...savedSearchView(row), newCount: 0 }
  })
}

/** After mails are switched on again, they include only CVs added from then on. Throws saved_search_not_found. */
export async function changeSavedSearch(
  ctx: EmployerContext,
  id: number,
  { name, byMail, seen }: SavedSearchChange,
) {
  const employerId = ctx.viewer.employer.id
  const found = await findSavedSearch(ctx.db, employerId, id)
  if (!found) throw new AppError('saved_search_not_found')
  const changes = {
    ...(name !== undefined && { name }),
    ...(byMail !== undefined && { byMail }),
    ...(byMail && !found.byMail && { mailedUntil: ctx.now }),
    ...(seen && { seenAt: ctx.now }),
  }
  if (Object.keys(changes).length > 0) await updateSavedSearch(ctx.db, employerId, id, changes)
  return savedSearchView({ ...found, ...changes })
}

/** Throws saved_search_not_found. */
export async function forgetSearch(ctx: EmployerContext, id: number): Promise<void> {
  if (!(await deleteSavedSearch(ctx.db, ctx.viewer.employer.id, id)))
    throw new AppError('saved_search_not_found')
}

/**
 * Stops the mails that carry this token, without a login (RFC 8058). Repeating it gives the same answer. Throws
 * not_found.
 */
export async function stopSearchMails(ctx: Context, token: string): Promise<void> {
  if (!(await stopMails(ctx.db, token))) throw new AppError('not_found')
}
