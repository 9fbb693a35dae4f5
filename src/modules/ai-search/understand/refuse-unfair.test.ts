import { describe, expect, test } from 'vitest'
import { seededWorld } from '../../../../tests/support/ai-world.ts'
import { FAIR, UNFAIR } from '../../../../tests/support/fair-phrases.ts'
import { wordsOf } from '../../occupations/normalise.ts'
import { understandQuery } from './understand-query.ts'

const lines = (text: string) => text.trim().split('\n')
/** Each word is on some CV, so nothing is ignored only because no CV has it. */
const onCvs = (text: string) => seededWorld(new Map(wordsOf(text).map(({ typed }) => [typed, 20])))
const NEVER = /never used/

/** What is searched for, without the chips. */
function meaning(text: string) {
  const {
    roles,
    skills,
    places,
    notPlaces,
    excluded,
    chips: _,
    ...limits
  } = understandQuery(text, onCvs(text))
  return {
    roles: roles.map(({ typed }) => typed),
    skills: skills.map(({ name }) => name),
    places: [...places, ...notPlaces].map(({ label }) => label),
    excluded: excluded.map(({ label }) => label),
    ...limits,
  }
}

// Rule (AI search): Sex, age, religion, origin, race, family, health, looks and politics never count
describe.each(Object.entries(UNFAIR))('%s is never used', (kind, phrases) => {
  test.each(lines(phrases))('%s', (line) => {
    const start = line.indexOf('[')
    const end = line.indexOf(']') - 1
    const text = line.replace(/[[\]]/g, '')
    const { chips } = understandQuery(text, onCvs(text))
    const told = chips.filter(({ label }) => NEVER.test(label) && label.startsWith(kind))
    expect(
      told.some((chip) => chip.start < end && chip.end > start),
      JSON.stringify(chips),
    ).toBe(true)
    expect(meaning(text)).toEqual(meaning(line.replace(/\[.*\]/, ' ')))
  })
})

describe('a harmless search that looks like such a request is not refused', () => {
  test.each(lines(FAIR))('%s', (text) => {
    const { chips } = understandQuery(text, onCvs(text))
    expect(chips.filter(({ label }) => NEVER.test(label))).toEqual([])
  })
})

test('a listed job in capital letters is no unfair request', () => {
  const { roles } = understandQuery('LAME for our hangar', onCvs('LAME'))
  expect(roles).toMatchObject([{ label: 'Aircraft Mechanic' }])
})
