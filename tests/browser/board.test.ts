import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { addApplications } from '../support/page-database.ts'
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

const NAMES = ['Ana Kila', 'Ben Waim', 'Cathy Ume']
const TAB = '/employer-dashboard?tab=applications'

/** Opens the browser of an employer to whose only job these people applied. */
async function received(context: BrowserContext, names = NAMES) {
  const employer = await registerEmployer({ credits: 10, companyName: 'Markham Transport' })
  const { body } = await employer.post(
    '/api/employer/job-postings',
    jobForm({ questions: [{ id: 'licence', text: 'Licence class 3?', kind: 'yes-no', wanted: 'Yes' }] }),
  )
  const { id: jobId } = body as { id: number }
  for (const fullName of names) {
    const person = await registerJobSeeker({ fullName })
    await uploadCv(person, { fullName })
    const answers = [{ questionId: 'licence', answer: fullName === NAMES[0] ? 'No' : 'Yes' }]
    const applied = await person.post(`/api/jobs/${jobId}/apply`, { answers })
    expect(applied.status).toBe(201)
  }
  await comeAs(context, employer)
  const statuses = async () => {
    const { body } = await employer.get('/api/employer/applications?sort=oldest')
    return (body as { status: string }[]).map(({ status }) => status)
  }
  return { employer, jobId, statuses }
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: string) => page.locator('.board').getByRole('link', { name })

// Rule (applications): The board can be used with the keyboard alone
test('a card is moved across the board by keyboard alone, and its place is announced', async ({
  page,
  context,
}) => {
  const { statuses } = await received(context)
  await page.goto(`${TAB}&view=board`)
  const said = page.getByRole('status').filter({ hasText: /Ana Kila|Over/ })
  // Tab leads from the last control above the board to its first card, and from there out of it.
  await expect(card(page, 'Ana Kila')).toBeVisible()
  await page.getByLabel('Sort by').focus()
  await page.keyboard.press('Tab')
  await expect(column(page, 'Pending').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-card] :focus')).toHaveCount(0)
  await card(page, 'Ana Kila').focus()
  await page.keyboard.press(' ')
  await expect(said).toContainText('Ana Kila picked up from Pending')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(said).toContainText('Over Shortlisting, column 3 of 7')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(said).toContainText('Ana Kila stays in Pending')
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(column(page, 'Screening').getByRole('link', { name: 'Ana Kila' })).toBeFocused()
  await page.keyboard.press('4')
  await expect(column(page, 'Interviewing').getByRole('link', { name: 'Ana Kila' })).toBeFocused()
  await expect.poll(statuses).toEqual(['interviewing', 'pending', 'pending'])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(column(page, 'Pending').getByRole('link').nth(1)).toBeFocused()
  await expect(page.getByText('Application status updated successfully').first()).toBeVisible()
})

