import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { savedReplies } from './tables.ts'

type Reply = { name: string; body: string }
const SHOWN = { id: savedReplies.id, name: savedReplies.name, body: savedReplies.body }

export function selectSavedReplies(db: Db, employerId: number) {
  return db
    .select(SHOWN)
    .from(savedReplies)
    .where(eq(savedReplies.employerId, employerId))
    .orderBy(asc(savedReplies.name), asc(savedReplies.id))
}

/** Returns how many the employer has. No other transaction adds one until this one ends. */
export async function lockSavedReplies(db: Db, employerId: number): Promise<number> {
  await db.$client.query('SELECT 1 FROM employers WHERE id = $1 FOR NO KEY UPDATE', [employerId])
  return db.$count(savedReplies, eq(savedReplies.employerId, employerId))
}

export async function insertSavedReply(db: Db, values: typeof savedReplies.$inferInsert) {
  const [row] = await db.insert(savedReplies).values(values).returning(SHOWN)
  if (!row) throw new Error('no saved reply')
  return row
}

const ownReply = (id: number, employerId: number) =>
  and(eq(savedReplies.id, id), eq(savedReplies.employerId, employerId))

/** Returns undefined if the employer has no such reply. */
export async function updateSavedReply(db: Db, id: number, employerId: number, reply: Reply) {
  return (await db.update(savedReplies).set(reply).where(ownReply(id, employerId)).returning(SHOWN))[0]
}

/** Returns whether the employer had such a reply. */
export async function deleteSavedReply(db: Db, id: number, employerId: number) {
  const rows = await db.delete(savedReplies).where(ownReply(id, employerId)).returning()
  return rows.length > 0
}
