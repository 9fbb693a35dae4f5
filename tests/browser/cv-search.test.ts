import { uniqueWord } from '../support/forms.ts'
import {
  comeAs,
  expect,
  expectFits,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const PHONE = { width: 360, height: 740 }

// Rule (job seekers): On phones the search has a floating button that opens the form to upload a CV, for job seekers
test('on a phone a job seeker uploads a CV from the search, and hears if the form cannot begin', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/search')
  await expect(page.getByRole('link', { name: 'Upload CV' }).filter({ visible: true })).toHaveCount(1)

  const person = await registerJobSeeker()
  await comeAs(context, person)
  await page.goto('/search')
  const add = page.getByRole('link', { name: 'Upload CV' }).filter({ visible: true })
  await page.route('**/api/categories', (route) => route.fulfill({ status: 503, body: '{}' }))
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Upload Your CV' })
  await expect(dialog).toContainText('Failed to load form options. Please refresh the page.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.unrouteAll({ behavior: 'wait' })

  await add.click()
  await expect(dialog.getByLabel('Full Name')).toHaveValue(person.form.fullName)
  await expect(dialog.getByLabel('CV File')).not.toHaveAttribute('required')
  await expect(dialog).not.toContainText('Failed to load')
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Next: Work' }).click()
  await expect(dialog.getByText('Please select a CV file to upload.').first()).toBeVisible()
})

// Rule (employers): On the public search, too few credits lead to the credits, and a lost call says what failed
test('on the public search a failed opening says so, and too few credits lead to the credits', async ({
  page,
  context,
}) => {
  const word = uniqueWord()
  const id = await uploadCv(await registerJobSeeker(), { jobTitle: `${word} Tuner` })
  const employer = await registerEmployer({ credits: 2 })
  await comeAs(context, employer)
  await page.goto(`/search?query=${word}`)
  await ready(page)
  await expect(page.getByText('You have 2 credits.').getByRole('link', { name: 'Buy Credits' })).toBeVisible()
  const view = page.getByRole('button', { name: /^View \(2 credits\)/ })
  const open = async () => {
    await view.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'View (2 credits)' }).click()
  }
  await page.route('**/api/cvs/*/view?*', (route) => route.abort())
  await open()
  await expect(page.locator('#main').getByText('Failed to access CV. Please try again.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  const other = await uploadCv(await registerJobSeeker())
  await employer.get(`/api/cvs/${other}/view`)
  await open()
  await expect(page).toHaveURL(/\/credits\?return=/)
  await expect(page.getByText('Insufficient Credits').first()).toBeVisible()
  expect(id).toBeGreaterThan(0)
})

// Rule (employers): Every choice of the employer's search can be typed, also the most pay that somebody expects
test('experience, education, category, a skill and the highest pay are typed', async ({ page, context }) => {
  const word = uniqueWord()
  const cv = { jobTitle: `${word} Tuner`, salaryMin: '30000', salaryMax: '40000', skills: '["Tuning"]' }
  await uploadCv(await registerJobSeeker(), { ...cv, category: 'healthcare', education: 'diploma' })
  await comeAs(context, await registerEmployer())
  await page.goto(`/employer-dashboard?tab=search&query=${word}`)
  await page.getByLabel('Type the education').fill('a degree')
  await page.getByLabel('Type the education').press('Enter')
  await expect(page.getByText('Choose one from the list.')).toBeVisible()
  for (const [field, typed, chip] of [
    ['Type the education', 'dipl', 'Diploma'],
    ['Type the skill', 'Tuning', 'Tuning'],
    ['Max salary expectation', '35000', 'up to K35k'],
  ] as const) {
    await page.getByLabel(field).fill(typed)
    await page.getByLabel(field).press('Enter')
    await expect(page.getByRole('link', { name: new RegExp(`^Remove filter ${chip}`, 'i') })).toBeVisible()
  }
  await page.getByLabel('Category').fill('health')
  await expect(page.getByRole('link', { name: /^Remove filter health/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: `1 CV for “${word}”` })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Tuner' })).toContainText('Healthcare')
  await page.getByLabel('Max salary expectation').fill('20000')
  await page.getByLabel('Max salary expectation').press('Enter')
  await expect(page.getByRole('heading', { name: `No CVs for “${word}”` })).toBeVisible()
})
