import { describe, expect, test } from 'vitest'
import { seededWorld } from '../../../tests/support/ai-world.ts'
import { type CandidateRow, candidateOf } from './candidate.ts'
import { reachOf } from './link-title.ts'
import { LEAST_SCORE, scoreCandidate } from './score-candidate.ts'
import { understandQuery } from './understand-query.ts'
import { wordReason } from './word-reason.ts'

const world = seededWorld()
const EXCELLENT = 80
const GOOD = 60

function judge(query: string, jobTitle: string, more: Partial<CandidateRow> = {}, text = '') {
  const intent = understandQuery(query, world)
  const row: CandidateRow = {
    ...{
      id: 1,
      jobSeekerId: 1,
      jobTitle,
      skills: [],
      summary: '',
      location: 'Lae',
      locationId: null,
      titles: [jobTitle],
    },
    ...{ experience: 'mid', education: null, salaryMin: null, salaryMax: null, years: 5 },
    ...{ availableDays: null, licences: [], isLearner: false, codes: [] },
    ...more,
  }
  const reaches = intent.roles.map(({ links }) => reachOf(world.lexicon, links))
  const judged = scoreCandidate({ ...candidateOf(row, world.lexicon), text }, intent, reaches)
  if (!judged) throw new Error(`${jobTitle} is excluded by ${query}`)
  return judged
}
const score = (...asked: Parameters<typeof judge>) => judge(...asked).score

describe('another job', () => {
  test.each([
    ['cook', 'chef'],
    ['cook', 'kitchen hand'],
    ['HR manager', 'HR officer'],
    ['accountant', 'bookkeeper'],
    ['accounts clerk', 'accountant'],
    ['PMV driver', 'truck driver'],
    ['storeman', 'forklift driver'],
    ['storeman', 'warehouse manager'],
    ['carpenter', 'bricklayer'],
    ['nurse', 'community health worker'],
    ['CHW', 'nurse'],
    ['security supervisor', 'security manager'],
    ['secretary', 'personal assistant'],
    ['secretary', 'receptionist'],
    ['primary school teacher', 'maths teacher'],
    ['diesel fitter', 'motor mechanic'],
    ['nanny', 'haus meri'],
  ])('that is near is good, not Excellent: %s, %s', (query, title) => {
    expect(score(query, title)).toBeGreaterThanOrEqual(GOOD)
    expect(score(query, title)).toBeLessThan(EXCELLENT)
  })

  test.each([
    ['security guard', 'security manager'],
    ['security guard', 'security supervisor'],
    ['nurse', 'nurse aide'],
    ['registered nurse', 'nurse midwife'],
    ['surveyor', 'quantity surveyor'],
    ['driver', 'forklift driver'],
    ['mechanical fitter', 'diesel fitter'],
    ['accountant', 'assistant accountant'],
  ])('that has the same words is not Excellent: %s, %s', (query, title) => {
    expect(score(query, title)).toBeLessThan(EXCELLENT)
  })

  test.each([
    ['HR manager', 'chief financial officer'],
    ['HR manager', 'finance manager'],
    ['payroll clerk', 'customs clerk'],
    ['carpenter', 'plumber'],
    ['boskru', 'haul truck operator'],
    ['diesel fitter', 'refrigeration and air conditioning mechanic'],
    ['lawyer', 'chief financial officer'],
    ['community relations officer', 'police officer'],
  ])('with which only a rank or a word of offices is shared is noise: %s, %s', (query, title) => {
    expect(score(query, title)).toBeLessThan(LEAST_SCORE)
  })
})

test('what stands behind a title in brackets is its field', () => {
  expect(score('commercial lawyer', 'Lawyer (Commercial and Land)')).toBe(
    score('commercial lawyer', 'Commercial and Land Lawyer'),
  )
  expect(score('agronomist', 'Agronomist (Oil Palm)')).toBeGreaterThanOrEqual(EXCELLENT)
})

test('another name of a job is the job, also where it says assistant', () => {
  expect(score('storeman', 'Warehouse Assistant')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('mechanic', 'Motor Mechanic')).toBeGreaterThanOrEqual(EXCELLENT)
})

test('a rank alone is a job of no trade: its word is good, nobody else is found by it', () => {
  expect(score('manager', 'Project Manager')).toBeLessThan(EXCELLENT)
  expect(score('manager', 'Project Manager')).toBeGreaterThanOrEqual(GOOD)
  expect(score('manager', 'Network Technician')).toBeLessThan(LEAST_SCORE)
})

