import {
  expect,
  expectAccessible,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const PAGES = [
  '/',
  '/jobs',
  '/jobs-old',
  '/search',
  '/employers',
  '/register',
  '/login',
  '/employer-register',
  '/employer-login',
  '/admin-login',
  '/forgot-password',
  '/reset-password',
  '/pricing',
  '/help',
  '/contact',
  '/demo',
  '/privacy',
  '/terms',
  '/safety',
  '/companies',
  '/jobs/in/national-capital-district',
  '/jobs/trade/carpenter',
  '/pay',
  '/pay/carpenter',
  '/embed?limit=10',
  '/status',
  '/job-alert/new?query=welder',
  '/job-alert',
  '/internal/components',
]

// Rule (phones): Public pages pass axe and are never wider than a phone
test('axe finds nothing on a public page, and none is wider than a phone', async ({ page }) => {
  test.slow()
  const employer = await registerEmployer({ credits: 10 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm())
  const cvId = await uploadCv(await registerJobSeeker())
  for (const path of [...PAGES, `/jobs/${(body as { id: number }).id}`, `/profile/${cvId}`]) {
    await page.setViewportSize({ width: 360, height: 800 })
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  }
})

test('every link of header and footer leads to a page', async ({ page, request }) => {
  await page.goto('/')
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const href of new Set(links)) expect((await request.get(href)).status(), href).toBe(200)
})
