import { expect, test } from 'vitest'
import { createDictionaries, dictionaryOf, nameOf } from './page-dictionaries.ts'

test('the dictionaries that nobody has named the longest are dropped when there are too many bytes', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((sign) => dictionaryOf(sign.repeat(40)))
  if (!first || !second || !third) throw new Error()
  const kept = createDictionaries(100)
  const isKept = (one: typeof first) => kept.find(nameOf(one), 'br, dcz') === one
  kept.keep(first)
  kept.keep(second)
  kept.keep(second)
  expect(isKept(first)).toBe(true)
  kept.keep(third)
  expect([isKept(first), isKept(second), isKept(third)]).toEqual([true, false, true])
})
