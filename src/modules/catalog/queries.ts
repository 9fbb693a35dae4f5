import { asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains } from '../../platform/database/filters.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { Window } from '../../shared/lists.ts'
import type { EntryList } from './entry-schema.ts'
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

/** Other names by which free text may call the locations. */
export function selectPlaces(db: Db) {
  const { name, kind, aliases } = locations
  return db.select({ name, kind, aliases }).from(locations).where(eq(locations.isActive, true))
}

const selectCategory = prepared('category', (db) =>
  db
    .select({ isActive: categories.isActive })
    .from(categories)
    .where(eq(categories.slug, sql.placeholder('slug'))),
)

export async function findCategory(db: Db, slug: string) {
  return (await selectCategory(db, { slug }))[0]
}

/** Includes locations that are not active. */
export function selectAllLocations(db: Db) {
  const { id, slug, name, kind, province, aliases, isActive } = locations
  return db
    .select({ id, slug, name, kind, province, aliases, isActive })
    .from(locations)
    .orderBy(asc(locations.sortOrder), asc(id))
}

/** Includes entries that are not active. */
export async function selectCategories(db: Db, { search, sort }: EntryList, { limit, offset }: Window) {
  const wanted = contains(search, categories.name, categories.slug)
  const rows = await db
    .select()
    .from(categories)
    .where(wanted)
    .orderBy(
      ...(sort === 'order' ? [asc(categories.sortOrder)] : []),
      asc(categories.name),
      asc(categories.id),
    )
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(categories).where(wanted)
  return { rows, total: counted?.total ?? 0 }
}

export async function selectLocations(db: Db, { search, sort }: EntryList, { limit, offset }: Window) {
  const wanted = contains(search, locations.name, locations.slug)
  const rows = await db
    .select()
    .from(locations)
    .where(wanted)
    .orderBy(...(sort === 'order' ? [asc(locations.sortOrder)] : []), asc(locations.name), asc(locations.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(locations).where(wanted)
  return { rows, total: counted?.total ?? 0 }
}

export async function lockCategory(db: Db, id: number) {
  return (await db.select().from(categories).where(eq(categories.id, id)).for('no key update'))[0]
}

export async function lockLocation(db: Db, id: number) {
  return (await db.select().from(locations).where(eq(locations.id, id)).for('no key update'))[0]
}

/** Returns undefined when the slug is taken. */
export async function insertCategory(db: Db, values: typeof categories.$inferInsert) {
  return (await db.insert(categories).values(values).onConflictDoNothing().returning())[0]
}

export async function insertLocation(db: Db, values: typeof locations.$inferInsert) {
  return (await db.insert(locations).values(values).onConflictDoNothing().returning())[0]
}

export async function updateCategory(db: Db, id: number, values: Partial<typeof categories.$inferInsert>) {
  return (await db.update(categories).set(values).where(eq(categories.id, id)).returning())[0]
}

export async function updateLocation(db: Db, id: number, values: Partial<typeof locations.$inferInsert>) {
  return (await db.update(locations).set(values).where(eq(locations.id, id)).returning())[0]
}

/** The database refuses to delete a category that is in use. */
export async function deleteCategory(db: Db, id: number): Promise<void> {
  await db.delete(categories).where(eq(categories.id, id))
}

export async function deleteLocation(db: Db, id: number): Promise<void> {
  await db.delete(locations).where(eq(locations.id, id))
}
