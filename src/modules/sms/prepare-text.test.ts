import { expect, test } from 'vitest'
import { isGsm } from './count-parts.ts'
import { plainText } from './prepare-text.ts'

// Rule (SMS): Quotes, dashes and dots of our texts are sent in the GSM alphabet, because other letters double the cost
test.each([
  ['quotes', 'Your job “Nurse’s aide” is open', 'Your job "Nurse\'s aide" is open'],
  ['dashes and dots', 'K900 – K950 · Lae, 2–3 days…', 'K900 - K950, Lae, 2-3 days...'],
  ['spaces that do not break', 'K\u00a0900\u202f000', 'K 900 000'],
  ['control characters, but not new lines', 'One\u0007\r\ntwo', 'One \ntwo'],
])('%s', (_, text, sent) => {
  expect(plainText(text)).toBe(sent)
  expect(isGsm(sent)).toBe(true)
})

test('letters of names stay', () => {
  expect(plainText('Tāriki 👍')).toBe('Tāriki 👍')
})
