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
import { expectUsable } from '../../support/usable.ts'

const MISSING = '/no/such/page'

// Rule (phones): Public pages pass axe
// Rule (phones): No public page is wider than its screen, from 320 px on
// Rule (phones): With the high-contrast colours of a device, buttons and fields keep their borders
// Rule (phones): When a device asks for less motion, nothing moves by itself
// Rule (phones): With a keyboard everything that acts can be reached, shows its focus, and is not covered then
test('a public page passes axe, fits the smallest phone, and works with a keyboard and forced colours', async ({
  page,
}) => {
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
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1280)
    await expectUsable(page, path)
  }
})

test('every link of header and footer leads to a page', async ({ page, request }) => {
  await page.goto('/')
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const href of new Set(links)) expect((await request.get(href)).status(), href).toBe(200)
})
