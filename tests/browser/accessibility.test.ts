import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
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
import { PUBLIC_PATHS } from '../support/public-paths.ts'

const executablePath = findChromium()
/** Pixels; browsers have 16. */
const TWICE_AS_LARGE = '--blink-settings=defaultFontSize=32'

test.use({
  viewport: { width: 360, height: 800 },
  launchOptions: { ...(executablePath && { executablePath }), args: [...CHROMIUM_FLAGS, TWICE_AS_LARGE] },
})

const SECTIONS = [
  ...['overview', 'cvs', 'applications', 'messages', 'profile', 'analytics'].map(
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

// Rule (phones): With the high-contrast colours of a device, buttons and fields keep their borders
test('with forced colours, buttons and fields keep their borders and the focus its ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/jobs', '/search', '/login', '/register', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bare = await page.locator('.btn:not(.btn-bare), .input, .chip').evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().width > 0)
        .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) < 1)
        .map((one) => one.outerHTML.slice(0, 120)),
    )
    expect(bare, path).toEqual([])
  }
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    ),
  ).toBe('solid')
})

// Rule (phones): When a device asks for less motion, nothing moves by itself
test('with less motion, nothing on a page is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/jobs', '/register']) {
    await page.goto(path)
    await ready(page)
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .map((one) => getComputedStyle(one))
          .filter(
            ({ animationName, transitionDuration }) =>
              animationName !== 'none' || transitionDuration !== '0s',
          ).length,
    )
    expect(moving, path).toBe(0)
  }
})
