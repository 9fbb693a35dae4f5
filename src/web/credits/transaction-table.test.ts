import { expect, test } from 'vitest'
import { signedCredits } from './transaction-table.tsx'

test('credits are shown with their sign', () => {
  expect(signedCredits(1250)).toBe('+1,250')
  expect(signedCredits(-2)).toBe('−2')
})
