import { expect, test } from 'vitest'
import { asItWasTyped, withPart } from './understood-chips.tsx'

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
])('in "%s" the part "%s" becomes "%s"', (query, typed, by, result) => {
  expect(withPart({ query }, part(query, typed), by).query).toBe(result)
})

test('words to take as typed are kept while the need contains them', () => {
  const query = 'Weldor in Lea'
  const typed = asItWasTyped(asItWasTyped({ query }, part(query, 'Weldor')), part(query, 'Lea'))
  expect(typed.asTyped).toEqual(['weldor', 'lea'])
  expect(withPart(typed, part(query, 'Lea'), 'Lae').asTyped).toEqual(['weldor'])
})
