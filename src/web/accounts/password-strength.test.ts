import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

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

test('says the length that is asked for', () => {
  expect(passwordStrength('kumul7', 8).advice).toContain('8 characters')
})
