import { expect, test } from 'vitest'
import { seededWorld } from '../../../../tests/support/ai-world.ts'
import { understandQuery } from './understand-query.ts'

const world = seededWorld()
const understand = (text: string) => understandQuery(text, world)

// Rule (AI search): Jobs and skills joined by 'or' are alternatives
test('jobs and skills joined by or are alternatives', () => {
  expect(understand('accountant or auditor').roles).toHaveLength(2)
  expect(understand('fitter and turner').roles).toHaveLength(1)
  expect(understand('bookkeeper with MYOB or SAP').skills).toMatchObject([{ name: 'MYOB or SAP' }])
})

test('a workplace counts for people who know it, and is not required of anyone', () => {
  const settings = (text: string) =>
    understandQuery(text, { ...world, wordCounts: new Map([['hotel', 9]]) }).skills.map(
      ({ isSetting }) => isSetting,
    )
  expect(settings('receptionist for our hotel')).toEqual([true])
  expect(settings('receptionist with hotel experience')).toEqual([false])
})

// Rule (AI search): From a pasted job posting, only the first job, the skills, places and limits are read
test('from a pasted posting the first job, skills, places and limits are read, and its prose is not', () => {
  const posting = `VACANCY: Senior Procurement Officer. Coral Sea Logistics Ltd is a leading transport company in Lae. Reporting to the Supply
    Chain Manager, you will raise purchase orders and work beside our Accountant. Key requirements: Diploma or degree; minimum 5 years
    experience; SAP or Pronto; communication; valid driver's licence class 3. Females are encouraged to apply. Send your CV to us.`
  const { roles, skills, education, level, years, licences, places } = understand(posting)
  expect(roles.map(({ phrase }) => phrase)).toEqual(['procurement officer'])
  expect(skills.map(({ name }) => name)).toEqual(['SAP or Pronto'])
  expect({ education, level, years, licences }).toEqual({
    education: 'diploma',
    level: 'senior',
    years: { min: 5, max: null },
    licences: [3],
  })
  expect(places.map(({ label }) => label)).toEqual(['Lae'])
})

// Rule (AI search): 'Not from Lae or Madang' excludes both towns
test('places joined by "or" are excluded together', () => {
  const { places, notPlaces, chips } = understand('boilermaker but not from Lae or Madang')
  expect(places).toEqual([])
  expect(notPlaces.map(({ label }) => label)).toEqual(['Lae', 'Madang'])
  expect(chips.at(-1)?.label).toBe('not in Lae or Madang')
})

test('a workplace is neither a job nor an education', () => {
  expect(
    understand('we run a trade store and need a shop assistant').roles.map(({ phrase }) => phrase),
  ).toEqual(['shop assistant'])
  expect(understand('teacher for our high school').education).toBeUndefined()
  expect(understand('cleaner with high school').education).toBe('high-school')
})
