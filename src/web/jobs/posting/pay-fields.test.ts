import { expect, test } from 'vitest'
import { minimumWageNote } from './pay-fields.tsx'

const in2026 = new Date('2026-11-21T00:00:00Z')

test.each([
  [4.99, 'hour', 'K5.00 an hour, K400.00 for a fortnight of 80 hours'],
  [5, 'hour', ''],
  [399, 'fortnight', 'below the legal minimum wage of 2026'],
  [400, 'fortnight', ''],
  [866, 'month', 'K5.00'],
  [867, 'month', ''],
  [10_399, 'year', 'K5.00'],
  [10_400, 'year', ''],
  [null, 'hour', ''],
] as const)('K%s for one %s: %j', (lowest, period, note) => {
  const said = minimumWageNote(lowest, period, in2026)
  expect(note === '' ? said : said.includes(note)).toBe(note === '' ? '' : true)
})

test('the minimum wage is that of the year in Port Moresby', () => {
  expect(minimumWageNote(5.2, 'hour', new Date('2026-12-31T13:59:00Z'))).toBe('')
  expect(minimumWageNote(5.2, 'hour', new Date('2026-12-31T14:00:00Z'))).toContain('K5.25')
})
