import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { sessions } from '../accounts/tables.ts'
import { pushKeys, pushSubscriptions } from './tables.ts'

export type PushKeys = Pick<typeof pushKeys.$inferSelect, 'publicKey' | 'privateKey'>
export type SubscriptionRow = typeof pushSubscriptions.$inferSelect

export async function findKeys(db: Db): Promise<PushKeys | undefined> {
  return (await db.select().from(pushKeys))[0]
}

/** Does nothing if another process was faster. */
export async function insertKeys(db: Db, keys: PushKeys, createdAt: Date): Promise<void> {
  await db
    .insert(pushKeys)
    .values({ id: 1, ...keys, createdAt })
    .onConflictDoNothing()
}

export async function findSessionId(db: Db, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash))
  return row?.id
}

const atEndpoint = (endpoint: string) => sql`md5(${pushSubscriptions.endpoint}) = md5(${endpoint}::text)`

/** A browser belongs to the account that switched it on last. */
export async function replaceSubscription(
  db: Db,
  values: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  await db.delete(pushSubscriptions).where(atEndpoint(values.endpoint))
  await db.insert(pushSubscriptions).values(values)
}

export async function deleteAllButNewest(db: Db, jobSeekerId: number, most: number): Promise<void> {
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.jobSeekerId, jobSeekerId))
    .orderBy(desc(pushSubscriptions.id))
    .limit(most)
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.jobSeekerId, jobSeekerId), notInArray(pushSubscriptions.id, newest)))
}

export async function deleteOwnSubscription(db: Db, jobSeekerId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.jobSeekerId, jobSeekerId), atEndpoint(endpoint)))
}

export async function deleteSubscription(db: Db, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export async function findSubscription(db: Db, id: number): Promise<SubscriptionRow | undefined> {
  return (await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)))[0]
}

export function selectSubscriptions(db: Db, jobSeekerIds: number[]) {
  const { id, endpoint, jobSeekerId } = pushSubscriptions
  return db
    .select({ id, endpoint, jobSeekerId })
    .from(pushSubscriptions)
    .where(sql`${jobSeekerId} = ANY(${sql.param(jobSeekerIds)}::int[])`)
}
