import { PASSWORD } from '../support/forms.ts'
import {
  comeAs,
  expect,
  expectAccessible,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
} from '../support/pages.ts'

// Rule (employers): On phones the bottom bar of an employer leads to AI Search, Search, Applicants, Messages and Menu
test('the bottom bar of a phone stays in the workspace, and its menu has all other sections', async ({
  page,
  context,
}) => {
  await comeAs(context, await registerEmployer({ credits: 10 }))
  await comeAs(context, await registerJobSeeker({ fullName: 'Veitu Oala' }))
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/employer-dashboard')
  await ready(page)
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  const links = bar.locator('> a')
  await expect(links).toHaveText(['AI Search', 'Search', 'Applicants', 'Messages'])
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
  await links.filter({ hasText: 'Applicants' }).click()
  await expect(page).toHaveURL(/tab=applications/)
  await bar.locator('summary').click()
  for (const name of ['Job Postings', 'Shortlists', 'Opened CVs', 'Saved searches', 'Profile', 'Browse CVs'])
    await expect(bar.getByRole('link', { name })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Veitu Oala · Job seeker' })).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('link', { name: /^Credits/ }).click()
  await expect(page).toHaveURL(/\/credits/)
  await expect(bar.getByRole('link', { name: 'Contact Support' })).toBeHidden()
  await bar.locator('summary').click()
  await bar.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the side menu gives the board its width, and marks the section', async ({ page, context }) => {
  await comeAs(context, await registerEmployer())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/employer-dashboard')
  await ready(page)
  const side = page.getByRole('navigation', { name: 'Employer Dashboard' })
  const width = async () => (await side.boundingBox())?.width
  expect(await width()).toBe(248)
  await side.getByRole('link', { name: 'Applications' }).click()
  await expect(side.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page')
  expect(await width()).toBe(68)
})

// Rule (employers): The landing page for employers leads to their registration, and a new employer sees four first steps
test('a new employer is led through the first steps, and can close the account again', async ({
  page,
  context,
}) => {
  await page.goto('/employers')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/employer-register')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/employer-login')

  const employer = await registerEmployer()
  await comeAs(context, employer)
  await page.goto('/employer-dashboard')
  const steps = page.getByRole('region', { name: 'Your first steps' })
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  await expect(steps).toContainText('0 of 4 done')
  await expectAccessible(page)
  await employer.post('/api/employer/ai-search', { query: 'welder' })
  await page.reload()
  await expect(steps).toContainText('1 of 4 done')
  await steps.getByRole('link', { name: 'See how: Get verified' }).click()

  await page.getByRole('button', { name: 'Close the account…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByLabel('Current Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Close the account' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await employer.get('/api/auth/employer/profile')).status).toBe(401)
})
