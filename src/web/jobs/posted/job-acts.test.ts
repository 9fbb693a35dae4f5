import { expect, test } from 'vitest'
import { mainAct, offeredFor } from './job-acts.ts'
import type { OwnJob } from './queries.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const job = (state: OwnJob['state'], endsAt: string | null = '2026-12-22T00:00:00Z', places = 0) =>
  ({ state, endsAt, expiresAt: endsAt, places: places || null }) as OwnJob
const later = '2026-12-22T00:00:00Z'

test.each([
  ['new applications come first', job('open'), 2, 'people'],
  ['a job whose places are filled', job('open', later, 2), 2, 'close', 2],
  ['a job with a place left', job('open', later, 2), 2, 'people', 1],
  ['a closed job whose places are filled', job('closed', later, 2), 0, 'reopen', 2],
  ['a job that is about to end', job('open', '2026-11-24T00:00:00Z'), 0, 'renew'],
  ['a job with time left', job('open'), 0, 'edit'],
  ['a draft', job('draft', null), 0, 'edit'],
  ['a closed job', job('closed'), 0, 'reopen'],
  ['an ended job', job('expired', '2026-11-01T00:00:00Z'), 0, 'renew'],
  ['a job that was taken down', job('blocked'), 0, 'duplicate'],
])('the main act: %s', (_, of, newApplications, act, filled = 0) => {
  expect(mainAct(of, { newApplications, filled }, NOW)).toBe(act)
})

test('an ended job with paid days left can be edited', () => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const endsAt = new Date(Date.now() - 86_400_000).toISOString()
  expect(offeredFor({ state: 'expired', expiresAt, endsAt })).toContain('edit')
  expect(offeredFor({ state: 'expired', expiresAt: endsAt, endsAt })).not.toContain('edit')
})
