import { expect, test } from 'vitest'
import type { OwnPaymentRequest } from './queries.ts'
import { requestTimeline } from './request-table.tsx'

const ASKED: OwnPaymentRequest = {
  id: 1,
  employerId: 1,
  packageId: 1,
  packageName: 'Business',
  packageCredits: 50,
  amount: 45_000,
  reference: 'PNG-7K4Q',
  status: 'pending',
  paymentMethod: 'bank_transfer',
  paymentDetails: 'BSP',
  slipType: null,
  slipAt: null,
  adminNotes: '',
  processedAt: null,
  createdAt: '2026-11-20T00:00:00Z',
}
const words = (changes: Partial<OwnPaymentRequest>) =>
  requestTimeline({ ...ASKED, ...changes }).map(({ what, note }) => (note ? `${what}: ${note}` : what))

test('a request shows what happened and what comes next', () => {
  expect(words({})).toEqual(['Requested', 'We confirm within one business day'])
  const slipAt = '2026-11-20T01:00:00Z'
  const processedAt = '2026-11-21T00:00:00Z'
  expect(words({ slipAt, status: 'approved', processedAt, adminNotes: 'Seen' })).toEqual([
    'Requested',
    'Slip sent',
    'Approved: Seen',
  ])
  expect(words({ status: 'rejected', processedAt })).toEqual(['Requested', 'Rejected'])
  expect(words({ status: 'cancelled', processedAt })).toEqual(['Requested', 'Cancelled by you'])
})
