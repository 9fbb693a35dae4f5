import { expect, test } from 'vitest'
import { editDistance, type KnownWord, mendWord } from './spelling.ts'

const known = (word: string, cvs: number, lexeme = word): KnownWord => ({ word, lexeme, cvs })
const typed = (word: string, similar: KnownWord[], cvs = 0) => ({
  word,
  place: 1,
  lexeme: word,
  cvs,
  similar,
})

test.each([
  ['manager', 'manager', 0],
  ['mangaer', 'manager', 1],
  ['nruse', 'nurse', 1],
  ['acountant', 'accountant', 1],
  ['elektrishan', 'electrician', 3],
  ['', 'abc', 3],
])('%s is %s with %i errors', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

test('takes the nearest word, and the commonest of equally near ones', () => {
  const mended = mendWord(
    typed('mangaer', [known('manger', 500), known('manager', 900, 'manag'), known('man', 999)]),
    false,
    false,
  )
  expect(mended).toMatchObject({ corrected: 'manager', lexemes: ['mangaer', 'manag', 'manger'] })
})

test('leaves a word alone that is too far from all others, or too short', () => {
  expect(mendWord(typed('zzzzzz', [known('manager', 900)]), false, false)).toMatchObject({
    corrected: undefined,
    lexemes: ['zzzzzz'],
  })
  expect(mendWord(typed('lab', [known('lae', 900)]), false, false)).toMatchObject({
    corrected: undefined,
    lexemes: ['lab'],
  })
})

test('takes a rare word for a typing error only if the other is much commoner', () => {
  expect(mendWord(typed('kila', [known('kilo', 20)], 2), false, false).corrected).toBeUndefined()
  expect(
    mendWord(typed('welder', [known('welders', 9, 'welder')], 0), false, false).corrected,
  ).toBeUndefined()
  expect(mendWord(typed('weldre', [known('welder', 200)], 1), false, false).corrected).toBe('welder')
})

test('completes the last word while it is being typed, and corrects nothing then', () => {
  const similar = [
    known('electric', 2),
    known('electrician', 90, 'electrician'),
    known('electrical', 300, 'electr'),
  ]
  expect(mendWord(typed('electri', similar), true, false)).toMatchObject({
    corrected: undefined,
    lexemes: ['electri', 'electr', 'electrician', 'electric'],
  })
})

test('a word that is no typing error stays as typed', () => {
  expect(mendWord(typed('petty', [known('putty', 900)]), false, true).corrected).toBeUndefined()
})
