import type { AdministratorContext, Context } from '../../platform/context.ts'
import { csvFile, csvRows } from '../../shared/csv.ts'
import { AppError } from '../../shared/errors.ts'
import { selectCategories, selectLocations } from './entry-queries.ts'
import type { EntryList } from './entry-schema.ts'
import {
  findCategory,
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

const HEAD = ['Name', 'Slug', 'Description', 'Sort order', 'Status']
const statusOf = ({ isActive }: { isActive: boolean }) => (isActive ? 'Active' : 'Inactive')

export function exportCategories(ctx: AdministratorContext, list: EntryList) {
  return csvFile(
    HEAD,
    csvRows(
      (window) => selectCategories(ctx.db, list, window),
      (row) => [row.name, row.slug, row.description, row.sortOrder, statusOf(row)],
    ),
  )
}

const PLACE_HEAD = [
  'Name',
  'Slug',
  'Region',
  'Province',
  'Country',
  'Other spellings',
  'Sort order',
  'Status',
]

export function exportLocations(ctx: AdministratorContext, list: EntryList) {
  return csvFile(
    PLACE_HEAD,
    csvRows(
      (window) => selectLocations(ctx.db, list, window),
      (row) => [
        row.name,
        row.slug,
        row.region,
        row.province,
        row.country,
        row.aliases.join(', '),
        row.sortOrder,
        statusOf(row),
      ],
    ),
  )
}

function windowOf({ page, limit }: EntryList) {
  return page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
}

/** Names of the active locations, with their other spellings in lower case. */
export function listPlaces(ctx: Context) {
  return selectPlaces(ctx.db)
}

/** Refuses a category that is not on offer, unless it is `kept`: what stands there already. `errors` names the field. */
export async function requireCategory(ctx: Context, slug: string, kept?: string | null): Promise<void> {
  if (slug === kept) return
  const category = await findCategory(ctx.db, slug)
  if (category?.isActive) return
  const message = category
    ? 'This category is no longer offered. Please select another one.'
    : 'Please select a category'
  throw new AppError('invalid_input', { errors: { category: message } })
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

/** Refuses a slug of no location on offer, unless it is `kept`: what stands there already. `errors` names the field. */
export async function requireLocationSlug(ctx: Context, slug: string, kept?: string | null): Promise<void> {
  if (slug === kept) return
  const found = await findLocation(ctx.db, slug)
  if (found?.slug === slug && found.isActive) return
  const message =
    found?.slug === slug
      ? 'This location is no longer offered. Please select another one.'
      : 'Location is required'
  throw new AppError('invalid_input', { errors: { location: message } })
}
