import { expect, test } from 'vitest'
import { MINUTE } from '../../shared/time.ts'
import { deviceOf, sessionIsAlive } from './policy.ts'

const start = new Date('2026-11-21T00:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE)

test.each([
  ['jobSeeker', 30 * 1440 - 1, true],
  ['jobSeeker', 30 * 1440, false],
  ['employer', 14 * 1440 - 1, true],
  ['employer', 14 * 1440, false],
  ['administrator', 29, true],
  ['administrator', 30, false],
] as const)('a session of a %s idle for %d minutes: %s', (kind, minutes, alive) =>
  expect(sessionIsAlive(kind, { createdAt: start, lastSeenAt: start, isShort: false }, after(minutes))).toBe(
    alive,
  ),
)

const used = (minutes: number, isShort = false) => ({ createdAt: start, lastSeenAt: after(minutes), isShort })

test('an administrator signs in again after 8 hours, however busy', () => {
  expect(sessionIsAlive('administrator', used(479), after(479.5))).toBe(true)
  expect(sessionIsAlive('administrator', used(480), after(480))).toBe(false)
})

test('a session on a shared phone ends after 12 hours, however busy', () => {
  expect(sessionIsAlive('jobSeeker', used(719, true), after(719.5))).toBe(true)
  expect(sessionIsAlive('jobSeeker', used(720, true), after(720))).toBe(false)
})

const MOZILLA = 'Mozilla/5.0'
test.each([
  [
    `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `${MOZILLA} (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone or iPad',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0`,
    'Edge on Windows',
  ],
  ['Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12', 'Opera Mini on Android'],
  [`${MOZILLA} (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0`, 'Firefox on Linux'],
  ['curl/8.0', ''],
])('%s is %j', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
