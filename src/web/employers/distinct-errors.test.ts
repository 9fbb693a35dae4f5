import { expect, test } from 'vitest'
import { distinctErrors } from './distinct-errors.ts'

test('the same words stand once, at the first field', () => {
  expect(distinctErrors({ method: 'Fill in', details: 'Fill in', amount: 'Too much' })).toEqual({
    method: 'Fill in',
    amount: 'Too much',
  })
})
