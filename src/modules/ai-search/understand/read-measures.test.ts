import { describe, expect, test } from 'vitest'
import { seededWorld } from '../../../../tests/support/ai-world.ts'
import { understandQuery } from './understand-query.ts'

const world = seededWorld()
const understand = (text: string) => understandQuery(text, world)
const chips = (text: string) =>
  understand(text).chips.map(({ kind, state, typed, label }) =>
    state === 'ignored' ? `${typed} - ${label}` : `${kind}: ${label}`,
  )

// Rule (AI search): 'No more than' is read as a maximum and 'no less than' as a minimum
test.each([
  ['driver, no more than 3 years experience', { min: 0, max: 3 }],
  ['driver, at most 2 years', { min: 0, max: 2 }],
  ['driver, no less than 5 years', { min: 5, max: null }],
])('a bound that is worded as a negation is understood: %s', (text, years) => {
  expect(understand(text).years).toEqual(years)
})

// Rule (AI search): How many people are wanted is not a part of the job
test.each(['2 x HD fitters', '2x HD fitters', 'HD fitters (2)', '2 nos HD fitters', '5 HD fitters'])(
  'the number of posts is read in %s',
  (text) => {
    expect(chips(text)).toEqual(['role: Diesel Fitter'])
  },
)

test('degrees are read in Tok Pisin too', () => {
  expect(chips('tisa i gat digri')).toContain('education: degree')
  expect(chips('kuk i gat sertifiket')).toContain('education: certificate')
})

test('"pay not over" an amount is a maximum, not a minimum', () => {
  expect(understand('cook, not over K10 an hour').pay).toEqual({ min: null, max: 20_800 })
  expect(understand('cook not looking for more than K10 an hour').pay).toEqual({ min: null, max: 20_800 })
})

// Rule (AI search): A driver's licence is read as a requirement, not as a job
test("a driver's licence is a requirement, not a second job", () => {
  expect(chips("sales rep with driver's licence")).toEqual([
    'role: Sales Representative',
    "licence: driver's licence",
  ])
  expect(chips('sales rep with valid drivers license class 3')).toEqual([
    'role: Sales Representative',
    'licence: licence class 3',
  ])
})

// Rule (AI search): The size of a machine ranks people who name it higher, and excludes none
test.each(['50 tonne', '25-seater', '33kV'])('a size is no requirement: %s', (size) => {
  expect(understand(`driver ${size}`).skills).toMatchObject([{ name: size, isSetting: true }])
})

// Rule (AI search): The grade of a trade licence is read with its letter
test('the grade of a licence keeps its letter', () => {
  expect(chips('electrician A grade licence')).toEqual(['role: Electrician', 'word: A grade licence'])
  expect(chips('electrician class A')).toEqual(['role: Electrician', 'word: class A'])
  expect(chips('a grade 3 teacher')).toEqual(['word: grade 3', 'role: Primary School Teacher'])
})

test.each([
  ['driver, not older than 40', 'not older than 40 - age is never used'],
  ['driver, no criminal record', 'no criminal record - few CVs say this: ask in the interview'],
  ['driver, clean record', 'clean record - few CVs say this: ask in the interview'],
  ['driver, no drinkers', 'no drinkers - few CVs say this: ask in the interview'],
  [
    'driver long nait',
    'long nait - few CVs say which rosters and shifts a person can work: ask in the interview',
  ],
])('an exclusion that no CV can answer is ignored, with the reason: %s', (text, ignored) => {
  expect(chips(text)).toEqual(['role: Driver', ignored])
})

