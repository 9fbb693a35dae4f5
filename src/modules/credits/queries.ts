import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { creditAccounts, creditTransactions } from './tables.ts'

export type NewCreditTransaction = typeof creditTransactions.$inferInsert

export async function findCreditAccount(db: Db, employerId: number) {
  return (await db.select().from(creditAccounts).where(eq(creditAccounts.employerId, employerId)))[0]
}

export async function lockCreditAccount(db: Db, employerId: number) {
  return (
    await db.select().from(creditAccounts).where(eq(creditAccounts.employerId, employerId)).for('update')
  )[0]
}

/** The database moves the balance with the row and refuses one below zero. */
export async function insertCreditTransaction(
  db: Db,
  values: NewCreditTransaction,
): Promise<{ balance: number }> {
  const [row] = await db
    .insert(creditTransactions)
    .values(values)
    .returning({ balance: creditTransactions.balanceAfter })
  if (!row) throw new Error('no ledger row')
  return row
}

/** Toea. */
export async function addToTotalSpent(db: Db, employerId: number, toea: number): Promise<void> {
  await db
    .update(creditAccounts)
    .set({ totalSpent: sql`${creditAccounts.totalSpent} + ${toea}` })
    .where(eq(creditAccounts.employerId, employerId))
}

export function selectTransactionsOf(db: Db, employerId: number, limit: number) {
  const { id, type, amount, balanceAfter, description, relatedId, createdAt } = creditTransactions
  return db
    .select({ id, type, amount, balanceAfter, description, relatedId, createdAt })
    .from(creditTransactions)
    .where(eq(creditTransactions.employerId, employerId))
    .orderBy(desc(id))
    .limit(limit)
}

export async function hasTransactions(db: Db, employerId: number, description: string): Promise<boolean> {
  const found = await db
    .select({ id: creditTransactions.id })
    .from(creditTransactions)
    .where(
      and(eq(creditTransactions.employerId, employerId), eq(creditTransactions.description, description)),
    )
    .limit(1)
  return found.length > 0
}
