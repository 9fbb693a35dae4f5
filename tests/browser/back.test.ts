import { withBackForwardCache } from '../../scripts/chromium.ts'
import { uniqueWord } from '../support/forms.ts'
import { expect, jobForm, ready, registerEmployer, test } from '../support/pages.ts'

test.use({ viewport: { width: 360, height: 740 }, launchOptions: withBackForwardCache() })

/** Publishes enough jobs for a list that scrolls, and returns a word that only they contain. */
async function postTen(): Promise<string> {
  const unique = uniqueWord()
  const employer = await registerEmployer({ credits: 100 })
  for (let number = 1; number <= 10; number++) {
    const job = jobForm({ title: `Welder ${unique} ${number}`, category: 'trades', location: 'lae' })
    await employer.post('/api/employer/job-postings', job)
  }
  return unique
}

/** Runs in the page. A page that is loaded again has forgotten it. */
function rememberReturn(): void {
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameFromMemory: persisted }))
}

// Rule (phones): Going back to a list needs no network: it comes from memory with its filters and at the same place
test('a list comes back from memory, filtered and scrolled as it was', async ({ page }) => {
  const unique = await postTen()
  await page.goto(`/jobs?query=${unique}`)
  await ready(page)
  await page.getByRole('link', { name: 'Filters', exact: true }).click()
  await page.getByRole('link', { name: 'Trades 10' }).click()
  await page.getByRole('link', { name: 'Show 10 jobs' }).click()
  await page.evaluate(rememberReturn)
  const job = page.getByRole('link', { name: `Welder ${unique} 1`, exact: true })
  await job.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await job.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welder ${unique} 1`)
  // The worker, which the page of a job registers, must not take over the first.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => Reflect.get(window, 'cameFromMemory') === true)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await expect(page).toHaveURL(/category=trades/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('10 jobs')
  await expect(page.getByRole('link', { name: 'Remove filter Trades' })).toBeVisible()
})
