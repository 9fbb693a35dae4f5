import { expect, test } from 'vitest'
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

test('"pay not over" an amount is a maximum, not a minimum', () => {
  expect(understand('cook, not over K10 an hour').pay).toEqual({ min: null, max: 20_800 })
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

test.each([
  ['driver, not older than 40', 'not older than 40 - age is never used'],
  ['driver, no criminal record', 'no criminal record - CVs do not say this: ask in the interview'],
  ['driver, clean record', 'clean record - CVs do not say this: ask in the interview'],
  ['driver, no drinkers', 'no drinkers - CVs do not say this: ask in the interview'],
  [
    'driver long nait',
    'long nait - CVs do not say which rosters and shifts a person can work: ask in the interview',
  ],
])('an exclusion that no CV can answer is ignored, with the reason: %s', (text, ignored) => {
  expect(chips(text)).toEqual(['role: Driver', ignored])
})
