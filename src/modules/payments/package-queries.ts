import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { EntryList } from '../catalog/entry-schema.ts'
import { creditPackages, paymentRequests } from './tables.ts'

export type PackageRow = typeof creditPackages.$inferSelect

const { sortOrder, price, id } = creditPackages
const order = [asc(sortOrder), asc(price), asc(id)]

export function selectActivePackages(db: Db) {
  return db
    .select()
    .from(creditPackages)
    .where(eq(creditPackages.isActive, true))
    .orderBy(...order)
}

/** Stays while it is being bought: who deletes it waits. */
export async function findActivePackage(db: Db, packageId: number): Promise<PackageRow | undefined> {
  const found = await db
    .select()
    .from(creditPackages)
    .where(and(eq(id, packageId), eq(creditPackages.isActive, true)))
    .for('key share')
  return found[0]
}

/** Also those that are not on sale, with the number of requests for each, and how many there are. */
export async function selectPackages(
  db: Db,
  { search, sort }: Pick<EntryList, 'search' | 'sort'>,
  { limit, offset }: { limit: number; offset: number },
) {
  const { name, description } = creditPackages
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const wanted = search ? or(ilike(name, pattern), ilike(description, pattern)) : undefined
  const requests = sql<number>`(SELECT count(*) FROM ${paymentRequests} r WHERE r.package_id = credit_packages.id)`
  const rows = await db
    .select({ row: creditPackages, requests: requests.mapWith(Number) })
    .from(creditPackages)
    .where(wanted)
    .orderBy(...(sort === 'name' ? [asc(name), asc(id)] : order))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(creditPackages, wanted) }
}

export async function lockPackage(db: Db, packageId: number): Promise<PackageRow | undefined> {
  return (await db.select().from(creditPackages).where(eq(id, packageId)).for('no key update'))[0]
}

export async function insertPackage(db: Db, values: typeof creditPackages.$inferInsert): Promise<PackageRow> {
  const [row] = await db.insert(creditPackages).values(values).returning()
  if (!row) throw new Error('no package')
  return row
}

export async function updatePackage(
  db: Db,
  packageId: number,
  values: Partial<typeof creditPackages.$inferInsert>,
): Promise<PackageRow | undefined> {
  return (await db.update(creditPackages).set(values).where(eq(id, packageId)).returning())[0]
}

/** The database refuses it once a request names the package. */
export async function deletePackage(db: Db, packageId: number): Promise<void> {
  await db.delete(creditPackages).where(eq(id, packageId))
}
