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

// The reason of the match is shown instead.
test.each([
  [
    'I am a married nurse of 35. Ten years as nurse in a clinic.',
    ['nurse', 'married'],
    'Ten years as nurse in a clinic.',
  ],
  ['I am a 35 year old married mother of three and a nurse.', ['nurse'], ''],
  ['I am a married nurse. I like to fish.', ['nurse'], ''],
  ['I am a Catholic from Buka. I like to fish.', ['nurse'], 'I like to fish.'],
])('a sentence about sex, age, family, religion or origin is not quoted: "%s"', (summary, asked, quoted) => {
  expect(
    quoteOf(summary, asked)
      .map(({ text }) => text)
      .join(''),
  ).toBe(quoted)
})
