import type { BrowserContext, Page } from '@playwright/test'
import { pdf } from '../support/documents.ts'
import { jobSeekerForm, PASSWORD, uniqueWord } from '../support/forms.ts'
import {
  comeAs,
  expect,
  expectAccessible,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

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

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

// Rule (job seekers): A visitor who wants to apply logs in without leaving the job
test('from a job to the login and applied with a letter, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, { title: 'Ward Clerk' })
  const ana = await registerJobSeeker()
  await uploadCv(ana, { jobTitle: 'Older CV' })
  const cvId = await uploadCv(ana, { jobTitle: 'Newer CV' })
  await page.goto(`/jobs/${id}`)
  await page.getByRole('button', { name: 'Apply Now' }).last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Apply for Ward Clerk' })).toBeFocused()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await logIn(page, ana.form.username)
  await expect(dialog.getByRole('heading', { name: 'Apply for Ward Clerk' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Newer CV' })).toBeChecked()
  await dialog.getByText('Add a cover letter').click()
  await dialog.getByLabel('Cover letter').fill('I kept the ward books for two years.')
  await expect(dialog.getByText('36 of 2,000 characters')).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('Application Submitted').first()).toBeVisible()
  await expect(page.getByText('Your application has been sent to the employer.').first()).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/Applied on \d+ \w+/).last()).toBeVisible()
  const { body } = await employer.get('/api/employer/applications')
  expect(body).toMatchObject([{ cvId, coverLetter: 'I kept the ward books for two years.' }])
  await page.getByRole('link', { name: 'See your application' }).last().click()
  await expect(page.getByRole('dialog')).toContainText('I kept the ward books for two years.')
})

/** Presses Tab until the focus is on something whose name begins so, and expects a ring around all on the way. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  while (!passed.at(-1)?.startsWith(name) && passed.length < 60) {
    await page.keyboard.press('Tab')
    const { label, ring } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body
      const places = [element, element.parentElement, element.nextElementSibling]
      return {
        label: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
        ring: places.some((place) => place && getComputedStyle(place).outlineStyle !== 'none'),
      }
    })
    passed.push(label.slice(0, 80))
    expect(ring, passed.join(', ')).toBe(true)
  }
  expect(passed.at(-1)).toMatch(new RegExp(`^${name}`))
}

// Rule (pages): A job is found and applied for with the keyboard alone, and the focus is always visible
test('a job is found and applied for with the keyboard alone', async ({ page, context }) => {
  const employer = await registerEmployer({ credits: 10 })
  const title = `Ropeway Keeper ${uniqueWord()}`
  await post(employer, { title })
  const ana = await registerJobSeeker()
  await uploadCv(ana)
  await comeAs(context, ana)
  await page.setViewportSize(PHONE)
  await page.goto('/jobs')
  await ready(page)
  await page.getByLabel('Search jobs').focus()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 job')
  await tabTo(page, title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  await ready(page)
  await tabTo(page, 'Apply Now')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: `Apply for ${title}` })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Apply Now' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await tabTo(page, 'Apply Now')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Application Submitted')).toBeVisible()
})

/** Opens a job in the browser of Ana, who has a CV. */
async function readAsAna(page: Page, context: BrowserContext) {
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, { title: 'Storeman' })
  const ana = await registerJobSeeker()
  await uploadCv(ana)
  await comeAs(context, ana)
  await page.goto(`/jobs/${id}`)
  await ready(page)
  return { id, ana, employer }
}

test('when a login ends while a letter is written, nothing of it is lost', async ({ page, context }) => {
  const { ana, employer } = await readAsAna(page, context)
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Apply for Storeman' })
  await dialog.getByText('Add a cover letter').click()
  await dialog.getByLabel('Cover letter').fill('Dear Sir')
  await ana.post('/api/auth/logout')
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  const login = page.getByRole('dialog', { name: 'Your login has expired' })
  await login.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Please log in to apply for jobs.').first()).toBeVisible()
  await expect(dialog.getByLabel('Cover letter')).toHaveValue('Dear Sir')
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await login.getByLabel('Password').fill(PASSWORD)
  await login.getByRole('button', { name: 'Log In and Continue' }).click()
  await expect(page.getByText('Application Submitted').first()).toBeVisible()
  const { body } = await employer.get('/api/employer/applications')
  expect(body).toMatchObject([{ coverLetter: 'Dear Sir' }])
})

