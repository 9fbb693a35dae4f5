import { expect, test } from 'vitest'
import { readResetLink } from './reset-link.ts'

test('the link in the mail is read', () => {
  expect(readResetLink({ token: 'abc', type: 'employer' })).toEqual({ token: 'abc', userType: 'employer' })
  expect(readResetLink({ token: 'abc' })).toEqual({ token: 'abc', userType: 'user' })
})

test('an address without a token or with an unknown type is not a reset link', () => {
  expect(readResetLink({ type: 'user' })).toBeUndefined()
  expect(readResetLink({ token: 'abc', type: 'root' })).toBeUndefined()
})
