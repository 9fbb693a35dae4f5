import type { AdministratorContext, Context } from '../../platform/context.ts'
import { keptUntilChange } from '../../platform/database/content-versions.ts'
import { csvFile, csvRows } from '../../shared/csv.ts'
import { AppError } from '../../shared/errors.ts'
import { windowOf } from '../../shared/lists.ts'
import { provincePath } from './choices.ts'
import type { EntryList } from './entry-schema.ts'
import { findLocation } from './policy.ts'
import {
  findCategory,
  selectActiveCategories,
  selectActiveLocations,
  selectAllLocations,
  selectCategories,
  selectLocations,
  selectPlaces,
} from './queries.ts'

/** Returns the active categories, from memory. */
export const listCategories = keptUntilChange('site', selectActiveCategories)

/** Returns the active locations, from memory. */
export const listLocations = keptUntilChange('site', selectActiveLocations)

/** Includes entries that are not active. */
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

/** Returns the province of an address such as `/jobs/in/morobe`. Throws location_not_found. */
export async function readProvince(ctx: Context, path: string) {
  const locations = await listLocations(ctx)
  const found = locations.find(
    ({ slug, kind }) => kind === 'province' && [slug, provincePath(slug)].includes(path),
  )
  if (!found) throw new AppError('location_not_found')
  return found
}

/** Returns the names of the active locations with their other spellings in lower case, from memory. */
export const listPlaces = keptUntilChange('site', selectPlaces)

/**
 * Refuses a category that is not on offer, unless it is `kept`, the value that is already stored. `errors` names the
 * field.
 */
export async function requireCategory(ctx: Context, slug: string, kept?: string | null): Promise<void> {
  if (slug === kept) return
  const category = await findCategory(ctx.db, slug)
  if (category?.isActive) return
  const message = category
    ? 'This category is no longer offered. Please select another one.'
    : 'Please select a category'
  throw new AppError('invalid_input', { errors: { category: message } })
}

/** Returns all locations, also those that are no longer offered, in their order and from memory. */
export const listAllPlaces = keptUntilChange('site', selectAllLocations)
export type Place = Awaited<ReturnType<typeof listAllPlaces>>[number]

/**
 * Finds the location that a free text names: 'POM', 'Lae', 'Lae, Morobe', 'mt hagen'. Tries the whole text first, then
 * the part before a comma.
 */
export async function resolveLocation(ctx: Context, typed: string) {
  const locations = await listAllPlaces(ctx)
  const text = typed.trim().toLowerCase()
  const town = text.split(',')[0]?.trim() ?? ''
  return findLocation(locations, text) ?? (town && town !== text ? findLocation(locations, town) : undefined)
}

/**
 * Refuses a slug that is not one of a location on offer, unless it is `kept`, the value that is already stored.
 * `errors` names the field.
 */
export async function requireLocationSlug(ctx: Context, slug: string, kept?: string | null): Promise<void> {
  if (slug === kept) return
  const found = findLocation(await listAllPlaces(ctx), slug)
  if (found?.slug === slug && found.isActive) return
  const message =
    found?.slug === slug
      ? 'This location is no longer offered. Please select another one.'
      : 'Location is required'
  throw new AppError('invalid_input', { errors: { location: message } })
}
