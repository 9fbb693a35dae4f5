import { uniqueWord } from '../support/forms.ts'
import {
  comeAs,
  expect,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // Rule (job seekers): The home page searches jobs, and CVs after one tap, also without scripts and with Enter
  test('the switch decides what is searched', async ({ page }) => {
    const word = uniqueWord()
    const employer = await registerEmployer({ credits: 10 })
    await employer.post('/api/employer/job-postings', jobForm({ title: `${word} Driver` }))
    await uploadCv(await registerJobSeeker(), { jobTitle: `${word} Buyer` })
    const keywords = page.getByRole('searchbox', { name: 'Keywords' })
    await page.goto('/')
    await keywords.fill(word)
    await keywords.press('Enter')
    await expect(page).toHaveURL(/\/jobs\?/)
    await expect(page.getByRole('link', { name: `${word} Driver` })).toBeVisible()
    await page.goto('/')
    await page.locator('label[for=for-cvs]').click()
    await keywords.fill(word)
    await keywords.press('Enter')
    await expect(page).toHaveURL(/\/search\?/)
    await expect(page.getByText(`${word} Buyer`).first()).toBeVisible()
  })
})

// Rule (job seekers): The home page shows people who are logged in their next step, and nobody else
test('a job seeker sees the next step in place of the ways to sign up', async ({ page, context }) => {
  await page.goto('/')
  await ready(page)
  await expect(page.getByRole('heading', { name: 'I am looking for work' })).toBeVisible()
  await comeAs(context, await registerJobSeeker())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Upload your CV' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'I am looking for work' })).toHaveCount(0)
  await context.clearCookies()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'I am looking for work' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Upload your CV' })).toHaveCount(0)
})
