import { and, asc, count, desc, eq, ilike, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { countFound } from '../../platform/count-found.ts'
import type { Db } from '../../platform/database.ts'
import { administrators, employers } from '../accounts/tables.ts'
import type { PaymentRequestList, ReceiptKind } from './schema.ts'
import { paymentReceipts, paymentReferences, paymentRequests, receiptSeries } from './tables.ts'

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

/** With the employer, who is told of the outcome and named on the receipt. */
export async function findPaymentRequest(db: Db, id: number) {
  const [row] = await db
    .select({
      request: paymentRequests,
      email: employers.email,
      companyName: employers.companyName,
      contactPerson: employers.contactPerson,
      address: employers.address,
    })
    .from(paymentRequests)
    .innerJoin(employers, eq(employers.id, paymentRequests.employerId))
    .where(eq(paymentRequests.id, id))
  return row
}

type Outcome = Pick<PaymentRequestRow, 'status' | 'adminNotes' | 'processedBy' | 'processedAt'>

/** Undefined when it is no longer pending: somebody was quicker. */
export async function processPending(
  db: Db,
  id: number,
  outcome: Outcome,
): Promise<PaymentRequestRow | undefined> {
  const [row] = await db
    .update(paymentRequests)
    .set(outcome)
    .where(and(eq(paymentRequests.id, id), eq(paymentRequests.status, 'pending')))
    .returning()
  return row
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

/** Undefined when the request is no longer pending. */
export async function updateSlip(db: Db, id: number, slip: Slip): Promise<PaymentRequestRow | undefined> {
  const [row] = await db
    .update(paymentRequests)
    .set(slip)
    .where(and(eq(paymentRequests.id, id), eq(paymentRequests.status, 'pending')))
    .returning()
  return row
}

/** Those of the keys that requests name. */
export async function selectSlipKeys(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ slipKey: paymentRequests.slipKey })
    .from(paymentRequests)
    .where(inArray(paymentRequests.slipKey, keys))
  return rows.flatMap(({ slipKey }) => slipKey ?? [])
}

/** The next number of a series; the series is locked until the transaction ends. */
export async function takeReceiptNumber(db: Db, kind: ReceiptKind): Promise<number> {
  const [row] = await db
    .update(receiptSeries)
    .set({ lastNumber: sql`${receiptSeries.lastNumber} + 1` })
    .where(eq(receiptSeries.kind, kind))
    .returning({ number: receiptSeries.lastNumber })
  if (!row) throw new Error(`no series of numbers for ${kind}`)
  return row.number
}

export async function insertReceipt(db: Db, values: ReceiptRow): Promise<void> {
  await db.insert(paymentReceipts).values(values)
}

export async function findReceipt(db: Db, paymentRequestId: number): Promise<ReceiptRow | undefined> {
  return (
    await db.select().from(paymentReceipts).where(eq(paymentReceipts.paymentRequestId, paymentRequestId))
  )[0]
}

export function companyContains(search: string): SQL {
  return ilike(employers.companyName, `%${search.replace(/[\\%_]/g, '\\$&')}%`)
}

type Window = { limit: number; offset: number }

/** `amount`: most first. */
const ORDERS: Record<PaymentRequestList['sort'], SQL[]> = {
  newest: [desc(paymentRequests.id)],
  oldest: [asc(paymentRequests.id)],
  amount: [desc(paymentRequests.amount), desc(paymentRequests.id)],
}

/** With the names of the company and of the administrator who decided. */
export async function selectRequests(db: Db, filter: PaymentRequestList, { limit, offset }: Window) {
  const wanted = and(
    filter.search ? searched(db, filter.search) : undefined,
    filter.status && eq(paymentRequests.status, filter.status),
    filter.employerId === undefined ? undefined : eq(paymentRequests.employerId, filter.employerId),
  )
  // Numbers first, from an index: the last page would else read all rows before it.
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

/** By company, or by part of a reference; with a letter that no reference has (policy.ts), no reference is looked at. */
function searched(db: Db, search: string): SQL | undefined {
  const named = db.select({ id: employers.id }).from(employers).where(companyContains(search))
  const ofCompany = inArray(paymentRequests.employerId, named)
  if (!/^[2-9B-DF-HJ-NP-TV-Z-]{1,8}$/i.test(search)) return ofCompany
  return or(ofCompany, like(paymentRequests.reference, `%${search.toUpperCase()}%`))
}
