import { expect, test } from 'vitest'
import { byDay } from './notice-list.tsx'

test('notices are grouped by the day in Port Moresby', () => {
  // 00:30 on 6 December in Port Moresby.
  const now = new Date('2026-12-05T14:30:00Z')
  const rows = [
    '2026-12-05T14:10:00Z',
    '2026-12-05T13:50:00Z',
    '2026-12-04T15:00:00Z',
    '2026-12-01T00:00:00Z',
  ].map((createdAt) => ({ createdAt }))
  expect(byDay(rows, now).map(({ day, rows }) => [day, rows.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['1 Dec 2026', 1],
  ])
})
