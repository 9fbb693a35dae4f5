import { expect, test } from 'vitest'
import { moveCredits } from '../../bench/ledger.ts'

// Rule (random faults): After random operations on credits, no balance is negative and every balance equals its rows
test('2,000 random operations on credits, 200 at a time: no balance below zero, nothing twice, every sum agrees', async () => {
  const { negative, doubled, differing, failures } = await moveCredits(2000, 7)
  expect({ negative, doubled, differing, failures }).toEqual({
    negative: 0,
    doubled: 0,
    differing: 0,
    failures: [],
  })
})
