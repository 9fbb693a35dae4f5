/**
 * The most bytes that a page may send, compressed and with headers. `html`: the page itself. `first`: everything that a
 * first visit loads, service worker included. `tests/browser/weight.test.ts` keeps them.
 */
export type Limit = { path: string; first: number; html?: number }

/** `ID` is the number of a job, a company or a CV. */
export const PUBLIC_LIMITS: readonly Limit[] = [
  { path: '/', html: 22_000, first: 45_000 },
  { path: '/jobs', html: 21_500, first: 49_500 },
  { path: '/jobs/ID', html: 17_200, first: 45_000 },
  { path: '/search', html: 17_200, first: 45_000 },
  { path: '/companies/ID', html: 15_500, first: 45_000 },
  { path: '/profile/ID', html: 15_500, first: 45_000 },
  { path: '/employers', html: 16_900, first: 45_000 },
  { path: '/login', html: 16_400, first: 45_000 },
  { path: '/register', html: 16_400, first: 47_500 },
]

export const DASHBOARD_LIMITS: readonly Limit[] = [
  { path: '/jobseeker-dashboard', first: 190_000 },
  { path: '/employer-dashboard', first: 203_000 },
  { path: '/admin', first: 196_000 },
]