describe('numbers', () => {
  test.each([
    ['K80k', { min: null, max: 80_000 }],
    ['K45,000 p.a.', { min: null, max: 45_000 }],
    ['K350 f/n', { min: null, max: 9_100 }],
    ['under 50k', { min: null, max: 50_000 }],
    ['K1,200 a fortnight', { min: null, max: 31_200 }],
    ['K900 pf', { min: null, max: 23_400 }],
    ['K15 an hour', { min: null, max: 31_200 }],
    ['K5,000 a month', { min: null, max: 60_000 }],
    ['K1,000 fortnight', { min: null, max: 26_000 }],
    ['K100k-130k', { min: null, max: 130_000 }],
    ['between K60k and K90k', { min: null, max: 90_000 }],
    ['at least K70,000', { min: 70_000, max: null }],
  ])('pay: %s', (text, pay) => {
    expect(understand(`welder ${text}`).pay).toEqual(pay)
  })

  test.each([
    ['5 years experience', { min: 5, max: null }],
    ['at least eight yrs', { min: 8, max: null }],
    ['10+ years', { min: 10, max: null }],
    ['3-5 years', { min: 3, max: 5 }],
    ['less than 2 years', { min: 0, max: 2 }],
  ])('experience: %s', (text, years) => {
    expect(understand(`welder ${text}`).years).toEqual(years)
  })

  test('licences, availability, education and level', () => {
    const intent = understand('driver class 3 and 6 licence, available immediately, diploma, entry level')
    expect(intent).toMatchObject({
      licences: [3, 6],
      availableWithin: 0,
      education: 'diploma',
      level: 'entry',
    })
    expect(understand('cook who can start next week').availableWithin).toBe(7)
    expect(understand('English teacher high school').education).toBeUndefined()
  })
})

test('several posts and several classes of a licence are read', () => {
  expect(chips('5 (five) security guards')).toEqual(['role: Security Guard'])
  expect(chips('nidim tripela sekuriti')).toEqual(['role: Security Guard'])
  expect(chips('1 cook, 2 cleaners')).toEqual(['role: Cook', 'role: Cleaner'])
  expect(understand('driver class 2,3,4').licences).toEqual([2, 3, 4])
})

test.each(['K2m', 'K20m', 'K2.5m', 'K2,000m', '3 million'])(
  'millions are no pay: projects over %s',
  (worth) => {
    expect(understand(`project manager, projects over ${worth}`).pay).toBeUndefined()
  },
)

test('a span of ages is no experience, and a licence may stand without its class', () => {
  expect(understand('cashier 18 to 25 years').years).toBeUndefined()
  expect(understand('cashier with 5 to 10 years').years).toEqual({ min: 5, max: 10 })
  expect(understand('grader operator with own licence').licences).toEqual([0])
})

test.each([
  ['Snr accountant', 'senior'],
  ['second year apprentice electrician', 'entry'],
  ['jnr accountant', 'entry'],
])('a level is read in short: %s', (text, level) => {
  expect(understand(text).level).toBe(level)
})

test('a school leaver is a beginner, not a job', () => {
  expect(understand('grade 10 leaver')).toMatchObject({ roles: [], level: 'entry' })
})

test.each(['grade 3, 4 and 5 teacher', 'gr 3/4 teacher'])('the grades taught are read: %s', (text) => {
  expect(chips(text)).toContain('role: Primary School Teacher')
})

test('a number of a class counts no people, and the hours of a workplace are no part of the job', () => {
  const { skills } = understandQuery('teacher for grade 11 and 12 physics', {
    ...world,
    wordCounts: new Map([['physics', 9]]),
  })
  expect(skills).toMatchObject([{ name: 'grade 11 and 12' }, { name: 'physics' }])
  expect(chips('24 hour security guard')).toEqual(['role: Security Guard'])
})

// Rule (AI search): A search for a ticket or a licence alone is one for its holder
test.each([
  ['ticket for a 3 tonne forklift', 'Forklift Driver'],
  ['forklift licence', 'Forklift Driver'],
  ['excavator ticket', 'Heavy Equipment Operator'],
  ['crane ticket, Lae', 'Crane Operator'],
  ['class 3 licence', 'Driver'],
  ['licence class 5 and first aid', 'Truck Driver'],
])('the job of a licence is read: %s', (text, label) => {
  expect(understand(text).roles).toMatchObject([{ label }])
  expect(understand('class 1 licence').roles).toEqual([])
})

test('what will not work is not excluded', () => {
  expect(understand('our toilets will not flush').excluded).toEqual([])
  expect(understand('aircon not working').excluded).toEqual([])
})

test('a quality ends an exclusion', () => {
  expect(chips('no drunkards driver')).toContain('role: Driver')
  expect(chips('driver does not chew buai')).toEqual([
    'role: Driver',
    'does not chew buai - few CVs say this: ask in the interview',
  ])
})
