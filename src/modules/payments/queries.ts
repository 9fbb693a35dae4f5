import { and, asc, count, desc, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains, countFound } from '../../platform/database/filters.ts'
import { prepared, preparedInsert } from '../../platform/database/prepared.ts'
import type { Window } from '../../shared/lists.ts'
import { administrators, employers } from '../accounts/tables.ts'
import type { EntryList } from '../catalog/entry-schema.ts'
import type { PaymentRequestList, ReceiptKind } from './schema.ts'
import {
  creditPackages,
  paymentReceipts,
  paymentReferences,
  paymentRequests,
  receiptSeries,
} from './tables.ts'

export type PaymentRequestRow = typeof paymentRequests.$inferSelect
export type ReceiptRow = typeof paymentReceipts.$inferSelect

export function selectRequestsOf(db: Db, employerId: number, limit: number) {
  return db
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.employerId, employerId))
    .orderBy(desc(paymentRequests.id))
    .limit(limit)
}

export async function countPending(db: Db, employerId: number): Promise<number> {
  const [counted] = await db
    .select({ pending: count() })
    .from(paymentRequests)
    .where(and(eq(paymentRequests.employerId, employerId), eq(paymentRequests.status, 'pending')))
  return counted?.pending ?? 0
}

export async function insertPaymentRequest(
  db: Db,
  values: typeof paymentRequests.$inferInsert,
): Promise<PaymentRequestRow> {
  const [row] = await db.insert(paymentRequests).values(values).returning()
  if (!row) throw new Error('no payment request')
  return row
}

/** Includes the employer, who is notified of the outcome and named on the receipt. */
export async function findPaymentRequest(db: Db, id: number) {
  return (await selectRequest(db, { id }))[0]
}

const selectRequest = prepared('payment_request', (db) =>
  db
    .select({
      request: paymentRequests,
      email: employers.email,
      loginPhone: employers.loginPhone,
      companyName: employers.companyName,
      contactPerson: employers.contactPerson,
      address: employers.address,
    })
    .from(paymentRequests)
    .innerJoin(employers, eq(employers.id, paymentRequests.employerId))
    .where(eq(paymentRequests.id, sql.placeholder('id'))),
)

type Outcome = Pick<PaymentRequestRow, 'status' | 'adminNotes' | 'processedBy' | 'processedAt'>

const decidePending = prepared('decide_payment_request', (db) =>
  db
    .update(paymentRequests)
    .set({
      status: sql`${sql.placeholder('status')}`,
      adminNotes: sql`${sql.placeholder('adminNotes')}`,
      processedBy: sql`${sql.placeholder('processedBy')}`,
      processedAt: sql`${sql.placeholder('processedAt')}`,
    })
    .where(and(eq(paymentRequests.id, sql.placeholder('id')), eq(paymentRequests.status, 'pending')))
    .returning(),
)

/** Returns undefined if the request is no longer pending because another decision was faster. */
export async function processPending(
  db: Db,
  id: number,
  outcome: Outcome,
): Promise<PaymentRequestRow | undefined> {
  return (await decidePending(db, { id, ...outcome }))[0]
}

export async function findWaitingReference(db: Db, employerId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ reference: paymentReferences.reference })
    .from(paymentReferences)
    .where(and(eq(paymentReferences.employerId, employerId), isNull(paymentReferences.takenAt)))
  return row?.reference
}

export async function insertReference(db: Db, values: typeof paymentReferences.$inferInsert): Promise<void> {
  await db.insert(paymentReferences).values(values).onConflictDoNothing()
}

export async function takeWaitingReference(db: Db, employerId: number, takenAt: Date): Promise<string> {
  const [row] = await db
    .update(paymentReferences)
    .set({ takenAt })
    .where(and(eq(paymentReferences.employerId, employerId), isNull(paymentReferences.takenAt)))
    .returning({ reference: paymentReferences.reference })
  if (!row) throw new Error('no reference')
  return row.reference
}

type Slip = Pick<PaymentRequestRow, 'slipKey' | 'slipType' | 'slipAt'>

/** Returns undefined if the request is no longer pending. */
export async function updateSlip(db: Db, id: number, slip: Slip): Promise<PaymentRequestRow | undefined> {
  const [row] = await db
    .update(paymentRequests)
    .set(slip)
    .where(and(eq(paymentRequests.id, id), eq(paymentRequests.status, 'pending')))
    .returning()
  return row
}

/** Returns the keys that payment requests use. */
export async function selectSlipKeys(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ slipKey: paymentRequests.slipKey })
    .from(paymentRequests)
    .where(inArray(paymentRequests.slipKey, keys))
  return rows.flatMap(({ slipKey }) => slipKey ?? [])
}

const takeNumber = prepared('take_receipt_number', (db) =>
  db
    .update(receiptSeries)
    .set({ lastNumber: sql`${receiptSeries.lastNumber} + 1` })
    .where(eq(receiptSeries.kind, sql.placeholder('kind')))
    .returning({ number: receiptSeries.lastNumber }),
)

