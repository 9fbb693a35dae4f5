import { asc, count, eq, ilike, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { EntryList } from './entry-schema.ts'
import { categories, locations } from './tables.ts'

type Window = { limit: number; offset: number }

const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** Also those that are not active. */
export async function selectCategories(db: Db, { search, sort }: EntryList, { limit, offset }: Window) {
  const pattern = containing(search)
  const wanted = search ? or(ilike(categories.name, pattern), ilike(categories.slug, pattern)) : undefined
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
  const pattern = containing(search)
  const wanted = search ? or(ilike(locations.name, pattern), ilike(locations.slug, pattern)) : undefined
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

/** Undefined when the slug is taken. */
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

/** The database refuses it while anything names the category. */
export async function deleteCategory(db: Db, id: number): Promise<void> {
  await db.delete(categories).where(eq(categories.id, id))
}

export async function deleteLocation(db: Db, id: number): Promise<void> {
  await db.delete(locations).where(eq(locations.id, id))
}
