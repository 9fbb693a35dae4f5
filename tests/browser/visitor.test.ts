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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesel Fitter, Bumayong Yard')
  await expect(page.getByText('K1,200 – K1,500 a fortnight').first()).toBeVisible()
  await expect(page.getByText('about K31,200 – K39,000 a year').first()).toBeVisible()
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect(page.getByText('Please log in to apply for jobs.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/query=bumayong/)
  await expect(page.getByLabel('Search jobs')).toHaveValue('bumayong fitter')
})

test('whoever changes between login and registration still comes back to the job', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that is made by script says so instead of loading for ever', async ({ page }) => {
    await page.goto('/reset-password?token=x&type=user')
    await expect(page.locator('noscript .notice')).toBeVisible()
    await expect(page.getByText('Loading…')).toBeHidden()
  })

  test('jobs and CVs are found, paged through and read', async ({ page }) => {
    const employer = await registerEmployer({ credits: 10 })
    await employer.post('/api/employer/job-postings', jobForm({ title: 'Copra Driermaster' }))
    const ana = await registerJobSeeker()
    await uploadCv(ana, { jobTitle: 'Copra Buyer' })
    await page.goto('/jobs')
    await page.getByLabel('Search jobs').fill('driermaster')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('link', { name: 'Copra Driermaster' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copra Driermaster')
    await page.goto('/')
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

test('what is not there says so, with its status', async ({ page }) => {
  const missing = await page.goto('/no/such/page')
  expect(missing?.status()).toBe(404)
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
