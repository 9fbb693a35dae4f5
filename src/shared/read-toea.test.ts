import { expect, test } from 'vitest'
import { readToea } from './read-toea.ts'

// Rule (payments): Amounts are read as banks write them
test.each([
  ['450', 45_000],
  ['450.5', 45_050],
  [' K1,234.50 ', 123_450],
  ['PGK 1 234 567.00', 123_456_700],
  ['+450.00', 45_000],
  ['450.00 CR', 45_000],
  ['-45.00', -4500],
  ['K-45.00', -4500],
  ['(45.00)', -4500],
  ['45.00-', -4500],
  ['45.00 DR', -4500],
  ['0.00', 0],
])('%j is %i toea', (typed, toea) => {
  expect(readToea(typed)).toBe(toea)
})

test.each(['', 'K', '4,50', '1,2345', '1.234', '12.345,00', '12 Dec', '9999999999', 'USD 5'])(
  '%j is not an amount',
  (typed) => {
    expect(readToea(typed)).toBeUndefined()
  },
)
