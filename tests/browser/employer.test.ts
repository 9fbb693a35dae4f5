import { employerForm, PASSWORD, uniqueWord } from '../support/forms.ts'
import {
  comeAs,
  expect,
  expectAccessible,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

test('an employer registers, is given credits, finds, opens and downloads a CV', async ({
  page,
  browser,
}) => {
  const word = uniqueWord()
  const form = employerForm({ companyName: `Sogeri Sawmills ${word}` })
  const koivi = await registerJobSeeker()
  await uploadCv(
    koivi,
    { fullName: 'Koivi Aru', jobTitle: 'Saw Doctor', email: 'koivi.aru@example.com' },
    `Bandsaws and ${word} tipping`,
  )

  await page.goto('/employer-register')
  await ready(page)
  await page.getByLabel('Company Name').fill(form.companyName)
  await page.getByLabel('Industry').selectOption('manufacturing')
  await page.getByLabel('Company Size').selectOption('51-200')
  await page.getByLabel('Location').fill('Port Moresby')
  await page.getByLabel('Company Description').fill(form.description)
  await page.getByRole('button', { name: 'Next: Contact' }).click()
  await page.getByLabel('Contact Person').fill(form.contactPerson)
  await page.getByLabel('Email').fill(form.email)
  await page.getByLabel('Phone').fill(form.phone)
  await page.getByLabel('Address').fill(form.address)
  await page.getByRole('button', { name: 'Next: Account' }).click()
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page
    .getByRole('button', { name: /register|create/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/employer-login/)
  await expect(page.getByLabel('Email')).toHaveValue(form.email)

  const desk = await browser.newContext()
  const admin = await desk.newPage()
  await admin.goto('/admin-login')
  await ready(admin)
  await admin.getByLabel('Username').fill('vera')
  await admin.getByLabel('Password').fill(PASSWORD)
  await admin
    .getByRole('button', { name: /log ?in/i })
    .last()
    .click()
  await expect(admin.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await admin.goto('/admin?section=employers')
  await admin.getByLabel('Search by company, email or login number').fill(form.companyName)
  await admin.getByRole('button', { name: `Open ${form.companyName}` }).click()
  await admin.getByRole('button', { name: 'Add credits' }).click()
  const adding = admin.getByRole('dialog', { name: `Add credits to ${form.companyName}` })
  await adding.getByLabel('Credits').fill('20')
  await adding.getByLabel('Reason').fill('Bank transfer of 20 November')
  await adding.getByRole('button', { name: /add credits/i }).click()
  await expect(adding).toBeHidden()
  await desk.close()

  await page.getByLabel('Email').fill(form.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page
    .getByRole('button', { name: /log ?in/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/employer-dashboard/)
  await page.goto('/employer-dashboard?tab=search')
  await page.getByLabel('Keywords').fill(word)
  await expect(page.getByRole('heading', { name: `for “${word}”` })).toBeVisible()
  await expect(page.getByText('koivi.aru@example.com')).toBeHidden()
  await page.getByRole('button', { name: 'View (2 credits): Koivi Aru' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'View (2 credits)' }).click()
  await expect(page).toHaveURL(/\/employer-cv-view\/\d+/)
  await expect(page.getByText('2 credits deducted').first()).toBeVisible()
  await expect(page.getByText('koivi.aru@example.com').first()).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  // Not the row of a similar person.
  await page.getByRole('button', { name: 'Download (5 credits)', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Download (5 credits)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^cv_\d+\.pdf$/)
  await page.goto('/credits')
  await expect(page.getByText('13').first()).toBeVisible()
})

test('an employer posts a job and moves its application', async ({ page, context }) => {
  const employer = await registerEmployer({ credits: 10 })
  await comeAs(context, employer)
  await page.goto('/employer-jobs')
  await page.getByRole('link', { name: /Post New Job/ }).click()
  const dialog = page.locator('main')
  await dialog.getByRole('button', { name: /^Publish/ }).click()
  await expect(dialog.getByText('Title is required').first()).toBeVisible()
  await dialog.getByLabel('Job Title').fill('Kiln Operator')
  await dialog
    .getByLabel('Job Description')
    .fill('Run two drying kilns day and night, with a team of four and a steady supply.')
  await dialog.getByLabel('Requirements').fill('Two years with timber or boilers.')
  await dialog.getByLabel('Location').selectOption('bulolo')
  await dialog.getByLabel('Category').selectOption('trades')
  await dialog.getByLabel('Employment Type').selectOption('full-time')
  await dialog.getByLabel('Experience Level').selectOption('mid')
  await dialog.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText('Job posting created and published successfully!').first()).toBeVisible()
  await expect(page.getByText('Kiln Operator').first()).toBeVisible()
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 5 })

  const ana = await registerJobSeeker()
  const cvId = await uploadCv(ana)
  const { body } = await employer.get('/api/employer/job-postings')
  const [job] = body as { id: number }[]
  expect((await ana.post(`/api/jobs/${job?.id}/apply`)).status).toBe(201)

  await page.goto('/employer-dashboard?tab=applications')
  await page.getByRole('combobox', { name: 'Status of Ana Kila' }).selectOption('shortlisting')
  await expect(page.getByText('Application status updated successfully').first()).toBeVisible()
  expect((await ana.get('/api/user/applications')).body).toMatchObject([{ status: 'shortlisting' }])
  await page.goto(`/employer-cv-view/${cvId}`)
  await expect(page.getByText('ana.kila@example.com').first()).toBeVisible()
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 5 })
})

test('a link alone cannot spend credits: the page asks first', async ({ page, context }) => {
  const employer = await registerEmployer({ credits: 10 })
  const id = await uploadCv(await registerJobSeeker())
  await comeAs(context, employer)
  await page.goto(`/employer-dashboard?viewCV=${id}`)
  await expect(page.getByRole('alertdialog')).toContainText('2 credits')
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 10 })
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /view|open/i })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/employer-cv-view/${id}`))
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 8 })
})

test('pages of administrators are closed to others', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Authentication Required').first()).toBeVisible()
  await expect(page).toHaveURL(/\/admin-login/)
  await page.goto('/employer-dashboard')
  await expect(page).toHaveURL(/\/employer-login/)
})
