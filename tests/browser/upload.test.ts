import type { Page } from '@playwright/test'
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

// Rule (job seekers): A file fills the empty fields of the CV form, and the job seeker checks them
test('a chosen file fills empty fields, suggests the others, and makes one CV despite a broken connection', async ({
  page,
}) => {
  const ruth = await open(page, '/upload')
  await page.locator('#jobTitle').fill('Ward Sister')
  await page.locator('#category').selectOption('education')
  await page.getByLabel('CV File').setInputFiles(await file())
  await expect(page.getByText('Your file says: Healthcare')).toBeVisible()
  await expect(page.getByText(/We read your file: \d fields are filled in/)).toBeVisible()
  await expect(page.locator('#phone')).toHaveValue('7012 9999')
  await expect(page.locator('#education')).toHaveValue('diploma')
  await expect(page.getByRole('button', { name: /Sterile work/ })).toBeVisible()
  await expect(page.getByText('Read from your file: please check').first()).toBeVisible()
  await expect(page.locator('#jobTitle')).toHaveValue('Ward Sister')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Use this: Full Name' }).click()
  await expect(page.locator('#fullName')).toHaveValue('Ruth Pokana')
  await page.getByRole('button', { name: 'Checked: Phone' }).click()
  await expect(page.getByRole('button', { name: 'Checked: Phone' })).toHaveCount(0)

  // The first try arrives and its answer is lost; the second has no network.
  let tries = 0
  await page.route('**/api/cvs/upload', async (route) => {
    tries += 1
    if (tries === 1) await route.fetch()
    if (tries < 3) await route.abort('connectionfailed')
    else await route.continue()
  })
  await page.getByRole('button', { name: 'Upload CV' }).click()
  await expect(page.getByText('Upload Failed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => tries).toBe(2)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(/\/profile\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth Pokana')
  expect(await countCvs(ruth)).toBe(1)
})

// Rule (input): A CV file must have an allowed type and size, and is required
test('a file that cannot be read is accepted, and one of another type is refused by its name', async ({
  page,
}) => {
  await open(page, '/upload')
  await page
    .getByLabel('CV File')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Invalid File Type').first()).toBeVisible()
  await page.route('**/api/cvs/read', (route) => route.abort('connectionfailed'))
  await page.getByLabel('CV File').setInputFiles(await file())
  await expect(page.getByText('We could not read this file. Please fill in the form yourself')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Upload CV' }).click()
  await expect(page).toHaveURL(/\/profile\/\d+/)
})

test('typed text and the file survive a reload, and Start again removes them', async ({ page }) => {
  await open(page, '/upload')
  await page.getByLabel('CV File').setInputFiles(await file())
  await expect(page.getByText(/We read your file/)).toBeVisible()
  await page.locator('#jobTitle').fill('Head Nurse of Ward Seven')
  await page.reload()
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.locator('#jobTitle')).toHaveValue('Head Nurse of Ward Seven')
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
  await page.getByRole('link', { name: 'Make one here' }).click()
  await page.getByLabel('Your job there').fill('Theatre nurse')
  await page.getByRole('button', { name: 'Make and publish CV' }).click()
  await expect(
    page.getByText('Please enter your job and the employer, or remove this entry').first(),
  ).toBeVisible()
  await page.getByLabel('Employer and town').fill(clinic)
  await page.getByLabel('Licences and tickets').fill('First aid certificate')
  await page.getByRole('button', { name: 'Add a referee' }).click()
  await page.getByRole('button', { name: 'Remove referee 1' }).click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog').getByText(clinic)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.getByLabel('Employer and town')).toHaveValue(clinic)
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
  await expect(page.getByLabel('Employer and town')).toHaveValue(clinic)
  await expect(page.getByRole('button', { name: /First aid certificate/ })).toBeVisible()
})

// Rule (job seekers): On /search on a phone, a button leads to the upload form
test('the add button of the search leads to the form; a visitor logs in first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/search?location=lae')
  await ready(page)
  await page.getByRole('main').getByLabel('Upload CV').click()
  await expect(page).toHaveURL(/\/login\?next=%2Fupload/)

  await open(page, '/search')
  await page.getByRole('main').getByLabel('Upload CV').click()
  await expect(page).toHaveURL(/\/upload$/)
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Kila')
})
