import { expect, test } from 'vitest'
import { addTags } from './tags-input.tsx'

// Rule (input): Skills are trimmed, and empty ones are dropped
test('trims, splits at commas and keeps order', () => {
  expect(addTags(['Welding'], '  Rigging ,  Forklift   licence ,, ')).toEqual([
    'Welding',
    'Rigging',
    'Forklift licence',
  ])
})

// Rule (input): A skill is added only once
test('takes no word twice, in upper or lower case', () => {
  expect(addTags(['SQL'], 'sql, Sql, Excel, excel')).toEqual(['SQL', 'Excel'])
})

// Rule (input): No more skills are added than allowed
test('stops at the maximum', () => {
  expect(addTags(['a', 'b'], 'c, d', 3)).toEqual(['a', 'b', 'c'])
})
