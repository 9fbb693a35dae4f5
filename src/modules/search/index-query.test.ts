import { expect, test } from 'vitest'
import { indexQuery, type Wanted } from './index-query.ts'
import { meantOptions } from './option-names.ts'

const nothing: Wanted = {
  words: [],
  places: undefined,
  categories: undefined,
  experiences: undefined,
  educations: undefined,
  skills: [],
  salaryRanges: [],
}
const word = (lexeme: string, place: number, ...others: string[]) => ({
  word: lexeme,
  place,
  lexemes: [lexeme, ...others],
  corrected: undefined,
})

test('asks for every CV when nothing is wanted', () => {
  expect(indexQuery(nothing)).toEqual({
    all: null,
    titled: null,
    skilled: null,
    words: null,
    phrase: null,
    heading: null,
    pay: null,
  })
})

test('asks for all words, each of them or its corrections, in the title first', () => {
  const query = indexQuery({
    ...nothing,
    words: [word('mangaer', 1, 'manag'), word('sale', 3)],
    categories: ['sales'],
  })
  expect(query).toEqual({
    all: ["'sale' & 'c=sales'", "('mangaer' | 'manag')"],
    titled: ["'t=sale' & 'c=sales'", "('t=mangaer' | 't=manag')"],
    skilled: ["'k=sale' & 'c=sales'", "('k=mangaer' | 'k=manag')"],
    words: "('mangaer' | 'manag' | 'sale')",
    phrase: "((('mangaer':A | 'manag':A) <2> 'sale':A) | ('mangaer' & 'sale'))",
    heading: "('mangaer':A | 'manag':A) & 'sale':A",
    pay: null,
  })
})

test('asks for pay by bands and by the exact ranges', () => {
  const query = indexQuery({
    ...nothing,
    salaryRanges: [
      { min: 30_000, max: 50_000 },
      { min: 950_000, max: null },
    ],
  })
  expect(query.all).toEqual(["('y=3' | 'y=4' | 'y=5' | 'y=27' | 'y=28')"])
  expect(query.pay).toBe('{[30000,50000],[950000,)}')
})

test('leaves pay to the rows when two other filters are narrow', () => {
  const salaryRanges = [{ min: 30_000, max: 50_000 }]
  const one = indexQuery({ ...nothing, educations: ['diploma'], salaryRanges })
  expect(one.all).toEqual(["'e=diploma'", "('y=3' | 'y=4' | 'y=5')"])
  const two = indexQuery({ ...nothing, educations: ['diploma'], categories: ['sales'], salaryRanges })
  expect(two).toMatchObject({ all: ["'c=sales' & 'e=diploma'"], pay: '{[30000,50000]}' })
})

test('finds nothing for choices that do not exist, and quotes what was typed', () => {
  const query = indexQuery({
    ...nothing,
    educations: [],
    skills: ["d'or \\"],
    places: { ids: [], words: ['kokoda', 'track'] },
  })
  expect(query.all).toEqual(["'e=' & 's=d''or \\\\'", "('l=' | ('p=kokoda' & 'p=track'))"])
})

test('asks for pairs of category and location unless they are too many', () => {
  const places = { ids: [1, 2], words: ['lae'] }
  const categories = ['sales', 'retail']
  const skills = ['excel']
  expect(indexQuery({ ...nothing, places, categories, skills }).all).toEqual([
    "'s=excel'",
    "(('g=sales.1' | 'g=sales.2' | 'g=retail.1' | 'g=retail.2') | ('p=lae' & ('c=sales' | 'c=retail')))",
  ])
  const everywhere = { ids: Array.from({ length: 26 }, (_, id) => id), words: [] }
  const [listed = '', inCategories] = indexQuery({ ...nothing, places: everywhere, categories }).all ?? []
  expect([listed.split(' | ').length, listed, inCategories]).toEqual([
    26,
    expect.stringContaining("'l=25'"),
    "('c=sales' | 'c=retail')",
  ])
})

test('asks for words that must be missing together with another part', () => {
  const excluded = [['bank']]
  const categories = ['sales', 'retail']
  expect(indexQuery({ ...nothing, excluded, categories }).all).toEqual([
    "('c=sales' | 'c=retail') & !('bank')",
  ])
  expect(indexQuery({ ...nothing, excluded, words: [word('sale', 1)] }).all).toEqual(["'sale' & !('bank')"])
  expect(indexQuery({ ...nothing, excluded }).all).toEqual(["!('bank')"])
})

test('understands options by value, other spelling and part of the label', () => {
  const labels = {
    entry: 'Entry level (0-2 years)',
    mid: 'Mid level (3-5 years)',
    executive: 'Executive (10+ years)',
  }
  expect(meantOptions('Mid', labels, {})).toEqual(['mid'])
  expect(meantOptions('expert', labels, { expert: 'executive' })).toEqual(['executive'])
  expect(meantOptions('level', labels, {})).toEqual(['entry', 'mid'])
  expect(meantOptions('constructor', labels, {})).toEqual([])
})
