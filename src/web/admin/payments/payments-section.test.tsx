import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { EmployerChoice } from './credit-transactions.tsx'
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

// Rule (payments): A payment request shows its reference, employer, package, amount, method, wait and state
test('a request shows employer, reference, amount in kina, package, credits, method, wait and status', async () => {
  const shown = await renderAdmin(PaymentsSection, {
    answers: { [REQUESTS]: [request(12, 'pending'), request(13, 'rejected')] },
  })
  expect(shown.headings).toEqual(['Payment Management', 'Import a bank statement', 'Payment requests'])
  const heads = ['Employer', 'Reference', 'Amount', 'Method', 'Requested', 'Status', 'Actions']
  expect(shown.columns).toEqual(heads)
  const [employer, reference, amount, method, wait, status, act] = shown.cells
  expect([employer, reference]).toEqual(['Rigo Rubber', 'PNG-7K412'])
  expect([amount, method]).toEqual(['K450.50 50 credits', 'Government cheque'])
  expect(wait).toMatch(/^\d+ days waiting$/)
  expect([status, act]).toEqual(['Pending', 'Decide'])
  expect(shown.cells.at(-1)).toBe('Open')
})

// Rule (payments): Only pending requests can be approved or rejected
test.each(['pending', 'approved', 'rejected', 'cancelled'] as const)(
  'only a waiting request can be decided, beside its details: %s',
  async (status) => {
    const { buttons, facts, text } = await renderAdmin(PaymentsSection, {
      search: '?section=payments&status=all&open=%2212%22',
      answers: { [REQUESTS]: [request(12, status)], '/api/admin/payment-proposals': [] },
    })
    const decisions = status === 'pending' ? ['Reject', 'Approve'] : []
    expect(buttons.filter((label) => /Reject|Approve/.test(label))).toEqual(decisions)
    expect(facts.join()).toContain('From the department')
    expect(text.includes('Waiting')).toBe(status === 'pending')
  },
)

// Rule (payments): Waiting requests are shown first, the oldest on top
test('waiting requests are shown first, the oldest on top, until another status is chosen', async () => {
  const asked: (string | null)[][] = []
  const answers = {
    [REQUESTS]: (query: URLSearchParams) => {
      asked.push([query.get('status'), query.get('sort')])
      return []
    },
  }
  await renderAdmin(PaymentsSection, { answers })
  await renderAdmin(PaymentsSection, { answers, search: '?section=payments&status=all' })
  expect(asked).toEqual([
    ['pending', 'oldest'],
    [null, 'newest'],
  ])
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
