import { expect, test } from 'vitest'
import { seededWorld } from '../../../../tests/support/ai-world.ts'
import { understandQuery } from './understand-query.ts'

const world = seededWorld(new Map([['landrovers', 20]]))
const understand = (text: string) => understandQuery(text, world)
// Rule (AI search): Short words are corrected to English words only, because they may be abbreviations
test.each(['trainer with cert IV', 'network engineer ccna'])(
  'an abbreviation is not corrected: %s',
  (text) => {
    expect(understand(text).chips.map(({ state }) => state)).not.toContain('corrected')
  },
)

// Rule (AI search): A word is called corrected only when it was typed differently
test('a word is called corrected only when it was typed differently', () => {
  const states = (text: string) => understand(text).chips.map(({ state }) => state)
  expect(states('welders with landrovers')).toEqual(['understood', 'understood'])
  expect(states('weldar')).toEqual(['corrected'])
})

// Rule (AI search): In a sentence of Tok Pisin, its words are corrected too
test('a misspelt word of Tok Pisin is corrected', () => {
  expect(understand('akauntent wantaim ekspiriens').roles).toMatchObject([{ label: 'Accountant' }])
})

// Rule (AI search): Names in small letters are not corrected
test.each(['wari', 'steven kepas', 'maladina'])('%s, carpenter', (name) => {
  expect(understand(`carpenter ${name}`).chips.map(({ state }) => state)).not.toContain('corrected')
})

// Rule (AI search): Words by which the work of a job is told are spelt right
test('the make of an engine is not corrected to another job', () => {
  const { roles } = understand('genset mechanic cummins perkins')
  expect(roles).toMatchObject([{ label: 'Diesel Fitter' }])
})
