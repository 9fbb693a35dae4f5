import type { Page } from '@playwright/test'
import { formatDateTime } from '../../src/shared/dates.ts'
import { endHold } from '../support/page-database.ts'
import {
  comeAs,
  expect,
  expectAccessible,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id

/** Ana has applied to a job; the employer has opened her CV and moved the application to another status. */
async function anaWhoApplied() {
  const employer = await registerEmployer({ credits: 20 })
  const jobId = idOf(await employer.post('/api/employer/job-postings', jobForm({ title: 'Ward Nurse' })))
  const ana = await registerJobSeeker()
  const cvId = await uploadCv(ana)
  const application = await ana.post(`/api/jobs/${jobId}/apply`, { coverLetter: 'I live near the hospital.' })
  const id = idOf(application)
  await employer.get(`/api/cvs/${cvId}/employer-view`)
  await employer.patch(`/api/employer/applications/${id}`, { status: 'interviewing' })
  await endHold(ana.form.email)
  return { employer, ana, cvId, id, jobId }
}

/** At both widths, no page is wider than the screen and axe finds nothing. */
async function expectSoundScreen(page: Page): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
}

test('notices are counted, link to their page, become read, and can be switched off', async ({
  page,
  context,
}) => {
  const { ana, employer, id } = await anaWhoApplied()
  await employer.post('/api/employer/conversations', { application: id, body: 'Can you come on Monday?' })
  await comeAs(context, ana)
  await page.setViewportSize(PHONE)
  await page.goto('/jobseeker-dashboard')
  const count = page.getByRole('banner').locator('.bell .count')
  await expect(page.getByText('Moved to Interviewing today.')).toBeVisible()
  await expect(page.getByText('Can you come on Monday?')).toBeVisible()
  // One application is one notice, however often it moves; the message is another.
  await expect(count).toContainText(/^2/)
  await expectSoundScreen(page)

  await page.goto('/notices')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const moved = page.getByRole('link', { name: /is now: Interviewing/ })
  await expect(moved).toContainText(employer.form.companyName)
  await expectSoundScreen(page)
  await moved.click()
  const dialog = page.getByRole('dialog', { name: 'Ward Nurse' })
  await expect(dialog).toContainText('Interviewing')
  await expect(page).toHaveURL(/tab=applications&application=\d+/)
  await page.goBack()
  await expect(moved).not.toContainText('Unread')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await expect(count).toHaveCount(0)

  const group = page.getByRole('group', { name: 'Your application has a new status' })
  const byMail = group.getByRole('switch', { name: 'By email' })
  await expect(byMail).toBeChecked()
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('notice-settings') && answer.request().method() === 'PUT',
  )
  await byMail.click()
  await saved
  await page.reload()
  await expect(byMail).not.toBeChecked()
  await expect(group.getByRole('switch', { name: 'In my notices' })).toBeChecked()
})

// Rule (job seekers): An application shows its timeline, and can be withdrawn and sent again
test('an application shows what was sent and its progress, is withdrawn, and is sent again', async ({
  page,
  context,
}) => {
  const { ana, id, employer } = await anaWhoApplied()
  await comeAs(context, ana)
  await page.setViewportSize(PHONE)
  await page.goto('/jobseeker-dashboard?tab=applications')
  await page.getByRole('link', { name: 'View Details: Ward Nurse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ward Nurse' })
  await expect(dialog).toContainText('Opened by the employer')
  await expect(dialog).toContainText('I live near the hospital.')
  await expectSoundScreen(page)
  await dialog.getByRole('button', { name: 'Withdraw application' }).click()
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialog).toContainText('You withdrew this application.')
  await dialog.getByRole('button', { name: 'Apply again' }).click()
  await expect(dialog).not.toContainText('You withdrew this application.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/tab=applications$/)

  await employer.patch(`/api/employer/applications/${id}`, { status: 'onboarding' })
  await page.goto('/jobseeker-dashboard')
  await expect(page.getByRole('heading', { name: /wants you to start/ })).toBeVisible()
  await page.getByRole('link', { name: 'Answer' }).click()
  await dialog.getByRole('button', { name: 'Mark my CV as hired' }).click()
  await expect(dialog.getByRole('button', { name: 'Mark my CV as hired' })).toHaveCount(0)
  await page.goto('/jobseeker-dashboard?tab=cvs')
  await expect(page.getByLabel('Status')).toHaveValue('hired')
})

