import { expect, test } from 'vitest'
import { seededWorld } from '../../../../tests/support/ai-world.ts'
import { profileCv } from './profile-cv.ts'

const titlesOf = (jobTitle: string, roles: string[], text = '') =>
  profileCv(
    { jobTitle, skills: [], summary: '', text, roles, licences: [] },
    seededWorld().lexicon,
    new Date('2026-11-21'),
  ).titles

// Rule (AI search): Titles of earlier jobs are shown without dates and loose punctuation
test('titles of earlier jobs are shown without dates and the punctuation around them', () => {
  const text =
    'Work experience\nStoreman , 2015 - 2019 ,\nTruck Driver | 2012 to 2014\n- Carpenter: 2009 - 2011'
  expect(titlesOf('Security Guard,', ['Night Guard'], text)).toEqual([
    'Security Guard',
    'Night Guard',
    'Storeman',
    'Truck Driver',
    'Carpenter',
  ])
})

// Rule (AI search): The latest job counts more than an earlier one
test('the second title is that of the latest job, also when it is the title of the CV', () => {
  expect(titlesOf('NURSE', ['Nurse', 'Cook', 'Nurse'])).toEqual(['NURSE', 'Nurse', 'Cook'])
  expect(titlesOf('Nurse', [], 'Work experience\nCook, 2015 - 2019')).toEqual(['Nurse', 'Nurse', 'Cook'])
})

test('a place left blank marks the title of a job, a sentence does not', () => {
  const text =
    'Work experience\nPlumber Company Name City , State\nWorked with a Carpenter for some time\nWas trusted by the Painter and others. 2012 to 2014'
  expect(titlesOf('Cleaner', [], text)).toEqual(['Cleaner', 'Cleaner', 'Plumber'])
})

// Rule (AI search): Years of work come from the dates, or from the person's own words if these say more
test.each([
  ['Summary\n12 years of experience as a cook.\nWork experience\nCook Jan 2024 - Dec 2025', 12],
  ['Summary\n2 years of experience as a cook.\nWork experience\nCook Jan 2016 - Dec 2025', 10],
  ['Summary\nCook with 8 years of work.\nWork experience\nCook Jan 2024 - Dec 2025', 8],
  ['Work experience\nCook 01/2024 - till now', 2],
  ['Work experience\nCook Jan 2024 - Dec 2025\nKept Windows Server 2003-2008', 2],
  ['Work experience\nCook Jan 2024 - Dec 2025\nAchievements\nFed 200 people\nBaker Jan 2020 - Dec 2023', 6],
  ['Work experience\nChef\nJanuary 2016 Company Name\nCook Jan 2014 - Dec 2015', null],
  ['Summary\n9 years of work.\nWork experience\nChef\nJanuary 2016 Hotel\nCook Jan 2014 - Dec 2015', 9],
  ['Summary\nCooks for a firm of 12 years.\nWork experience\nCook Jan 2024 - Dec 2025', 2],
])('years of work of %j', (text, years) => {
  const cv = { jobTitle: 'Cook', skills: [], summary: '', text, roles: [], licences: [] }
  expect(profileCv(cv, seededWorld().lexicon, new Date('2026-11-21')).years).toBe(years)
})
