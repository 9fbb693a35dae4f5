import { expect, test } from 'vitest'
import { payFloorLabel } from '../../../modules/jobs/matching/choices.ts'
import { payFloors } from './active-filters.ts'

test('pay is chosen per fortnight and searched per year', () => {
  expect(payFloors(undefined)[1]).toBe(20_800)
  expect(payFloorLabel(26_000)).toBe('K1,000 a fortnight')
})

test('the amount in the address is among the choices', () => {
  expect(payFloors(30_000)).toContain(30_000)
  expect(payFloors(20_800)).toHaveLength(6)
  expect(payFloorLabel(30_000)).toBe('K30,000 a year')
})
