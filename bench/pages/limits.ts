/**
 * The maximum number of bytes that a page may send, compressed and with headers. `html`: the page itself. `first`:
 * everything that a first visit loads, service worker included. `tests/browser/weight.test.ts` checks the limits. Those
 * of lists leave 2 kB for content that other tests publish at the same time.
 */
export type Limit = { path: string; first: number; html?: number }

/** `ID` is the number of a job, a company or a CV. */
export const PUBLIC_LIMITS: readonly Limit[] = [
  { path: '/', html: 19_500, first: 43_000 },
  { path: '/jobs', html: 19_600, first: 46_000 },
  { path: '/jobs/ID', html: 14_800, first: 44_000 },
  { path: '/search', html: 16_000, first: 37_500 },
  { path: '/companies/ID', html: 12_900, first: 36_000 },
  { path: '/profile/ID', html: 12_900, first: 34_000 },
  { path: '/employers', html: 15_000, first: 35_000 },
  { path: '/login', html: 14_300, first: 42_500 },
  { path: '/register', html: 14_300, first: 45_250 },
]

/** The HTML of a public page after another one, in browsers that accept it as the difference. */
export const NEXT_HTML = 7_000

export const DASHBOARD_LIMITS: readonly Limit[] = [
  { path: '/jobseeker-dashboard', first: 175_500 },
  { path: '/employer-dashboard', first: 185_500 },
  { path: '/admin', first: 173_500 },
]
