import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { deleteSavedSearch, findSavedSearch, updateSavedSearch } from './queries.ts'
import type { SavedSearchChange } from './schema.ts'
import { savedSearchView } from './views.ts'

/** Mails that are switched on again begin with what comes from now on. Throws saved_search_not_found. */
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
