import sharp from 'sharp'
import { pdf } from '../support/documents.ts'
import { formOf, uniqueWord } from '../support/forms.ts'
import {
  comeAs,
  expect,
  expectAccessible,
  expectFits,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

test.describe('on a phone, with each screen on a desktop too', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  // Rule (applications): From photos of a licence to the employer who opens it, until it is no longer shared
  test('a licence is photographed, shared with an application and taken back', async ({ page, context }) => {
    test.slow()
    const company = `Haulage ${uniqueWord()}`
    const employer = await registerEmployer({ credits: 10, companyName: company })
    const { body } = await employer.post('/api/employer/job-postings', jobForm())
    const ana = await registerJobSeeker()
    await uploadCv(ana)
    const applied = await ana.post(`/api/jobs/${(body as { id: number }).id}/apply`)
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
    await expectFits(page)
    await add.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Licence class 6: Driver licence' })).toBeVisible()
    await expect(page.getByText('Valid to 1 Mar 2099')).toBeVisible()
    await expectFits(page)

    await page.goto(`/jobseeker-dashboard?tab=applications&application=${id}`)
    await page.getByRole('button', { name: 'Share documents' }).click()
    await page.getByLabel('Licence class 6: Driver licence').click()
    await expectFits(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(`${company} can open what you chose.`).first()).toBeVisible()

    await comeAs(context, employer)
    const sheet = `/employer-dashboard?tab=applications&application=${id}`
    await page.goto(sheet)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Licence class 6: Driver licence' }).click()
    expect((await download).suggestedFilename()).toContain('Licence class 6')
    await expectFits(page)

    await comeAs(context, ana)
    await page.goto(`/jobseeker-dashboard?tab=applications&application=${id}`)
    await page.getByRole('button', { name: 'Change what you share' }).click()
    await page.getByLabel('Licence class 6: Driver licence').click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(`You share none with ${company}.`)).toBeVisible()
    expect((await employer.get(`/api/employer/applications/${id}/documents`)).body).toMatchObject({
      documents: [],
    })
  })
})

// Rule (applications): A job asks for documents; applying offers those that fit, says what is missing, and waits for none
test('a job asks for documents, and an applicant adds one without losing the letter', async ({
  page,
  context,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  const company = `Guards ${uniqueWord()}`
  const employer = await registerEmployer({ credits: 10, companyName: company })
  const { body } = await employer.post('/api/employer/job-postings', jobForm())
  const { id } = body as { id: number }
  await comeAs(context, employer)
  await page.goto(`/employer-job-form?job=${id}`)
  await page.getByLabel('Police clearance').click()
  await page.getByLabel('Reference', { exact: true }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).not.toHaveURL(/job-form/)

  const ana = await registerJobSeeker()
  await uploadCv(ana)
  await addPaper(ana, { kind: 'police_clearance', expiresOn: '2026-01-31' })
  await addPaper(ana, { kind: 'nid' })
  await comeAs(context, ana)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByText('Bring or attach')).toBeVisible()
  await expect(page.getByText('Police clearance, Reference', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Apply Now' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Apply for Diesel Fitter' })
  await expect(dialog.getByText('This job asks for: Reference. You can apply without it')).toBeVisible()
  await expect(dialog.getByText('Expired on 31 Jan 2026.')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Police clearance' })).not.toBeChecked()
  await dialog.getByText('Add a cover letter').click()
  await dialog.getByLabel('Cover letter').fill('I watched the wharf for six years.')
  await dialog.getByText('Share other documents').click()
  await expect(dialog.getByRole('checkbox', { name: 'NID card' })).not.toBeChecked()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Add a document' }).click()
  const add = page.getByRole('dialog', { name: 'Add a document' })
  await expect(add.getByLabel('What is it?')).toHaveValue('reference')
  await add.getByLabel('Or choose a file').setInputFiles({
    name: 'reference.pdf',
    mimeType: 'application/pdf',
    buffer: await pdf('A good watchman'),
  })
  await add.getByLabel('Name').fill('Lae Wharf')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Reference: Lae Wharf' })).toBeChecked()
  await expect(dialog.getByText('This job asks for')).toHaveCount(0)
  await expect(dialog.getByLabel('Cover letter')).toHaveValue('I watched the wharf for six years.')
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible()

  const { body: received } = await employer.get('/api/employer/applications')
  const [application] = received as { id: number; coverLetter: string }[]
  expect(application).toMatchObject({ coverLetter: 'I watched the wharf for six years.' })
  await comeAs(context, employer)
  await page.goto(`/employer-dashboard?tab=applications&application=${application?.id}`)
  await page.getByRole('button', { name: 'Show Reference: Lae Wharf' }).click()
  const picture = page.getByAltText('Page 1 of 1 of Reference: Lae Wharf')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960)
  await expect(page.getByRole('button', { name: 'Download Police clearance' })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Police clearance' })).toContainText('Not shared')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await comeAs(context, ana)
  await page.goto(`/jobseeker-dashboard?tab=applications&application=${application?.id}`)
  await expect(page.getByText(/^Opened on/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Police clearance' })).toContainText('Not shared')
  await page.getByRole('button', { name: 'Change what you share' }).click()
  await page.getByRole('button', { name: 'Add a document' }).click()
  await add.getByLabel('What is it?').selectOption('Police clearance')
  await add.getByLabel('Take photos of it').setInputFiles(await photos('clearance.png'))
  await add.getByRole('button', { name: /^Use / }).click()
  await add.getByLabel('Name').fill('New one')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Police clearance: New one' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Reference: Lae Wharf' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not shared')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

async function addPaper(
  person: Awaited<ReturnType<typeof registerJobSeeker>>,
  fields: Record<string, string>,
) {
  const file = new File([new Uint8Array(await pdf('A paper'))], 'paper.pdf', { type: 'application/pdf' })
  const { status, body } = await person.upload('/api/user/documents', formOf({ ...fields, file }))
  expect(status, JSON.stringify(body)).toBe(201)
}

async function photos(...names: string[]) {
  const made = sharp({ create: { width: 90, height: 120, channels: 3, background: '#eee' } })
  const buffer = await made.png().toBuffer()
  return names.map((name) => ({ name, mimeType: 'image/png', buffer }))
}
