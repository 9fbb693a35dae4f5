import { expect, it } from 'vitest'
import { messageOutcome } from './bulk-status-dialog.tsx'

it('the result says how many people got the message, and why the others did not', () => {
  const results = ['sent', 'sent', 'withdrawn', 'closed', 'closed'].map((result) => ({ result }))
  expect(messageOutcome(results)).toBe(
    'Sent to 2 people. Not sent: 1 person has withdrawn; 2 conversations are closed.',
  )
  expect(messageOutcome([{ result: 'sent' }])).toBe('Sent to 1 person.')
})
