import { pdf } from '../support/documents.ts'
import { jobSeekerForm } from '../support/forms.ts'
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

// Rule (logins): After the registration the login knows the name, and welcomes nobody back who is new
test('a job seeker registers, uploads a CV, applies, and sees the application', async ({ page }) => {
  const employer = await registerEmployer({ credits: 10 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm({ title: 'Ward Nurse' }))
  const job = body as { id: number }
  const form = jobSeekerForm()

  await page.goto('/register')
  await ready(page)
  const next = page.getByRole('button', { name: /^Next/ })
  await next.click()
  await expect(page.getByRole('alert')).toHaveText('3 things to put right')
  await expect(page.getByText('Username must be at least 3 characters')).toHaveCount(1)
  await expect(page.getByLabel('Username')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Username').fill(form.username)
  await page.getByLabel('Email').fill(form.email)
  await page.getByLabel('Password', { exact: false }).first().fill(form.password)
  await page.getByLabel('Confirm Password').fill(form.password)
  await next.click()
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Username')).toHaveValue(form.username)
  await next.click()
  await page.getByLabel('Full Name').fill(form.fullName)
  await page.getByLabel('Phone').fill(form.phone)
  await page.getByLabel('Location').fill('Lae')
  await next.click()
  await page.getByLabel('Job Title').fill(form.jobTitle)
  await page.getByLabel('Category').selectOption('healthcare')
  await page.getByLabel('Experience Level').selectOption('mid')
  await page.getByLabel('Education').selectOption('diploma')
  await page.getByLabel('Professional Summary').fill(form.summary)
  await page.getByLabel('Skills').fill('Triage, Wound care')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Registration Successful!').first()).toBeVisible()

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Username')).toHaveValue(form.username)
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(form.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account is ready.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/jobseeker-dashboard/)

  await page.goto('/upload')
  await page.getByRole('link', { name: 'I have a file' }).click()
  await ready(page)
  await expect(page.getByLabel('Full Name')).toHaveValue(form.fullName)
  await expectAccessible(page)
  await page.getByLabel('CV File').setInputFiles({
    name: 'ana.pdf',
    mimeType: 'application/pdf',
    buffer: await pdf('Ana Kila, ward nurse'),
  })
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Upload CV' }).click()
  await expect(page).toHaveURL(/\/profile\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(form.fullName)

  await page.goto(`/jobs/${job.id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('Application Submitted').first()).toBeVisible()

  await page.goto('/jobseeker-dashboard?tab=applications')
  await expect(page.getByText('Ward Nurse').first()).toBeVisible()
  await expect(page.getByText('Pending').first()).toBeVisible()
  const { body: received } = await employer.get('/api/employer/applications')
  expect(received).toMatchObject([{ applicantName: form.fullName, status: 'pending' }])
})

// Rule (phones): A reload loses nothing that was typed into the registration but the passwords
test('the registration keeps what was typed when the page is loaded again', async ({ page }) => {
  const { username, email, password, fullName } = jobSeekerForm()
  await page.goto('/register')
  await ready(page)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  for (const field of ['password', 'confirmPassword']) await page.locator(`[name=${field}]`).fill(password)
  const next = page.getByRole('button', { name: /^Next/ })
  await next.click()
  await page.getByLabel('Full Name').fill(fullName)
  await page.reload()
  await ready(page)
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.locator('[name=fullName]')).toHaveValue(fullName)
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })))).not.toContain(password)
})

// Rule (job seekers): The dashboard of job seekers has five tabs
test('every tab of the dashboard works, on a phone too', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const ana = await registerJobSeeker()
  await comeAs(context, ana)
  for (const tab of ['overview', 'analytics', 'profile', 'cvs', 'applications']) {
    await page.goto(`/jobseeker-dashboard?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

// Rule (job seekers): Guarded pages lead to the login
test('a visitor is sent to the login', async ({ page }) => {
  for (const path of ['/jobseeker-dashboard', '/upload']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
  }
})
