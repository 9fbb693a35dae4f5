import * as v from 'valibot'
import { oneOrAll, optionalDay, text } from '../../shared/fields.ts'
import { paging } from '../../shared/lists.ts'

/** `refund`: credits that the employer gets back. */
export const TRANSACTION_TYPES = ['purchase', 'admin_adjustment', 'usage', 'refund'] as const

export const TRANSACTION_LABELS: Record<(typeof TRANSACTION_TYPES)[number], string> = {
  purchase: 'Purchase',
  admin_adjustment: 'Adjustment',
  usage: 'Usage',
  refund: 'Refund',
}

/** How the description of a row begins that spends credits; after it and a colon comes the title of the CV or job. */
export const SPENDINGS = {
  opened: 'CV opened',
  downloaded: 'CV downloaded',
  posted: 'Job posted',
  renewed: 'Job renewed',
} as const

const CREDITS_MESSAGE = 'Credits must be a whole number other than 0, within 10,000'
/** Credits to add, or to remove if negative, with the reason that is kept in the ledger. */
export const CreditAdjustment = v.object({
  credits: v.pipe(
    v.number(CREDITS_MESSAGE),
    v.integer(CREDITS_MESSAGE),
    v.minValue(-10_000, CREDITS_MESSAGE),
    v.maxValue(10_000, CREDITS_MESSAGE),
    v.notValue(0, CREDITS_MESSAGE),
  ),
  description: text(1, 500, 'Please give a reason'),
})
export type CreditAdjustment = v.InferOutput<typeof CreditAdjustment>

/** The price in credits that the caller was shown before it spends. */
export const expectedCost = v.optional(
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.integer(), v.minValue(0)),
)

/** Both days count, by the calendar of Port Moresby. */
export const StatementFilter = v.object({
  type: oneOrAll(TRANSACTION_TYPES),
  from: optionalDay,
  to: optionalDay,
})
export type StatementFilter = v.InferOutput<typeof StatementFilter>

export const StatementPage = v.object({
  ...StatementFilter.entries,
  ...paging,
})
export type StatementPage = v.InferOutput<typeof StatementPage>
