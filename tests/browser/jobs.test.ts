import type { Page } from '@playwright/test'
import { uniqueWord } from '../support/forms.ts'
import { expect, expectAccessible, jobForm, ready, registerEmployer, test } from '../support/pages.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

type Employer = Awaited<ReturnType<typeof registerEmployer>>

async function post(employer: Employer, overrides: Record<string, unknown> = {}): Promise<number> {
  const { status, body } = await employer.post('/api/employer/job-postings', jobForm(overrides))
  expect(status).toBe(201)
  return (body as { id: number }).id
}

/** No page is wider than its screen, and axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    await expectAccessible(page)
  }
}

/** Three jobs that share a word: two for welders in Lae, one for a nurse in Kimbe. */
async function postThree(unique: string) {
  const employer = await registerEmployer({ credits: 50 })
  await post(employer, { title: `Welder ${unique}`, category: 'trades' })
  await post(employer, { title: `Senior Welder ${unique}`, category: 'trades', experienceLevel: 'senior' })
  await post(employer, { title: `Nurse ${unique}`, category: 'healthcare', location: 'kimbe' })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

// Rule (job seekers): Job filters show how many jobs each would find, and can be removed as chips
test('filters apply as they are chosen, say how many jobs they find, and are removed as chips', async ({
  page,
}) => {
  const unique = uniqueWord()
  await postThree(unique)
  await page.setViewportSize(PHONE)
  await page.goto(`/jobs?query=${unique}`)
  await ready(page)
  await expect(heading(page)).toHaveText('3 jobs')
  await page.getByRole('link', { name: 'Filters', exact: true }).click()
  const trades = page.getByRole('link', { name: 'Trades 2' })
  await trades.click()
  await expect(heading(page)).toHaveText('2 jobs')
  await expect(page).toHaveURL(/category=trades/)
  await expect(trades).toBeFocused()
  await expect(trades).toHaveAttribute('aria-current', 'true')
  await page.getByText('Experience', { exact: true }).click()
  await page.getByRole('link', { name: /^Senior level/ }).click()
  await expect(heading(page)).toHaveText('1 job')
  await expectSound(page)
  await page.getByRole('link', { name: 'Show 1 job' }).click()
  await expect(page.getByRole('link', { name: 'Filters 2' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter Trades' }).click()
  await expect(page).not.toHaveURL(/category=trades/)
  await expect(heading(page)).toHaveText('1 job')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Remove filter Trades' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  await expect(page.getByLabel('Search jobs')).toHaveValue('')
})

// Rule (phones): The open filters of a phone keep the keyboard's focus, and Escape closes them
test('filters on a phone are used by keyboard alone', async ({ page }) => {
  const unique = uniqueWord()
  await postThree(unique)
  await page.setViewportSize(PHONE)
  await page.goto(`/jobs?query=${unique}`)
  await ready(page)
  const filters = page.getByRole('region', { name: 'Filters' })
  const open = page.getByRole('link', { name: 'Filters', exact: true })
  await open.press('Enter')
  await expect(filters).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(filters.getByRole('link', { name: 'Close filters' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(filters.getByRole('link', { name: 'Show 3 jobs' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(filters.getByRole('link', { name: 'Close filters' })).toBeFocused()
  const trades = filters.getByRole('link', { name: 'Trades 2' })
  await trades.press('Enter')
  await expect(heading(page)).toHaveText('2 jobs')
  await expect(trades).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await expect(page.getByRole('link', { name: 'Filters 1' })).toBeFocused()
})

// Rule (job seekers): On a wide screen a job opens beside the list, with an address of its own
test('on a wide screen jobs open beside the list, and only a chosen one counts a view', async ({ page }) => {
  const unique = uniqueWord()
  await postThree(unique)
  await page.setViewportSize(DESK)
  await page.goto(`/jobs?query=${unique}`)
  const pane = page.locator('#pane')
  await expect(pane.getByRole('heading', { name: `Nurse ${unique}` })).toBeVisible()
  const viewed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/view')) viewed.push(request.url())
  })
  await page
    .getByRole('link', { name: `Senior Welder ${unique}` })
    .first()
    .click()
  await expect(pane.getByRole('heading', { name: `Senior Welder ${unique}` })).toBeFocused()
  await expect(page).toHaveURL(/&job=\d+$/)
  await expect.poll(() => viewed.length).toBe(1)
  await expectAccessible(page)
  await page.reload()
  await expect(pane.getByRole('heading', { name: `Senior Welder ${unique}` })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^Senior Welder ${unique}`))
  await page.goBack()
  await expect(pane.getByRole('heading', { name: `Nurse ${unique}` })).toBeVisible()
  await page.setViewportSize(PHONE)
  await page
    .getByRole('link', { name: `Nurse ${unique}` })
    .first()
    .click()
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
})

test.describe('on a slow network', () => {
  // The service worker's own requests cannot be delayed.
  test.use({ serviceWorkers: 'block' })

  test('while another list loads, the current one and the typed text stay', async ({ page }) => {
    const unique = uniqueWord()
    await postThree(unique)
    await page.clock.install()
    await page.goto(`/jobs?query=${unique}`)
    await ready(page)
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    await page.route(/jobs\?.*category=/, (route) => gate.then(() => route.continue()))
    await page.getByLabel('Category').selectOption('trades')
    await expect(page.getByText('Loading…')).toBeAttached()
    await page.clock.runFor(5000)
    await expect(heading(page)).toHaveText('3 jobs')
    await page.getByLabel('Location').fill('Lae')
    open()
    await expect(heading(page)).toHaveText('2 jobs')
    await expect(page.getByLabel('Location')).toHaveValue('Lae')
  })
})

test('a page beyond the last shows the last one', async ({ page }) => {
  const unique = uniqueWord()
  await postThree(unique)
  for (const path of ['/jobs', '/jobs-old']) {
    await page.goto(`${path}?query=${unique}&page=9`)
    await expect(page).toHaveURL(new RegExp(`${path}\\?query=${unique}$`))
  }
})

test('a link with parameters in another order, or of another site, shows its list without loading it again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main .spin')) document.documentElement.dataset.loadedAgain = 'yes'
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto('/jobs?category=trades&location=lae&fbclid=1')
  await ready(page)
  await expect(page).toHaveURL(/\/jobs\?location=lae&category=trades$/)
  await page.getByRole('link', { name: 'Remove filter Trades' }).click()
  await expect(page).toHaveURL(/\/jobs\?location=lae$/)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Remove filter Trades' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.loadedAgain)).toBeUndefined()
})

test('an empty list names other searches that find jobs', async ({ page }) => {
  const unique = uniqueWord()
  await postThree(unique)
  await page.goto(`/jobs?query=${unique}&category=healthcare&location=lae`)
  await expect(heading(page)).toHaveText('0 jobs in Lae')
  await expect(page.getByRole('link', { name: 'Without Lae: 1 job' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: /^Without .*[Hh]ealth.*: 2 jobs$/ }).click()
  await expect(heading(page)).toHaveText('2 jobs in Lae')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, chips, sharing and the link to the login work', async ({ page }) => {
    const unique = uniqueWord()
    await postThree(unique)
    await page.goto(`/jobs?query=${unique}`)
    await page.getByLabel('Category').selectOption('trades')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(heading(page)).toHaveText('2 jobs')
    await page.getByRole('link', { name: 'Remove filter Trades' }).click()
    await expect(heading(page)).toHaveText('3 jobs')
    await page.getByRole('link', { name: `Nurse ${unique}` }).click()
    const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')
    const text = new URL(share ?? '').searchParams.get('text')
    expect(text).toMatch(new RegExp(`^Nurse ${unique} in Kimbe\\. Closes \\d+ \\w+\\. http.*/jobs/\\d+$`))
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    await expect(page).toHaveURL(/\/login\?next=%2Fjobs%2F\d+%2Fapply$/)
  })
})

// Rule (job seekers): A visitor can read, share and report a job
test('a visitor reads, shares and reports a job', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const employer = await registerEmployer({ credits: 10, companyName: 'Wau Timber' })
  const id = await post(employer, { title: 'Sawyer', salaryMin: 1200, salaryMax: 1200 })
  await page.goto(`/jobs/${id}`)
  await ready(page)
  await expect(page.getByText('K1,200 a fortnight').first()).toBeVisible()
  await expect(page.getByText('about K31,200 a year')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/jobs/${id}$`))
  const report = page.getByRole('button', { name: 'Report this job' })
  await report.focus()
  const { y, height } = (await report.boundingBox()) ?? { y: 0, height: 0 }
  // Above the two bars at the bottom of a phone, of 56 and 68 pixels.
  expect(y + height).toBeLessThanOrEqual(PHONE.height - 124)
  await report.click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Please choose a reason')).toHaveCount(1)
  await expectSound(page)
  await page.getByRole('radio', { name: 'It asks for money' }).check()
  await page.getByLabel('Details').fill('K200 for a uniform')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('dialog')).toContainText('We have your report')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a job that has ended offers similar ones first, and cannot be applied to', async ({ page }) => {
  const unique = uniqueWord()
  await postThree(unique)
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, { title: `Welder ${unique}`, category: 'trades' })
  await employer.post(`/api/employer/job-postings/${id}/close`)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByText('no longer accepts applications')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('Similar jobs')).toBeLessThan(headings.indexOf('Description'))
  await expect(page.getByRole('link', { name: `Senior Welder ${unique}` })).toBeVisible()
  await expectSound(page)
})

// Rule (job seekers): A company's page lists all its open jobs
test('a company shows itself and all its open jobs', async ({ page, request }) => {
  const employer = await registerEmployer({ credits: 100, companyName: 'Bialla Cocoa' })
  for (let i = 1; i <= 13; i++) await post(employer, { title: `Picker ${i}` })
  await page.goto('/jobs')
  await page.goto(`/companies/${employer.id}`)
  await expect(heading(page)).toHaveText('Bialla Cocoa')
  await expect(page.getByRole('heading', { name: '13 open jobs' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('link', { name: 'Picker 1', exact: true })).toBeVisible()
  const html = await (await request.get(`/companies/${employer.id}`)).text()
  expect(html).toMatch(/"@type":"Organization","name":"Bialla Cocoa"/)
  expect(html).not.toContain(employer.form.email)
  expect((await page.goto('/companies/999999'))?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Company Not Found')
})
