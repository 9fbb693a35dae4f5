import * as v from 'valibot'
import { choice, id, oneOrAll, optionalText, text } from '../../shared/fields.ts'
import { newestOrOldest, paging, searchText } from '../../shared/lists.ts'
import { StatementFilter } from '../credits/schema.ts'

/** `cancelled`: by the employer, before an administrator decided. */
export const PAYMENT_STATUSES = ['pending', 'approved', 'rejected', 'cancelled'] as const

/** The setting `payment_methods` says which of these methods are on offer. */
export const PAYMENT_METHODS = ['bank_transfer', 'cash', 'mobile_money', 'check'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Private cheques ended in Papua New Guinea in 2024; government cheques continue. */
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  mobile_money: 'Mobile money',
  check: 'Government cheque',
}

/** Returns the methods that the setting names, in its order; unknown names are skipped. */
export function offeredMethods(setting: string): PaymentMethod[] {
  const named = setting.split(',').map((name) => name.trim())
  return named.filter((name): name is PaymentMethod => PAYMENT_METHODS.some((method) => method === name))
}

/** The formats in which slips are stored: pictures are redrawn. */
export const SLIP_TYPES = ['jpeg', 'pdf'] as const
export type SlipType = (typeof SLIP_TYPES)[number]

export const RECEIPT_KINDS = ['receipt', 'tax_invoice'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

const FILL_IN = 'Please fill in all required fields'

export const PaymentRequestInput = v.object({
  packageId: v.pipe(
    v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], FILL_IN), 0),
    v.integer(FILL_IN),
    v.minValue(1, FILL_IN),
    v.maxValue(2_147_483_647, FILL_IN),
  ),
  /** Toea, as shown to the buyer. The price of the package is what counts. */
  amount: v.optional(v.number('Amount must be a number')),
  paymentMethod: choice(PAYMENT_METHODS, FILL_IN),
  /** A bank's whole receipt fits into 2,000 characters. */
  paymentDetails: text(1, 2000, FILL_IN),
})
export type PaymentRequestInput = v.InferOutput<typeof PaymentRequestInput>

export const PaymentDecision = v.object({
  status: v.picklist(['approved', 'rejected'], 'Please choose approved or rejected'),
  adminNotes: optionalText(2000),
})
export type PaymentDecision = v.InferOutput<typeof PaymentDecision>

/** `search` is part of a company's name; for requests also of the reference. */
const filter = {
  search: searchText,
  employerId: v.optional(id),
}

export const REQUEST_SORTS = ['newest', 'oldest', 'amount'] as const
export const PaymentRequestList = v.object({
  ...filter,
  ...paging,
  status: oneOrAll(PAYMENT_STATUSES),
  sort: v.optional(v.picklist(REQUEST_SORTS), 'newest'),
})
export type PaymentRequestList = v.InferOutput<typeof PaymentRequestList>
export const TransactionFilter = v.object({ ...filter, ...StatementFilter.entries })
export type TransactionFilter = v.InferOutput<typeof TransactionFilter>
export const TransactionList = v.object({
  ...TransactionFilter.entries,
  ...paging,
  sort: newestOrOldest,
})
export type TransactionList = v.InferOutput<typeof TransactionList>
