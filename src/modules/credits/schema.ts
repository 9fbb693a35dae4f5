import * as v from 'valibot'
import { oneOrAll, optionalDay, text, whole } from '../../shared/fields.ts'

/** `refund` is ours: credits that come back (decisions, 'Accounts'). */
export const TRANSACTION_TYPES = ['purchase', 'admin_adjustment', 'usage', 'refund'] as const

export const TRANSACTION_LABELS: Record<(typeof TRANSACTION_TYPES)[number], string> = {
  purchase: 'Purchase',
  admin_adjustment: 'Adjustment',
  usage: 'Usage',
  refund: 'Refund',
}

const CREDITS_MESSAGE = 'Credits must be a whole number other than 0, within 10,000'
/** Credits to add, or to take away when negative, with the reason that the ledger keeps (decisions, 'Accounts'). */
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

/** What the caller was shown before it spends. Credits. */
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

/** Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
export const StatementPage = v.object({
  ...StatementFilter.entries,
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
})
export type StatementPage = v.InferOutput<typeof StatementPage>
