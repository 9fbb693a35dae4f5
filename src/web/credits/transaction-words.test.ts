import { expect, test } from 'vitest'
import { signedCredits } from './transaction-words.ts'

test('credits carry their sign', () => {
  expect(signedCredits(1250)).toBe('+1,250')
  expect(signedCredits(-2)).toBe('−2')
})
