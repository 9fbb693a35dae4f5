import { uniqueWord } from '../support/forms.ts'
import {
  comeAs,
  expect,
  expectAccessible,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const PHONE = { width: 360, height: 740 }

// Rule (job seekers): From the choice of who finds me to a company that never does, and a CV that is taken back
test('a job seeker hides from a company by its name, and takes the CV back from another', async ({
  page,
  context,
}) => {
  const present = await registerEmployer({ companyName: `Mine ${uniqueWord()}` })
  const opened = await registerEmployer({ credits: 10, companyName: `Camp ${uniqueWord()}` })
  const ana = await registerJobSeeker()
  const cvId = await uploadCv(ana)
  expect((await opened.get(`/api/cvs/${cvId}/view`)).status).toBe(200)
  expect((await present.get(`/api/cvs/${cvId}`)).status).toBe(200)

  await comeAs(context, ana)
  await page.setViewportSize(PHONE)
  await page.goto('/jobseeker-dashboard')
  await page.getByRole('link', { name: 'Change who finds you' }).click()
  await expect(page.getByRole('radio', { name: 'Everybody' })).toBeChecked()
  await page.getByLabel('Name of the company').fill(present.form.companyName)
  await page.getByRole('button', { name: 'Hide from it' }).click()
  await expect(page.getByText('Does not find you')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Employers only' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Everybody' })).toBeDisabled()
  await expectAccessible(page)
  expect((await present.get(`/api/cvs/${cvId}`)).status).toBe(404)

  await page.goto('/jobseeker-dashboard?tab=analytics')
  const name = opened.form.companyName
  await page.getByRole('button', { name: `Report ${name}` }).click()
  await page.getByRole('radio', { name: 'It asked me for money' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. A person will read it.').first()).toBeVisible()
  await page.getByRole('button', { name: `Take my CV back from ${name}` }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('No employer has opened or received any of your CVs yet.')).toBeVisible()
  expect((await opened.get(`/api/cvs/${cvId}/employer-view`)).status).toBe(404)
  expect((await opened.get('/api/employer/credits')).body).toMatchObject({ credits: 10 })

  await page.goto('/jobseeker-dashboard?tab=profile')
  for (const company of [present.form.companyName, name]) {
    const remove = page.getByRole('button', { name: `Remove ${company}` })
    await remove.click()
    await expect(remove).toHaveCount(0)
  }
  await expect(page.getByRole('radio', { name: 'Everybody' })).toBeEnabled()
  await page.getByRole('radio', { name: 'Everybody' }).click()
  await expect(page.getByText('Who finds you: Everybody').first()).toBeVisible()
  expect((await present.get(`/api/cvs/${cvId}`)).status).toBe(200)
})

// Rule (job seekers): The availability switch stands in Overview and Profile, acts at once, and agrees with the choice
test('the availability switch acts at once in both places, and agrees with who finds me', async ({
  page,
  context,
}) => {
  await comeAs(context, await registerJobSeeker())
  await page.setViewportSize(PHONE)
  await page.goto('/jobseeker-dashboard')
  const available = page.getByRole('switch', { name: 'Available for work' })
  await expect(available).toBeChecked()
  await available.focus()
  await page.keyboard.press('Space')
  await expect(available).not.toBeChecked()
  await expect(page.getByText('Availability Updated').first()).toBeVisible()
  await expect(page.getByText('You are hidden from employer searches.').first()).toBeVisible()
  await expect(page.getByText('Who finds you: Nobody')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Change who finds you' }).click()
  const choice = (name: string) => page.getByRole('radio', { name })
  await expect(choice('Nobody')).toBeChecked()
  await expect(available).not.toBeChecked()
  await choice('Employers only').click()
  await expect(page.getByText('Who finds you: Employers only').first()).toBeVisible()
  await expect(available).toBeChecked()

  // What the switch returns to is shown before the server has answered.
  await available.click()
  await expect(choice('Nobody')).toBeChecked()
  await expect(page.getByText('Availability Updated').first()).toBeVisible()
  await page.route('**/api/auth/availability', (route) => route.abort())
  await available.click()
  const failed = 'Failed to update availability status. Please try again.'
  await expect(page.locator('.notice', { hasText: failed })).toBeVisible()
  await expect(available).not.toBeChecked()
  await expect(choice('Nobody')).toBeChecked()
  await page.unroute('**/api/auth/availability')
  await available.click()
  await expect(choice('Employers only')).toBeChecked()
  await expect(page.getByText(failed)).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/jobseeker-dashboard')
  await expect(available).toBeChecked()
  await expect(page.getByText('Who finds you: Employers only')).toBeVisible()
})
