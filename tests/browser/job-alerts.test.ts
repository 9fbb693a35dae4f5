import type { Page } from '@playwright/test'
import { uniqueWord } from '../support/forms.ts'
import { mailJobAlerts, newestMail } from '../support/page-database.ts'
import {
  comeAs,
  expect,
  expectAccessible,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
} from '../support/pages.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

/** No page is wider than its screen, and axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    await expectAccessible(page)
  }
}

async function post(title: string): Promise<void> {
  const employer = await registerEmployer({ credits: 10 })
  expect((await employer.post('/api/employer/job-postings', jobForm({ title }))).status).toBe(201)
}

/** Fills in the form of a visitor on the page of a new alert. */
async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('Once a week').check()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
}

// Rule (job seekers): From a search to an alert, its confirmation, the mail with a new job, and the end, without an account
test('a visitor gets new jobs by email: search, confirm, mail, stop', async ({ page }) => {
  test.slow()
  const unique = uniqueWord()
  const email = `${unique}@example.com`
  await page.setViewportSize(PHONE)
  await page.goto(`/jobs?query=${unique}`)
  await page.getByRole('link', { name: 'Email me when there are some' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get these jobs by email')
  await ready(page)
  await expectSound(page)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByLabel('Your email')).toBeFocused()
  await ask(page, email)

  await page.goto((await newestMail(email)).alertPath)
  await expectSound(page)
  await page.getByRole('button', { name: 'Start these emails' }).click()
  await expect(page.getByText('This job alert is on')).toBeVisible()

  await post(`Diver ${unique}`)
  await mailJobAlerts()
  await expect
    .poll(async () => (await newestMail(email)).subject, { timeout: 60_000 })
    .toBe(`1 new job: ${unique}`)
  await page.goto((await newestMail(email)).alertPath)
  await expectSound(page)
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('These emails are stopped')).toBeVisible()
})

test('a job seeker keeps alerts in the account: changed, paused, deleted', async ({ page, context }) => {
  const ana = await registerJobSeeker()
  await comeAs(context, ana)
  const unique = uniqueWord()
  await post(`Diver ${unique}`)
  await page.setViewportSize(DESK)
  await page.goto(`/jobs?query=${unique}`)
  await page.getByRole('link', { name: 'Get these jobs by email' }).first().click()
  await ready(page)
  await expect(page.getByText(ana.form.email)).toBeVisible()
  await page.getByRole('button', { name: 'Start these emails' }).click()
  await page.getByRole('link', { name: 'My job alerts' }).click()
  const row = page.getByRole('listitem').filter({ hasText: unique })
  await expect(row).toContainText('Every day')
  await expectSound(page)
  const act = async (name: string) => {
    await row.getByRole('button', { name: `Actions for ${unique}` }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Once a week')
  await expect(row).toContainText('Once a week')
  await act('Pause')
  await expect(row).toContainText('paused')
  await act('Delete')
  await expect(page.getByText('No job alerts yet')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor asks for a job alert', async ({ page }) => {
    const unique = uniqueWord()
    await page.goto(`/jobs?query=${unique}&location=lae`)
    await page.getByRole('link', { name: 'Email me when there are some' }).click()
    await ask(page, `${unique}@example.com`)
    await page.getByRole('link', { name: 'Back to the jobs' }).click()
    await expect(page).toHaveURL(`/jobs?query=${unique}&location=lae`)
    await page.goto((await newestMail(`${unique}@example.com`)).alertPath)
    await page.getByRole('button', { name: 'Start these emails' }).click()
    await expect(page.getByText('This job alert is on')).toBeVisible()
  })
})
