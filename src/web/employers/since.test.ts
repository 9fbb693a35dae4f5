import { expect, test } from 'vitest'
import { since } from './since.ts'

const now = new Date('2026-11-21T00:00:00Z')

test('words begin small inside a sentence, months do not', () => {
  expect(since(now, now)).toBe('today')
  expect(since('2026-11-20T00:00:00Z', now)).toBe('yesterday')
  expect(since('2026-08-23T00:00:00Z', now)).toBe('23 Aug 2026')
})
