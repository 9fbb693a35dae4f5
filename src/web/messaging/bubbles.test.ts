import { expect, test } from 'vitest'
import { groupByDay, shortMoment } from './bubbles.tsx'

const now = new Date('2026-11-21T02:00:00Z')
/** It is still Friday in Port Moresby, which is ten hours ahead of UTC. */
const lateFriday = '2026-11-20T13:59:00Z'
const saturday = '2026-11-20T14:01:00Z'

test('messages are grouped by the day in Port Moresby', () => {
  const all = ['2026-10-02T02:00:00Z', lateFriday, saturday].map((createdAt) => ({ createdAt }))
  expect(groupByDay(all, now).map(({ label, messages }) => [label, messages.length])).toEqual([
    ['2 Oct 2026', 1],
    ['Yesterday', 1],
    ['Today', 1],
  ])
})

test('the list shows the time of today’s messages and the day of older ones', () => {
  expect([shortMoment(saturday, now), shortMoment(lateFriday, now)]).toEqual(['12:01 am', 'Yesterday'])
})
