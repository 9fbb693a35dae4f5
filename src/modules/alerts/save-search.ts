import { randomBytes } from 'node:crypto'
import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { insertSavedSearch, lockSavedSearches } from './queries.ts'
import { MAX_SAVED_SEARCHES, type NewSavedSearch } from './schema.ts'
import { savedSearchView } from './views.ts'

/** Keeps a search; what was there before counts as seen. Throws saved_searches_full. */
export async function saveSearch(ctx: EmployerContext, { name, byMail, search }: NewSavedSearch) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async ({ db, now }) => {
    if ((await lockSavedSearches(db, employerId)) >= MAX_SAVED_SEARCHES)
      throw new AppError('saved_searches_full')
    const row = await insertSavedSearch(db, {
      employerId,
      name,
      search,
      byMail,
      // 128 bits, as text for an address
      token: randomBytes(16).toString('base64url'),
      seenAt: now,
      mailedUntil: now,
      createdAt: now,
    })
    if (!row) throw new Error('a saved search was not written')
    return { ...savedSearchView(row), newCount: 0 }
  })
}
