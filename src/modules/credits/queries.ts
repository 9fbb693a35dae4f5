import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { startOfDay } from '../../shared/dates.ts'
import type { StatementFilter } from './schema.ts'
import { creditAccounts, creditTransactions } from './tables.ts'

export type NewCreditTransaction = typeof creditTransactions.$inferInsert

/** This and what else opening a CV reads is prepared: planning such a statement costs more than running it. */
export async function findCreditAccount(db: Db, employerId: number) {
  const wanted = db.select().from(creditAccounts).where(eq(creditAccounts.employerId, employerId))
  return (await wanted.prepare('credit_account').execute())[0]
}

export async function lockCreditAccount(db: Db, employerId: number) {
  const wanted = db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.employerId, employerId))
    .for('update')
  return (await wanted.prepare('lock_credit_account').execute())[0]
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

type Window = { limit: number; offset?: number; before?: number }

const { id, type, amount, balanceAfter, description, relatedId, createdAt } = creditTransactions

/** Newest first; `before` is the id of the last row that was read. */
export function selectTransactionsOf(
  db: Db,
  employerId: number,
  filter: StatementFilter,
  { limit, offset = 0, before }: Window,
) {
  return db
    .select({ id, type, amount, balanceAfter, description, relatedId, createdAt })
    .from(creditTransactions)
    .where(and(statementOf(employerId, filter), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
}

/** How many rows, and the credits that came and went with them. */
export async function sumTransactionsOf(db: Db, employerId: number, filter: StatementFilter) {
  const [sums] = await db
    .select({
      total: count(),
      added: sql<number>`coalesce(sum(${amount}) FILTER (WHERE ${amount} > 0), 0)`,
      spent: sql<number>`coalesce(-sum(${amount}) FILTER (WHERE ${amount} < 0), 0)`,
    })
    .from(creditTransactions)
    .where(statementOf(employerId, filter))
  return sums ?? { total: 0, added: 0, spent: 0 }
}

const DAY = 86_400_000

function statementOf(employerId: number, filter: StatementFilter) {
  return and(
    eq(creditTransactions.employerId, employerId),
    filter.type && eq(type, filter.type),
    filter.from ? gte(createdAt, startOfDay(filter.from)) : undefined,
    filter.to ? lt(createdAt, new Date(startOfDay(filter.to).getTime() + DAY)) : undefined,
  )
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
