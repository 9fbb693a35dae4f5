import { expect, test } from 'vitest'
import { addTags } from './tags.ts'

test('trims, splits at commas and keeps order', () => {
  expect(addTags(['Welding'], '  Rigging ,  Forklift   licence ,, ')).toEqual([
    'Welding',
    'Rigging',
    'Forklift licence',
  ])
})

test('takes no word twice, whatever its case', () => {
  expect(addTags(['SQL'], 'sql, Sql, Excel, excel')).toEqual(['SQL', 'Excel'])
})

test('stops at the most allowed', () => {
  expect(addTags(['a', 'b'], 'c, d', 3)).toEqual(['a', 'b', 'c'])
})
