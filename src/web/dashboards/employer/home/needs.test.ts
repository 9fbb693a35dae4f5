import { expect, test } from 'vitest'
import { needsOf } from './needs.ts'

const now = new Date('2026-11-23T02:00:00Z')
const quiet: Parameters<typeof needsOf>[0] = {
  home: { waiting: [], jobs: [], unanswered: { total: 0, names: [] }, openedAWeek: 0, pendingCredits: 0 },
  saved: [],
  balance: 20,
  prices: { view: 2, posting: 5 },
  creditsHref: '/credits',
  savedHref: (id) => `/saved/${id}`,
  now,
}
const kinds = (home: Partial<typeof quiet.home>, other: Partial<typeof quiet> = {}) =>
  needsOf({ ...quiet, ...other, home: { ...quiet.home, ...home } }).map(({ kind }) => kind)

// Rule (employers): The home lists what needs the employer today, the most pressing first, each with one action
test('nothing is listed when nothing waits, and everything in its order', () => {
  expect(needsOf(quiet)).toEqual([])
  const job = {
    id: 4,
    title: 'Carpenter',
    views: 3,
    places: 2,
    locationName: 'Lae',
    publishedAt: now.toISOString(),
  }
  expect(
    kinds(
      {
        waiting: [{ id: 4, title: 'Carpenter', total: 4, oldest: '2026-11-18T02:00:00Z' }],
        jobs: [{ ...job, endsAt: '2026-11-24T13:59:59Z', statuses: { pending: 4, rejected: 2 } }],
        unanswered: { total: 3, names: ['Ana Kila', 'Ruben Tau'] },
      },
      { balance: 1, saved: [{ id: 1, name: 'Welders', newCount: 5 }] },
    ),
  ).toEqual(['applicants', 'closing', 'credits', 'search', 'messages'])
})

// Rule (employers): A job whose places are filled is offered to be closed, never closed by itself
test('a job whose places are filled is offered to be closed', () => {
  const job = { id: 4, title: 'Carpenter', views: 3, places: 2, locationName: 'Lae' }
  const dates = { publishedAt: now.toISOString(), endsAt: '2026-11-24T13:59:59Z' }
  const withStatuses = (statuses: object) => kinds({ jobs: [{ ...job, ...dates, statuses }] })
  expect(withStatuses({ onboarding: 1, accepted: 1, pending: 3 })).toEqual(['filled'])
  expect(withStatuses({ onboarding: 1, pending: 3 })).toEqual(['closing'])
})

test('the words name the jobs, the longest wait, and the people', () => {
  const [applicants] = needsOf({
    ...quiet,
    home: {
      ...quiet.home,
      waiting: [
        { id: 1, title: 'Carpenters', total: 4, oldest: '2026-11-18T02:00:00Z' },
        { id: 2, title: 'Finance Manager', total: 3, oldest: '2026-11-22T02:00:00Z' },
        { id: 3, title: 'Cook', total: 2, oldest: '2026-11-22T02:00:00Z' },
      ],
    },
  })
  expect(applicants).toMatchObject({
    title: '9 new applicants',
    why: '4 for Carpenters, 3 for Finance Manager, 2 for other jobs. The oldest has waited 5 days.',
    urgency: 'soon',
  })
})

// Rule (employers): Credits on their way count before the balance is called low
test.each([
  ['enough for a week', { openedAWeek: 10 }, 20, []],
  ['less than a usual week', { openedAWeek: 11 }, 20, ['credits']],
  ['the rest is on its way', { openedAWeek: 11, pendingCredits: 50 }, 20, []],
  ['not enough for one CV', {}, 1, ['credits']],
])('credits: %s', (_, home, balance, expected) => {
  expect(kinds(home, { balance })).toEqual(expected)
})
