import { describe, expect, test } from 'vitest'
import {
  activeFilters,
  describeSearch,
  readCvSearch,
  readKina,
  resultLine,
  searchTitle,
  toApiQuery,
  toFields,
  toggled,
  totalText,
  withoutEach,
  withPage,
} from './cv-search.ts'

describe('readCvSearch', () => {
  test('reads what a form sends without JavaScript, and drops empty and default values', () => {
    const form = { query: ' welder ', location: '', category: 'all', sortBy: 'relevance', page: '1' }
    expect(readCvSearch({ ...form, skills: 'MIG', education: ['diploma', 'phd', 'phd'] })).toEqual({
      query: 'welder',
      skills: ['MIG'],
      education: ['diploma', 'phd'],
    })
  })

  test.each([
    { sortBy: 'name' },
    { page: '0' },
    { page: '-3' },
    { page: '2.5' },
    { page: 'two' },
    { salaryRange: ['50000', '80000-50000', 'K30k', '30000-50000-80000'] },
    { spelling: 'typed' },
    { query: { $ne: '' }, unknown: 'x' },
  ])('accepts every address: %o', (raw) => {
    expect(readCvSearch(raw)).toEqual({})
  })

  test('keeps salary ranges, also the one without an upper limit', () => {
    const salaryRange = ['0-30000', '120000-']
    expect(readCvSearch({ salaryRange })).toEqual({ salaryRange })
  })
})

test('the first page has no number in its address', () => {
  expect(withPage({ query: 'nurse', page: 4 }, 1)).toEqual({ query: 'nurse' })
  expect(withPage({ query: 'nurse' }, 2)).toEqual({ query: 'nurse', page: 2 })
})

test('a choice is added to the search or removed from it, and the list begins again', () => {
  const search = { query: 'nurse', experience: ['mid'], page: 3 }
  expect(toggled(search, 'experience', 'senior')).toEqual({ query: 'nurse', experience: ['mid', 'senior'] })
  expect(toggled(search, 'experience', 'mid')).toEqual({ query: 'nurse' })
})

test('each active filter has words and the search without it', () => {
  const search = {
    ...{ query: 'nurse', location: 'lae', experience: ['mid', 'senior'], salaryRange: ['0-30000', '45000-'] },
    ...{ maxSalary: 'K60k', hideOpened: true, days: 30, page: 2 },
  }
  const filters = activeFilters(search, new Map([['lae', 'Lae']]))
  expect(filters.map(({ label }) => label)).toEqual([
    'Lae',
    'Up to K60k',
    '3-5 years',
    '6-10 years',
    'Less than K30k',
    'From K45k',
    'Not opened yet',
    'New in the last 30 days',
  ])
  expect(filters[2]?.without).toMatchObject({ query: 'nurse', experience: ['senior'] })
  expect(filters[2]?.without).not.toHaveProperty('page')
})

describe('readKina', () => {
  test.each([
    ['60000', 60_000],
    ['60,000', 60_000],
    ['60 000', 60_000],
    ['K60k', 60_000],
    ['k 7.5K', 7500],
  ])('%s is K%i a year', (typed, kina) => {
    expect(readKina(typed)).toBe(kina)
  })

  test.each(['', 'lots', '-5', '0', '99999999999', '60-80'])('%s is not an amount', (typed) => {
    expect(readKina(typed)).toBeUndefined()
  })
})

test('a search becomes the parameters of the call', () => {
  expect(toApiQuery({ query: 'nurse', maxSalary: 'K60k', hideOpened: true, page: 2, show: 'cards' })).toEqual(
    {
      query: 'nurse',
      salaryMax: '60000',
      hideOpened: 'true',
      page: '2',
      facets: 'true',
    },
  )
})

test('a search is saved without its page and its look, under a name that describes it', () => {
  const search = { query: 'welder', location: 'Lae', skills: ['MIG'], maxSalary: 'K60k', page: 3 }
  expect(toFields({ ...search, show: 'cards' })).toEqual({
    query: 'welder',
    location: 'Lae',
    skills: ['MIG'],
    experience: [],
    education: [],
    salaryRange: [],
    maxSalary: 60_000,
    hideOpened: false,
  })
  expect(describeSearch({ ...search, education: ['certificate'] })).toBe('welder, MIG, Certificate in Lae')
  expect(describeSearch({})).toBe('CVs')
})

const exact = { total: 34, totalIsExact: true }

test('the result line says how many were found, for which words and where', () => {
  expect(resultLine(exact, {}, undefined)).toBe('34 CVs')
  expect(resultLine({ ...exact, total: 1 }, { query: 'welder' }, 'Lae')).toBe('1 CV for “welder” in Lae')
  expect(resultLine({ ...exact, correctedQuery: 'welder' }, { query: 'weldr' }, undefined)).toBe(
    '34 CVs for “welder”',
  )
  expect(resultLine({ total: 0, totalIsExact: true }, { query: 'x' }, 'Lae')).toBe('No CVs for “x” in Lae')
  expect(resultLine({ total: 550_000, totalIsExact: false }, {}, undefined)).toBe('About 550,000 CVs')
  expect(totalText({ total: 550_000, totalIsExact: false })).toBe('about 550,000 CVs')
})

test('the title names the search', () => {
  expect(searchTitle({})).toBe('Search CVs')
  expect(searchTitle({ query: 'nurse', location: 'Goroka' })).toBe('CVs for “nurse” in Goroka')
})

test('an empty search is offered again without each of its filters', () => {
  const search = { query: 'welder', location: 'lae', skills: ['Welding', 'Rigging'], page: 3 }
  expect(withoutEach(search, new Map([['lae', 'Lae']]))).toEqual([
    {
      filter: 'query',
      key: 'query',
      label: '“welder”',
      without: { location: 'lae', skills: ['Welding', 'Rigging'] },
    },
    {
      filter: 'location',
      key: 'location',
      label: 'Lae',
      without: { query: 'welder', skills: ['Welding', 'Rigging'] },
    },
    {
      filter: 'skills',
      key: 'skills:Welding',
      label: 'Welding',
      without: { query: 'welder', location: 'lae', skills: ['Rigging'] },
    },
    {
      filter: 'skills',
      key: 'skills:Rigging',
      label: 'Rigging',
      without: { query: 'welder', location: 'lae', skills: ['Welding'] },
    },
  ])
})
