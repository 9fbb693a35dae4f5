import type { Page } from '@playwright/test'
import { holdJob } from '../support/page-database.ts'
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

test('a job that was reported and smells of a scam is read and taken down; its employer reads why', async ({
  page,
  context,
}) => {
  test.slow()
  const title = `Easy Income ${Date.now()}`
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, { title, requirements: 'A registration fee of K50 comes first.' })
  await api().post(`/api/jobs/${id}/report`, { reason: 'money', details: 'They asked me for K50' })
  await comeAs(context, await administrator())
  await page.goto('/admin?section=reports')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('They asked me for K50')
  await expectAccessibleEverywhere(page)
  await row.getByRole('button', { name: `Check ${title}` }).click()
  const sheet = page.getByRole('dialog', { name: title })
  await expect(sheet.getByText('“registration fee”')).toBeVisible()
  await expect(sheet.getByText('A registration fee of K50 comes first.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await sheet.getByRole('button', { name: 'Take Down…' }).click()
  const reason = page.getByRole('dialog', { name: 'Take this job down?' })
  await reason.getByRole('button', { name: 'Take Down' }).click()
  await expect(reason.getByText('Please write why: the employer reads it').first()).toBeVisible()
  await reason.getByLabel('Reason').fill('Asking applicants for money is not allowed.')
  await reason.getByRole('button', { name: 'Take Down' }).click()
  await expect(sheet).toBeHidden()
  await expect(row).toBeHidden()
  expect((await api().get(`/api/jobs/${id}`)).status).toBe(404)
  await comeAs(context, employer)
  await page.goto('/employer-jobs?tab=inactive')
  await expect(page.getByText('Asking applicants for money is not allowed.')).toBeVisible()
})

test('a job that waits is published after a check', async ({ page, context }) => {
  const title = `First Job ${Date.now()}`
  const employer = await registerEmployer({ credits: 10 })
  const id = await post(employer, { title, draft: true })
  await comeAs(context, employer)
  await page.goto('/employer-jobs?tab=drafts')
  await page.getByRole('button', { name: `Edit: ${title}` }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Job Title')).toHaveValue(title)
  // As if the other tab had been quicker: to publish it now answers as it did there.
  await holdJob(id)
  await form.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText('Your job is paid for. We check it before it is public').first()).toBeVisible()
  await expect(page.getByText('Waiting for a check', { exact: true })).toBeVisible()
  await comeAs(context, await administrator())
  await page.goto(`/admin?section=reports&open=${id}`)
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.getByRole('button', { name: 'Publish' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: title })).toBeHidden()
  expect((await api().get(`/api/jobs/${id}`)).status).toBe(200)
})

test('a reported conversation is read and closed', async ({ page, context }) => {
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
  const sheet = page.getByRole('dialog', { name: 'Reported conversation' })
  await expect(sheet.getByText('Send K200 for the medical first.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await sheet.getByRole('button', { name: 'Close Conversation' }).click()
  await expect(sheet).toBeHidden()
  await expect(row).toBeHidden()
  const again = await employer.post(`/api/employer/conversations/${conversationId}/messages`, {
    body: 'Hello?',
  })
  expect(again.status).toBe(409)
})
