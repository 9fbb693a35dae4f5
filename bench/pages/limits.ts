/**
 * The maximum number of bytes that a page may send, compressed and with headers. `html`: the page itself. `first`:
 * everything that a first visit loads, with the service worker where the first page brings it.
 * `tests/browser/weight.test.ts` checks the limits. Those of lists leave 2 kB for content that other tests publish at
 * the same time.
 */
export type Limit = { path: string; first: number; html?: number }

/** `ID` is the number of a job, a company or a CV. */
export const PUBLIC_LIMITS: readonly Limit[] = [
  { path: '/', html: 19_300, first: 35_000 },
  { path: '/jobs', html: 19_000, first: 37_400 },
  { path: '/jobs/ID', html: 15_200, first: 38_500 },
  { path: '/search', html: 16_900, first: 32_400 },
  { path: '/companies/ID', html: 12_800, first: 28_600 },
  { path: '/profile/ID', html: 13_100, first: 29_700 },
  { path: '/employers', html: 15_900, first: 31_400 },
  { path: '/login', html: 14_200, first: 35_200 },
  { path: '/register', html: 14_200, first: 39_200 },
]

/** All that a public page loads after another one, in browsers that accept it as the difference. */
export const NEXT_PAGE = 7_000

export const DASHBOARD_LIMITS: readonly Limit[] = [
  { path: '/jobseeker-dashboard', first: 176_200 },
  { path: '/employer-dashboard', first: 185_800 },
  { path: '/admin', first: 174_300 },
]