test('a degree and skills do not carry another job over the line, and their want does not bring a near one under it', () => {
  const need = 'HR manager with a degree and Microsoft Excel'
  const financeChief = score(need, 'Chief Financial Officer', {
    education: 'masters',
    skills: ['Microsoft Excel'],
  })
  const officer = score(need, 'HR Officer', { skills: ['Microsoft Excel'] })
  expect(financeChief).toBeLessThan(LEAST_SCORE)
  expect(officer).toBeGreaterThanOrEqual(LEAST_SCORE)
})

test('somebody of the very job is a weak match at worst, not noise', () => {
  const need =
    'plumber in Madang with AutoCAD and MYOB, class 6, K15 an hour, 15 years, degree, available now'
  expect(score(need, 'Plumber', { years: 1, experience: 'entry', salaryMin: 90_000 })).toBe(LEAST_SCORE)
})

test('who may be meant by a job that no list has is told by a skill, never as a good match', () => {
  const skilled = score('oil palm plantation boss', 'Harvest Leader', { skills: ['Oil palm'] })
  expect(skilled).toBeGreaterThanOrEqual(LEAST_SCORE)
  expect(skilled).toBeLessThan(GOOD)
  expect(score('oil palm plantation boss', 'Harvest Leader')).toBeLessThan(LEAST_SCORE)
})

test('the heading of a list is no fact; what stands under it is', () => {
  const text = 'Licences\nCertificate in plumbing\nWork experience\nHeld all licences of the trade'
  expect(
    wordReason(judge('plumber with licences', 'Plumber', {}, 'Licences\nCertificate in plumbing')),
  ).toContain('Gap: licences is not on the CV')
  expect(wordReason(judge('plumber with licences', 'Plumber', {}, text))).toContain('has licences')
})

test('a word of the title is matched, and not said twice', () => {
  const judged = judge('lawyer with waterfront', 'Waterfront Lawyer')
  expect(judged.evidence).toMatchObject([{ state: 'matched' }])
  expect(wordReason(judged)).toBe('Waterfront Lawyer in Lae with 5 years of work.')
})

test('a mended word is looked for, and named, as mended', () => {
  const judged = judge('plumber foot weldng', 'Plumber')
  expect(wordReason(judged)).toContain('Welding is not on the CV')
})

test('who has less than half of the years is no good match', () => {
  expect(
    score('electrician with 10 years', 'Electrician', { years: 8, experience: 'senior' }),
  ).toBeGreaterThan(GOOD)
  expect(score('electrician with 10 years', 'Electrician', { years: 1, experience: 'entry' })).toBeLessThan(
    GOOD,
  )
})

test('of a near job the reason says that it is another one, unless the job was done before', () => {
  expect(wordReason(judge('nurse', 'Community Health Worker'))).toMatch(
    / Gap: nurse is not among the jobs\.$/,
  )
  const before = { titles: ['Community Health Worker', 'Nurse'] }
  expect(wordReason(judge('nurse', 'Community Health Worker', before))).not.toContain('Gap')
  expect(wordReason(judge('primary school teacher', 'Teacher'))).not.toContain('Gap')
})

test('of near jobs, those of the same trade come first', () => {
  expect(score('warehouse manager', 'Warehouse Storeman')).toBeGreaterThan(
    score('warehouse manager', 'Procurement Officer'),
  )
  expect(score('camp cook', 'Camp Chef')).toBeGreaterThan(score('camp cook', 'Chef'))
})

test('who was in such a place before is nearer, who was not is as fit', () => {
  const query = 'receptionist for our school'
  expect(score(query, 'Receptionist')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score(query, 'Receptionist', { summary: 'Two years at a school.' })).toBeGreaterThan(
    score(query, 'Receptionist'),
  )
})

test("a driver's licence of any class will do", () => {
  const query = "sales representative with driver's licence"
  expect(score(query, 'Sales Representative', { licences: [3] })).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score(query, 'Sales Representative', {}, 'Valid driver\u2019s licence')).toBeGreaterThanOrEqual(
    EXCELLENT,
  )
  expect(score(query, 'Sales Representative')).toBeLessThan(EXCELLENT)
})

test('the reason names a job as it is called, not as it was spelt', () => {
  expect(wordReason(judge('sekuriti', 'Security Supervisor'))).toContain(
    'Gap: Security Guard is not among the jobs',
  )
  expect(judge('project officer', 'Clerk').role?.asked).toBe('project officer')
})

test('a near job is near by its first meaning, not by all that share its name', () => {
  expect(score('storeman', 'Warehouse Manager')).toBeGreaterThanOrEqual(GOOD)
  expect(score('quality control supervisor', 'Storeman')).toBeLessThan(LEAST_SCORE)
})
