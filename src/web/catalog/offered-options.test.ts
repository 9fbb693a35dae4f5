import { expect, test } from 'vitest'
import { offeredOptions } from './offered-options.ts'

test('the category that stands there already can stay, though it is no longer offered', () => {
  const trades = { slug: 'trades', name: 'Trades' }
  expect(offeredOptions([trades], 'real-estate')).toEqual([
    { value: 'trades', label: 'Trades' },
    { value: 'real-estate', label: 'Real estate (no longer offered)' },
  ])
  expect(offeredOptions([trades], 'trades')).toHaveLength(1)
  expect(offeredOptions([trades], '')).toHaveLength(1)
})
