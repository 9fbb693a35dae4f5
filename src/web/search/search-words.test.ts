import { describe, expect, test } from 'vitest'
import { describeWords, readKina, readSearchWords, toApiQuery, toFields } from './search-words.ts'

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

describe('search words', () => {
  test('keep typed text, trimmed, and drop empty and unknown values', () => {
    expect(
      readSearchWords({ query: ' welder ', location: '', education: ['x'], other: 'y', page: '3' }),
    ).toEqual({ query: 'welder', page: 3 })
  })

  test('an impossible page number becomes the first page', () => {
    for (const page of ['0', '-1', '1.5', 'x', '1', undefined]) expect(readSearchWords({ page })).toEqual({})
  })

  test('become the parameters of the call; text that is not an amount does not filter', () => {
    expect(toApiQuery({ query: 'nurse', maxSalary: 'K60k', page: 2 })).toEqual({
      query: 'nurse',
      salaryMax: '60000',
      page: '2',
    })
    expect(toApiQuery({ maxSalary: 'lots' })).toEqual({})
    expect(toApiQuery({ skills: ['MIG'], hideOpened: true, days: 30, sortBy: 'date' })).toEqual({
      skills: ['MIG'],
      hideOpened: 'true',
      days: '30',
      sortBy: 'date',
    })
  })

  test('are read from a form and an address in the same way', () => {
    const words = { skills: ['MIG', 'TIG'], hideOpened: true, days: 30, sortBy: 'salary' }
    expect(readSearchWords({ ...words, skills: ['MIG', ' ', 'TIG', 'mig'] })).toEqual(words)
    expect(readSearchWords({ skills: 'MIG', hideOpened: 'true', days: '30' })).toEqual({
      skills: ['MIG'],
      hideOpened: true,
      days: 30,
    })
    expect(readSearchWords({ hideOpened: 'no', days: '31', sortBy: 'relevance', skills: '' })).toEqual({})
  })

  test('are saved without the page number, under a name that describes them', () => {
    const words = { query: 'welder', location: 'Lae', skills: ['MIG'], maxSalary: 'K60k', page: 3 }
    expect(toFields(words)).toEqual({
      query: 'welder',
      location: 'Lae',
      skills: ['MIG'],
      maxSalary: 60_000,
      hideOpened: false,
    })
    expect(describeWords(words)).toBe('welder, MIG in Lae')
    expect(describeWords({})).toBe('CVs')
  })
})
