import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
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

/** With the number of requests for each. */
export function selectPackages(db: Db) {
  const requests = sql<number>`(SELECT count(*) FROM ${paymentRequests} r WHERE r.package_id = credit_packages.id)`
  return db
    .select({ row: creditPackages, requests: requests.mapWith(Number) })
    .from(creditPackages)
    .orderBy(...order)
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
