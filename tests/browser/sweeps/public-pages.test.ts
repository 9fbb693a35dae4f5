import {
  expect,
  expectAccessible,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../../support/pages.ts'
import { PUBLIC_PATHS } from '../../support/public-paths.ts'

const MISSING = '/no/such/page'

// Rule (phones): Public pages pass axe
// Rule (phones): No public page is wider than its screen, from 320 px on
test('axe finds nothing on a public page, and none is wider than the smallest phone', async ({ page }) => {
  test.slow()
  const employer = await registerEmployer({
    credits: 10,
    companyName: 'Constructionandengineering Incorporated',
  })
  const { body } = await employer.post(
    '/api/employer/job-postings',
    jobForm({ title: 'Telecommunicationsengineer, Bougainville' }),
  )
  const cv = await uploadCv(await registerJobSeeker(), {
    email: 'a.very.long.address.indeed@example-company.com.pg',
  })
  const own = [`/jobs/${(body as { id: number }).id}`, `/companies/${employer.id}`, `/profile/${cv}`]
  for (const path of [...PUBLIC_PATHS, '/saved', MISSING, ...own]) {
    await page.setViewportSize({ width: 360, height: 800 })
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(path === MISSING ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    for (const width of [320, 360, 1280]) {
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
