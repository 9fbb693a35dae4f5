import { expect, test } from 'vitest'
import { createLagMeter } from './replica.ts'

// Rule (operating): The lag of a replica is measured
test('once a position in the log is reached, everything written before it is there', () => {
  const meter = createLagMeter()
  expect(meter.lag(0, 500)).toBe(Number.POSITIVE_INFINITY)
  meter.note(1000, 100)
  meter.note(2000, 200)
  meter.note(3000, 300)
  expect([meter.lag(3100, 300), meter.lag(3100, 250), meter.lag(3100, 199)]).toEqual([100, 1100, 2100])
  expect(meter.lag(3100, 99)).toBe(Number.POSITIVE_INFINITY)
})

test('a replica does not lag while its primary writes nothing', () => {
  const meter = createLagMeter()
  for (const at of [1000, 2000, 3000]) meter.note(at, 100)
  expect(meter.lag(3010, 100)).toBe(10)
})

test('the measurement starts again when the log goes back', () => {
  const meter = createLagMeter()
  meter.note(1000, 900)
  meter.note(2000, 100)
  expect(meter.lag(2000, 99)).toBe(Number.POSITIVE_INFINITY)
  expect(meter.lag(2010, 900)).toBe(10)
})

test('positions are forgotten after a minute, so that a replica that stopped uses no memory', () => {
  const meter = createLagMeter()
  for (let second = 0; second < 100; second++) meter.note(second * 1000, second)
  expect(meter.lag(99_000, 39)).toBe(Number.POSITIVE_INFINITY)
  expect(meter.lag(99_000, 40)).toBe(59_000)
})
