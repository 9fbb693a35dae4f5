import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { categories, locations } from './tables.ts'

export function selectActiveCategories(db: Db) {
  return db
    .select({ id: categories.id, name: categories.name, slug: categories.slug })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.sortOrder), asc(categories.name))
}

export function selectActiveLocations(db: Db) {
  return db
    .select({
      id: locations.id,
      name: locations.name,
      slug: locations.slug,
      region: locations.region,
      province: locations.province,
      kind: locations.kind,
    })
    .from(locations)
    .where(eq(locations.isActive, true))
    .orderBy(asc(locations.sortOrder), asc(locations.name))
}

/** What free text may call them too. */
export function selectPlaces(db: Db) {
  const { name, kind, aliases } = locations
  return db.select({ name, kind, aliases }).from(locations).where(eq(locations.isActive, true))
}

export async function findCategory(db: Db, slug: string) {
  const { isActive } = categories
  return (await db.select({ isActive }).from(categories).where(eq(categories.slug, slug)))[0]
}

/** `text` in lower case: a slug, a name or another spelling of a location. The slug wins, then a town over its province. */
export async function findLocation(db: Db, text: string) {
  const [found] = await db
    .select()
    .from(locations)
    .where(
      or(
        eq(locations.slug, text),
        eq(sql`lower(${locations.name})`, text),
        sql`${text} = ANY(${locations.aliases})`,
      ),
    )
    .orderBy(sql`${locations.slug} <> ${text}`, sql`${locations.kind} = 'province'`, asc(locations.sortOrder))
    .limit(1)
  return found
}
