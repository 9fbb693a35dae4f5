import { expect, test } from 'vitest'
import type { Tick } from '../../modules/ai-search/schema.ts'
import { tickText } from './match-words.ts'

const tick = (
  kind: Tick['kind'],
  state: Tick['state'],
  asked: string,
  found: string | null = null,
): Tick => ({ kind, state, asked, found })

test.each([
  ['years', '5 years or more of experience', '3 years of work', '3 years of work, you asked for 5 or more'],
  ['years', '2 to 5 years of experience', '17 years of work', '17 years of work, you asked for 2 to 5'],
  ['years', '1 year or more of experience', null, '1 year or more of experience: not found'],
  [
    'pay',
    'asks up to K80,000 a year',
    'asks K90,000 to K100,000 a year',
    'Asks K90,000 to K100,000 a year, you asked for up to K80,000',
  ],
  ['level', 'senior level', '3 years of work', '3 years of work, you asked for senior level'],
  ['level', 'experienced', '1 year of work', '1 year of work, you asked for someone experienced'],
  ['education', 'diploma or higher', 'high school', 'High school, you asked for diploma or higher'],
  ['availability', 'available immediately', 'available in 30 days', 'Available in 30 days, not immediately'],
  [
    'availability',
    'available within 14 days',
    'available in 30 days',
    'Available in 30 days, not within 14 days',
  ],
  ['role', 'Truck Driver', 'Haul Truck Operator', 'Haul Truck Operator, you asked for Truck Driver'],
  ['place', 'in Lae or Madang', 'Kerema', 'Not in Lae or Madang: Kerema'],
  ['licence', 'class 6 licence', 'class 3 licence', 'Class 3 licence, you asked for class 6'],
  ['years', 'at most 5 years of experience', '9 years of work', '9 years of work, you asked for at most 5'],
  ['skill', 'MYOB', null, 'MYOB: not found'],
] as const)('a missed %s says what the CV has and what was asked: "%s"', (kind, asked, found, text) => {
  expect(tickText(tick(kind, 'missing', asked, found))).toBe(text)
})

test.each([
  ['place', 'in Lae', 'Lea town', 'Lae: not found'],
  ['pay', 'asks up to K80,000 a year', null, 'Asks up to K80,000 a year: not found'],
  ['years', '4 years or more of experience', null, '4 years or more of experience: not found'],
  [
    'years',
    '4 years or more of experience',
    '3 to 5 years of work',
    '3 to 5 years of work, you asked for 4 or more',
  ],
  ['skill', 'Excel', 'only “Microsoft Office”', 'Excel: only “Microsoft Office”'],
] as const)('an unknown %s is not found, or says what is known: "%s"', (kind, asked, found, text) => {
  expect(tickText(tick(kind, 'unknown', asked, found))).toBe(text)
})

test('a met requirement shows the words of the CV', () => {
  expect(tickText(tick('years', 'matched', '5 years or more of experience', '8 years of work'))).toBe(
    '8 years of work',
  )
  expect(tickText(tick('skill', 'matched', 'MYOB'))).toBe('MYOB')
})
