import { expect, test } from 'vitest'
import { matchedSkills, splitAtWords } from './found-words.ts'

const skills = ['MIG welding', 'C#', 'Rigging', 'Go']

test('skills that the search names are highlighted', () => {
  expect(matchedSkills(skills, 'welding Lae')).toEqual(['MIG welding'])
  expect(matchedSkills(skills, 'c#, go')).toEqual(['C#', 'Go'])
})

test('short words highlight whole skills only', () => {
  expect(matchedSkills(skills, 'in')).toEqual([])
  expect(matchedSkills(skills, '')).toEqual([])
})

test('the words of a search are marked with their endings, at the beginning of words', () => {
  expect(splitAtWords('Heavy Diesel Fitter', 'diesel fitters')).toEqual([
    'Heavy ',
    'Diesel',
    ' ',
    'Fitter',
    '',
  ])
  expect(splitAtWords('Outfitter in Lae', 'fitter in')).toEqual(['Outfitter in Lae'])
  expect(splitAtWords('C++ and (c++)', 'c++')).toEqual(['', 'C++', ' and (', 'c++', ')'])
})
