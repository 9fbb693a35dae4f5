import { expect, test } from 'vitest'
import { harmOf, tryFaults } from '../../bench/faults.ts'

/** Faults of each kind, and the kills; the bench tries more. */
const KINDS = [
  'product killed',
  'database killed',
  'mail greylisted',
  'disk full',
  'bucket fails',
  'bucket away',
]

// Rule (random faults): Whatever fails, no acknowledged write or mail is lost or done twice, and the product continues
test('whatever fails under write load, nothing acknowledged is lost or done twice, and the product continues', {
  timeout: 900_000,
}, async () => {
  const rows = await tryFaults({ rounds: 1, seed: 7, only: KINDS })
  expect(rows.flatMap((row) => harmOf(row).map((line) => `${row.name}: ${line}`))).toEqual([])
  const tried = rows.filter(({ notRun }) => notRun === '')
  expect(tried.length).toBeGreaterThanOrEqual(5)
  expect(tried.filter(({ acknowledged }) => acknowledged === 0)).toEqual([])
})
