import { expect, test } from 'vitest'
import { seededWorld } from '../../../tests/support/ai-world.ts'
import { understandQuery } from './understand-query.ts'

const world = seededWorld()
const understand = (text: string) => understandQuery(text, world)
const chips = (text: string) =>
  understand(text).chips.map(({ kind, state, typed, label }) =>
    state === 'ignored' ? `${typed} - ${label}` : `${kind}: ${label}`,
  )

test.each([
  ['driver, no more than 3 years experience', { min: 0, max: 3 }],
  ['driver, at most 2 years', { min: 0, max: 2 }],
  ['driver, no less than 5 years', { min: 5, max: null }],
])('a bound that is told by its contrary is the bound that is meant: %s', (text, years) => {
  expect(understand(text).years).toEqual(years)
})

test('pay not over an amount is the most, not the least', () => {
  expect(understand('cook, not over K10 an hour').pay).toEqual({ min: null, max: 20_800 })
})

test("a driver's licence is a requirement, no second job", () => {
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
  ['driver, no criminal record', 'no criminal record - no CV shows this: ask in the interview'],
  ['driver, no drinkers', 'no drinkers - no CV shows this: ask in the interview'],
  [
    'driver long nait',
    'long nait - CVs do not say which rosters and shifts suit somebody: ask in the interview',
  ],
])('what is refused that no CV tells is ignored with its reason: %s', (text, ignored) => {
  expect(chips(text)).toEqual(['role: Driver', ignored])
})
