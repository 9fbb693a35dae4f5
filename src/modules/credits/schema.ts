import * as v from 'valibot'
import { text } from '../../shared/fields.ts'

/** `refund` is ours: credits that come back (decisions, 'Accounts'). */
export const TRANSACTION_TYPES = ['purchase', 'admin_adjustment', 'usage', 'refund'] as const

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
