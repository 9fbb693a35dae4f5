import { expect, test } from 'vitest'
import { cleanText, isCleanText, maxTextLength } from './clean-text.ts'

test.each([
  ['one  \t two\u00a0three', 'one two three'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a \n\n \n\n\n b', 'a\n\nb'],
  ['nul\0 and bell\u0007', 'nul and bell'],
  ['exe\u202efdp.vc zero\u200bwidth soft\u00adhyphen', 'exefdp.vc zerowidth softhyphen'],
  ['\uf0b7 bullet', 'bullet'],
  ['Pe\u0301ter', 'Péter'],
  // UTF-8 that a program took for Windows-1252.
  ['DevelopmentÂ', 'Development'],
  ['Â\u00a0Sound \u00e2\u20ac\u00a2Team player \u00e2\u20ac\u2039', 'Sound •Team player'],
  ['It\u00e2\u20ac\u2122s AndrÃ©', 'It’s André'],
  ['CHÂTEAU Âme', 'CHÂTEAU Âme'],
  ['half \ud83d', 'half \ufffd'],
  ['Tok Pisin: yu stap we? 😀', 'Tok Pisin: yu stap we? 😀'],
])('%j becomes %j', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
  expect(isCleanText(clean)).toBe(true)
})

test('a text is cut at its limit and remains valid', () => {
  const text = cleanText(`a${'😀'.repeat(maxTextLength)}`)
  expect(text).toHaveLength(maxTextLength)
  expect(isCleanText(text)).toBe(true)
})

test.each(['nul \0', 'half \ud83d', 'x'.repeat(maxTextLength + 1), 'escape \u001b'])(
  '%# is not clean',
  (text) => {
    expect(isCleanText(text)).toBe(false)
  },
)
