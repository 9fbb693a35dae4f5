import type { Page } from '@playwright/test'
import { holdJob, lastMail } from '../support/page-database.ts'
import {
  administrator,
  api,
  comeAs,
  expect,
  expectAccessible,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    await expectAccessible(page)
  }
}

async function post(employer: Awaited<ReturnType<typeof registerEmployer>>, form: object): Promise<number> {
  const { status, body } = await employer.post('/api/employer/job-postings', { ...jobForm(), ...form })
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { id: number }).id
}

// Rule (scams): An administrator reads a reported job and takes it down, and its employer reads why; axe finds nothing
test('a reported job with scam words is read and taken down; its employer reads why', async ({
  page,
  context,
}) => {
  test.slow()
  const title = `Easy Income ${Date.now()}`
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, { title, requirements: 'Earn K1,500 per day. WhatsApp only.' })
  await api().post(`/api/jobs/${id}/report`, { reason: 'money', details: 'They asked me for K50' })
  await comeAs(context, await administrator())
  await page.goto('/admin?section=reports')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('They asked me for K50')
  await expectAccessibleEverywhere(page)
  await row.getByRole('button', { name: `Check ${title}` }).click()
  const sheet = page.getByRole('region', { name: 'Decision: job' })
  await expect(sheet.locator('mark', { hasText: 'WhatsApp only' })).toBeVisible()
  await expect(sheet.getByText('Earn K1,500 per day. WhatsApp only.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await sheet.getByRole('button', { name: 'Take Down' }).click()
  await expect(sheet.getByText('Please write why: the employer reads it').first()).toBeVisible()
  await sheet.getByLabel('Reason').fill('Asking applicants for money is not allowed.')
  await sheet.getByRole('button', { name: 'Take Down' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  expect((await api().get(`/api/jobs/${id}`)).status).toBe(404)
  await comeAs(context, employer)
  await page.goto('/employer-jobs?tab=inactive')
  await expect(page.getByText('Asking applicants for money is not allowed.')).toBeVisible()
})

// Rule (scams): When a job is held, its employer sees that it waits, and the administrator can publish it
test('a held job is published after a check', async ({ page, context }) => {
  const title = `First Job ${Date.now()}`
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, { title, draft: true })
  await comeAs(context, employer)
  await page.goto('/employer-jobs?tab=drafts')
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  const form = page.locator('main')
  await expect(form.getByLabel('Job Title')).toHaveValue(title)
  // As if another tab had been faster: publishing again gets the same answer.
  await holdJob(id)
  await form.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText('We check your job before it goes public').first()).toBeVisible()
  await expect(page.getByText('Waiting for a check', { exact: true })).toBeVisible()
  await comeAs(context, await administrator())
  await page.goto(`/admin?section=reports&open=${id}`)
  const sheet = page.getByRole('region', { name: 'Decision: job' })
  await sheet.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  expect((await api().get(`/api/jobs/${id}`)).status).toBe(200)
})

// Rule (scams): A job with strong scam words is held, refused, corrected and published; axe finds nothing
test('a job with strong scam words is held, refused with its sentence, corrected and public', async ({
  page,
  context,
}) => {
  test.slow()
  const title = `Shop Keeper ${Date.now()}`
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, {
    title,
    draft: true,
    requirements: 'Please pay K200 registration fee first.',
  })
  await comeAs(context, employer)
  await page.goto('/employer-jobs?tab=drafts')
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Publish (5 credits)' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect(page.getByText('We check this job before it goes public, usually within a day.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  expect((await api().get(`/api/jobs/${id}`)).status).toBe(404)

  await comeAs(context, await administrator())
  await page.goto('/admin?section=reports')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByText('Held', { exact: true })).toBeVisible()
  await expect(row.getByText('Not verified')).toBeVisible()
  await expect(row.locator('mark')).toHaveText('registration fee')
  await expectAccessibleEverywhere(page)
  await row.getByRole('button', { name: `Check ${title}` }).click()
  const sheet = page.getByRole('region', { name: 'Decision: job' })
  await expect(sheet.locator('mark')).toHaveText('registration fee')
  await expect(sheet.getByText('Please pay K200 registration fee first.', { exact: true })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await sheet.getByLabel('Reason').fill('You may not ask applicants for money.')
  await sheet.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  const mail = await lastMail(employer.form.email)
  expect(mail).toContain('You may not ask applicants for money.')
  expect(mail).toContain('Requirements: “Please pay K200 registration fee first”')
  expect(mail).toContain('You have 5 credits back.')

  await comeAs(context, employer)
  await page.goto('/employer-jobs?tab=drafts')
  await expect(page.getByText('You may not ask applicants for money.')).toBeVisible()
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  const form = page.locator('main')
  // The list of places has loaded.
  await expect(form.getByLabel('Location')).not.toHaveValue('')
  await form.getByLabel('Requirements').fill('You can count and you like people.')
  await form.getByRole('button', { name: /^Publish/ }).click()
  await expect(page).toHaveURL(/published=true/)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

// Rule (scams): Administrators read the list of scam words and add to it on the settings page; axe finds nothing
test('an administrator reads the list of scam words and adds to it', async ({ page, context }) => {
  await comeAs(context, await administrator())
  await page.goto('/admin?section=settings&tab=security')
  await expect(page.getByRole('switch', { name: /^Hold jobs with strong scam words/ })).toBeChecked()
  await expectAccessibleEverywhere(page)
  // Not saved, because other journeys post jobs.
  await page.route('**/api/admin/settings/scam_rules_off', (route) => route.abort())
  const sent = page.waitForRequest('**/api/admin/settings/scam_rules_off')
  await page.getByRole('checkbox', { name: 'Network marketing' }).click()
  expect((await sent).postDataJSON()).toEqual({ value: 'network-marketing', seen: '' })
  await expect(page.getByText('Network error. Please try again.').first()).toBeVisible()
  const own = page.getByLabel('Your own strong words', { exact: true })
  const word = `Golden Club ${Date.now()}`
  await own.fill(word)
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/settings/scam_words_hold'))
  await own.blur()
  expect((await saved).status()).toBe(200)
  const employer = await registerEmployer({ credits: 10 })
  const held = await post(employer, { requirements: `Welcome to the ${word} of our city.` })
  expect((await api().get(`/api/jobs/${held}`)).status).toBe(404)
})

// Rule (scams): An administrator reads and closes a reported conversation; axe finds nothing
test('an administrator reads and closes a reported conversation', async ({ page, context }) => {
  const companyName = `Shady Deals ${Date.now()}`
  const employer = await registerEmployer({ credits: 10, companyName })
  const ana = await registerJobSeeker()
  await uploadCv(ana)
  const { body: application } = await ana.post(`/api/jobs/${await post(employer, {})}/apply`)
  const { body } = await employer.post('/api/employer/conversations', {
    application: (application as { id: number }).id,
    body: 'Send K200 for the medical first.',
  })
  const { conversationId } = body as { conversationId: number }
  await ana.post(`/api/user/conversations/${conversationId}/report`, { reason: 'money' })
  await comeAs(context, await administrator())
  await page.goto('/admin?section=reports')
  await page.getByRole('link', { name: 'Conversations' }).click()
  const row = page.getByRole('row').filter({ hasText: companyName })
  await expect(row).toContainText('Asks for money or bank details')
  await row.getByRole('button', { name: /^Read report/ }).click()
  const sheet = page.getByRole('region', { name: 'Decision: report' })
  await expect(sheet.getByText('Send K200 for the medical first.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await sheet.getByLabel(/^Reply to .*, who reported it/).fill('Please also tell the police.')
  await sheet.getByRole('button', { name: 'Close Conversation' }).click()
  await expect(page.getByText('Send K200 for the medical first.')).toBeHidden()
  const again = await employer.post(`/api/employer/conversations/${conversationId}/messages`, {
    body: 'Hello?',
  })
  expect(again.status).toBe(409)
})
