import { expect, test } from 'vitest'
import { seededWorld } from '../../../tests/support/ai-world.ts'
import { type FitJob, fitOf } from './job-fit.ts'
import { type CandidateRow, candidateOf } from './judge/candidate.ts'

const world = seededWorld()
const placeId = (name: string) => world.locations.find((place) => place.name === name)?.id ?? null

const FITTER: CandidateRow = {
  ...{ id: 1, jobSeekerId: 1, jobTitle: 'Diesel Fitter', skills: ['Hydraulics'], summary: '' },
  ...{ location: 'Lae', locationId: placeId('Lae'), titles: ['Diesel Fitter', 'Cook'] },
  ...{ experience: 'mid', education: null, salaryMin: null, salaryMax: null, years: 5 },
  ...{ availableDays: null, licences: [3], isLearner: false, codes: [] },
}
const JOB: FitJob = {
  ...{ title: 'Heavy Diesel Fitter', skills: ['Hydraulics', 'Air brakes'], experienceLevel: 'mid' },
  ...{ locationName: 'Lae', locationKind: 'town', province: 'Morobe', licenceClasses: ['6'] },
  ...{ salaryMin: null, salaryMax: null, salaryPeriod: null },
}
const ticks = (job: Partial<FitJob>, row: Partial<CandidateRow> = {}) =>
  fitOf(candidateOf({ ...FITTER, ...row }, world.lexicon, ''), { ...JOB, ...job }, world).map(
    ({ state, text }) => `${state}: ${text}`,
  )

// Rule (job seekers): Three lines say how a job fits a CV: the trade, the place, and the licence, skills or experience
test('three lines say how a job fits a CV', () => {
  expect(ticks({})).toEqual([
    'matched: Your trade: diesel fitter',
    'matched: Your town: Lae',
    'missing: Class 6: not in your CV',
  ])
})

test.each([
  ['Cook', 'matched: Your earlier work: cook'],
  ['Auto Electrician', 'missing: Another trade than yours: diesel fitter'],
  ['Motor Mechanic', 'near: Close to your work: diesel fitter'],
])('the trade of a CV beside %s', (title, line) => expect(ticks({ title })[0]).toBe(line))

test.each<[string, Partial<FitJob>, Partial<CandidateRow>]>([
  ['near: Your province: Morobe', { locationName: 'Bulolo' }, {}],
  ['matched: Your province: Morobe', { locationName: 'Morobe', locationKind: 'province' }, {}],
  ['missing: In Alotau, you are in Lae', { locationName: 'Alotau', province: 'Milne Bay' }, {}],
  ['near: Not tied to a town: Remote', { locationName: 'Remote', locationKind: 'special', province: '' }, {}],
  ['unknown: Lae: your CV names no town', {}, { locationId: null }],
])('the place: %s', (line, job, row) => expect(ticks(job, row)[1]).toBe(line))

test.each<[string, Partial<FitJob>, Partial<CandidateRow>]>([
  ['matched: Your licence: Class 3', { licenceClasses: ['3', '6'] }, {}],
  ['missing: Class 4 or 6: not in your CV', { licenceClasses: ['4', '6'] }, {}],
  ['matched: 1 of 2 skills: Hydraulics', { licenceClasses: [] }, {}],
  ['missing: Its skills are not in your CV', { licenceClasses: [] }, { skills: [] }],
  ['missing: Welding: not in your CV', { licenceClasses: [], skills: ['Welding'] }, {}],
  ['matched: Your experience: 5 years of work', { licenceClasses: [], skills: [] }, {}],
])('the third line: %s', (line, job, row) => expect(ticks(job, row)[2]).toBe(line))

test('abbreviations in a title keep their capitals', () => {
  const row = { jobTitle: 'HR Officer', titles: ['HR Officer'] }
  expect(ticks({ title: 'HR Officer' }, row)[0]).toBe('matched: Your trade: HR officer')
})
