import type { TRANSACTION_TYPES } from '../../modules/credits/schema.ts'

export const TRANSACTION_LABELS: Record<(typeof TRANSACTION_TYPES)[number], string> = {
  purchase: 'Purchase',
  admin_adjustment: 'Adjustment',
  usage: 'Usage',
  refund: 'Refund',
}

/** `+50`, `−2`: with a true minus, which lines up with the plus. */
export function signedCredits(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${Math.abs(amount).toLocaleString('en-AU')}`
}
