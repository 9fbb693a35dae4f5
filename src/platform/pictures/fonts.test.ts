import { expect, test } from 'vitest'
import { openTypesetter, wrapLines } from './fonts.ts'

const upTo = (length: number) => (line: string) => line.length <= length

test.each([
  ['a short text stays', 'Cook', 10, 2, ['Cook']],
  ['lines break at spaces', 'Diesel fitter in Lae', 10, 3, ['Diesel', 'fitter in', 'Lae']],
  ['a long word is broken', 'Donaudampfschiff', 6, 3, ['Donaud', 'ampfsc', 'hiff']],
  ['text that is too long ends in an ellipsis', 'Diesel fitter in Lae', 10, 2, ['Diesel', 'fitter in…']],
  ['an empty text has no lines', '', 10, 2, []],
])('%s', (_, text, width, lines, expected) => expect(wrapLines(text, upTo(width), lines)).toEqual(expected))

test('outlines contain letters as shapes and omit characters that the font lacks', async () => {
  const { widthOf, outline } = await openTypesetter()
  const style = { weight: 'regular', size: 40, fill: '#000' } as const
  expect(widthOf('Cook 😀🇵🇬', style)).toBe(widthOf('Cook', style))
  expect(widthOf('Cook', style)).toBeGreaterThan(60)
  expect(outline('Cook 😀', style, 0, 40)).toBe(outline('Cook', style, 0, 40))
  expect(outline('<&>', style, 0, 40)).toMatch(/^<path [^<&]+\/>$/)
})
