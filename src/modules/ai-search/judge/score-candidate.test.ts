import { expect, test } from 'vitest'
import { EXCELLENT, GOOD, judge, score } from '../../../../tests/support/judge.ts'
import { LEAST_SCORE } from './score-candidate.ts'
import { wordReason } from './word-reason.ts'

test('the words in brackets after a title are its field', () => {
  for (const title of ['Lawyer (Commercial and Land)', 'Commercial and Land Lawyer'])
    expect(score('commercial lawyer', title)).toBeGreaterThanOrEqual(GOOD)
  expect(score('agronomist', 'Agronomist (Oil Palm)')).toBeGreaterThanOrEqual(EXCELLENT)
})

test('another name of a job is the same job, also with "assistant" in it', () => {
  expect(score('storeman', 'Warehouse Assistant')).toBeGreaterThanOrEqual(GOOD)
  expect(score('mechanic', 'Motor Mechanic')).toBeGreaterThanOrEqual(EXCELLENT)
})

test('a rank alone is a job without a trade: the same word is a partial match, and no other word is found', () => {
  expect(score('manager', 'Project Manager')).toBeLessThan(GOOD)
  expect(score('manager', 'Project Manager')).toBeGreaterThanOrEqual(LEAST_SCORE)
  expect(score('manager', 'Network Technician')).toBeLessThan(LEAST_SCORE)
})

// Rule (AI search): Education and skills do not make another job a match, and missing ones do not exclude a related job
test('a degree and skills do not lift another job above the line, and missing ones do not push a related job below it', () => {
  const need = 'HR manager with a degree and Microsoft Excel'
  const financeChief = score(need, 'Chief Financial Officer', {
    education: 'masters',
    skills: ['Microsoft Excel'],
  })
  const officer = score(need, 'HR Officer', { skills: ['Microsoft Excel'] })
  expect(financeChief).toBeLessThan(LEAST_SCORE)
  expect(officer).toBeGreaterThanOrEqual(LEAST_SCORE)
})

// Rule (AI search): Somebody with exactly the wanted job is always shown
test('somebody with exactly the wanted job is a weak match at worst, but always shown', () => {
  const need =
    'plumber in Madang with AutoCAD and MYOB, class 6, K15 an hour, 15 years, degree, available now'
  const weak = score(need, 'Plumber', { years: 1, experience: 'entry', salaryMin: 90_000 })
  expect(weak).toBeGreaterThanOrEqual(LEAST_SCORE)
  expect(weak).toBeLessThan(GOOD)
})

// Rule (AI search): Somebody with less than half of the wanted years is not a good match
test('somebody with less than half of the wanted years is not a good match', () => {
  expect(
    score('electrician with 10 years', 'Electrician', { years: 8, experience: 'senior' }),
  ).toBeGreaterThan(GOOD)
  expect(score('electrician with 10 years', 'Electrician', { years: 1, experience: 'entry' })).toBeLessThan(
    GOOD,
  )
})

// Rule (AI search): A title without the words that qualify the wanted job is a partial match, and the reason says so
test('a teacher without a word about ballet is a partial match for a teacher of ballet dancers', () => {
  const judged = judge('ballet dancer teacher', 'Teacher', {}, 'Taught grade 4')
  expect(judged.score).toBeLessThan(GOOD)
  expect(wordReason(judged)).toContain('Gap: “ballet dancer” not found')
  expect(
    score('ballet dancer teacher', 'Teacher', {}, 'Taught ballet to young dancers'),
  ).toBeGreaterThanOrEqual(GOOD)
})

test('the words that qualify a job are named as they were typed', () => {
  expect(wordReason(judge('community affairs manager', 'Manager'))).toContain('“community affairs” not found')
})

// Rule (AI search): Who does the work is a partial match for who supervises, leads or trains those who do it
test.each([
  ['diesel mechanic supervisor', 'Diesel Mechanic'],
  ['plumber foreman', 'Plumber'],
  ['bus driver trainer', 'Bus Driver'],
])('who does the work is a partial match for who leads it: %s, %s', (query, title) => {
  expect(score(query, title)).toBeLessThan(GOOD)
})

test('a word of the text that may be another verb does not make a wider title the requested one', () => {
  expect(score('train driver', 'Driver', {}, 'Trained new drivers')).toBeLessThan(GOOD)
})

