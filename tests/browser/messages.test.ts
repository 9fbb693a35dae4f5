import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/forms.ts'
import {
  comeAs,
  expect,
  expectAccessible,
  expectFits,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const LONG = `https://example.com/${'averylongaddresswithoutanyblank'.repeat(6)}`

/** An employer with an applicant; the browser has both sessions. */
async function bothSides(context: Parameters<typeof comeAs>[0]) {
  const employer = await registerEmployer({ credits: 10, companyName: 'Brown River Timber' })
  const { body } = await employer.post('/api/employer/job-postings', jobForm())
  const ana = await registerJobSeeker()
  await uploadCv(ana)
  const applied = await ana.post(`/api/jobs/${(body as { id: number }).id}/apply`)
  expect(applied.status).toBe(201)
  await comeAs(context, employer)
  await comeAs(context, ana)
  return { employer, ana, application: (applied.body as { id: number }).id }
}

const box = (page: Page) => page.getByPlaceholder('Write a message')

test('a job seeker starts a conversation with the company, from the application', async ({
  page,
  context,
}) => {
  const { application } = await bothSides(context)
  await page.goto(`/jobseeker-dashboard?tab=applications&application=${application}`)
  // As on a slow phone, where the script of the messages is late. The sheet closes, but does not lead back to its list.
  const { promise: isWaiting, resolve: release } = Promise.withResolvers<void>()
  await page.route(/assets\/messages-view-/, (route) => isWaiting.then(() => route.continue()))
  await page.getByRole('link', { name: 'Write to the employer' }).click()
  // The frame says it, and after a moment the page too.
  await expect(page.getByText('Loading…', { exact: true }).first()).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Brown River Timber' })).toBeVisible()
  // With a keyboard, Enter sends, and Shift and Enter begin a new line.
  await box(page).fill('When do you')
  await box(page).press('Shift+Enter')
  await box(page).pressSequentially('want to see me?')
  await expect(box(page)).toHaveValue('When do you\nwant to see me?')
  await box(page).press('Enter')
  await expect(page.getByRole('log')).toContainText('When do you want to see me?')
})

test.describe('on a phone, with each screen on a desktop too', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('an employer and its applicant write to each other', async ({ page, context }) => {
    // Six screens, each checked by axe at two widths.
    test.slow()
    await bothSides(context)
    await page.goto('/employer-dashboard?tab=applications')
    await page.getByRole('link', { name: 'Contact Ana Kila' }).click()
    await expect(page.getByRole('heading', { name: 'Ana Kila' })).toBeVisible()
    await expect(page.getByText('No messages yet').first()).toBeVisible()
    await expectFits(page)
    await box(page).fill(`Can you start on Monday? ${LONG}`)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/as=employer&conversation=\d+/)
    await expect(page.getByRole('log')).toContainText('Can you start on Monday?')
    // A link from another person is plain text.
    await expect(page.getByRole('log').getByRole('link', { name: 'example.com' })).toHaveCount(0)
    await expect(box(page)).toHaveValue('')
    await expectFits(page)

    await page.goto('/messages')
    const row = page.getByRole('link', { name: /Brown River Timber.*1 unread message/ })
    await expect(row).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ana Kila (1)' })).toBeVisible()
    await expectFits(page)
    await row.click()
    await expect(page.getByRole('log')).toContainText('A real employer never asks you for money.')
    await expectFits(page)
    await box(page).fill('Yes,')
    await box(page).press('Enter')
    await box(page).pressSequentially('on Monday.')
    await expect(box(page)).toHaveValue('Yes,\non Monday.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('log')).toContainText('on Monday.')
    await expect(box(page)).toHaveValue('')

    // An opened conversation is read; the other side's count is in the menu of its workspace.
    await page.goto('/messages')
    await expect(page.getByRole('link', { name: /unread message/ })).toHaveCount(0)
    await page.goto('/employer-dashboard?tab=messages')
    const entry = page.getByRole('link', { name: /^Messages/ }).filter({ visible: true })
    await expect(entry).toHaveText('Messages1 waiting')
    await page.getByRole('link', { name: /Ana Kila.*1 unread message/ }).click()
    await expect(page.getByRole('log')).toContainText('on Monday.')
    await expect(entry).toHaveText('Messages')
    await expectFits(page)
  })

  test('blocking and reporting need a confirmation, and typed text is not lost', async ({
    page,
    context,
  }) => {
    const { employer, ana, application } = await bothSides(context)
    const body = 'Pay K50 first.'
    const begun = await employer.post('/api/employer/conversations', { application, body })
    const { conversationId } = begun.body as { conversationId: number }
    await page.goto(`/messages?conversation=${conversationId}`)
    await box(page).fill('Half a thou')
    await page.reload()
    await expect(box(page)).toHaveValue('Half a thou')

    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByText('Please choose a reason').first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByText('Asks for money or bank details').click()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Report sent').first()).toBeVisible()

    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Block' }).click()
    await expectAccessible(page)
    const block = page.getByRole('alertdialog')
    await expect(block).toContainText('It does not hide your CV')
    await block.getByRole('button', { name: 'Block' }).click()
    await expect(page.getByText('This conversation is closed, because you blocked it.')).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: 'Unblock' }).click()
    await expect(box(page)).toHaveValue('Half a thou')

    // Closed by the other side during typing: sending is refused with a message, and the text stays.
    await employer.post(`/api/employer/conversations/${conversationId}/block`)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Not sent. Try again')).toBeVisible()
    await expect(page.getByText('This conversation is closed.')).toBeVisible()
    await expect(box(page)).toHaveValue('Half a thou')
    await expect(page.getByRole('log').getByText('Half a thou')).toHaveCount(0)
    await expectAccessible(page)
    expect((await ana.get('/api/user/conversations/unread')).body).toEqual({ unread: 0 })
  })
})

