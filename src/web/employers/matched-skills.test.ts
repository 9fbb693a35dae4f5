import { expect, test } from 'vitest'
import { matchedSkills } from './matched-skills.ts'

const skills = ['MIG welding', 'C#', 'Rigging', 'Go']

test('lights what the search names', () => {
  expect(matchedSkills(skills, 'welding Lae')).toEqual(['MIG welding'])
  expect(matchedSkills(skills, 'c#, go')).toEqual(['C#', 'Go'])
})

test('short words light whole skills only', () => {
  expect(matchedSkills(skills, 'in')).toEqual([])
  expect(matchedSkills(skills, '')).toEqual([])
})
