import { expect, test } from 'vitest'
import { formatMonth, lastMonths } from './dates.ts'

test('months are those of Port Moresby, the current one last', () => {
  expect(lastMonths(new Date('2025-12-31T15:00:00Z'), 3)).toEqual(['2025-11', '2025-12', '2026-01'])
  expect(formatMonth('2026-01')).toBe('Jan 2026')
})
