import type { Browser, BrowserContext } from '@playwright/test'
import { DASHBOARD_LIMITS, type Limit, NEXT_PAGE, PUBLIC_LIMITS } from '../../bench/pages/limits.ts'
import { type Exchange, openLine } from '../../bench/pages/line.ts'
import {
  administrator,
  comeAs,
  expect,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

/** Milliseconds without traffic after which a visit has ended. */
const QUIET_MS = 700

// Rule (phones): The HTML of a public page and all that a first visit loads stay below the limits of bench/pages/limits.ts
test('the HTML and the first visit of each public page are within their limits', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const employer = await registerEmployer({ credits: 10, companyName: 'Woitape Weighbridge' })
  const { body } = await employer.post('/api/employer/job-postings', jobForm({ title: 'Weighbridge Clerk' }))
  const ids: Record<string, number> = {
    '/jobs/ID': (body as { id: number }).id,
    '/companies/ID': employer.id,
    '/profile/ID': await uploadCv(await registerJobSeeker()),
  }
  const heavy = PUBLIC_LIMITS.map(async (limit) => {
    const path = limit.path.replace('ID', String(ids[limit.path]))
    const exchanges = await visit(browser, baseURL, path, { viewport: PHONE, hasWorker: hasWorker(limit) })
    expect(exchanges.some(isWorker), path).toBe(hasWorker(limit))
    return excess(limit, exchanges)
  })
  expect((await Promise.all(heavy)).flat()).toEqual([])
})

// Rule (phones): All that a second public page loads stays below NEXT_PAGE of bench/pages/limits.ts, and it is never an old page
test('the next page brings only what differs, and what is new', async ({ browser, baseURL }) => {
  const employer = await registerEmployer({ credits: 10, companyName: 'Kerevat Cocoa' })
  const post = (title: string) => employer.post('/api/employer/job-postings', jobForm({ title }))
  await post('Cocoa Buyer')
  const company = `/companies/${employer.id}`
  const line = await openLine(baseURL ?? '')
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(line.url)
  await ready(page)
  await line.quiet(QUIET_MS)
  const first = line.exchanges.length
  await page.goto(line.url + company)
  await expect(page.getByRole('link', { name: 'Cocoa Buyer' })).toBeVisible()
  await line.quiet(QUIET_MS)
  const next = line.exchanges.slice(first)
  expect(next.reduce((total, { received }) => total + received, 0)).toBeLessThan(NEXT_PAGE)
  await post('Cocoa Grader')
  await expect(async () => {
    await page.goto(line.url + company)
    await expect(page.getByRole('link', { name: 'Cocoa Grader' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect.poll(() => line.exchanges.some(isWorker)).toBe(true)
  await context.close()
  await line.close()
})

// Rule (phones): The first visit of a dashboard stays below its limit in bench/pages/limits.ts
test('the first visit of each dashboard is within its limit', async ({ browser, baseURL }) => {
  test.slow()
  const people: Record<string, { cookies: Map<string, string> }> = {
    '/jobseeker-dashboard': await registerJobSeeker(),
    '/employer-dashboard': await registerEmployer({ credits: 10 }),
    '/admin': await administrator(),
  }
  const heavy = DASHBOARD_LIMITS.map(async (limit) => {
    const person = people[limit.path]
    const arrive = (context: BrowserContext) => (person ? comeAs(context, person) : undefined)
    return excess(limit, await visit(browser, baseURL, limit.path, { arrive }))
  })
  expect((await Promise.all(heavy)).flat()).toEqual([])
})

/** Public pages are weighed as a phone loads them: a wide screen also gets the first job of a list. */
const PHONE = { width: 360, height: 740 }

const isWorker = ({ kind }: Exchange) => kind === 'worker'
/** A job can be read again without a network. Other pages bring the worker from the third on. */
const hasWorker = ({ path }: Limit) => path === '/jobs/ID'

type Visit = {
  viewport?: typeof PHONE
  /** Waits for the worker. */
  hasWorker?: boolean
  arrive?: (context: BrowserContext) => Promise<void> | undefined
}

/** Loads a page with an empty cache until it is quiet, and returns all traffic. */
async function visit(
  browser: Browser,
  target = '',
  path: string,
  { viewport, hasWorker = false, arrive }: Visit,
): Promise<readonly Exchange[]> {
  const line = await openLine(target)
  const context = await browser.newContext(viewport ? { viewport } : {})
  await arrive?.(context)
  const page = await context.newPage()
  await page.goto(line.url + path)
  await ready(page)
  // Somebody who is not logged in would be sent elsewhere.
  expect(new URL(page.url()).pathname).toBe(path)
  if (hasWorker) await expect.poll(() => line.exchanges.some(isWorker)).toBe(true)
  await line.quiet(QUIET_MS)
  await context.close()
  await line.close()
  return line.exchanges
}

/** Returns a line for each limit that the visit exceeds, in bytes. */
function excess({ path, first, html = first }: Limit, exchanges: readonly Exchange[]): string[] {
  const sum = (kinds: (exchange: Exchange) => boolean) =>
    exchanges.filter(kinds).reduce((total, { received }) => total + received, 0)
  const bytes = { HTML: sum(({ kind }) => kind === 'HTML'), 'first visit': sum(() => true) }
  expect(bytes.HTML, path).toBeGreaterThan(1000)
  const over = (what: 'HTML' | 'first visit', limit: number) =>
    bytes[what] > limit ? [`${path}: ${what} ${bytes[what]} bytes, limit ${limit}`] : []
  return [...over('HTML', html), ...over('first visit', first)]
}
