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
    ['role: Security Guard', 'not a smoker - CVs do not say this: ask in the interview', 'place: Lae'],
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
