import type { Page } from '@playwright/test'
import { uniqueWord } from '../support/forms.ts'
import {
  comeAs,
  expect,
  expectAccessible,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

import { openSlowNetwork } from '../support/slow-network.ts'

async function postJobs(...titles: string[]) {
  const employer = await registerEmployer({ credits: 20 })
  const ids: number[] = []
  for (const title of titles) {
    const { body } = await employer.post('/api/employer/job-postings', jobForm({ title }))
    ids.push((body as { id: number }).id)
  }
  return { employer, ids }
}

/** Waits until the service worker, which is registered at the third page at the latest, answers for the page. */
async function guarded(page: Page): Promise<void> {
  for (const _ of ['second', 'third']) {
    await page.reload()
    await ready(page)
  }
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // A worker that became active while this page loaded controls it from the next request on.
  await page.reload()
  await ready(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Everything in all caches of the browser, by path and query. */
function readCaches(page: Page): Promise<[path: string, content: string][]> {
  return page.evaluate(async () => {
    const found: [string, string][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url)
        found.push([pathname + search, (await (await cache.match(request))?.text()) ?? ''])
      }
    }
    return found
  })
}
const keptPaths = async (page: Page) => (await readCaches(page)).map(([path]) => path)

// Rule (phones): Pages that were read, and saved jobs, are readable without a network
test('pages that were read are readable without a network: jobs, lists, and a page that lists them', async ({
  page,
  context,
}) => {
  const { ids } = await postJobs('Reef Ranger', 'Buoy Keeper')
  const [ranger, keeper] = ids
  await page.goto(`/jobs/${ranger}`)
  await ready(page)
  await guarded(page)
  await expect.poll(() => keptPaths(page)).toContain(`/jobs/${ranger}`)
  // On a wide screen the job would open beside the list.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/jobs?query=buoy+keeper')
  await ready(page)
  await page.getByRole('link', { name: 'Buoy Keeper', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buoy Keeper')
  await expect.poll(() => keptPaths(page)).toContain(`/jobs/${keeper}`)

  await context.setOffline(true)
  for (const [id, title] of [
    [ranger, 'Reef Ranger'],
    [keeper, 'Buoy Keeper'],
  ]) {
    await page.goto(`/jobs/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title))
    await expect(page.getByRole('main')).toContainText(/You are offline\. You see this page as it was on \d/)
    await expect(page.getByText('Trade certificate and five years')).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/jobs?query=buoy+keeper')
  await expect(page.getByRole('main')).toContainText('You are offline.')
  await expect(page.getByRole('link', { name: 'Buoy Keeper', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/employers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByRole('link', { name: /Reef Ranger/ })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Find the right people')
})

test('a link inside the application without a network shows the saved copy of the page', async ({
  page,
  context,
}) => {
  const { ids } = await postJobs('Lighthouse Painter')
  await page.goto('/jobs?query=lighthouse+painter')
  await ready(page)
  await guarded(page)
  await page.goto(`/jobs/${ids[0]}`)
  await page.goto('/jobs?query=lighthouse+painter')
  await ready(page)
  await context.setOffline(true)
  // A touch would load the page ahead, and that request would not know that the test has no network.
  await page.getByRole('link', { name: 'Lighthouse Painter', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighthouse Painter')
  await expect(page.getByRole('main')).toContainText('You are offline.')
})

test('a slow page is shown as its saved copy, and Retry waits for the page itself', async ({ page }) => {
  const { ids } = await postJobs('Ferry Purser')
  const network = await openSlowNetwork(process.env.PAGES_URL ?? '')
  const address = `${network.url}/jobs/${ids[0]}`
  await page.goto(address)
  await ready(page)
  await guarded(page)
  await page.goto(address)
  await expect
    .poll(async () => (await readCaches(page)).map(([, content]) => content).join())
    .toContain('<html')
  network.stand()
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText('The network is slow. You see this page as it was')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferry Purser')
  const again = page.getByRole('link', { name: 'Retry' }).click()
  network.move()
  await again
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(page.getByText('The network is slow')).toBeHidden()
  await network.close()
})

// Rule (phones): Jobs saved on the device move to the account at login, and are removed at logout
test('jobs that a visitor saved on the device move to the account and are removed at logout', async ({
  page,
  context,
}) => {
  const copra = `Copra Grader ${uniqueWord()}`
  const { ids } = await postJobs(copra, 'Cocoa Grader')
  const ana = await registerJobSeeker()
  await ana.put(`/api/user/saved-jobs/${ids[1]}`, {})
  await page.goto(`/jobs?query=${encodeURIComponent(copra)}`)
  await ready(page)
  await page.getByRole('button', { name: `Save ${copra}` }).click()
  await expect(page.getByRole('button', { name: `Save ${copra}` })).toHaveAttribute('aria-pressed', 'true')
  await guarded(page)
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: copra, exact: true })).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(true)
  await page.goto('/saved')
  await expect(page.getByRole('main')).toContainText('You are offline.')
  await expect(page.getByRole('link', { name: copra, exact: true })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)

  await page.goto('/login')
  await ready(page)
  await page.getByLabel('Username').fill(ana.form.username)
  await page.getByLabel('Password').fill(ana.form.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/jobseeker-dashboard/)
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: copra, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cocoa Grader', exact: true })).toBeVisible()
  expect((await ana.get('/api/user/saved-jobs')).body).toHaveLength(2)
  await page.getByRole('button', { name: 'Remove Cocoa Grader' }).click()
  await expect
    .poll(async () => (await ana.get('/api/user/saved-jobs')).body)
    .toMatchObject([{ title: copra }])

  await page.locator('.site-header summary').click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No saved jobs yet')
  expect((await readCaches(page)).filter(([, content]) => content.includes('Grader'))).toEqual([])
})

// Rule (phones): Private pages are never cached
test('nothing private is ever in a cache, for any session and any page', async ({ page, context }) => {
  test.slow()
  const { employer, ids } = await postJobs('Bridge Warden')
  const ana = await registerJobSeeker({ fullName: 'Serah Wamuru' })
  const cv = await uploadCv(ana, { fullName: 'Serah Wamuru', email: 'serah.wamuru@example.com' })
  await comeAs(context, ana)
  await comeAs(context, employer)
  await page.goto('/')
  await ready(page)
  await guarded(page)
  const paths = [
    '/',
    '/jobs',
    `/jobs/${ids[0]}`,
    '/search',
    `/profile/${cv}`,
    '/jobseeker-dashboard?tab=profile',
    '/upload',
    '/employer-dashboard?tab=search',
    '/employer-jobs',
    '/credits',
    '/saved',
  ]
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/jobs')
  await ready(page)
  await expect.poll(() => keptPaths(page)).toContain(`/jobs/${ids[0]}`)
  const kept = await readCaches(page)
  expect(
    kept
      .map(([path]) => path)
      .filter((path) => !/^\/(jobs(\/\d+)?(\?.*)?|saved|assets\/entry-[\w-]+\.css)$/.test(path)),
  ).toEqual([])
  for (const [path, content] of kept) {
    for (const secret of ['Wamuru', 'wamuru', employer.form.email, 'Logout']) {
      expect(content, path).not.toContain(secret)
    }
  }
})

// Rule (phones): The site can be installed as an app
test('the site can be installed as an app, under the name in the settings', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await guarded(page)
  const session = await page.context().newCDPSession(page)
  const { errors, data = '{}' } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data)).toMatchObject({ name: 'Painim Wok', start_url: '/', display: 'standalone' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A test window is incognito, which is the only thing the browser reports against installing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  for (const { src } of JSON.parse(data).icons) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, 'image/png'])
  }
})
