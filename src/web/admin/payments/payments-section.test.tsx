import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { EmployerChoice } from './credit-transactions.tsx'
import { type Decision, PaymentDialog } from './payment-dialog.tsx'
import type { AdminPaymentRequest } from './payments-queries.ts'
import { PaymentsSection } from './payments-section.tsx'

const request = (id: number, status: AdminPaymentRequest['status']): AdminPaymentRequest => ({
  id,
  employerId: 3,
  employerName: 'Rigo Rubber',
  packageId: 2,
  packageName: 'Business',
  packageCredits: 50,
  amount: 45_050,
  reference: `PNG-7K4${id}`,
  status,
  paymentMethod: 'check',
  paymentDetails: 'From the department',
  slipType: null,
  slipAt: null,
  adminNotes: 'Asked twice',
  processedBy: null,
  processedByName: null,
  processedAt: null,
  createdAt: '2026-03-02T01:30:00.000Z',
})
const REQUESTS = '/api/admin/payment-requests'

// Rule (payments): A payment request shows its number, employer, package, amount, method, state, note and day
test('a request shows number, employer, package, credits, amount in kina, method, status, note and day', async () => {
  const shown = await renderAdmin(PaymentsSection, { answers: { [REQUESTS]: [request(12, 'pending')] } })
  expect(shown.headings).toEqual(['Payment Management', 'Payment requests'])
  expect(shown.columns).toEqual(['Reference', 'Employer', 'Amount', 'Method', 'Status', 'Actions'])
  const [reference, employer, amount, method, status] = shown.cells
  expect(reference).toMatch(/PNG-7K412 Request 12, 2 Mar 2026/)
  expect([employer, amount]).toEqual(['Rigo Rubber', 'K450.50 Business, 50 credits'])
  expect([method, status]).toEqual(['Government cheque From the department', 'Pending Asked twice'])
})

// Rule (payments): Only pending requests can be approved or rejected
test('only a waiting request can be approved or rejected', async () => {
  const all = (['pending', 'approved', 'rejected', 'cancelled'] as const).map((status, id) =>
    request(id, status),
  )
  const { html } = await renderAdmin(PaymentsSection, {
    search: '?section=payments&status=all',
    answers: { [REQUESTS]: all },
  })
  expect(html.match(/aria-label="(Approve|Reject) request [^"]*"/g)).toEqual([
    'aria-label="Approve request PNG-7K40"',
    'aria-label="Reject request PNG-7K40"',
  ])
})

// Rule (payments): A rejection from the list has the note "Payment verification failed" by default
test.each([
  ['approved', 'Approve this payment?', ''],
  ['rejected', 'Reject this payment?', 'Payment verification failed'],
] as const)('a request that is %s from the list has its note', async (decision: Decision, title, note) => {
  const { headings, html } = await renderAdmin(() => (
    <PaymentDialog request={request(12, 'pending')} decision={decision} onClose={() => undefined} />
  ))
  expect(headings).toContain(title)
  expect(html).toMatch(new RegExp(`<textarea[^>]*name="adminNotes"[^>]*>${note}</textarea>`))
})

test('waiting requests are shown first, until another status is chosen', async () => {
  const asked: (string | null)[] = []
  const answers = {
    [REQUESTS]: (query: URLSearchParams) => {
      asked.push(query.get('status'))
      return []
    },
  }
  await renderAdmin(PaymentsSection, { answers })
  await renderAdmin(PaymentsSection, { answers, search: '?section=payments&status=all' })
  expect(asked).toEqual(['pending', null])
})

// Rule (payments): A transaction shows when, whose, which type, why, how many credits with their sign, and the balance
test('transactions: date, employer, type, description, signed credits and balance', async () => {
  const spent = {
    id: 1,
    employerId: 3,
    employerName: 'Rigo Rubber',
    type: 'usage',
    description: 'Opened a CV',
    amount: -2,
    balanceAfter: 1048,
    relatedId: null,
    adminName: null,
    createdAt: '2026-03-02T01:30:00.000Z',
  }
  const { columns, cells, buttons } = await renderAdmin(PaymentsSection, {
    search: '?section=payments&tab=transactions',
    answers: { '/api/admin/credit-transactions': [spent, { ...spent, id: 2, amount: 1050 }] },
  })
  expect(columns).toEqual(['Date', 'Employer', 'Type', 'Description', 'Credits', 'Balance'])
  expect(cells.slice(1, 6)).toEqual(['Rigo Rubber', 'Usage', 'Opened a CV', '-2', '1,048'])
  expect(cells[10]).toBe('+1,050')
  expect(buttons).toContain('Add credits')
})

// Rule (payments): Credits can be added to any employer from the page of transactions
test('credits are added in the ledger: every employer can be chosen and is shown with its balance', async () => {
  const employer = { id: 3, companyName: 'Rigo Rubber', credits: 1 }
  const { buttons, text } = await renderAdmin(() => <EmployerChoice onChoose={() => undefined} />, {
    answers: {
      '/api/admin/employers': [employer, { ...employer, id: 4, companyName: 'Tufi Timber', credits: 0 }],
    },
  })
  expect(buttons).toEqual(['Rigo Rubber 1 credit', 'Tufi Timber 0 credits'])
  expect(text).not.toContain('to find others')
  const many = await renderAdmin(() => <EmployerChoice onChoose={() => undefined} />, {
    answers: { '/api/admin/employers': Array.from({ length: 9 }, (_, id) => ({ ...employer, id })) },
  })
  expect([many.buttons.length, many.text]).toEqual([8, expect.stringContaining('to find others')])
})
