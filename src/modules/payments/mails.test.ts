import { expect, test } from 'vitest'
import { outcomeMail } from './mails.ts'

const request = { reference: 'PNG-LVXH', amount: 10_000, adminNotes: '' }

// Rule (payments): The mail about a payment names its reference, and says "1 credit" in the singular
test('the mail about a payment names its reference, and says "1 credit" in the singular', () => {
  const approved = outcomeMail({ ...request, status: 'approved', packageCredits: 1 })
  expect(approved.paragraphs[0]).toContain(
    'We received your payment of K100.00 with the reference PNG-LVXH. 1 credit is now in your account.',
  )
  const rejected = outcomeMail({ ...request, status: 'rejected', packageCredits: 10 })
  expect(rejected.paragraphs).toEqual([
    'We could not verify your payment of K100.00 with the reference PNG-LVXH for 10 credits, so no credits were added.',
  ])
})
