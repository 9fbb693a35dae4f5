/**
 * The maximum number of bytes that a page may send, compressed and with headers. `html`: the page itself. `first`:
 * everything that a first visit loads, with the service worker where the first page brings it.
 * `tests/browser/weight.test.ts` checks the limits. Those of lists leave 2 kB for content that other tests publish at
 * the same time.
 */
export type Limit = { path: string; first: number; html?: number }

/** `ID` is the number of a job, a company or a CV. */
export const PUBLIC_LIMITS: readonly Limit[] = [
  { path: '/', html: 19_500, first: 36_200 },
  { path: '/jobs', html: 19_600, first: 39_300 },
  { path: '/jobs/ID', html: 14_800, first: 42_300 },
  { path: '/search', html: 16_000, first: 32_400 },
  { path: '/companies/ID', html: 12_900, first: 30_500 },
  { path: '/profile/ID', html: 12_900, first: 30_100 },
  { path: '/employers', html: 15_000, first: 31_200 },
  { path: '/login', html: 14_300, first: 35_600 },
  { path: '/register', html: 14_300, first: 39_700 },
]

/** The HTML of a public page after another one, in browsers that accept it as the difference. */
export const NEXT_HTML = 7_000

export const DASHBOARD_LIMITS: readonly Limit[] = [
  { path: '/jobseeker-dashboard', first: 177_200 },
  { path: '/employer-dashboard', first: 186_800 },
  { path: '/admin', first: 174_600 },
]