// Rule (job seekers): Job seekers see who opened their CV, when, and how often it was viewed
test('the analytics show who opened a CV and how often it was viewed', async ({ page, context }) => {
  const employer = await registerEmployer({ credits: 20 })
  const ana = await registerJobSeeker()
  const cvId = await uploadCv(ana)
  const before = Date.now()
  await employer.get(`/api/cvs/${cvId}/view`)
  await employer.get(`/api/cvs/${cvId}/download`)
  await comeAs(context, ana)
  await page.goto('/jobseeker-dashboard?tab=analytics')
  await expect(
    page.getByRole('img', { name: 'Views and downloads in the last 30 days: Views 1, Downloads 1' }),
  ).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(
    page.getByRole('table', { name: 'Views and downloads in the last 30 days, newest first' }),
  ).toBeVisible()
  const opened = page.getByRole('list').filter({ hasText: 'Downloaded: Registered Nurse' })
  await expect(opened).toContainText(employer.form.companyName)
  // The newest first, with day and time.
  const rows = (await ana.get('/api/user/cv-access')).body as { createdAt: string }[]
  for (const [index, { createdAt }] of rows.entries()) {
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before)
    await expect(opened.locator('time').nth(index)).toHaveText(formatDateTime(createdAt))
  }
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(
    rows
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  )
  await expectSoundScreen(page)
  await page.getByRole('button', { name: '90 days' }).click()
  await expect(page.getByRole('img', { name: /in the last 90 days/ })).toBeVisible()
})

test('who finds me, status and draft explain themselves; before a CV is deleted, a dialog lists what else is deleted', async ({
  page,
  context,
}) => {
  const { ana } = await anaWhoApplied()
  await comeAs(context, ana)
  await page.setViewportSize(PHONE)
  await page.goto('/jobseeker-dashboard')
  await expect(page.getByText('Employers can find you.')).toBeVisible()
  await page.getByRole('link', { name: 'Change who finds you' }).click()
  await page.getByRole('radio', { name: 'Nobody' }).click()
  await expect(page.getByText(/Companies that already opened your CV can still see it/)).toBeVisible()
  await expect(page.getByText('Who finds you: Nobody').first()).toBeVisible()

  await page.goto('/jobseeker-dashboard?tab=cvs')
  await page.getByLabel('Status').selectOption('interviewing')
  await expect(page.getByText('CV Updated').first()).toBeVisible()
  await expectSoundScreen(page)
  await expect(
    page.getByText('Employers cannot find this CV: you chose that nobody finds you.'),
  ).toBeVisible()
  await page.getByLabel('Status').selectOption('draft')
  await expect(page.getByText('Hidden. Employers who already opened it')).toBeVisible()
  await page.getByRole('button', { name: /^Delete / }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('The 1 application you sent with it will be deleted too.')
  await expectSoundScreen(page)
  await dialog.getByRole('button', { name: 'Delete CV' }).click()
  await expect(page.getByRole('heading', { name: 'No CVs yet' })).toBeVisible()
  await page.goto('/jobseeker-dashboard')
  await expect(page.getByRole('heading', { name: 'Upload your CV' })).toBeVisible()
  await page.getByRole('link', { name: 'Change who finds you' }).click()
  await page.getByRole('radio', { name: 'Employers only' }).click()
  await expect(page.getByText('Who finds you: Employers only').first()).toBeVisible()
  await page.goto('/jobseeker-dashboard')
  await expect(page.getByText('Employers can find you once you have an active CV.')).toBeVisible()
})

test('text typed into the profile survives a reload, and Cancel discards it', async ({ page, context }) => {
  await comeAs(context, await registerJobSeeker())
  await page.goto('/jobseeker-dashboard?tab=profile')
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.getByLabel('Job Title').fill('Theatre Nurse')
  await expectSoundScreen(page)
  await page.reload()
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.getByLabel('Job Title')).toHaveValue('Theatre Nurse')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Registered Nurse')
  await expect(page.getByText('We kept what you typed')).toHaveCount(0)
  await page.getByLabel('Job Title').fill('Head Nurse')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated').first()).toBeVisible()
  await expect(page.getByText('Head Nurse').first()).toBeVisible()
})

test('a link to stop mails that does not work says so', async ({ page }) => {
  await page.goto('/unsubscribe?token=somebody-elses-token')
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expectSoundScreen(page)
})