// Rule (applications): A move is undone by its button or Ctrl+Z, and a rejection is confirmed with words that can be changed
test('a move is undone, and a rejection is confirmed', async ({ page, context }) => {
  const { statuses } = await received(context)
  await page.goto(`${TAB}&view=board`)
  await card(page, 'Ben Waim').focus()
  await page.keyboard.press('3')
  await expect.poll(statuses).toEqual(['pending', 'shortlisting', 'pending'])
  await page.keyboard.press('Control+z')
  await expect.poll(statuses).toEqual(['pending', 'pending', 'pending'])
  await expect(column(page, 'Pending').getByRole('link', { name: 'Ben Waim' })).toBeVisible()

  await card(page, 'Ben Waim').focus()
  await page.keyboard.press('7')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Reject Ben Waim?' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
  await card(page, 'Ben Waim').focus()
  await page.keyboard.press('7')
  await expect(dialog.getByLabel('Your words')).toHaveValue(/Kind regards,\nMarkham Transport/)
  await dialog.getByLabel('Your words').fill('Thank you. Please apply again in May.')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect.poll(statuses).toEqual(['pending', 'rejected', 'pending'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(statuses).toEqual(['pending', 'pending', 'pending'])
})

// Rule (applications): All seven columns fit on a screen of 1280 pixels
test('all seven columns are in sight at 1280 pixels, with the rejected ones folded', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await received(context)
  await page.goto(`${TAB}&view=board`)
  await expect(column(page, 'Pending')).toBeVisible()
  const board = page.locator('.board')
  expect(await board.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  for (const name of ['Onboarding', 'Rejected'])
    await expect(column(page, name)).toBeInViewport({ ratio: 0.5 })
  await column(page, 'Rejected').getByRole('button', { name: 'Rejected' }).click()
  expect(await board.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
})

// Rule (applications): Applicants of a job are ranked by what it asks for, with the reasons
test('the applicants of a job are ranked by their fit, with reasons', async ({ page, context }) => {
  const { jobId } = await received(context)
  await page.goto(`${TAB}&job=${jobId}`)
  await page.getByLabel('Sort by').selectOption('Best fit to the job first')
  const rows = page.getByRole('row')
  await expect(rows.nth(3)).toContainText('Ana Kila')
  await expect(rows.nth(3)).toContainText('Not met: Licence class 3?: No')
  await expect(rows.nth(1)).toContainText('Met: Licence class 3?: Yes')
  await rows.nth(3).getByRole('link', { name: 'Ana Kila', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: /Fit to the job/ })).toBeVisible()
  await expect(dialog).toContainText('3 of 3 in Pending')
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await expect(dialog).toContainText('2 of 3 in Pending')
  await dialog.getByRole('textbox', { name: /^Message to/ }).fill('Can you come on Monday?')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Can you come on Monday?' })).toBeVisible()
})

// Rule (applications): A refused move goes back with its reason
test('a card is dragged; a refused move goes back, with the reason', async ({ page, context }) => {
  const { employer, statuses } = await received(context)
  await page.goto(`${TAB}&view=board`)
  const drag = async (name: string, to: string) => {
    await card(page, name).hover()
    await page.mouse.down()
    await column(page, to).hover({ position: { x: 60, y: 120 } })
    await page.mouse.up()
  }
  await drag('Ben Waim', 'Shortlisting')
  await expect(column(page, 'Shortlisting').getByRole('link', { name: 'Ben Waim' })).toBeVisible()
  await expect(page).not.toHaveURL(/application=/)
  await expect.poll(statuses).toEqual(['pending', 'shortlisting', 'pending'])

  // Another window of the employer moves her first.
  const { body } = await employer.get('/api/employer/applications?search=Cathy')
  const [cathy] = body as { id: number }[]
  await employer.patch(`/api/employer/applications/${cathy?.id}`, { status: 'onboarding' })
  await drag('Cathy Ume', 'Screening')
  await expect(page.getByRole('alert').first()).toContainText(
    'Cathy Ume was not moved to Screening. Someone else has moved this application.',
  )
  await expect(column(page, 'Onboarding').getByRole('link', { name: 'Cathy Ume' })).toBeAttached()

  // No network: the card goes back.
  await context.setOffline(true)
  await drag('Ana Kila', 'Interviewing')
  await expect(page.getByText(/Ana Kila was not moved to Interviewing/).first()).toBeVisible()
  await expect(column(page, 'Pending').getByRole('link', { name: 'Ana Kila' })).toBeVisible()
  await context.setOffline(false)
  expect(await statuses()).toEqual(['pending', 'shortlisting', 'onboarding'])
})

// Rule (applications): Hundreds of applicants fit on one board
test('hundreds of cards: a column loads more as it is scrolled, and many are moved at once', async ({
  page,
  context,
}) => {
  test.slow()
  const { employer, jobId } = await received(context, [])
  await addApplications(jobId, 230)
  await page.goto(`${TAB}&view=board`)
  const pending = column(page, 'Pending')
  await expect(pending.getByRole('heading')).toContainText('230')
  expect(await pending.getByRole('listitem').count()).toBeLessThan(100)
  await expect(async () => {
    await pending.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await pending.locator('.board-cards').evaluate((cards) => cards.scrollTo(0, cards.scrollHeight))
    expect(await pending.getByRole('listitem').count()).toBe(230)
  }).toPass()
  await pending.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Select the first 200 of 230' }).click()
  const bar = page.getByRole('region', { name: 'Selected applications' })
  await bar.getByRole('button', { name: 'Message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('Too many for one message')
  await dialog.getByRole('button', { name: 'Send to 200' }).click({ force: true })
  await expect(page.getByText('You can message at most 50 people at once').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await bar.getByRole('button', { name: 'Move to…' }).click()
  await expect(dialog).toContainText('and 190 more')
  await dialog.getByLabel('Move to').selectOption('screening')
  await dialog.getByRole('button', { name: 'Move 200' }).click()
  await expect(page.getByText('200 applications moved to Screening.').first()).toBeVisible()
  expect((await employer.get('/api/employer/applications/counts')).body).toMatchObject({
    pending: 30,
    inProgress: 200,
  })
})

test.describe('on a phone, with each screen on a desktop too', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  // Rule (applications): The list, bulk moves, details and the file work on phones and desktops; axe finds nothing
  test('list, filters, bulk moves, details and the file', async ({ page, context }) => {
    // Seven screens, each checked by axe at two widths.
    test.slow()
    const { employer, statuses } = await received(context)
    await page.goto(TAB)
    await expect(page.getByText('3 applications')).toBeVisible()
    await expectFits(page)
    await page.getByLabel('Job', { exact: true }).selectOption({ label: 'Diesel Fitter' })
    const licence = page.getByRole('group', { name: 'Licence class 3?' })
    await licence.getByRole('button', { name: 'Yes (2)' }).click()
    await expect(page.getByText('2 applications')).toBeVisible()
    await expect(page).toHaveURL(/answer=/)

    await page.getByRole('button', { name: 'Select all 2 matching' }).click()
    const bar = page.getByRole('region', { name: 'Selected applications' })
    await expect(bar).toContainText('2 selected')
    await bar.getByRole('button', { name: 'Message' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('At most 50 people at once, 200 a day.')
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Send to 2' }).click()
    await expect(dialog.getByText('Please write a message').first()).toBeVisible()
    await dialog.getByLabel('Message').fill('Please bring your licence.')
    await dialog.getByRole('button', { name: 'Send to 2' }).click()
    await expect(page.getByText('Sent to 2 people.').first()).toBeVisible()

    await page.getByRole('checkbox', { name: 'Select Ben Waim' }).check()
    await page.getByRole('checkbox', { name: 'Select Cathy Ume' }).check()
    await bar.getByRole('button', { name: 'Reject…' }).click()
    await expect(dialog.getByRole('heading', { name: 'Reject 2 applicants?' })).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Chosen' })).toContainText('Ben Waim')
    await expect(dialog.getByLabel('Your words')).toHaveValue(/Kind regards,\nMarkham Transport/)
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Reject 2' }).click()
    await expect(page.getByText('2 applications moved to Rejected.').first()).toBeVisible()
    expect(await statuses()).toEqual(['pending', 'rejected', 'rejected'])

    await page.getByRole('link', { name: 'Ben Waim', exact: true }).click()
    await expect(page).toHaveURL(/application=\d+/)
    await expect(dialog.getByText('Your company,').first()).toBeVisible()
    await dialog.getByLabel('New note').fill('Ask again in May')
    await dialog.getByRole('button', { name: 'Save note' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ask again in May' })).toBeVisible()
    await expect(dialog.getByLabel('New note')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Edit note' }).click()
    await expect(dialog.getByLabel('Edit note')).toBeFocused()
    await dialog.getByLabel('Edit note').fill('Ask again in June')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByText('Ask again in June', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/675/)
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('1 note')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^applications \d{4}-\d\d-\d\d\.csv$/)
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toContain('Ask again in June')
    expect(csv).not.toContain('Ana Kila')

    await page.getByRole('button', { name: 'Board', exact: true }).click()
    await expect(page).toHaveURL(/view=board/)
    await page.getByRole('button', { name: 'Rejected 2' }).click()
    await expect(column(page, 'Pending')).toBeHidden()
    await expectFits(page)
    await column(page, 'Rejected').getByRole('button', { name: 'Move Ben Waim' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Screening' }).click()
    await expect.poll(statuses).toEqual(['pending', 'screening', 'rejected'])
    expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 5 })
  })
})
