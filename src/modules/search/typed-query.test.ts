import { expect, test } from 'vitest'
import { readTyped, realWords } from './typed-query.ts'

// Rule (employers): Quotes, minus and OR do what they do in web searches
test.each([
  ['nurse -midwife', { words: 'nurse', excluded: ['midwife'] }],
  ['accountant -"south pacific" Lae', { words: 'accountant Lae', excluded: ['south pacific'] }],
  ['welder OR boilermaker', { words: 'welder boilermaker', either: [['welder', 'boilermaker']] }],
  ['"Site Manager"', { words: 'Site Manager', exact: new Set(['site', 'manager']) }],
  ['semi-trailer or b-double', { words: 'semi-trailer or b-double', excluded: [], either: [] }],
  ['OR nurse -', { words: 'nurse', excluded: [], either: [] }],
])('%s', (query, read) => {
  expect(readTyped(query)).toMatchObject(read)
})

// Rule (employers): Keyword search corrects no English word, acronym or name
test.each([
  ['petty cash clerk', ['petty', 'cash', 'clerk']],
  ['officer with CCNA and HSEQ', ['officer', 'with', 'ccna', 'and', 'hseq']],
  ['nurse Waruruai', ['nurse', 'waruruai']],
  ['Elektrician', []],
  ['ELEKTRICIAN', []],
  ['mangaer', []],
])('in "%s" these are no typing errors: %s', (query, real) => {
  expect([...realWords(query)]).toEqual(real)
})
