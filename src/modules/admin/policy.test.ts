import { expect, test } from 'vitest'
import { digitsOf } from './policy.ts'

test.each([
  ['7123 4567', '71234567'],
  ['+675 7123 4567', '71234567'],
  ['00675 7123-4567', '71234567'],
  ['675 1234', '6751234'],
  ['Ana Kila', undefined],
  ['123', undefined],
])('the digits of "%s"', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})
