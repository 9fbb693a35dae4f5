import type { OwnPaymentRequest } from './queries.ts'

/** `at`: undefined for what is still to come. */
export type TimelineStep = { what: string; at: string | undefined; note?: string | undefined }

const OUTCOMES = { approved: 'Approved', rejected: 'Rejected', cancelled: 'Cancelled by you' } as const

/** What became of a payment request, oldest first, with the administrator's note. */
export function requestTimeline(request: OwnPaymentRequest): TimelineStep[] {
  const { status, createdAt, slipAt, processedAt, adminNotes } = request
  return [
    { what: 'Asked', at: createdAt },
    ...(slipAt ? [{ what: 'Slip sent', at: slipAt }] : []),
    status === 'pending'
      ? { what: 'We confirm within one business day', at: undefined }
      : { what: OUTCOMES[status], at: processedAt ?? undefined, note: adminNotes || undefined },
  ]
}
