import { expect, test } from 'vitest'
import { matchedSkills } from './employer-row.tsx'

const skills = ['MIG welding', 'C#', 'Rigging', 'Go']

test('skills that the search names are highlighted', () => {
  expect(matchedSkills(skills, 'welding Lae')).toEqual(['MIG welding'])
  expect(matchedSkills(skills, 'c#, go')).toEqual(['C#', 'Go'])
})

test('short words highlight whole skills only', () => {
  expect(matchedSkills(skills, 'in')).toEqual([])
  expect(matchedSkills(skills, '')).toEqual([])
})
