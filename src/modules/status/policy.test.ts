import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../shared/time.ts'
import { type DayCount, historyOf, stateNow } from './policy.ts'

const NOW = new Date('2026-05-10T02:00:30Z') // noon in Port Moresby
const count = (day: string, ok: number, failed: number, first = `${day}T00:00:00+10:00`): DayCount => ({
  ...{
    day,
    part: 'search',
    minutesOk: ok,
    minutesFailed: failed,
    minutesOff: 0,
    firstMinute: new Date(first),
  },
})

describe('the history of a part', () => {
  // Rule (status page): A minute without a measurement counts as unknown, never as up
  test('starts with the first minute; a minute without a measurement is unknown, never up', () => {
    const { days, share } = historyOf(
      [count('2026-05-08', 60, 0, '2026-05-08T23:00:00+10:00'), count('2026-05-10', 600, 20)],
      'search',
      NOW,
    )
    expect(days).toEqual([
      { day: '2026-05-08', ok: 60, failed: 0, unknown: 0 },
      { day: '2026-05-09', ok: 0, failed: 0, unknown: 1440 },
      { day: '2026-05-10', ok: 600, failed: 20, unknown: 100 },
    ])
    expect(share).toBeCloseTo(660 / 2220, 10)
  })

  test('is 90 days long, and has no share while there are no figures', () => {
    expect(historyOf([count('2026-01-01', 1440, 0)], 'search', NOW).days).toHaveLength(90)
    expect(historyOf([], 'search', NOW)).toEqual({ days: [], share: null })
    expect(historyOf([count('2026-05-10', 0, 0)], 'search', NOW).share).toBeNull()
  })
})

test('an old measurement says nothing about now; without the database nothing works', () => {
  const measured = { state: 'ok' as const, measuredAt: new Date(NOW.getTime() - MINUTE) }
  const old = { ...measured, measuredAt: new Date(NOW.getTime() - 300_000) }
  expect(stateNow(measured, false, NOW)).toBe('ok')
  expect(stateNow(old, false, NOW)).toBe('unknown')
  expect(stateNow(undefined, false, NOW)).toBe('unknown')
  expect(stateNow(measured, true, NOW)).toBe('failed')
  expect(stateNow({ ...measured, state: 'off' }, true, NOW)).toBe('off')
})
