import { typedMinute } from '../../src/shared/dates.ts'
import { DAY } from '../../src/shared/time.ts'
import {
  comeAs,
  expect,
  expectFits,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

test.describe('on a phone, with each screen on a desktop too', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  // Rule (applications): An employer offers interview times in the application, the applicant picks one and later asks for another
  test('times are offered, picked, and shown to both', async ({ page, context }) => {
    test.slow()
    const employer = await registerEmployer({ credits: 10, companyName: 'Brown River Timber' })
    const { body } = await employer.post('/api/employer/job-postings', jobForm())
    const ana = await registerJobSeeker()
    await uploadCv(ana)
    const applied = await ana.post(`/api/jobs/${(body as { id: number }).id}/apply`)
    const { id } = applied.body as { id: number }
    await comeAs(context, employer)
    await page.goto(`/employer-dashboard?tab=applications&application=${id}`)
    await page.getByRole('button', { name: 'Offer interview times' }).click()
    const offer = page.getByRole('dialog', { name: 'Offer interview times' })
    await offer.getByRole('button', { name: 'Send' }).click()
    await expect(offer.getByText('Please enter a date and a time').first()).toBeVisible()
    const tomorrow = typedMinute(new Date(Date.now() + DAY)).slice(0, 10)
    await offer.getByLabel('Time', { exact: true }).fill(`${tomorrow}T10:00`)
    await offer.getByLabel('Another time (2)').fill(`${tomorrow}T14:30`)
    await offer.getByLabel('Address, number or link').fill('Waigani Drive, second floor')
    await expectFits(page)
    await offer.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Interview times offered').first()).toBeVisible()
    await comeAs(context, ana)
    await page.goto('/jobseeker-dashboard')
    await page.getByRole('link', { name: 'Pick a time for your interview' }).click()
    await page.getByRole('button', { name: /, 2:30 pm/ }).click()
    const agreed = page.getByText(/^Interview .*, 2:30 pm$/)
    await expect(agreed.last()).toBeVisible()
    await expectFits(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toBe('interview.ics')
    await page.goto('/employer-dashboard?tab=applications&view=board')
    await expect(page.getByText(/^Interview .*, 2:30 pm$/).first()).toBeVisible()
    await page.goto(`/jobseeker-dashboard?tab=applications&application=${id}`)
    await page.getByRole('button', { name: 'I cannot come then' }).click()
    await page.getByLabel('Which days and times suit you?').fill('Friday after 3 pm')
    await expectFits(page)
    await page.getByRole('button', { name: 'Ask for another time' }).click()
    await expect(page.getByText('You wrote: “Friday after 3 pm”.')).toBeVisible()
    await page.goto(`/employer-dashboard?tab=applications&application=${id}`)
    await expect(page.getByText('Friday after 3 pm').first()).toBeVisible()
  })
})
