import { expect, test } from 'vitest'
import { offeredOptions } from './entry-options.ts'

// Rule (catalogue): A form keeps the deactivated category that its CV or job already has
test('a CV can keep its category after the category is no longer offered', () => {
  const trades = { slug: 'trades', name: 'Trades' }
  expect(offeredOptions([trades], 'real-estate')).toEqual([
    { value: 'trades', label: 'Trades' },
    { value: 'real-estate', label: 'Real estate (no longer offered)' },
  ])
  expect(offeredOptions([trades], 'trades')).toHaveLength(1)
  expect(offeredOptions([trades], '')).toHaveLength(1)
})
