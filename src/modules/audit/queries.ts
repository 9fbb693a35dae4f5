import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { TargetType } from './schema.ts'
import { administratorActs } from './tables.ts'

export async function insertAct(db: Db, act: typeof administratorActs.$inferInsert): Promise<void> {
  await db.insert(administratorActs).values(act)
}

/** Newest first. `administrator` is null when the account is gone. */
export function selectActsOn(db: Db, targetType: TargetType, targetId: string, limit: number) {
  return db
    .select({
      id: administratorActs.id,
      act: administratorActs.act,
      administrator: sql<
        string | null
      >`(SELECT username FROM administrators a WHERE a.id = ${administratorActs.adminId})`,
      details: administratorActs.details,
      createdAt: administratorActs.createdAt,
    })
    .from(administratorActs)
    .where(and(eq(administratorActs.targetType, targetType), eq(administratorActs.targetId, targetId)))
    .orderBy(desc(administratorActs.id))
    .limit(limit)
}