// Rule (job seekers): The draft of a letter survives a reload, and is deleted at logout
test('a letter that was not sent is there the next time, and deleted at logout', async ({
  page,
  context,
}) => {
  const { id } = await readAsAna(page, context)
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await page.getByText('Add a cover letter').click()
  await page.getByLabel('Cover letter').fill('Dear Madam')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.goto(`/jobs/${id}#apply`)
  await expect(page.getByLabel('Cover letter')).toHaveValue('Dear Madam')
  await page.goto('/jobseeker-dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Dear Madam')
})

// Rule (job seekers): Nobody can apply twice, and the button says when the application was sent
test('a job seeker who already applied sees so, and the button says when', async ({ page, context }) => {
  const { id, ana } = await readAsAna(page, context)
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  const apply = page.getByRole('dialog').getByRole('button', { name: 'Apply Now' })
  await expect(apply).toBeVisible()
  await ana.post(`/api/jobs/${id}/apply`)
  await apply.click()
  await expect(page.getByText('Already Applied').first()).toBeVisible()
  await expect(page.getByText(/Applied on \d+ \w+/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Applied on \d+ \w+/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
})

// Rule (job seekers): A visitor creates an account in the dialog, and applies with a CV made of it
test('a newcomer goes from a job to a sent application without leaving it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, { title: 'Boatswain' })
  const form = jobSeekerForm()
  const styles: string[] = []
  page.on('request', (asked) => asked.resourceType() === 'stylesheet' && styles.push(asked.url()))
  await page.goto(`/jobs/${id}`)
  await page.getByRole('button', { name: 'Apply Now' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await dialog.getByLabel('Username').fill(form.username)
  await dialog.getByLabel('Email').fill(form.email)
  await dialog.getByLabel('Password', { exact: false }).first().fill(form.password)
  await dialog.getByLabel('Confirm Password').fill(form.password)
  await dialog.getByRole('button', { name: 'Next: Personal' }).click()
  await dialog.getByLabel('Full Name').fill('Pita Boas')
  await dialog.getByLabel('Phone').fill(form.phone)
  await dialog.getByLabel('Location').fill('Lae')
  await dialog.getByRole('button', { name: 'Next: Professional' }).click()
  await dialog.getByLabel('Job Title').fill('Deckhand')
  await dialog.getByLabel('Category').selectOption('logistics')
  await dialog.getByLabel('Experience Level').selectOption('mid')
  await dialog.getByLabel('Education').selectOption('certificate')
  await dialog.getByLabel('Professional Summary').fill(form.summary)
  await dialog.getByLabel('Skills').fill('Knots, Anchors')
  await expectSound(page)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByText('Deckhand')).toBeVisible()
  await expectSound(page)
  // The page has the style in it.
  expect(styles).toEqual([])
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(dialog.getByText('Application Submitted')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/Applied on \d+ \w+/).last()).toBeVisible()
  const { body } = await employer.get('/api/employer/applications')
  expect(body).toMatchObject([{ applicantName: 'Pita Boas' }])
})

// Rule (job seekers): A job seeker without a CV may upload one and comes back to the job
test('a job seeker without a CV uploads one, and comes back to the job', async ({ page, context }) => {
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, { title: 'Boatswain' })
  const ana = await registerJobSeeker()
  await comeAs(context, ana)
  await page.goto(`/jobs/${id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your new CV')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Upload your CV' }).click()
  await expect(page).toHaveURL(/\/upload\?next=/)
  await page.getByRole('link', { name: 'I have a file' }).click()
  await ready(page)
  await page.getByLabel('CV File').setInputFiles({
    name: 'ana.pdf',
    mimeType: 'application/pdf',
    buffer: await pdf('Ana Kila, boatswain'),
  })
  await page.getByRole('button', { name: 'Work', exact: true }).click()
  await expect(page.getByLabel('Category')).toHaveValue('healthcare')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Upload CV' }).click()
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`))
  await expect(dialog.getByRole('heading', { name: 'Apply for Boatswain' })).toBeVisible()
})
