import type { AdministratorContext, Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { selectCategories, selectLocations } from './entry-queries.ts'
import type { EntryList } from './entry-schema.ts'
import {
  categoryExists,
  findLocation,
  selectActiveCategories,
  selectActiveLocations,
  selectPlaces,
} from './queries.ts'

export function listCategories(ctx: Context) {
  return selectActiveCategories(ctx.db)
}

export function listLocations(ctx: Context) {
  return selectActiveLocations(ctx.db)
}

/** As many as a list without pages holds. */
const WHOLE = 1000

/** Also those that are not active. */
export function listAllCategories(ctx: AdministratorContext, list: EntryList) {
  return selectCategories(ctx.db, list, windowOf(list))
}

export function listAllLocations(ctx: AdministratorContext, list: EntryList) {
  return selectLocations(ctx.db, list, windowOf(list))
}

function windowOf({ page, limit }: EntryList) {
  return page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
}

/** Names of the active locations, with their other spellings in lower case. */
export function listPlaces(ctx: Context) {
  return selectPlaces(ctx.db)
}

/** Refuses a category that no row has; `errors` names the field. */
export async function requireCategory(ctx: Context, slug: string): Promise<void> {
  if (!(await categoryExists(ctx.db, slug))) {
    throw new AppError('invalid_input', { errors: { category: 'Please select a category' } })
  }
}

/**
 * The location that free text means, if any: 'POM', 'Lae', 'Lae, Morobe', 'mt hagen'. The whole text is tried first, then the
 * part before a comma.
 */
export async function resolveLocation(ctx: Context, typed: string) {
  const text = typed.trim().toLowerCase()
  const town = text.split(',')[0]?.trim() ?? ''
  return (
    (await findLocation(ctx.db, text)) ?? (town && town !== text ? findLocation(ctx.db, town) : undefined)
  )
}

/** Refuses a slug that no location has. */
export async function requireLocationSlug(ctx: Context, slug: string) {
  const found = await findLocation(ctx.db, slug)
  if (found?.slug !== slug)
    throw new AppError('invalid_input', { errors: { location: 'Location is required' } })
  return found
}