/** Returns the next number of a series and locks the series until the transaction ends. */
export async function takeReceiptNumber(db: Db, kind: ReceiptKind): Promise<number> {
  const [row] = await takeNumber(db, { kind })
  if (!row) throw new Error(`no series of numbers for ${kind}`)
  return row.number
}

const insertReceiptRow = preparedInsert('insert_receipt', paymentReceipts, (db, row) =>
  db.insert(paymentReceipts).values(row),
)

export async function insertReceipt(db: Db, values: ReceiptRow): Promise<void> {
  await insertReceiptRow(db, values)
}

export async function findReceipt(db: Db, paymentRequestId: number): Promise<ReceiptRow | undefined> {
  return (
    await db.select().from(paymentReceipts).where(eq(paymentReceipts.paymentRequestId, paymentRequestId))
  )[0]
}

/** `amount`: highest first. */
const ORDERS: Record<PaymentRequestList['sort'], SQL[]> = {
  newest: [desc(paymentRequests.id)],
  oldest: [asc(paymentRequests.id)],
  amount: [desc(paymentRequests.amount), desc(paymentRequests.id)],
}

/** Includes the names of the company and of the administrator who decided. */
export async function selectRequests(db: Db, filter: PaymentRequestList, { limit, offset }: Window) {
  const wanted = and(
    filter.search ? searched(db, filter.search) : undefined,
    filter.status && eq(paymentRequests.status, filter.status),
    filter.employerId === undefined ? undefined : eq(paymentRequests.employerId, filter.employerId),
  )
  // Selects ids from an index first: otherwise the last page would read all rows before it.
  const page = db
    .select({ id: paymentRequests.id })
    .from(paymentRequests)
    .where(wanted)
    .orderBy(...ORDERS[filter.sort])
    .limit(limit)
    .offset(offset)
  const rows = await db
    .select({
      request: paymentRequests,
      employerName: employers.companyName,
      adminName: administrators.username,
    })
    .from(paymentRequests)
    .innerJoin(employers, eq(employers.id, paymentRequests.employerId))
    .leftJoin(administrators, eq(administrators.id, paymentRequests.processedBy))
    .where(inArray(paymentRequests.id, page))
    .orderBy(...ORDERS[filter.sort])
  return { rows, ...(await countFound(db, paymentRequests, wanted, filter.search)) }
}

export type MonthOfSales = { month: string; toea: number; credits: number }

/** The months in Port Moresby (`2026-12`) in which payments were approved. Months without any are left out. */
export async function countSales(db: Db, from: Date): Promise<MonthOfSales[]> {
  const { rows } = await db.execute<MonthOfSales>(sql`
    SELECT to_char(processed_at AT TIME ZONE 'Pacific/Port_Moresby', 'YYYY-MM') AS month,
      sum(amount)::float AS toea, sum(package_credits)::int AS credits
    FROM payment_requests WHERE status = 'approved' AND processed_at >= ${from.toISOString()} GROUP BY 1`)
  return rows
}

/**
 * Searches by company name and by part of a reference. References are skipped if the search contains a character that
 * no reference has (policy.ts).
 */
function searched(db: Db, search: string): SQL | undefined {
  const named = db.select({ id: employers.id }).from(employers).where(contains(search, employers.companyName))
  const ofCompany = inArray(paymentRequests.employerId, named)
  if (!/^[2-9B-DF-HJ-NP-TV-Z-]{1,8}$/i.test(search)) return ofCompany
  return or(ofCompany, like(paymentRequests.reference, `%${search.toUpperCase()}%`))
}

/** Removes a slip from its payment request. */
export async function takeSlip(db: Db, slipKey: string): Promise<PaymentRequestRow | undefined> {
  const nothing = { slipKey: null, slipType: null, slipAt: null }
  const taken = db.update(paymentRequests).set(nothing).where(eq(paymentRequests.slipKey, slipKey))
  return (await taken.returning())[0]
}

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

/** Locks the package while it is being bought: a deletion waits. */
export async function findActivePackage(db: Db, packageId: number): Promise<PackageRow | undefined> {
  const found = await db
    .select()
    .from(creditPackages)
    .where(and(eq(id, packageId), eq(creditPackages.isActive, true)))
    .for('key share')
  return found[0]
}

/**
 * Includes packages that are not on sale; returns the number of payment requests for each, and the total number of
 * packages.
 */
export async function selectPackages(
  db: Db,
  { search, sort }: Pick<EntryList, 'search' | 'sort'>,
  { limit, offset }: Window,
) {
  const { name, description } = creditPackages
  const wanted = contains(search, name, description)
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

/** The database refuses to delete a package that a payment request names. */
export async function deletePackage(db: Db, packageId: number): Promise<void> {
  await db.delete(creditPackages).where(eq(id, packageId))
}
