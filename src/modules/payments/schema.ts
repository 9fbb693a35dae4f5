import * as v from 'valibot'
import { choice, id, oneOrAll, optionalText, text, whole } from '../../shared/fields.ts'
import { StatementFilter } from '../credits/schema.ts'

/** `cancelled` is ours: by the employer, before anybody has looked. */
export const PAYMENT_STATUSES = ['pending', 'approved', 'rejected', 'cancelled'] as const

/** Which of them are on offer says the setting `payment_methods`. */
export const PAYMENT_METHODS = ['bank_transfer', 'cash', 'mobile_money', 'check'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Private cheques ended in PNG in 2024; government cheques go on (decisions, 'Both readings stand'). */
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  mobile_money: 'Mobile money',
  check: 'Government cheque',
}

/** The methods that the setting names, in its order; names that are none are passed over. */
export function offeredMethods(setting: string): PaymentMethod[] {
  const named = setting.split(',').map((name) => name.trim())
  return named.filter((name): name is PaymentMethod => PAYMENT_METHODS.some((method) => method === name))
}

/** As which a slip is kept: pictures are drawn anew. */
export const SLIP_TYPES = ['jpeg', 'pdf'] as const
export type SlipType = (typeof SLIP_TYPES)[number]
export const MAX_SLIP_BYTES = 5 * 1024 * 1024

export const RECEIPT_KINDS = ['receipt', 'tax_invoice'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** Requests of one employer that wait at the same time (decisions, 'Accounts'). */
export const MOST_PENDING = 5

const FILL_IN = 'Please fill in all required fields'

export const PaymentRequestInput = v.object({
  packageId: v.pipe(
    v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], FILL_IN), 0),
    v.integer(FILL_IN),
    v.minValue(1, FILL_IN),
    v.maxValue(2_147_483_647, FILL_IN),
  ),
  /** Toea, as the buyer was shown; the package decides. */
  amount: v.optional(v.number('Amount must be a number')),
  paymentMethod: choice(PAYMENT_METHODS, FILL_IN),
  /** 2,000 characters hold a bank's whole receipt. */
  paymentDetails: text(1, 2000, FILL_IN),
})
export type PaymentRequestInput = v.InferOutput<typeof PaymentRequestInput>

export const PaymentDecision = v.object({
  status: v.picklist(['approved', 'rejected'], 'Please choose approved or rejected'),
  adminNotes: optionalText(2000),
})
export type PaymentDecision = v.InferOutput<typeof PaymentDecision>

/** `search` is part of a company's name; of a request also of its reference. */
const filter = {
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  employerId: v.optional(id),
}
/** Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
const page = { page: v.optional(whole(1, 1_000_000)), limit: v.optional(whole(1, 100), '50') }

export const REQUEST_SORTS = ['newest', 'oldest', 'amount'] as const
export const PaymentRequestList = v.object({
  ...filter,
  ...page,
  status: oneOrAll(PAYMENT_STATUSES),
  sort: v.optional(v.picklist(REQUEST_SORTS), 'newest'),
})
export type PaymentRequestList = v.InferOutput<typeof PaymentRequestList>
export const TransactionFilter = v.object({ ...filter, ...StatementFilter.entries })
export type TransactionFilter = v.InferOutput<typeof TransactionFilter>
export const TransactionList = v.object({
  ...TransactionFilter.entries,
  ...page,
  sort: v.optional(v.picklist(['newest', 'oldest']), 'newest'),
})
export type TransactionList = v.InferOutput<typeof TransactionList>
