import { expect, test } from 'vitest'
import { closesSoon, closingState, closingText } from './job-facts.ts'

const now = new Date('2026-11-21T02:00:00Z')

test.each([
  ['2026-11-21T13:59:59Z', true, 'Closes today'],
  ['2026-11-22T13:59:59Z', true, 'Closes tomorrow'],
  ['2026-12-05T13:59:59Z', true, 'Closes 5 Dec (14 days)'],
  ['2026-11-10T13:59:59Z', false, 'Closed 10 Nov 2026'],
  ['2026-12-05T13:59:59Z', false, 'Closed 21 Nov 2026'],
  [null, false, ''],
])('a job that ends at %s (open: %s): %s', (endsAt, isOpen, text) =>
  expect(closingText(endsAt, isOpen, now)).toBe(text),
)

test.each([
  ['2026-11-21T13:59:59Z', true, 'Closes today'],
  ['2026-11-22T13:59:59Z', true, 'Closes tomorrow'],
  ['2026-11-24T13:59:59Z', true, 'Closes in 3 days'],
  ['2026-11-20T13:59:59Z', true, 'Closed'],
  ['2026-11-24T13:59:59Z', false, 'Closed'],
])('a saved job that ends at %s (open when saved: %s): %s', (endsAt, isOpen, state) =>
  expect(closingState(endsAt, isOpen, now)).toBe(state),
)

test('a job that closes in three days closes soon', () => {
  expect(closesSoon('2026-11-24T13:59:59Z', now)).toBe(true)
  expect(closesSoon('2026-11-25T13:59:59Z', now)).toBe(false)
})
