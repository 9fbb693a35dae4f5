import { expect, test } from 'vitest'
import { asItWasTyped, shownOnce, withParts } from './understood-chips.tsx'

const part = (query: string, typed: string) => {
  const start = query.indexOf(typed)
  return { typed, start, end: start + typed.length }
}

// Rule (AI search): Removing or replacing a chip leaves a whole sentence
test.each([
  ['accountant in Lae, up to K80k', 'Lae', '', 'accountant, up to K80k'],
  ['nurse in the Highlands with diploma', 'Highlands', '', 'nurse with diploma'],
  ['officer with ICAM and first aid', 'ICAM', '', 'officer with first aid'],
  ['chef for a hotel in Kokopo', 'hotel', '', 'chef in Kokopo'],
  ['driver who can start now', 'start now', '', 'driver'],
  ['nurse in Lae', 'Lae', ' Madang ', 'nurse in Madang'],
  ['acountant with MYOB', 'acountant', 'bookkeeper', 'bookkeeper with MYOB'],
  ['teacher of English for a high school', 'English', '', 'teacher for a high school'],
  ['driver but no drinkers, Lae', 'no drinkers', '', 'driver, Lae'],
  ['fitter, knows Kenwort, Lae', 'Kenwort', '', 'fitter, Lae'],
  ['welder', 'welder', '', ''],
  ['Driver with a class 6 licence', 'Driver', '', 'class 6 licence'],
  ['a driver in Lae who has MYOB', 'driver', '', 'Lae who has MYOB'],
  ['driver in Lae or Madang', 'Madang', '', 'driver in Lae'],
  ['ex driver for security guard', 'ex driver', '', 'security guard'],
])('in "%s" the part "%s" becomes "%s"', (query, typed, by, result) => {
  expect(withParts({ query }, [part(query, typed)], by).query).toBe(result)
})

test('words to take as typed are kept while the need contains them', () => {
  const query = 'Weldor in Lea'
  const typed = asItWasTyped(asItWasTyped({ query }, part(query, 'Weldor')), part(query, 'Lea'))
  expect(typed.asTyped).toEqual(['weldor', 'lea'])
  expect(withParts(typed, [part(query, 'Lea')], 'Lae').asTyped).toEqual(['weldor'])
})

// Rule (AI search): A place that a search names twice has one chip, which changes or removes both
test('a place that is named twice has one chip for both', () => {
  const query = 'driver in POM, lives in Port Moresby, not Lae'
  const place = { kind: 'place', state: 'understood', label: 'Port Moresby' } as const
  const [pom, lae, none] = shownOnce([
    { ...place, ...part(query, 'POM') },
    { ...place, ...part(query, 'Port Moresby') },
    { kind: 'exclusion', state: 'understood', label: 'not in Lae', ...part(query, 'not Lae') },
  ])
  expect([pom?.typed, lae?.typed, none]).toEqual(['POM', 'not Lae', undefined])
  const changed = (text: string) => withParts({ query }, pom?.mentions ?? [], text).query
  expect(changed('Madang')).toBe('driver in Madang, lives in Madang, not Lae')
  expect(changed('')).toBe('driver, lives, not Lae')
})
