import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.ts'
import {
  administrator,
  comeAs,
  expect,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../../support/pages.ts'
import { PUBLIC_PATHS } from '../../support/public-paths.ts'

const executablePath = findChromium()
/** Pixels; browsers have 16. */
const TWICE_AS_LARGE = '--blink-settings=defaultFontSize=32'

test.use({
  viewport: { width: 360, height: 800 },
  launchOptions: { ...(executablePath && { executablePath }), args: [...CHROMIUM_FLAGS, TWICE_AS_LARGE] },
})

const SECTIONS = [
  ...['overview', 'cvs', 'documents', 'applications', 'messages', 'profile', 'analytics'].map(
    (tab) => `/jobseeker-dashboard?tab=${tab}`,
  ),
  ...['ai-search', 'search', 'jobs', 'applications', 'messages', 'credits', 'profile'].map(
    (tab) => `/employer-dashboard?tab=${tab}`,
  ),
  ...['overview', 'job-seekers', 'cvs', 'jobs', 'payments', 'settings'].map(
    (section) => `/admin?section=${section}`,
  ),
]

// Rule (phones): With text twice as large, no page is wider than a phone
test('with text twice as large, no page is wider than a phone', async ({ page, context }) => {
  test.slow()
  const employer = await registerEmployer({ credits: 10 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm())
  const seeker = await registerJobSeeker()
  const cv = await uploadCv(seeker)
  const own = [`/jobs/${(body as { id: number }).id}`, `/companies/${employer.id}`, `/profile/${cv}`]
  for (const path of [...PUBLIC_PATHS.filter((one) => !one.startsWith('/internal')), ...own]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const person of [employer, seeker, await administrator()]) await comeAs(context, person)
  for (const path of SECTIONS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]:not(.btn)')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})
