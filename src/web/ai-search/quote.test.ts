import { expect, test } from 'vitest'
import { quoteOf } from './quote.ts'

const SUMMARY =
  'Reliable person from Lae. Eight years on Kenworth and Volvo prime movers, the last three as leading hand.'

// Rule (AI search): A result quotes the sentence of the CV that says most of what was asked, with these words marked
test('the sentence with the most of the asked words is quoted, and they are marked', () => {
  const parts = quoteOf(SUMMARY, ['Kenworth', 'prime mover', 'Diesel Fitter'])
  expect(parts.map(({ text }) => text).join('')).toBe(
    'Eight years on Kenworth and Volvo prime movers, the last three as leading hand.',
  )
  expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['Kenworth', 'prime movers'])
})

test.each([
  ['', ['nurse'], []],
  ['Ward nurse. Two years.', [], ['Ward nurse.']],
  ['Worked with C++ and .NET (2.5 years).', ['C++ code'], ['Worked with C++ and .NET (2.5 years).']],
])('of "%s" for %o the quote is %o', (summary, asked, quoted) => {
  expect(quoteOf(summary, asked).map(({ text }) => text)).toEqual(quoted)
})
