import { expect, it } from 'vitest'
import { messageOutcome } from './message-outcome.ts'

it('tells how many were reached, and why the others were not', () => {
  const results = ['sent', 'sent', 'withdrawn', 'closed', 'closed'].map((result) => ({ result }))
  expect(messageOutcome(results)).toBe(
    'Sent to 2 people. Not sent: 1 person has withdrawn; 2 conversations are closed.',
  )
  expect(messageOutcome([{ result: 'sent' }])).toBe('Sent to 1 person.')
})
