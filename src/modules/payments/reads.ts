import type { AdministratorContext, Context, EmployerContext } from '../../platform/context.ts'
import { csvRows, csvRowsById } from '../../shared/csv.ts'
import { lastMonths, minuteInPortMoresby, startOfDay } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { WHOLE_LIST, windowOf } from '../../shared/lists.ts'
import type { EntryList } from '../catalog/entry-schema.ts'
import { TRANSACTION_LABELS } from '../credits/schema.ts'
import { openFile } from '../file-scans/reads.ts'
import { receiptNumber } from './policy.ts'
import {
  countSales,
  findPaymentRequest,
  findReceipt,
  type MonthOfSales,
  type PaymentRequestRow,
  selectActivePackages,
  selectPackages,
  selectRequests,
  selectRequestsOf,
} from './queries.ts'
import { composeReceipt } from './receipts.ts'
import {
  PAYMENT_METHOD_LABELS,
  type PaymentRequestList,
  type TransactionFilter,
  type TransactionList,
} from './schema.ts'
import { countTransactions, selectTransactions } from './transaction-queries.ts'
import { adminPackage, adminRequest, ownRequest, publicPackage } from './views.ts'

/** Lists the packages on sale, in their order, then cheapest first. */
export async function listPackages(ctx: Context) {
  return (await selectActivePackages(ctx.db)).map(publicPackage)
}

export async function listOwnRequests(ctx: EmployerContext) {
  return (await selectRequestsOf(ctx.db, ctx.viewer.employer.id, WHOLE_LIST)).map(ownRequest)
}

/** Throws payment_request_not_found, also for another employer's request. */
export async function readOwnRequest(
  { db, viewer }: EmployerContext,
  id: number,
): Promise<PaymentRequestRow> {
  const request = (await findPaymentRequest(db, id))?.request
  if (request?.employerId !== viewer.employer.id) throw new AppError('payment_request_not_found')
  return request
}

/**
 * Returns any request to an administrator and only their own to employers. Throws authentication_required or
 * payment_request_not_found.
 */
async function readVisibleRequest(ctx: Context, id: number): Promise<PaymentRequestRow> {
  const { employer, administrator } = ctx.viewer
  if (!administrator) {
    if (!employer) throw new AppError('authentication_required')
    return readOwnRequest({ ...ctx, viewer: { ...ctx.viewer, employer } }, id)
  }
  const found = await findPaymentRequest(ctx.db, id)
  if (!found) throw new AppError('payment_request_not_found')
  return found.request
}

/** Throws slip_not_found, file_waiting and the errors of `readVisibleRequest`. */
export async function openSlip(ctx: Context, id: number) {
  const { slipKey, slipType, reference } = await readVisibleRequest(ctx, id)
  const receiver = ctx.viewer.administrator ? 'others' : 'owner'
  const content = slipKey ? await openFile(ctx, slipKey, receiver) : undefined
  if (content === 'waiting') throw new AppError('file_waiting')
  if (!content || !slipType) throw new AppError('slip_not_found')
  return { content, slipType, fileName: `slip ${reference}.${slipType === 'pdf' ? 'pdf' : 'jpg'}` }
}

/** Returns a PDF. Throws receipt_not_found and the errors of `readVisibleRequest`. */
export async function openReceipt(ctx: Context, id: number) {
  await readVisibleRequest(ctx, id)
  const receipt = await findReceipt(ctx.db, id)
  if (!receipt) throw new AppError('receipt_not_found')
  return { content: await composeReceipt(receipt), fileName: `${receiptNumber(receipt)}.pdf` }
}

export async function listRequests(ctx: AdministratorContext, filter: PaymentRequestList) {
  const { rows, ...counted } = await selectRequests(ctx.db, filter, windowOf(filter))
  return {
    ...counted,
    rows: rows.map(({ request, employerName, adminName }) => adminRequest(request, employerName, adminName)),
  }
}

/** Returns the toea and the credits that were sold in each of the last twelve months, this month last. */
export async function listSales(ctx: AdministratorContext): Promise<MonthOfSales[]> {
  const months = lastMonths(ctx.now, 12)
  const counted = await countSales(ctx.db, startOfDay(`${months[0]}-01`))
  return months.map((month) => counted.find((row) => row.month === month) ?? { month, toea: 0, credits: 0 })
}

export const REQUEST_HEAD = [
  'Reference',
  'Requested',
  'Employer',
  'Package',
  'Credits',
  'Amount (K)',
  'Method',
  'Details',
  'Slip',
  'Status',
  'Note',
  'Decided',
  'Administrator',
]

/** Exports all matching requests as rows of a file. Amounts are in kina, times of Port Moresby. */
export function exportRequests(ctx: AdministratorContext, filter: PaymentRequestList) {
  return csvRows(
    (window) => selectRequests(ctx.db, filter, window),
    ({ request, employerName, adminName }) => [
      request.reference,
      minuteInPortMoresby(request.createdAt),
      employerName,
      request.packageName,
      request.packageCredits,
      request.amount / 100,
      PAYMENT_METHOD_LABELS[request.paymentMethod],
      request.paymentDetails,
      request.slipKey ? 'Yes' : 'No',
      request.status,
      request.adminNotes,
      request.processedAt && minuteInPortMoresby(request.processedAt),
      adminName,
    ],
  )
}

/** Lists every change of any employer's balance. */
export async function listTransactions(ctx: AdministratorContext, filter: TransactionList) {
  const [rows, total] = await Promise.all([
    selectTransactions(ctx.db, filter, { ...windowOf(filter), sort: filter.sort }),
    countTransactions(ctx.db, filter),
  ])
  return { rows, total }
}

export const TRANSACTION_HEAD = [
  'Number',
  'Date',
  'Employer',
  'Type',
  'Description',
  'Credits',
  'Balance after',
  'Administrator',
]

/** Exports all matching transactions as rows of a file. Times are of Port Moresby. */
export function exportTransactions(ctx: AdministratorContext, filter: TransactionFilter) {
  return csvRowsById(
    (window) => selectTransactions(ctx.db, filter, window),
    ({ id, createdAt, employerName, type, description, amount, balanceAfter, adminName }) => {
      const when = minuteInPortMoresby(createdAt)
      return [id, when, employerName, TRANSACTION_LABELS[type], description, amount, balanceAfter, adminName]
    },
  )
}

/** Includes packages that are not on sale, with the number of payment requests for each. */
export async function listAllPackages(ctx: AdministratorContext, list: EntryList) {
  const { rows, total } = await selectPackages(ctx.db, list, windowOf(list))
  return { rows: rows.map(adminPackage), total }
}

export const PACKAGE_HEAD = [
  'Name',
  'Credits',
  'Price (K)',
  'Description',
  'Requests',
  'Sort order',
  'Status',
]

/** Exports all packages as rows of a file. Prices are in kina. */
export function exportPackages(ctx: AdministratorContext, list: EntryList) {
  return csvRows(
    (window) => selectPackages(ctx.db, list, window),
    ({ row: { name, credits, price, description, sortOrder, isActive }, requests }) => {
      const status = isActive ? 'Active' : 'Inactive'
      return [name, credits, price / 100, description, requests, sortOrder, status]
    },
  )
}
