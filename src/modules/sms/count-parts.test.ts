import { expect, test } from 'vitest'
import { countParts } from './count-parts.ts'

// Rule (SMS): Parts are counted as networks charge them, with the GSM alphabet and with UCS-2
test.each([
  ['an empty text', '', 1],
  ['160 letters', 'a'.repeat(160), 1],
  ['161 letters', 'a'.repeat(161), 2],
  ['two full joined parts', 'a'.repeat(306), 2],
  ['one letter more', 'a'.repeat(307), 3],
  ['80 braces, which take two places', '{'.repeat(80), 1],
  ['81 braces', '{'.repeat(81), 2],
  ['a brace that would be divided between two parts', `${'a'.repeat(152)}{${'a'.repeat(152)}`, 3],
  ['letters of the GSM alphabet with accents', 'é'.repeat(160), 1],
  ['a letter outside of it makes the whole text UCS-2', `${'a'.repeat(69)}ō`, 1],
  ['71 such letters', 'ō'.repeat(71), 2],
  ['35 pictures, which take two places', '👍'.repeat(35), 1],
  ['a picture that would be divided', `${'ō'.repeat(66)}👍${'ō'.repeat(66)}`, 3],
])('%s', (_, text, parts) => {
  expect(countParts(text)).toBe(parts)
})
