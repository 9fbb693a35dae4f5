import type { AdministratorContext, Context, EmployerContext } from '../../platform/context.ts'
import { type CsvCell, csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import type { EntryList } from '../catalog/entry-schema.ts'
import { TRANSACTION_LABELS } from '../credits/schema.ts'
import { readSettings } from '../settings/reads.ts'
import { composeReceipt } from './compose-receipt.ts'
import { selectActivePackages, selectPackages } from './package-queries.ts'
import { receiptNumber } from './policy.ts'
import {
  findPaymentRequest,
  findReceipt,
  type PaymentRequestRow,
  selectRequests,
  selectRequestsOf,
} from './queries.ts'
import {
  offeredMethods,
  PAYMENT_METHOD_LABELS,
  type PaymentRequestList,
  type TransactionFilter,
  type TransactionList,
} from './schema.ts'
import { reserveReference } from './take-reference.ts'
import { countTransactions, selectTransactions } from './transaction-queries.ts'
import { adminPackage, adminRequest, ownRequest, publicPackage } from './views.ts'

/** As many as a list without pages holds. */
const WHOLE = 1000

/** The packages on sale, in their order, then cheapest first. */
export async function listPackages(ctx: Context) {
  return (await selectActivePackages(ctx.db)).map(publicPackage)
}

/** How an employer can pay, with the reference that its next request will carry. */
export async function readPaymentOptions(ctx: EmployerContext) {
  const settings = await readSettings(ctx)
  const methods = offeredMethods(settings.payment_methods).map((method) => ({
    method,
    instructions: settings[`payment_instructions_${method}`],
  }))
  return { reference: await reserveReference(ctx), methods }
}

export async function listOwnRequests(ctx: EmployerContext) {
  return (await selectRequestsOf(ctx.db, ctx.viewer.employer.id, WHOLE)).map(ownRequest)
}

/** Throws payment_request_not_found, also for another employer's. */
export async function readOwnRequest(
  { db, viewer }: EmployerContext,
  id: number,
): Promise<PaymentRequestRow> {
  const request = (await findPaymentRequest(db, id))?.request
  if (request?.employerId !== viewer.employer.id) throw new AppError('payment_request_not_found')
  return request
}

/** Any for an administrator, else an own one. Throws authentication_required or payment_request_not_found. */
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

/** Throws slip_not_found and what `readVisibleRequest` throws. */
export async function openSlip(ctx: Context, id: number) {
  const { slipKey, slipType, reference } = await readVisibleRequest(ctx, id)
  const content = slipKey ? await ctx.files.get(slipKey) : undefined
  if (!content || !slipType) throw new AppError('slip_not_found')
  return { content, slipType, fileName: `slip ${reference}.${slipType === 'pdf' ? 'pdf' : 'jpg'}` }
}

/** As a PDF. Throws receipt_not_found and what `readVisibleRequest` throws. */
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

export const REQUEST_HEAD = [
  'Reference',
  'Asked',
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

/** The same as rows of a file, all of them. Amounts in kina, times of Port Moresby. */
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

/** Every change of any balance. */
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

/** The same as rows of a file, all of them, a thousand at a time. */
export async function* exportTransactions(
  ctx: AdministratorContext,
  filter: TransactionFilter,
): AsyncGenerator<CsvCell[]> {
  let before: number | undefined
  for (;;) {
    const window = { limit: WHOLE, offset: 0, ...(before !== undefined && { before }) }
    const rows = await selectTransactions(ctx.db, filter, window)
    for (const row of rows) {
      const { id, createdAt, employerName, type, description, amount, balanceAfter, adminName } = row
      const when = minuteInPortMoresby(createdAt)
      yield [id, when, employerName, TRANSACTION_LABELS[type], description, amount, balanceAfter, adminName]
      before = id
    }
    if (rows.length < WHOLE) return
  }
}

/** Also those that are not on sale, with how often each was asked for. */
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

/** The same as rows of a file, all of them. Prices in kina. */
export function exportPackages(ctx: AdministratorContext, list: EntryList) {
  return csvRows(
    (window) => selectPackages(ctx.db, list, window),
    ({ row: { name, credits, price, description, sortOrder, isActive }, requests }) => {
      const status = isActive ? 'Active' : 'Inactive'
      return [name, credits, price / 100, description, requests, sortOrder, status]
    },
  )
}

function windowOf({ page, limit }: { page?: number | undefined; limit: number }) {
  return page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
}
