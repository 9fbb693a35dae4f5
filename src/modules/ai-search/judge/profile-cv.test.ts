import { expect, test } from 'vitest'
import { seededWorld } from '../../../../tests/support/ai-world.ts'
import { profileCv } from './profile-cv.ts'

// Rule (AI search): Titles of earlier jobs are shown without dates and loose punctuation
test('titles of earlier jobs are shown without dates and the punctuation around them', () => {
  const text =
    'Work experience\nStoreman , 2015 - 2019 ,\nTruck Driver | 2012 to 2014\n- Carpenter: 2009 - 2011'
  const cv = { jobTitle: 'Security Guard,', skills: [], summary: '', text, roles: [], licences: [] }
  expect(profileCv(cv, seededWorld().lexicon, new Date('2026-11-21')).titles).toEqual([
    'Security Guard',
    'Storeman',
    'Truck Driver',
    'Carpenter',
  ])
})
