import { expect, test } from 'vitest'
import { passwordStrength } from './new-password-fields.tsx'

test.each([
  ['abc', 0],
  ['aaaaaaaa', 1],
  ['71234567', 1],
  ['password1', 1],
  ['Lae123', 1],
  ['kumul7', 2],
  ['bilum-basket', 3],
  ['three canoes at Salamaua', 4],
])('%s has strength %i', (password, score) => {
  expect(passwordStrength(password, 6).score).toBe(score)
})

test('the advice names the minimum length', () => {
  expect(passwordStrength('kumul7', 8).advice).toContain('8 characters')
})
