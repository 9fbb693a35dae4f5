import { expect, test } from 'vitest'
import { dictionaryOf, findDictionary, keepDictionary } from './dictionaries.ts'

test('the dictionaries that nobody has named the longest are dropped when there are too many bytes', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((sign) =>
    dictionaryOf(() => Buffer.alloc(6_000_000, sign)),
  )
  if (!first || !second || !third) throw new Error()
  const isKept = (one: typeof first) => findDictionary(one.name(), 'br, dcz')?.name() === one.name()
  keepDictionary(first)
  keepDictionary(second)
  keepDictionary(second)
  expect(isKept(first)).toBe(true)
  keepDictionary(third)
  expect([isKept(first), isKept(second), isKept(third)]).toEqual([true, false, true])
})
