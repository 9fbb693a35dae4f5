import { describe, expect, test } from 'vitest'
import { seededWorld } from '../../../../tests/support/ai-world.ts'
import { understandQuery } from './understand-query.ts'

const world = seededWorld()
const understand = (text: string) => understandQuery(text, world)
/** Each part as "kind: label"; ignored parts with the words that were typed. */
const chips = (text: string) =>
  understand(text).chips.map(({ kind, state, typed, label }) =>
    state === 'ignored' ? `${typed} - ${label}` : `${kind}: ${label}`,
  )

describe('places', () => {
  test.each([
    ['POM', 'Port Moresby'],
    ['NCD', 'Port Moresby'],
    ['Mt Hagen', 'Mount Hagen'],
    ['Morobe', 'Morobe Province'],
    ['Highlands', 'the Highlands'],
    ['NGI', 'the Islands'],
    ['Boroko', 'Port Moresby'],
    ['6 Mile', 'Port Moresby'],
    ['Kila Kila', 'Port Moresby'],
    ['Eriku', 'Lae'],
    ['Top Town', 'Lae'],
    ['Rigo', 'Central Province'],
    ['Ok Tedi', 'Tabubil'],
    ['in Sepik', 'Sepik'],
    ['Simbu', 'Chimbu (Simbu)'],
    ['East Sepik', 'East Sepik'],
  ])('%s is %s', (text, label) => {
    expect(understand(`nurse ${text}`).places.map((place) => place.label)).toEqual([label])
  })

  // Rule (AI search): A suburb counts as its town
  test('a suburb and its town are one place', () => {
    expect(understand('nurse Boroko, Port Moresby').places.map(({ label }) => label)).toEqual([
      'Port Moresby',
    ])
  })

  test('the longest phrase wins, and towns of a region narrow it', () => {
    expect(chips('truck driver Highlands Highway')).toEqual([
      'role: Truck Driver',
      'skill: Highlands Highway',
    ])
    expect(understand('nurse Highlands (Goroka, Hagen)').places.map(({ label }) => label)).toEqual([
      'Goroka',
      'Mount Hagen',
    ])
  })
})

test('exclusions: places, learners, jobs', () => {
  const intent = understand('sales rep, not in Port Moresby, not a student, no managers')
  const labels = [intent.notPlaces, intent.excluded].map((list) => list.map(({ label }) => label).join())
  expect(labels).toEqual(['Port Moresby', 'student or intern,manager'])
  expect(chips('nurse outside Lae')).toEqual(['role: nurse', 'exclusion: not in Lae'])
})

test('what is not needed is not asked for', () => {
  expect(understand('programme assistant, degree not required').education).toBeUndefined()
  expect(understand('no degree needed accountant').excluded).toEqual([])
})

test('what is not needed is not excluded', () => {
  expect(chips('carpenter, no diploma needed')).toEqual([
    'role: Carpenter',
    'no diploma needed - not required',
  ])
})

// Rule (AI search): An exclusion does not extend to the words after it
test.each([
  [
    'nurse not a student Highlands',
    ['role: nurse', 'exclusion: no student or intern', 'place: the Highlands'],
  ],
  ['no interns or students, driver', ['exclusion: no student or intern', 'role: Driver']],
  [
    'guard not a smoker Lae',
    ['role: Security Guard', 'not a smoker - few CVs say this: ask in the interview', 'place: Lae'],
  ],
])('an exclusion does not extend to the words after it: %s', (text, read) => {
  expect(chips(text)).toEqual(read)
})

// Rule (AI search): A problem told with 'not' or 'no' excludes nobody
test.each([
  ['fridge and aircon not cold', 'Refrigeration Mechanic'],
  ['shower no water', 'Plumber'],
  ['someone who is not a student, accountant', 'Accountant'],
])('%s: %s', (text, job) => {
  const { roles, excluded } = understand(text)
  expect(roles).toMatchObject([{ label: job }])
  expect(excluded.map(({ label }) => label)).toEqual(text.includes('student') ? ['student or intern'] : [])
})

test('a language is no place, and a college behind a qualification is none either', () => {
  expect(chips('nurse who speaks Enga')).toEqual(['role: nurse', 'word: Enga'])
  expect(chips('Chinese translator')).toEqual(['word: Chinese', 'role: Interpreter'])
  expect(understand('accountant, UPNG graduate').places).toEqual([])
  expect(understand('electrician POM Tech').places).toEqual([])
  expect(understand('lecturer at UPNG').places).toHaveLength(1)
})

const OTHERS = 'about you or your workplace: not searched for'

test.each([
  ['driver, trucks are ten years old', ['role: Driver', 'word: trucks', `are ten years old - ${OTHERS}`]],
  ['youth worker for our church', ['role: Social Worker', `for our church - ${OTHERS}`]],
  ['cook, accommodation provided', ['role: Cook', `accommodation provided - ${OTHERS}`]],
  ['our auditor says we need a finance officer', [`auditor - ${OTHERS}`, 'role: finance officer']],
  ['I am a builder and need a carpenter', [`I am a builder - ${OTHERS}`, 'role: Carpenter']],
  ['assistant to the HR manager', ['role: Executive Assistant', `HR manager - ${OTHERS}`]],
])('what is said of others is no requirement: %s', (text, expected) => {
  expect(chips(text)).toEqual(expected)
})

test('the branches of the firm are no places if the position has one', () => {
  const { places } = understand('Firm with offices in Lae and Kokopo. Clerk wanted. Based in Madang.')
  expect(places.map(({ label }) => label)).toEqual(['Madang'])
})
