import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pdf } from '../support/documents.ts'
import { uniqueWord } from '../support/forms.ts'
import { api, comeAs, expect, expectAccessible, ready, registerJobSeeker, test } from '../support/pages.ts'

const CV = `Ruth Pokana
Theatre Nurse
7012 9999 | ruth.pokana@example.com | Lae
Skills
Sterile work, Rosters
Education
2019 Diploma of General Nursing`

const file = async (text = CV) => ({ name: 'ruth.pdf', mimeType: 'application/pdf', buffer: await pdf(text) })

/** Registers a job seeker with few profile fields and opens the page. */
async function open(page: Page, path: string) {
  const ruth = await registerJobSeeker()
  await ruth.patch('/api/auth/profile', { phone: '', education: '', skills: [] })
  await comeAs(page.context(), ruth)
  await page.goto(path)
  await ready(page)
  return ruth
}

async function countCvs(person: { get: ReturnType<typeof api>['get'] }): Promise<number> {
  return ((await person.get('/api/cvs/my-cvs')).body as unknown[]).length
}

const next = (page: Page) => page.getByRole('button', { name: /^Next:/ }).click()
const goTo = (page: Page, step: string) => page.getByRole('button', { name: step, exact: true }).click()

// Rule (job seekers): A file fills the empty fields of the CV form, and the job seeker checks them
test('a chosen file fills empty fields, suggests the others, and makes one CV despite a broken connection', async ({
  page,
}) => {
  const ruth = await open(page, '/upload')
  await page.getByRole('link', { name: 'I have a file' }).click()
  await ready(page)
  await goTo(page, 'Work')
  await page.locator('#jobTitle').fill('Ward Sister')
  await page.locator('#category').selectOption('education')
  await goTo(page, 'You')
  await page.getByLabel('CV File').setInputFiles(await file())
  await expect(page.getByText(/\d fields are filled in, and \d fields of the form differ from/)).toBeVisible()
  await expect(page.locator('#phone')).toHaveValue('7012 9999')
  await expect(page.getByText('Read from your file: please check').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this: Full Name' }).click()
  await expect(page.locator('#fullName')).toHaveValue('Ruth Pokana')
  await page.getByRole('button', { name: 'Checked: Phone' }).click()
  await expect(page.getByRole('button', { name: 'Checked: Phone' })).toHaveCount(0)

  await next(page)
  await expect(page.getByText('Your file says: Healthcare')).toBeVisible()
  await expect(page.locator('#jobTitle')).toHaveValue('Ward Sister')
  await expect(page.locator('#education')).toHaveValue('diploma')
  await expectAccessible(page)
  await next(page)
  const skill = page.getByRole('button', { name: 'Sterile work', pressed: true })
  await skill.click()
  await expect(skill).toHaveCount(0)
  await expectAccessible(page)

  // The first try arrives and its answer is lost; the second has no network.
  let tries = 0
  await page.route('**/api/cvs/upload', async (route) => {
    tries += 1
    if (tries === 1) await route.fetch()
    if (tries < 3) await route.abort('connectionfailed')
    else await route.continue()
  })
  await goTo(page, 'Check')
  await page.getByRole('button', { name: 'Upload CV' }).click()
  await expect(page.getByText('Upload Failed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => tries).toBe(2)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(/\/profile\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth Pokana')
  await expect(page.getByText('Rosters')).toBeVisible()
  await expect(page.getByText('Sterile work')).toHaveCount(0)
  expect(await countCvs(ruth)).toBe(1)
})

// Rule (job seekers): Everything that was read from a file can be used at once, and taken back
test('Use all takes what the file says, and Undo returns to what was there', async ({ page }) => {
  await open(page, '/upload?way=file')
  await page.getByLabel('CV File').setInputFiles(await file())
  await page.getByRole('button', { name: 'Use all' }).click()
  await expect(page.locator('#fullName')).toHaveValue('Ruth Pokana')
  await expect(page.locator('#jobTitle')).toHaveValue('Theatre Nurse')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('#fullName')).toHaveValue('Ana Kila')
  await expect(page.locator('#phone')).toHaveValue('')
  await expect(page.locator('#jobTitle')).toHaveValue('Registered Nurse')
  await goTo(page, 'Skills')
  await expect(page.getByRole('button', { name: 'Sterile work', pressed: false })).toBeVisible()
})

// Rule (job seekers): A step of the CV form opens the next when its fields are right; Back returns, also the phone's
test('steps check their own fields, and errors of other steps lead to them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/upload?way=make')
  await next(page)
  await expect(page.locator('[data-step="1"]')).toBeFocused()
  await page.locator('#jobTitle').fill('')
  await next(page)
  await expect(page.getByText('Job title is required').first()).toBeVisible()
  await expect(page.locator('#jobTitle')).toBeFocused()
  await goTo(page, 'Pay and place')
  await page.getByLabel('Minimum Salary').fill('60000')
  await page.getByLabel('Maximum Salary').fill('50000')
  await next(page)
  await expect(page.locator('#salaryMax')).toHaveAccessibleDescription(/must be greater than minimum salary/)
  await expect(page.locator('#salaryMax')).toBeFocused()
  await expect(page.getByText('Please fill in all required fields.')).toHaveCount(0)
  await page.getByLabel('Maximum Salary').fill('70000')
  await goTo(page, 'Check')
  await expect(page.getByText('Saved on this')).toBeVisible()
  await page.getByRole('button', { name: 'Make and publish CV' }).click()
  await expect(page.locator('#jobTitle')).toBeFocused()
  await page.goBack()
  await expect(page.locator('#salaryMax')).toBeVisible()
  await page.goBack()
  await expect(page.locator('#jobTitle')).toBeVisible()
  await page.goBack()
  await expect(page.locator('#fullName')).toBeVisible()
})

