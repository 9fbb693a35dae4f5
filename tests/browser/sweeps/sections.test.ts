import type { Page } from '@playwright/test'
import { ADMIN_MENU } from '../../../src/web/dashboards/frame/admin-menu.ts'
import { EMPLOYER_MENU } from '../../../src/web/dashboards/frame/employer-menu.ts'
import {
  administrator,
  comeAs,
  expect,
  expectAccessible,
  expectFits,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../../support/pages.ts'
import { expectUsable } from '../../support/usable.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 800 }
/** In pixels. */
const LOWEST_START = 120

/** Returns where the content below the title begins, in pixels from the top of the window. */
async function contentStart(page: Page): Promise<number> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main').locator('.spinner')).toHaveCount(0)
  return page.evaluate(() => {
    const top = document.querySelector('main .work-top')
    const actions = top?.querySelector('.actions')
    const bar = top?.querySelector('.work-bar')?.getBoundingClientRect()
    const below = actions?.getBoundingClientRect()
    if (bar && below && below.top >= bar.bottom) return below.top
    return top?.nextElementSibling?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  })
}

const menus = [
  { who: 'an employer', menu: EMPLOYER_MENU, arrive: () => registerEmployer({ credits: 10 }) },
  { who: 'an administrator', menu: ADMIN_MENU, arrive: administrator },
]
for (const { who, menu, arrive } of menus) {
  // Rule (phones): Dashboards work on the smallest phone, with a keyboard, forced colours and less motion
  // Rule (employers): In every section of a workspace the content starts within 120 px of the top, on phones too
  test(`the content of every section of ${who} starts near the top, and axe finds nothing`, async ({
    page,
    context,
  }) => {
    test.slow()
    await comeAs(context, await arrive())
    const entries = menu.flatMap((group) => group.entries)
    await page.setViewportSize(DESKTOP)
    await page.goto(entries[0]?.href ?? '')
    await ready(page)
    for (const { href, label } of entries) {
      await page.setViewportSize(DESKTOP)
      const link = page.locator(`nav.side a[href="${href}"]`)
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size)
        expect(await contentStart(page), `${label} at ${size.width} px`).toBeLessThanOrEqual(LOWEST_START)
        await expect(page.locator('.site-footer, .site-header')).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), label).toBe(size.width)
      }
      await expectAccessible(page)
      await expectUsable(page, label)
    }
  })
}

test('the form for a job fits a phone, and the former tab of jobs leads to its page', async ({
  page,
  context,
}) => {
  await comeAs(context, await registerEmployer({ credits: 10 }))
  await page.goto('/employer-job-form')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFits(page)
  await expectUsable(page, 'the form for a job')
  await page.goto('/employer-dashboard?tab=jobs')
  await expect(page).toHaveURL(/\/employer-jobs$/)
})

// Rule (phones): The pages below an employer's sections work on the smallest phone, with a keyboard, forced colours and less motion
test('jobs, applications, CVs and conversations of an employer can be used by everybody', async ({
  page,
  context,
}) => {
  test.slow()
  const employer = await registerEmployer({ credits: 10 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm())
  const { id: jobId } = body as { id: number }
  const person = await registerJobSeeker()
  const cvId = await uploadCv(person)
  const applied = (await person.post(`/api/jobs/${jobId}/apply`)).body as { id: number }
  await comeAs(context, employer)
  const paths = [
    `/employer-job/${jobId}`,
    `/employer-job-form?job=${jobId}`,
    `/employer-cv-view/${cvId}`,
    '/employer-dashboard?tab=applications&view=board',
    `/employer-dashboard?tab=applications&application=${applied.id}`,
    '/employer-dashboard?tab=search&query=welder',
  ]
  for (const path of paths) {
    await page.setViewportSize(DESKTOP)
    await page.goto(path)
    await ready(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('.spinner')).toHaveCount(0)
    await expectAccessible(page)
    await expectUsable(page, path)
  }
})
