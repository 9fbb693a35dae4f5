import { describe, expect, test } from 'vitest'
import {
  countPanelFilters,
  readCvSearch,
  resultLine,
  searchTitle,
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

test('each choice in the panel is counted', () => {
  expect(countPanelFilters({ query: 'nurse', skills: ['a', 'b'], salaryRange: ['0-30000'] })).toBe(3)
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
  expect(totalText({ total: 550_000, totalIsExact: false }, 'candidate')).toBe('about 550,000 candidates')
})

test('the title names the search', () => {
  expect(searchTitle({})).toBe('Search CVs')
  expect(searchTitle({ query: 'nurse', location: 'Goroka' })).toBe('CVs for “nurse” in Goroka')
})

test('an empty search is offered again without each of its filters', () => {
  const search = { query: 'welder', location: 'lae', skills: ['Welding', 'Rigging'], page: 3 }
  expect(withoutEach(search, new Map([['lae', 'Lae']]))).toEqual([
    { label: '“welder”', href: '/search?location=lae&skills=Welding&skills=Rigging' },
    { label: 'Lae', href: '/search?query=welder&skills=Welding&skills=Rigging' },
    { label: 'the skills', href: '/search?query=welder&location=lae' },
  ])
})