test('photos of a CV on paper are sent as its pages, with a note that they are not searched', async ({
  page,
}) => {
  const ruth = await open(page, '/upload?way=file')
  const photo = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#eee' } })
    .png()
    .toBuffer()
  const pages = ['one.png', 'two.png'].map((name) => ({ name, mimeType: 'image/png', buffer: photo }))
  await page.getByLabel('Take photos of a CV on paper').setInputFiles(pages)
  await expect(page.getByAltText('Page 2')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use these 2 photos' }).click()
  await expect(page.getByText('Your CV is a picture')).toBeVisible()
  await goTo(page, 'Check')
  await page.getByRole('button', { name: 'Upload CV' }).click()
  await expect(page).toHaveURL(/\/profile\/\d+/)
  expect((await ruth.get('/api/cvs/my-cvs')).body).toMatchObject([{ fileName: 'one.pdf' }])
})

// Rule (input): A CV file must have an allowed type and size, and is required
test('a file that cannot be read is accepted, and one of another type is refused by its name', async ({
  page,
}) => {
  await open(page, '/upload?way=file')
  await page
    .getByLabel('CV File')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Invalid File Type').first()).toBeVisible()
  await page.route('**/api/cvs/read', (route) => route.abort('connectionfailed'))
  await page.getByLabel('CV File').setInputFiles(await file())
  await expect(page.getByText('We could not read this file. Please fill in the form yourself')).toBeVisible()
  await expectAccessible(page)
  await goTo(page, 'Check')
  await page.getByRole('button', { name: 'Upload CV' }).click()
  await expect(page).toHaveURL(/\/profile\/\d+/)
})

test('typed text and the file survive a reload, and Start again removes them', async ({ page }) => {
  await open(page, '/upload?way=file')
  await page.getByLabel('CV File').setInputFiles(await file())
  await expect(page.getByText(/We read your file/)).toBeVisible()
  await next(page)
  await page.locator('#jobTitle').fill('Head Nurse of Ward Seven')
  await page.reload()
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.locator('#jobTitle')).toHaveValue('Head Nurse of Ward Seven')
  await expect(page.locator('#jobTitle')).toBeVisible()
  await goTo(page, 'You')
  await expect(page.getByText(/ruth\.pdf/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.locator('#jobTitle')).toHaveValue('Registered Nurse')
  await page.reload()
  await expect(page.locator('#jobTitle')).toHaveValue('Registered Nurse')
  await expect(page.getByText('We kept what you typed')).toHaveCount(0)
})

test('a CV made on a phone is found by its words and opens again with its values', async ({ page }) => {
  const word = uniqueWord()
  const clinic = `Bogadjim ${word} Clinic`
  await page.setViewportSize({ width: 360, height: 740 })
  const ruth = await open(page, '/upload')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Make one now (5 minutes)' }).click()
  await ready(page)
  await next(page)
  await page.getByLabel('Your job there').fill('Theatre nurse')
  await next(page)
  await expect(
    page.getByText('Please enter your job and the employer, or remove this entry').first(),
  ).toBeVisible()
  await page.getByLabel('Employer and town').fill(clinic)
  await page.getByRole('button', { name: 'Add a referee' }).click()
  await page.getByRole('button', { name: 'Remove referee 1' }).click()
  await expectAccessible(page)
  await next(page)
  await page.getByRole('button', { name: 'First aid certificate' }).click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await goTo(page, 'Check')
  await expect(page.getByLabel('Your CV').getByText(clinic)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Places of work' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Schools and courses' }).click()
  await expect(page.getByLabel('Certificate or grade')).toBeVisible()
  await goTo(page, 'Check')
  await page.reload()
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.getByLabel('Your CV').getByText(clinic)).toBeVisible()
  await page.getByRole('button', { name: 'Make and publish CV' }).click()
  await expect(page).toHaveURL(/\/profile\/\d+/)

  const id = /\d+$/.exec(page.url())?.[0]
  await expect
    .poll(async () => (await api().get(`/api/cvs/search?query=${word}`)).body)
    .toMatchObject({ cvs: [{ id: Number(id) }] })
  expect((await ruth.get(`/api/cvs/${id}/download`)).headers.get('content-disposition')).toContain(
    `cv_${id}.pdf`,
  )
  await page.goto(`/upload/${id}`)
  await goTo(page, 'Work')
  await expect(page.getByLabel('Employer and town')).toHaveValue(clinic)
  await goTo(page, 'Skills')
  await expect(page.getByRole('button', { name: 'First aid certificate', pressed: true })).toBeVisible()
})

test('the add button of the search asks a visitor to log in first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/search?location=lae')
  await ready(page)
  await page.getByRole('main').getByRole('link', { name: 'Upload CV' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fupload/)
})
