import { expect, test } from 'vitest'
import { withFirst, withNewest, withOlder } from './queries.ts'

const page = (ids: number[], hasOlder: boolean) => ({ messages: ids.map((id) => ({ id })), hasOlder })

test('the newest messages follow the known ones', () => {
  expect(withNewest(undefined, page([3, 4], true))).toEqual(page([3, 4], true))
  expect(withNewest(page([1, 2, 3], false), page([2, 3, 4], true))).toEqual(page([1, 2, 3, 4], false))
})

test('the known messages are dropped if some are missing in between', () => {
  expect(withNewest(page([1, 2], false), page([7, 8], true))).toEqual(page([7, 8], true))
})

test('older messages come first, each once', () => {
  expect(withOlder(page([3, 4], true), page([1, 2, 3], false))).toEqual(page([1, 2, 3, 4], false))
})

test('the first conversations come before the known later ones, each once', () => {
  const list = (...ids: [number, number][]) => ids.map(([id, lastMessageId]) => ({ id, lastMessageId }))
  const known = list([1, 30], [2, 20], [3, 10])
  expect(withFirst(known, list([2, 40], [1, 30]), 2)).toEqual(list([2, 40], [1, 30], [3, 10]))
  expect(withFirst(known, list([2, 40]), 2)).toEqual(list([2, 40]))
  expect(withFirst(undefined, list([2, 40]), 1)).toEqual(list([2, 40]))
})
