import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains, onDays } from '../../platform/database/filters.ts'
import type { Window } from '../../shared/lists.ts'
import { administrators, employers } from '../accounts/tables.ts'
import { creditTransactions } from '../credits/tables.ts'
import type { TransactionFilter, TransactionList } from './schema.ts'

type Wanted = Window & { sort?: TransactionList['sort'] }

const { id, employerId, type, amount, balanceAfter, description, relatedId, adminId, createdAt } =
  creditTransactions

/** Newest first unless `sort` says otherwise; `before` is the id of the last row read. */
export function selectTransactions(
  db: Db,
  filter: TransactionFilter,
  { limit, offset, before, sort }: Wanted,
) {
  const order = sort === 'oldest' ? asc(id) : desc(id)
  // Selects ids from an index first: otherwise the last page would read all rows before it.
  const page = db
    .select({ id })
    .from(creditTransactions)
    .where(and(wanted(db, filter), before === undefined ? undefined : lt(id, before)))
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  return db
    .select({
      id,
      employerId,
      type,
      amount,
      balanceAfter,
      description,
      relatedId,
      adminId,
      createdAt,
      employerName: employers.companyName,
      adminName: administrators.username,
    })
    .from(creditTransactions)
    .innerJoin(employers, eq(employers.id, employerId))
    .leftJoin(administrators, eq(administrators.id, adminId))
    .where(inArray(id, page))
    .orderBy(order)
}

export async function countTransactions(db: Db, filter: TransactionFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(creditTransactions).where(wanted(db, filter))
  return counted?.total ?? 0
}

function wanted(db: Db, { search, type: kind, employerId: employer, from, to }: TransactionFilter) {
  const found = db.select({ id: employers.id }).from(employers).where(contains(search, employers.companyName))
  return and(
    search ? inArray(employerId, found) : undefined,
    kind && eq(type, kind),
    employer === undefined ? undefined : eq(employerId, employer),
    onDays(createdAt, from, to),
  )
}
