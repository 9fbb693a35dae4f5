import { DAY } from '../../shared/time.ts'
import { REPORT_DAYS } from './limits.ts'

const reportableSince = (now: Date): Date => new Date(now.getTime() - REPORT_DAYS * DAY)

export type Payment = {
  id: number
  accessType: 'view' | 'download' | 'application'
  creditsUsed: number
  createdAt: Date
}

export type Claim = {
  /** The employer's access to the CV. */
  accessId: number
  /** The credits that would be refunded: never more than was paid. */
  credits: number
  /** The time until which the last payment can be reported. */
  until: Date
}

/**
 * Returns the refund that an employer can get for one CV; undefined without access or when every payment is too old.
 */
export function claimOf(payments: readonly Payment[], now: Date): Claim | undefined {
  const opening = payments.find(({ accessType }) => accessType === 'view')
  const since = reportableSince(now)
  const young = payments.filter(({ creditsUsed, createdAt }) => creditsUsed > 0 && createdAt > since)
  if (!opening || young.length === 0) return undefined
  const last = Math.max(...young.map(({ createdAt }) => createdAt.getTime()))
  return {
    accessId: opening.id,
    credits: young.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0),
    until: new Date(last + REPORT_DAYS * DAY),
  }
}
