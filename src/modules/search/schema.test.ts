import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CvSearchInput, pairSalaries } from './schema.ts'

test.each([
  ['one range', [50_000], [80_000], [[50_000, 80_000]]],
  ['only a minimum', [120_000], [], [[120_000, null]]],
  ['only a maximum', [], [30_000], [[0, 30_000]]],
  [
    'bands in any order, the top band without a maximum',
    [120_000, 30_000],
    [50_000],
    [
      [30_000, 50_000],
      [120_000, null],
    ],
  ],
  [
    'neighbouring bands',
    [30_000, 50_000],
    [50_000, 80_000],
    [
      [30_000, 50_000],
      [50_000, 80_000],
    ],
  ],
  [
    'the lowest band beside another',
    [0, 80_000],
    [120_000, 30_000],
    [
      [0, 30_000],
      [80_000, 120_000],
    ],
  ],
])('pairs salaries: %s', (_, mins, maxs, ranges) => {
  expect(pairSalaries(mins, maxs).map(({ min, max }) => [min, max])).toEqual(ranges)
})

test('reads an address: repeats, blanks and `all`', () => {
  const input = v.parse(CvSearchInput, {
    query: '  nurse ',
    location: 'all',
    education: ['diploma', 'All', ''],
    skills: 'Triage',
    salaryRange: ['0-30000', '120000+'],
    page: '2',
    unknown: 'x',
  })
  expect(input).toEqual({
    query: 'nurse',
    location: '',
    category: '',
    experience: [],
    facets: false,
    education: ['diploma'],
    skills: ['Triage'],
    salaryRanges: [
      { min: 0, max: 30_000 },
      { min: 120_000, max: null },
    ],
    sortBy: 'relevance',
    spelling: 'mended',
    hideOpened: false,
    days: 0,
    page: 2,
    limit: 12,
  })
})

test.each([
  { page: '0' },
  { page: '-1' },
  { page: 'x' },
  { limit: '51' },
  { limit: '0' },
  { sortBy: 'luck' },
  { salaryMin: 'much' },
  { salaryMin: '80000', salaryMax: '50000' },
  { salaryRange: '1-2-3' },
])('refuses %o', (parameters) => {
  expect(v.safeParse(CvSearchInput, parameters).success).toBe(false)
})
