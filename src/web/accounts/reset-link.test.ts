import { expect, test } from 'vitest'
import { readResetLink } from './reset-link.ts'

test('reads what the mail links to', () => {
  expect(readResetLink({ token: 'abc', type: 'employer' })).toEqual({ token: 'abc', userType: 'employer' })
  expect(readResetLink({ token: 'abc' })).toEqual({ token: 'abc', userType: 'user' })
})

test('without a token or with an unknown type it is none', () => {
  expect(readResetLink({ type: 'user' })).toBeUndefined()
  expect(readResetLink({ token: 'abc', type: 'root' })).toBeUndefined()
})
