import sharp from 'sharp'
import { uniqueWord } from '../support/forms.ts'
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

for (const width of [360, 1280]) {
  const isPhone = width === 360
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: isPhone, isMobile: isPhone })

    // Rule (applications): From photos of a licence to the employer who opens it, until it is no longer shared
    test('a licence is photographed, shared with an application and taken back', async ({
      page,
      context,
    }) => {
      test.slow()
      const company = `Haulage ${uniqueWord()}`
      const employer = await registerEmployer({ credits: 10, companyName: company })
      const { body } = await employer.post('/api/employer/job-postings', jobForm())
      const ana = await registerJobSeeker()
      await uploadCv(ana)
      const applied = await ana.post(`/api/jobs/${(body as { id: number }).id}/apply`)
      expect(applied.status, JSON.stringify(applied.body)).toBe(201)
      expect(applied.status, JSON.stringify(applied.body)).toBe(201)
      const { id } = applied.body as { id: number }

      await comeAs(context, ana)
      await page.goto('/jobseeker-dashboard?tab=documents')
      await page.getByRole('button', { name: 'Add your first document' }).click()
      const add = page.getByRole('dialog', { name: 'Add a document' })
      await add.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(add.getByText('Please choose a file or take a photo').first()).toBeVisible()
      await add.getByLabel('Take photos of it').setInputFiles(await photos('front.png', 'back.png'))
      await expect(add.getByAltText('Page 2')).toBeVisible()
      await add.getByRole('button', { name: 'Use these 2 photos' }).click()
      await expect(add.getByText(/^2 photos, /)).toBeVisible()
      await add.getByLabel('Class 6').click()
      await add.getByLabel('Name').fill('Driver licence')
      await add.getByLabel('Expires on').fill('2099-03-01')
      await expectAccessible(page)
      await add.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Licence class 6: Driver licence' })).toBeVisible()
      await expect(page.getByText('Valid to 1 Mar 2099')).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

      await page.goto(`/jobseeker-dashboard?tab=applications&application=${id}`)
      await page.getByRole('button', { name: 'Share documents' }).click()
      await page.getByLabel('Licence class 6: Driver licence').click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText(`${company} can open what you chose.`).first()).toBeVisible()

      await comeAs(context, employer)
      const sheet = `/employer-dashboard?tab=applications&application=${id}`
      await page.goto(sheet)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download Licence class 6: Driver licence' }).click()
      expect((await download).suggestedFilename()).toContain('Licence class 6')
      await expectAccessible(page)

      await comeAs(context, ana)
      await page.goto(`/jobseeker-dashboard?tab=applications&application=${id}`)
      await page.getByRole('button', { name: 'Change what you share' }).click()
      await page.getByLabel('Licence class 6: Driver licence').click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText(`You share none with ${company}.`)).toBeVisible()
      expect((await employer.get(`/api/employer/applications/${id}/documents`)).body).toEqual([])
    })
  })
}

async function photos(...names: string[]) {
  const made = sharp({ create: { width: 90, height: 120, channels: 3, background: '#eee' } })
  const buffer = await made.png().toBuffer()
  return names.map((name) => ({ name, mimeType: 'image/png', buffer }))
}
