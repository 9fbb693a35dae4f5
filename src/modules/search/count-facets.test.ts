import { expect, test } from 'vitest'
import { type Chosen, countFacets, countFitting, packPeople } from './count-facets.ts'
import type { CountedCv } from './facet-queries.ts'

let people = 0
const cv = (rest: Partial<CountedCv>): CountedCv => ({
  person: --people,
  experience: 'mid',
  education: null,
  lowest: null,
  highest: null,
  publishedAt: 0,
  skills: [],
  ...rest,
})
const ANY: Chosen = {
  experiences: undefined,
  educations: undefined,
  salaryRanges: [],
  skills: [],
  freshSince: new Date(1_000_000),
}
const count = (cvs: CountedCv[], chosen: Partial<Chosen> = {}, total = cvs.length) =>
  countFacets(packPeople({ total, cvs }), { ...ANY, ...chosen })

test('a choice does not change the numbers of its own filter, and those of all others', () => {
  const cvs = [
    cv({ experience: 'mid', education: 'diploma', lowest: 40_000, highest: 40_000 }),
    cv({ experience: 'senior', education: 'diploma', lowest: 60_000, highest: 60_000 }),
    cv({ experience: 'senior', education: 'phd' }),
  ]
  expect(count(cvs, { educations: ['diploma'] })).toMatchObject({
    experience: { mid: 1, senior: 1 },
    education: { diploma: 2, phd: 1 },
    salaryRange: { '30000-50000': 1, '50000-80000': 1 },
  })
  expect(count(cvs, { salaryRanges: [{ min: 30_000, max: 50_000 }] })).toMatchObject({
    experience: { mid: 1 },
    education: { diploma: 1 },
    salaryRange: { '30000-50000': 1, '50000-80000': 1 },
  })
})

test('pay counts in each band that it touches, with both limits', () => {
  expect(count([cv({ lowest: 30_000, highest: 60_000 })]).salaryRange).toEqual({
    '0-30000': 1,
    '30000-50000': 1,
    '50000-80000': 1,
  })
  expect(count([cv({ lowest: 200_000, highest: 200_000 })]).salaryRange).toEqual({ '120000-': 1 })
})

test('a person with several CVs counts once for each value', () => {
  const cvs = [
    cv({ person: 7, experience: 'mid', skills: ['MIG', 'mig'] }),
    cv({ person: 7, experience: 'mid', skills: ['MIG'] }),
    cv({ person: 7, experience: 'senior', publishedAt: 2000 }),
    cv({ experience: 'mid', publishedAt: 2000 }),
  ]
  expect(count(cvs)).toMatchObject({ experience: { mid: 2, senior: 1 }, skills: { MIG: 1 }, fresh: 2 })
})

test('skills have their most common spelling, chosen ones the chosen spelling, and no contact details', () => {
  const cvs = [
    cv({ skills: ['rigging', 'MIG', 'Call 7012 3456'] }),
    cv({ skills: ['Rigging', 'Excel'] }),
    cv({ skills: ['Rigging'] }),
  ]
  expect(count(cvs, { skills: ['EXCEL'] }).skills).toEqual({ Rigging: 3, EXCEL: 1, MIG: 1 })
})

test('numbers are estimated if more CVs match than are counted', () => {
  expect(count([cv({}), cv({ experience: 'entry' })], {}, 500).experience).toEqual({ mid: 250, entry: 250 })
})

test('people with all chosen values are counted once each, and only if all CVs that match are there', () => {
  const cvs = [
    cv({ person: 7, experience: 'mid', lowest: 40_000, highest: 40_000 }),
    cv({ person: 7, experience: 'senior', lowest: 40_000, highest: 40_000 }),
    cv({ experience: 'mid', lowest: 90_000, highest: 90_000 }),
  ]
  const fitting = (chosen: Partial<Chosen>, total = cvs.length) =>
    countFitting(packPeople({ total, cvs }), { ...ANY, ...chosen })
  expect(fitting({})).toBe(2)
  expect(fitting({ experiences: ['mid'], salaryRanges: [{ min: 30_000, max: 50_000 }] })).toBe(1)
  expect(fitting({ educations: ['phd'] })).toBe(0)
  expect(fitting({}, 500)).toBeUndefined()
})
