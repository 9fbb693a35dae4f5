import { uniqueWord } from '../support/forms.ts'
import {
  expect,
  expectAccessible,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

test('a visitor finds a job by word and place, reads it, and is asked to log in to apply', async ({
  page,
}) => {
  const employer = await registerEmployer({ credits: 10, companyName: 'Lae Logistics' })
  await employer.post('/api/employer/job-postings', jobForm({ title: 'Diesel Fitter, Bumayong Yard' }))
  await page.goto('/jobs')
  await ready(page)
  await page.getByLabel('Search jobs').fill('bumayong fitter')
  await page.getByLabel('Location').fill('Morobe Province')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/query=bumayong/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/1 job in Morobe/)
  await page.getByRole('link', { name: 'Diesel Fitter, Bumayong Yard' }).click()
  await expect(
    page.locator('#pane').getByRole('heading', { name: 'Diesel Fitter, Bumayong Yard' }),
  ).toBeFocused()
  await expect(page.getByText('K1,200 – K1,500 a fortnight').first()).toBeVisible()
  await expect(page.getByText('about K31,200 – K39,000 a year').first()).toBeVisible()
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('To apply, log in or create a free account.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/query=bumayong/)
  await expect(page.getByLabel('Search jobs')).toHaveValue('bumayong fitter')
})

test('a visitor who switches from login to registration still comes back to the job', async ({ page }) => {
  const next = `next=${encodeURIComponent('/jobs/1#apply')}`
  await page.goto(`/login?${next}`)
  await ready(page)
  await page.getByRole('link', { name: 'Register here' }).click()
  await expect(page).toHaveURL(new RegExp(`/register\\?${next}$`))
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?${next}$`))
  await header.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(new RegExp(`/register\\?${next}$`))
})

// Rule (pages): While a search runs, the page never shows the count of the previous one
test('while a search of CVs runs the page says so, and never shows the count of the previous search', async ({
  page,
}) => {
  const word = uniqueWord()
  await uploadCv(await registerJobSeeker(), { jobTitle: `Welder ${word}` })
  await page.goto(`/search?query=${word}`)
  await ready(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('1 CV for')
  const held = Promise.withResolvers<void>()
  await page.route('**/search?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByLabel('Keywords').fill(uniqueWord())
  await expect(heading).toHaveText('Searching…')
  await expect(heading).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('1 CV for')).toHaveCount(0)
  held.resolve()
  await expect(heading).toContainText('No CVs for')
  await expect(heading).not.toHaveAttribute('aria-busy')
  await expect(heading).toHaveAttribute('aria-live', 'polite')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a mailed link shows its form instead of loading for ever', async ({ page }) => {
    await page.goto('/reset-password?token=x&type=user')
    await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible()
    await expect(page.getByText('Loading…')).toBeHidden()
  })

  // Rule (job seekers): Public pages are readable, searchable and paged without scripts
  test('jobs and CVs are found, paged and read', async ({ page }) => {
    const employer = await registerEmployer({ credits: 10 })
    await employer.post('/api/employer/job-postings', jobForm({ title: 'Copra Driermaster' }))
    const ana = await registerJobSeeker()
    await uploadCv(ana, { jobTitle: 'Copra Buyer' })
    await page.goto('/jobs')
    await page.getByLabel('Search jobs').fill('driermaster')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('link', { name: 'Copra Driermaster' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copra Driermaster')
    await page.goto('/search')
    await page.getByLabel('Keywords').first().fill('copra buyer')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await expect(page).toHaveURL(/\/search\?/)
    await page
      .getByRole('link', { name: /Ana Kila|Copra Buyer/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/profile\/\d+/)
    await expect(page.getByText('Copra Buyer').first()).toBeVisible()
  })
})

// Rule (job seekers): The address contains the chosen filters, and a shared address gives the same search
test('the filters that a visitor chooses on /search are in the address, and a shared address gives the same search', async ({
  page,
}) => {
  const word = uniqueWord()
  const ana = await registerJobSeeker()
  await uploadCv(ana, { jobTitle: `${word} Rigger`, location: 'Lae', experience: 'senior' })
  await uploadCv(ana, { jobTitle: `${word} Cook`, location: 'Madang', experience: 'entry' })
  await page.goto(`/search?query=${word}`)
  await ready(page)
  const results = page.getByRole('heading', { level: 1 })
  await expect(page.getByText(`${word} Cook`).first()).toBeVisible()
  await page.getByRole('link', { name: 'Senior level (6-10 years) 1' }).click()
  await expect(page).toHaveURL(/experience=senior/)
  await page.locator('select[name=sortBy]').selectOption('date')
  await expect(page).toHaveURL(/sortBy=date/)
  await expect(results).toContainText(`1 CV for “${word}”`)
  const shared = page.url()

  await page.goto('/')
  await page.goto(shared)
  await expect(results).toContainText(`1 CV for “${word}”`)
  await expect(page.getByText(`${word} Rigger`).first()).toBeVisible()
  await expect(page.getByText(`${word} Cook`)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Senior level/ })).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('select[name=sortBy]')).toHaveValue('date')
  await page.getByRole('link', { name: 'Remove filter 6-10 years' }).click()
  await expect(page).not.toHaveURL(/experience/)
  await page.getByRole('link', { name: 'Cards' }).click()
  await expect(page.locator('.cv-list')).toHaveClass(/cards/)
  await page.goto(`/search?query=${word}`)
  await expect(page.locator('.cv-list')).toHaveClass(/cards/)
})

// Rule (job seekers): A missing page answers 404 in its own words
test('a missing page says so, with status 404', async ({ page }) => {
  const missing = await page.goto('/no/such/page')
  expect(missing?.status()).toBe(404)
  await ready(page)
  await expect(page).toHaveURL(/\/no\/such\/page$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found')
  const job = await page.goto('/jobs/999999')
  expect(job?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found')
  const cv = await page.goto('/profile/999999')
  expect(cv?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CV Not Found')
  await expect(page).toHaveTitle(/^CV Not Found/)
  await expectAccessible(page)
})
