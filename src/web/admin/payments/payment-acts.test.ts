import { expect, test } from 'vitest'
import { answeringClient, shownToast } from '../../../../tests/support/answering-client.ts'
import { createQueryClient } from '../../app/loading/query-client.ts'
import { addCredits, decidePayment, decideProposal } from './payment-acts.ts'

const queryClient = createQueryClient()
const request = { id: 12, employerName: 'Rigo Rubber', packageCredits: 50 }
const proposal = { id: 8, employerName: 'Rigo Rubber', request: { packageCredits: 50 } }
const employer = { id: 3, companyName: 'Rigo Rubber' }
const idempotencyKey = 'key'

// Rule (payments): A decision about a payment is sent with its note, once
test.each([
  ['approved', 'Rigo Rubber: 50 credits.'],
  ['rejected', 'Rigo Rubber gets no credits.'],
] as const)('a payment is %s once, with a note, and a toast confirms it', async (status, told) => {
  const { client, sent } = answeringClient(200, {})
  const input = { status, adminNotes: 'Seen' }
  await decidePayment({ client, queryClient }, request, { input, idempotencyKey })
  expect(sent).toEqual([['POST', '/api/admin/payment-requests/12/process', input, 'key']])
  expect(shownToast()).toEqual([`Payment ${status}`, told, undefined])
})

// Rule (payments): Credits are added by hand with a reason, once
test.each([
  [7, 'Credits added'],
  [-7, 'Credits removed'],
])('%i credits by hand are sent once, with the reason, and a toast confirms it', async (credits, title) => {
  const { client, sent } = answeringClient(200, {})
  const input = { credits, description: 'Asked for by phone' }
  await addCredits({ client, queryClient }, employer, { input, idempotencyKey })
  expect(sent).toEqual([['POST', '/api/admin/employers/3/add-credits', input, 'key']])
  expect(shownToast()).toEqual([title, 'Rigo Rubber: 7 credits.', undefined])
})

test.each([
  ['approve', ['key'], ['Payment approved', 'Rigo Rubber: 50 credits.', undefined]],
  ['dismiss', [], ['Line dismissed', undefined, undefined]],
] as const)('a line of a statement is %s, and a toast confirms it', async (input, key, toast) => {
  const { client, sent } = answeringClient(200, {})
  await decideProposal({ client, queryClient }, proposal, { input, idempotencyKey })
  expect(sent).toEqual([['POST', `/api/admin/payment-proposals/8/${input}`, ...key]])
  expect(shownToast()).toEqual(toast)
})

// Rule (payments): A decision that fails shows what failed, with the server's message
test('a failure is shown in a toast with the words of the server', async () => {
  const page = { client: answeringClient(409, { message: 'Too late' }).client, queryClient }
  const decision = { status: 'approved', adminNotes: '' } as const
  await expect(decidePayment(page, request, { input: decision, idempotencyKey })).rejects.toThrow('Too late')
  expect(shownToast()).toEqual(['Failed to process payment request.', 'Too late', 'destructive'])
  for (const input of ['approve', 'dismiss'] as const) {
    await expect(decideProposal(page, proposal, { input, idempotencyKey })).rejects.toThrow('Too late')
    expect(shownToast()).toEqual(['Failed to process payment request.', 'Too late', 'destructive'])
  }
  const credits = { credits: 1, description: 'x' }
  await expect(addCredits(page, employer, { input: credits, idempotencyKey })).rejects.toThrow('Too late')
  expect(shownToast()).toEqual(['Failed to add credits.', 'Too late', 'destructive'])
})