// Rule (AI search): A job that was told or misspelt is excellently matched only by its own name
test.each([
  ['lays pipes', 'Pipe Fitter', 'Plumber'],
  ['recieptionist', 'Front Desk Officer', 'Receptionist'],
])('%s may also mean another job: %s is a good match, %s an excellent one', (query, other, own) => {
  expect(score(query, other)).toBeLessThan(EXCELLENT)
  expect(score(query, own)).toBeGreaterThanOrEqual(EXCELLENT)
})

// Rule (AI search): Among related jobs, those of the same trade come first
test('among related jobs, those of the same trade come first', () => {
  expect(score('warehouse manager', 'Warehouse Storeman')).toBeGreaterThan(
    score('warehouse manager', 'Procurement Officer'),
  )
})

// Rule (AI search): The kind of workplace is not a requirement, but experience there ranks higher
test('experience in such a workplace ranks higher, and its absence costs no points for fit', () => {
  const query = 'receptionist for our school'
  expect(score('nurse for a Catholic health service', 'Nurse')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('nurse for a rural health centre', 'Nurse')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score(query, 'Receptionist')).toBeGreaterThanOrEqual(EXCELLENT)
  const experienced = judge(query, 'Receptionist', { summary: 'Two years at a school.' })
  expect(experienced.rank).toBeGreaterThan(judge(query, 'Receptionist').rank)
})

test("a driver's licence of any class will do", () => {
  const query = "sales representative with driver's licence"
  expect(score(query, 'Sales Representative', { licences: [3] })).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score(query, 'Sales Representative', {}, 'Valid driver\u2019s licence')).toBeGreaterThanOrEqual(
    EXCELLENT,
  )
  expect(score(query, 'Sales Representative')).toBeLessThan(EXCELLENT)
})

test('the reason uses the proper name of a job, not the misspelling', () => {
  expect(wordReason(judge('sekuriti', 'Security Supervisor'))).toContain(
    'Gap: no job titled “Security Guard”',
  )
  expect(judge('project officer', 'Clerk').roleNames).toBe('Project Officer')
})

// Rule (AI search): Related jobs are looked up by the first meaning of a title only
test('a related job belongs to the first meaning of a title, not to every job with that name', () => {
  expect(score('storeman', 'Warehouse Manager')).toBeGreaterThanOrEqual(LEAST_SCORE)
  expect(score('quality control supervisor', 'Storeman')).toBeLessThan(LEAST_SCORE)
})

test('people of the same occupation without a word of the job are partial matches at best', () => {
  expect(score('sommelier', 'Waiter')).toBeLessThan(GOOD)
  expect(judge('sommelier', 'Waiter').isFar).toBe(true)
  expect(score('interior decorator', 'Interior Designer')).toBeGreaterThanOrEqual(GOOD)
})

test('beside a word that is not English, probably a company, people of the job are partial matches', () => {
  expect(score('WPNG plumber', 'Plumber')).toBeLessThan(GOOD)
  expect(judge('WPNG plumber', 'Plumber').isFar).toBe(false)
  expect(judge('train driver', 'Delivery Driver').isFar).toBe(true)
})

test('for a job that no title names, a CV that tells of the work is a partial match', () => {
  const told = 'Planned harvesting on an oil palm estate'
  expect(score('oil palm harvester supervisor', 'Field Hand', {}, told)).toBeGreaterThanOrEqual(LEAST_SCORE)
  expect(score('oil palm harvester supervisor', 'Field Hand', {}, told)).toBeLessThan(GOOD)
  expect(score('oil palm harvester supervisor', 'Field Hand', {}, 'Served food')).toBeLessThan(LEAST_SCORE)
})

// Rule (AI search): A job that only the lexicon calls by the title of the CV is not Excellent
test('the name that was typed, an abbreviation of the title or its name in Tok Pisin is Excellent, another name is Good', () => {
  expect(score('storeman', 'storeman')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('storeman', 'warehouse assistant')).toBeLessThan(EXCELLENT)
  expect(score('RN', 'registered nurse')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('haus meri', 'domestic worker')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('CFO', 'chief financial officer')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('bulldozer operator', 'dozer operator')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('accounts manager', 'key accounts manager')).toBeLessThan(EXCELLENT)
  expect(score('IT manager', 'information technology manager')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('human resources manager', 'HR manager')).toBeGreaterThanOrEqual(EXCELLENT)
})