test('older messages are loaded by a button, and the scroll position stays', async ({ page, context }) => {
  const { employer, application } = await bothSides(context)
  const begun = await employer.post('/api/employer/conversations', { application, body: 'Line 0' })
  const { conversationId } = begun.body as { conversationId: number }
  for (let i = 1; i < 40; i++)
    await employer.post(`/api/employer/conversations/${conversationId}/messages`, { body: `Line ${i}` })
  await page.goto(`/messages?conversation=${conversationId}`)
  await expect(page.getByRole('log').getByText('Line 39')).toBeInViewport()
  await expect(page.getByText('Line 9', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Older messages' }).click()
  await expect(page.getByText('Line 0', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Line 10', { exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Older messages' })).toHaveCount(0)
})

test('a message that gets no answer is sent again and arrives once', async ({ page, context }) => {
  const { employer, application } = await bothSides(context)
  const begun = await employer.post('/api/employer/conversations', { application, body: 'Hello' })
  const { conversationId } = begun.body as { conversationId: number }
  await page.goto(`/messages?as=employer&conversation=${conversationId}`)
  // The message arrives, and the connection breaks before the answer.
  await page.route('**/messages', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await box(page).fill('Are you there?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Not sent. Try again')).toBeVisible()
  await expect(box(page)).toHaveValue('Are you there?')
  await page.unroute('**/messages')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('Are you there?')).toHaveCount(1)
  const { body } = await employer.get(`/api/employer/conversations/${conversationId}`)
  expect((body as { messages: unknown[] }).messages).toHaveLength(2)
})

test('a logged-out job seeker goes to the login, and comes back', async ({ page }) => {
  const { form } = await registerJobSeeker()
  await page.goto('/messages?conversation=999999')
  await expect(page).toHaveURL(/\/login\?next=/)
  await ready(page)
  await page.getByLabel('Username').fill(form.username)
  await page.getByLabel('Password').fill(PASSWORD)
  await page
    .getByRole('button', { name: /log ?in/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/messages\?conversation=999999/)
  await expect(page.getByText('Conversation not found')).toBeVisible()
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(page.getByText('No messages yet')).toBeVisible()
  await expectAccessible(page)
})

test('an employer who is logged out goes to the login of employers', async ({ page }) => {
  await page.goto('/messages?as=employer')
  await expect(page).toHaveURL(/\/employer-login/)
})
