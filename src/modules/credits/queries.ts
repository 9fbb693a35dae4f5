import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { onDays } from '../../platform/database/filters.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { Window } from '../../shared/lists.ts'
import { SPENDINGS, type StatementFilter } from './schema.ts'
import { creditAccounts, creditTransactions } from './tables.ts'

const selectAccount = prepared('credit_account', (db) =>
  db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.employerId, sql.placeholder('employerId'))),
)

export async function findCreditAccount(db: Db, employerId: number) {
  return (await selectAccount(db, { employerId }))[0]
}

/** Returns the balance in credits, or undefined if there is no account. */
export async function lockCreditAccount(db: Db, employerId: number): Promise<number | undefined> {
  const { rows } = await db.$client.query<{ credits: number | null }>({
    name: 'lock_balance',
    text: 'SELECT lock_balance($1) AS credits',
    values: [employerId],
  })
  return rows[0]?.credits ?? undefined
}

const insertRow = prepared('insert_credit_transaction', (db) =>
  db
    .insert(creditTransactions)
    .values({
      employerId: sql.placeholder('employerId'),
      type: sql.placeholder('type'),
      amount: sql.placeholder('amount'),
      description: sql.placeholder('description'),
      relatedId: sql.placeholder('relatedId'),
      adminId: sql.placeholder('adminId'),
      createdAt: sql.placeholder('createdAt'),
    })
    .returning({ balance: creditTransactions.balanceAfter }),
)

export type NewCreditTransaction = Pick<
  typeof creditTransactions.$inferInsert,
  'employerId' | 'type' | 'amount' | 'relatedId' | 'adminId'
> & { description: string; createdAt: Date }

/** The database updates the balance with the row and refuses a balance below zero. */
export async function insertCreditTransaction(
  db: Db,
  { relatedId = null, adminId = null, ...values }: NewCreditTransaction,
): Promise<{ balance: number }> {
  const [row] = await insertRow(db, { ...values, relatedId, adminId })
  if (!row) throw new Error('no ledger row')
  return row
}

/** Toea. */
export async function addToTotalSpent(db: Db, employerId: number, toea: number): Promise<void> {
  await increaseTotalSpent(db, { employerId, toea })
}

const increaseTotalSpent = prepared('increase_total_spent', (db) =>
  db
    .update(creditAccounts)
    .set({ totalSpent: sql`${creditAccounts.totalSpent} + ${sql.placeholder('toea')}` })
    .where(eq(creditAccounts.employerId, sql.placeholder('employerId'))),
)

const { id, type, amount, balanceAfter, description, relatedId, createdAt } = creditTransactions

const OF_CVS = `^(${SPENDINGS.opened}|${SPENDINGS.downloaded}):`
/** The person whose CV was paid for, while the employer may open it and the person is here. */
const personName = sql<string | null>`(
  SELECT c.full_name FROM cvs c WHERE ${description} ~ ${OF_CVS} AND c.id = ${relatedId}
    AND EXISTS (SELECT FROM cv_access a WHERE a.cv_id = c.id AND a.employer_id = ${creditTransactions.employerId}))`

/** Newest first; `before` is the id of the last row that was read. */
export function selectTransactionsOf(
  db: Db,
  employerId: number,
  filter: StatementFilter,
  { limit, offset, before }: Window,
) {
  return db
    .select({ id, type, amount, balanceAfter, description, relatedId, createdAt, personName })
    .from(creditTransactions)
    .where(and(statementOf(employerId, filter), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
}

/** The number of rows, and the credits added and spent in them. */
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

export type MonthRow = {
  /** `2026-12`, in Port Moresby. */
  month: string
  bought: number
  opened: number
  downloaded: number
  jobs: number
}

/** Credits bought and spent in each month since `from`; months without a row are left out. */
export async function selectMonths(db: Db, employerId: number, from: Date): Promise<MonthRow[]> {
  const spent = (...kinds: (keyof typeof SPENDINGS)[]) => {
    const words = `^(${kinds.map((kind) => SPENDINGS[kind]).join('|')}):`
    return sql<number>`coalesce(-sum(${amount}) FILTER (WHERE ${type} = 'usage' AND ${description} ~ ${words}), 0)`
  }
  return db
    .select({
      month: sql<string>`to_char(${createdAt} AT TIME ZONE 'Pacific/Port_Moresby', 'YYYY-MM')`,
      bought: sql<number>`coalesce(sum(${amount}) FILTER (WHERE ${type} = 'purchase'), 0)`,
      opened: spent('opened'),
      downloaded: spent('downloaded'),
      jobs: spent('posted', 'renewed'),
    })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.employerId, employerId), gte(createdAt, from)))
    .groupBy(sql`1`)
}

function statementOf(employerId: number, filter: StatementFilter) {
  return and(
    eq(creditTransactions.employerId, employerId),
    filter.type && eq(type, filter.type),
    onDays(createdAt, filter.from, filter.to),
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
