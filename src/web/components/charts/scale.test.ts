import { expect, test } from 'vitest'
import { axisEnd, labelled } from './scale.ts'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 10],
  [10, 10],
  [11, 20],
  [412, 600],
  [48_216, 60_000],
])('an axis for %i ends at %i', (most, end) => {
  expect(axisEnd(most)).toBe(end)
})

test('labels are spread evenly, with the first and the last', () => {
  expect(labelled(30, 5)).toEqual([0, 7, 15, 22, 29])
  expect(labelled(3, 5)).toEqual([0, 1, 2])
  expect(labelled(1, 5)).toEqual([0])
  expect(labelled(0, 5)).toEqual([])
})
