import type { Db } from '../../platform/database.ts'
import { administratorActs } from './tables.ts'

export async function insertAct(db: Db, act: typeof administratorActs.$inferInsert): Promise<void> {
  await db.insert(administratorActs).values(act)
}
