import { expect, test } from 'vitest'
import { categoryOptions } from './category-options.ts'

test('the category that stands there already can stay, though it is no longer offered', () => {
  const trades = { slug: 'trades', name: 'Trades' }
  expect(categoryOptions([trades], 'real-estate')).toEqual([
    { value: 'trades', label: 'Trades' },
    { value: 'real-estate', label: 'Real estate (no longer offered)' },
  ])
  expect(categoryOptions([trades], 'trades')).toHaveLength(1)
  expect(categoryOptions([trades], '')).toHaveLength(1)
})
