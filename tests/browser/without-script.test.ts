import { pdf } from '../support/documents.ts'
import { PASSWORD, uniqueWord } from '../support/forms.ts'
import { expect, jobForm, registerEmployer, registerJobSeeker, test } from '../support/pages.ts'

test.use({ javaScriptEnabled: false })

// Rule (no script): A job seeker logs in, uploads a CV, applies, sees the application and withdraws it without script
test('log in, upload, apply, see it and withdraw', async ({ page }) => {
  const title = `Copra Buyer ${uniqueWord()}`
  const employer = await registerEmployer({ credits: 10 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm({ title }))
  const { form } = await registerJobSeeker()
  await page.goto(`/jobs/${(body as { id: number }).id}`)
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await page.getByLabel('Username').fill(form.username)
  await page.locator('#password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Upload your CV' }).click()
  await page.getByRole('link', { name: 'I have a file' }).click()
  const buffer = await pdf('Ana Kila, registered nurse. Sutures, catheters and ward rounds.')
  await page.getByLabel('CV File').setInputFiles({ name: 'ana.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Upload CV' }).click()
  await expect(page.getByText('CV Uploaded')).toBeVisible()
  await page.getByLabel('Cover letter (optional)').fill('I can start on Monday.')
  await page.getByRole('button', { name: 'Send my application' }).click()
  await expect(page.getByText('Application Submitted')).toBeVisible()
  await expect(page.getByText('I can start on Monday.')).toBeVisible()
  await page.goto('/my-page')
  await page.getByRole('link', { name: title }).click()
  await page.getByText('Withdraw application').click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Application Withdrawn')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply again' })).toBeVisible()
})
