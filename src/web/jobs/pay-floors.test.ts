import { expect, test } from 'vitest'
import { payFloorLabel, payFloors } from './pay-floors.ts'

test('pay is asked for by the fortnight and searched by the year', () => {
  expect(payFloors(undefined)[1]).toBe(26_000)
  expect(payFloorLabel(26_000)).toBe('K1,000 a fortnight')
})

test('what the address says is among the choices', () => {
  expect(payFloors(30_000)).toContain(30_000)
  expect(payFloors(26_000)).toHaveLength(6)
  expect(payFloorLabel(30_000)).toBe('K30,000 a year')
})
