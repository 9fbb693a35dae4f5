import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../shared/time.ts'
import { type DayCount, engineOf, historyOf, stateNow } from './policy.ts'

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

// Rule (status page): Errors of pages are counted by the engine of the browser and its main version
test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/109.0.0.0 Mobile Safari/537.36',
    'Chrome',
    109,
  ],
  [
    'Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 SamsungBrowser/14.0 Chrome/87.0 Mobile Safari/537.36',
    'Chrome',
    87,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox', 153],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_7 like Mac OS X) AppleWebKit/605.1.15 CriOS/120.0 Mobile Safari/604.1',
    'Safari',
    15,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/16.4 Safari/605.1.15',
    'Safari',
    16,
  ],
  ['Opera/9.80 (Android; Opera Mini/36.2/191.249; U; en) Presto/2.12.423 Version/12.16', 'Other', 0],
])('%s', (userAgent, engine, version) => expect(engineOf(userAgent)).toEqual({ engine, version }))
