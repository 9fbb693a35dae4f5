import { expect, test } from 'vitest'
import { sessionIsAlive } from './policy.ts'

const start = new Date('2026-11-21T00:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

test.each([
  ['jobSeeker', 30 * 1440 - 1, true],
  ['jobSeeker', 30 * 1440, false],
  ['employer', 14 * 1440 - 1, true],
  ['employer', 14 * 1440, false],
  ['administrator', 29, true],
  ['administrator', 30, false],
] as const)('a session of a %s idle for %d minutes: %s', (kind, minutes, alive) =>
  expect(sessionIsAlive(kind, { createdAt: start, lastSeenAt: start }, after(minutes))).toBe(alive),
)

test('an administrator signs in again after 8 hours, however busy', () => {
  expect(sessionIsAlive('administrator', { createdAt: start, lastSeenAt: after(479) }, after(479.5))).toBe(
    true,
  )
  expect(sessionIsAlive('administrator', { createdAt: start, lastSeenAt: after(480) }, after(480))).toBe(
    false,
  )
})