// Rule (AI search): Nobody is Excellent for an abbreviation with several meanings
test('an abbreviation that may mean another job is a good match', () => {
  expect(score('project officer', 'project officer')).toBeGreaterThanOrEqual(80)
  expect(score('PO', 'project officer')).toBeGreaterThanOrEqual(GOOD)
  expect(score('PO', 'project officer')).toBeLessThan(EXCELLENT)
  // its letters are not those of the listed job
  expect(score('HRBP', 'Human Resources Officer')).toBeLessThan(EXCELLENT)
})

// Rule (AI search): A longer title of another field is no excellent match for a job of several words
test('words before the name of a job tell another field, but not before a job of one word', () => {
  expect(score('project manager', 'Project Manager')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('project manager', 'Corporate Project Manager')).toBeLessThan(EXCELLENT)
  expect(score('project manager', 'Corporate Project Manager')).toBeGreaterThanOrEqual(GOOD)
  expect(score('mechanic', 'Motor Mechanic')).toBeGreaterThanOrEqual(EXCELLENT)
})

test('a director of marketing is not in marketing as a coordinator is', () => {
  expect(score('marketing coordinator', 'marketing coordinator')).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('marketing coordinator', 'director of marketing')).toBeLessThan(EXCELLENT)
  expect(score('marketing officer', 'Director, Digital Marketing')).toBeLessThan(EXCELLENT)
  expect(score('IT officer', 'Director of Marketing, Communications and IT')).toBeLessThan(EXCELLENT)
  expect(score('head of ICT', 'Director of Information Technology')).toBeGreaterThanOrEqual(EXCELLENT)
})

// Rule (AI search): Few years of work make a person a beginner; only a title makes somebody senior for certain
test('an accountant of many years is a good senior, and one of few years an excellent trainee', () => {
  expect(score('senior accountant', 'Accountant', { years: 8 })).toBeLessThan(EXCELLENT)
  expect(score('senior accountant', 'Senior Accountant', { years: 8 })).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('trainee accountant', 'Accountant', { years: 1 })).toBeGreaterThanOrEqual(EXCELLENT)
  expect(score('trainee accountant', 'Accountant', { years: 8 })).toBeLessThan(EXCELLENT)
})

test('a longer title whose end is another job does not name this one', () => {
  expect(score('security officer', 'Systems Specialist Information Security Officer')).toBeLessThan(EXCELLENT)
  expect(score('security officer', 'Hotel Security Officer')).toBeGreaterThanOrEqual(EXCELLENT)
})

test('a title that has all words of the job is near it, whatever is between them', () => {
  expect(score('IT auditor', 'IT compliance auditor')).toBeGreaterThanOrEqual(GOOD)
})

test('a title with the words of the job in another form is a good match', () => {
  expect(score('document controller', 'document control specialist')).toBeGreaterThanOrEqual(GOOD)
  expect(score('document controller', 'document designer')).toBeLessThan(GOOD)
})

// Rule (AI search): The latest job counts more than an earlier one
test('somebody whose latest job is the wanted one comes before somebody who left it', () => {
  const latest = score('plumber', 'Site Supervisor', { titles: ['Site Supervisor', 'Plumber', 'Cook'] })
  const earlier = score('plumber', 'Site Supervisor', {
    titles: ['Site Supervisor', 'Site Supervisor', 'Plumber', 'Cook'],
  })
  expect(latest).toBeGreaterThan(earlier)
})

// Rule (AI search): A skill that is said not to be wanted excludes people who list it
test('a developer without PHP does not list PHP', () => {
  expect(score('web developer, not PHP', 'Web Developer')).toBeGreaterThanOrEqual(GOOD)
  expect(() => judge('web developer, not PHP', 'Web Developer', { skills: ['PHP'] })).toThrow('excluded')
})

// Rule (AI search): Education that the form of a CV does not state is read from the file
test('a degree that only the file states', () => {
  const text = 'Education\n2015 Bachelor of Commerce, University of Papua New Guinea'
  const [degree] = judge('accountant with degree', 'Accountant', {}, text).evidence
  expect(degree).toMatchObject({
    kind: 'education',
    state: 'matched',
    fact: '“Bachelor of Commerce, University of Papua New Guinea”',
  })
})

test('a new worker has less than a year of work', () => {
  expect(wordReason(judge('plumber', 'Plumber', { years: 0 }))).toBe(
    'Plumber in Lae with less than a year of work.',
  )
})
