import { expect, test } from 'vitest'
import { mainAct, offeredFor } from './job-acts.ts'
import type { OwnJob } from './queries.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const job = (state: OwnJob['state'], endsAt: string | null = '2026-12-22T00:00:00Z') =>
  ({ state, endsAt, expiresAt: endsAt }) as OwnJob

test.each([
  ['new applications come first', job('open'), 2, 'people'],
  ['a job that is about to end', job('open', '2026-11-24T00:00:00Z'), 0, 'renew'],
  ['a job with time left', job('open'), 0, 'edit'],
  ['a draft', job('draft', null), 0, 'edit'],
  ['a closed job', job('closed'), 0, 'reopen'],
  ['an ended job', job('expired', '2026-11-01T00:00:00Z'), 0, 'renew'],
  ['a job that was taken down', job('blocked'), 0, 'duplicate'],
])('the main act: %s', (_, of, people, act) => {
  expect(mainAct(of, people, NOW)).toBe(act)
})

test('an ended job with paid days left can be edited', () => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const endsAt = new Date(Date.now() - 86_400_000).toISOString()
  expect(offeredFor({ state: 'expired', expiresAt, endsAt })).toContain('edit')
  expect(offeredFor({ state: 'expired', expiresAt: endsAt, endsAt })).not.toContain('edit')
})
