import { expect, test } from 'vitest'
import { distinctErrors } from './checked-form.ts'

test('the same message appears once, at the first field', () => {
  expect(distinctErrors({ method: 'Fill in', details: 'Fill in', amount: 'Too much' })).toEqual({
    method: 'Fill in',
    amount: 'Too much',
  })
})
