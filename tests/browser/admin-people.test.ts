import type { BrowserContext, Page } from '@playwright/test'
import { uniqueWord } from '../support/forms.ts'
import {
  administrator,
  comeAs,
  expect,
  expectAccessible,
  expectFits,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

/** Opens a section as Vera, on a screen of this width. */
async function atSection(page: Page, context: BrowserContext, address: string, width: number) {
  await comeAs(context, await administrator())
  await page.setViewportSize({ width, height: 740 })
  await page.goto(`/admin?section=${address}`)
}
const expectNoSideways = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

// Rule (administrators): The dashboard shows queues, cards, a chart and the latest lists; axe finds nothing
test('the dashboard shows what waits, the totals and the latest', async ({ page, context }) => {
  const employer = await registerEmployer({ companyName: `Kundu ${uniqueWord()}` })
  await registerJobSeeker()
  await atSection(page, context, '', 360)
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  await expect(page.getByText('Still to set up')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mail server' })).toHaveAttribute(
    'href',
    '/admin?section=email',
  )
  await expect(page.getByText('Active companies')).toBeVisible()
  // Other journeys register people at the same time, so any name may be the latest.
  await expect(page.getByRole('listitem').filter({ hasText: '@example.com' }).first()).toContainText('Active')
  await expect(page.getByRole('img', { name: /^Registrations in the last 30 days/ })).toBeVisible()
  // Queues first, then the totals, the charts and the latest.
  const shown = ((await page.getByRole('main').textContent()) ?? '').toLowerCase()
  const order = ['To do', 'Active companies', 'Latest Registrations', 'Latest job seekers', 'Latest CVs']
  const places = order.map((words) => shown.indexOf(words.toLowerCase()))
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  for (const name of [/^The last 30 days/, /^Registrations in the last 30 days/]) {
    await page.locator('details:not([open]) > summary', { hasText: 'Show as a table' }).first().click()
    await expect(page.getByRole('table', { name })).toBeVisible()
  }
  await expectFits(page)
  await page.getByLabel('Find a person, company, CV, job or payment').fill(employer.form.companyName)
  await expect(page.getByRole('link', { name: new RegExp(employer.form.companyName) })).toBeVisible()
  await expect(page.getByText('Active companies')).toBeHidden()
  await expectFits(page)
  await page.getByLabel('Find a person, company, CV, job or payment').fill('')
  await page.getByRole('link', { name: /^Verify employers? to verify/ }).click()
  await expect(page).toHaveURL('/admin?section=employers&status=unverified&sort=oldest')
  await page.getByLabel('Search by company, email or login number').fill(employer.form.companyName)
  await expect(page.getByRole('button', { name: `Open ${employer.form.companyName}` })).toBeVisible()
})

// Rule (administrators): Administrators manage job seekers on a phone, and Back keeps the search; axe finds nothing
// Rule (administrators): The title names the section, and deleting a row keeps the focus in the list
test('a job seeker is found, suspended, activated and deleted, on a phone; Back keeps the search', async ({
  page,
  context,
}) => {
  const { form } = await registerJobSeeker({ username: `rare.${uniqueWord()}` })
  await atSection(page, context, 'job-seekers', 360)
  // A page beyond the last shows the last one.
  await page.goto('/admin?section=job-seekers&page=999')
  await expect(page.getByRole('button', { name: /^More for / }).first()).toBeVisible()
  await expect(page).toHaveTitle(/^Job Seekers · Admin Dashboard/)
  await page.getByLabel('Search by username, email or login number').fill(form.username)
  await expect(page.getByText('1 job seeker', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page, 360)
  await page.getByRole('button', { name: `Suspend ${form.username}` }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('button', { name: `Activate ${form.username}` })).toBeVisible()
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Active' }).click()
  await expect(page.getByRole('heading', { name: 'No job seekers found' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Search by username, email or login number')).toHaveValue(form.username)
  await page.getByRole('button', { name: `Activate ${form.username}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('button', { name: `More for ${form.username}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('This action cannot be undone.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByRole('heading', { name: 'No job seekers found' })).toBeVisible()
  // The row that had the focus is gone, and the focus is still in the list.
  await expect(
    page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'All' }),
  ).toBeFocused()
})

// Rule (administrators): Administrators verify, suspend and reactivate employers on their sheet; axe finds nothing
test('an employer is verified, loses its badge with a reason, is suspended and reactivated', async ({
  page,
  context,
}) => {
  const employer = await registerEmployer({ companyName: `Garamut ${uniqueWord()}` })
  const name = employer.form.companyName
  await atSection(page, context, 'employers', 1280)
  await page.getByLabel('Search by company, email or login number').fill(name)
  await page.getByRole('button', { name: `Open ${name}` }).click()
  const sheet = page.getByRole('dialog', { name, exact: true })
  await sheet.getByRole('button', { name: 'Verify' }).click()
  const checklist = page.getByRole('dialog', { name: `Verify ${name}` })
  await checklist.getByRole('button', { name: 'Verify' }).click()
  await expect(checklist.getByText('2 things to put right')).toBeVisible()
  await expectAccessible(page)
  await checklist.getByLabel('Found on the IPA register').check()
  await checklist.getByLabel('Number in the IPA register').fill('1-12345')
  await checklist.getByLabel('Called back on a number').check()
  await checklist.getByRole('button', { name: 'Verify' }).click()
  await expect(sheet.getByText('Verified employer', { exact: true })).toBeVisible()
  await expect(sheet.getByText('by vera').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await expectNoSideways(page, 360)
  await sheet.getByRole('button', { name: 'Remove verification' }).click()
  const taking = page.getByRole('dialog', { name: `Remove the verification of ${name}?` })
  await taking.getByLabel('Reason').fill('The phone is dead now')
  await taking.getByRole('button', { name: 'Remove verification' }).click()
  await expect(sheet.getByText('reason: The phone is dead now')).toBeVisible()
  await sheet.getByRole('button', { name: 'Suspend' }).click()
  const suspending = page.getByRole('dialog', { name: `Suspend ${name}?` })
  await suspending.getByLabel('Reason').fill('Asked people for money')
  await suspending.getByRole('button', { name: 'Suspend' }).click()
  await expect(sheet.getByText('Suspended', { exact: true })).toBeVisible()
  expect((await employer.get('/api/employer/credits')).status).toBe(401)
  await sheet.getByRole('button', { name: 'Reactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(sheet.getByText('Active', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
})

// Rule (administrators): Administrators find, download, deactivate, mark and delete CVs; axe finds nothing
test('a CV is found, downloaded, deactivated, marked and deleted', async ({ page, context }) => {
  const fullName = `Kila ${uniqueWord()}`
  const email = `${'kambualamakaserini'.repeat(3)}@departmentofeducation.gov.pg`
  await uploadCv(await registerJobSeeker(), { fullName, email })
  await atSection(page, context, 'cvs', 360)
  await page.getByLabel('Search by name or email').fill(fullName)
  await expect(page.getByText('1 CV', { exact: true })).toBeVisible()
  await expectFits(page)
  const downloaded = page.waitForEvent('download')
  const choose = async (what: string) => {
    await page.getByRole('button', { name: `More for the CV of ${fullName}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await choose('Download CV')
  expect((await downloaded).suggestedFilename()).toMatch(/^cv_\d+\.pdf$/)
  await choose('Deactivate CV')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate CV' }).click()
  await expect(page.getByText('by an administrator')).toBeVisible()
  await choose('Change status')
  await page.getByRole('dialog').getByLabel('Hired').check()
  await expectFits(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save status' }).click()
  await expect(page.getByText('by an administrator, hired')).toBeVisible()
  await choose('Delete CV')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete CV' }).click()
  await expect(page.getByRole('heading', { name: 'No CVs found' })).toBeVisible()
})

// Rule (administrators): The cleanup of orphaned CVs asks first, and its button says "Cleaning..." while it runs
test('orphaned CVs are cleaned up after a question, and the button says so meanwhile', async ({
  page,
  context,
}) => {
  await atSection(page, context, 'cvs', 1280)
  const answered = Promise.withResolvers<void>()
  await page.route('/api/admin/cleanup-orphaned-cvs', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Cleanup Orphaned CVs' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete them' }).click()
  await expect(page.getByRole('button', { name: 'Cleaning...' })).toBeVisible()
  answered.resolve()
  await expect(page.getByText(/^Deleted: \d+ CVs?, \d+ views?, \d+ access(es)?\.$/)).toBeVisible()
})

// Rule (administrators): A failed act is shown in a toast and in its dialog, which stays open
test('a failed act is shown in a toast and in the dialog, which stays open', async ({ page, context }) => {
  const { form } = await registerJobSeeker({ username: `lost.${uniqueWord()}` })
  await context.route('**/api/admin/users/*', (route) => route.abort())
  await atSection(page, context, `job-seekers&search=${form.username}`, 1280)
  await page.getByRole('button', { name: `More for ${form.username}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await expect(page.locator('.toasts')).toContainText('Failed to delete user')
  await expect(dialog.getByRole('alert')).toHaveText('Network error. Please try again.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: `Suspend ${form.username}` })).toBeVisible()
})

// Rule (administrators): Several rows are chosen and acted on at once; what could not be done is listed
// Rule (administrators): Tables have rows of one line; a value that is cut off is shown whole with the focus
test('several employers are chosen, written to, suspended and reactivated', async ({ page, context }) => {
  const word = uniqueWord()
  const names = ['Kundu', 'Garamut'].map((name) => `${name} ${'Very Long Name Trading '.repeat(3)}${word}`)
  const [first] = await Promise.all(names.map((companyName) => registerEmployer({ companyName })))
  await atSection(page, context, `employers&search=${word}`, 1280)
  await page.getByLabel('Choose all on this page').check()
  const bar = page.getByRole('toolbar', { name: 'For the chosen rows' })
  await expect(bar).toContainText('2 chosen')
  await expectAccessible(page)
  const rows = page.getByRole('table').locator('tbody tr')
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(50)
  const cell = page.locator('td[data-cut][tabindex]').first()
  await cell.focus()
  expect(await cell.locator('.cell').evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)

  await bar.getByRole('button', { name: 'Email' }).click()
  const mail = page.getByRole('dialog', { name: 'Write to 2 employers' })
  await mail.getByLabel('Subject').fill('Your papers')
  await mail.getByLabel('Message').fill('Please send us the IPA extract.')
  await expectAccessible(page)
  await mail.getByRole('button', { name: 'Send to 2 employers' }).click()
  await expect(mail).toBeHidden()

  await bar.getByRole('button', { name: 'Suspend' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Suspend 2 employers?' })
  await asking.getByRole('button', { name: 'Suspend' }).click()
  await expect(asking.getByText('Please give a reason')).toBeVisible()
  await asking.getByLabel('Reason').fill('Asked people for money')
  await asking.getByRole('button', { name: 'Suspend' }).click()
  await expect(asking).toBeHidden()
  expect((await first?.get('/api/employer/credits'))?.status).toBe(401)
  await expect(rows.getByText('Suspended', { exact: true })).toHaveCount(2)
  await bar.getByRole('button', { name: 'Reactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(rows.getByText('To verify', { exact: true })).toHaveCount(2)

  await page.getByText('Columns', { exact: true }).click()
  await page.getByLabel('Contact Person').uncheck()
  await expect(page.getByRole('columnheader', { name: 'Contact Person' })).toBeHidden()
  await expect(page).toHaveURL(/hide=contact/)
})

// Rule (administrators): Employers to verify are checked one after the other, with the evidence beside the form
test('employers are verified one after the other, beside what they say about themselves', async ({
  page,
  context,
}) => {
  const word = uniqueWord()
  for (const name of ['Kundu', 'Garamut']) await registerEmployer({ companyName: `${name} ${word}` })
  await atSection(page, context, `employers&status=unverified&sort=oldest&search=${word}`, 1280)
  await page.getByRole('button', { name: `Open Kundu ${word}` }).click()
  const item = page.getByRole('region', { name: 'Decision: employer' })
  await expect(page.getByRole('heading', { name: `Kundu ${word}` })).toBeFocused()
  await expect(item.getByText('1 of 2')).toBeVisible()
  await item.getByRole('button', { name: 'Verify' }).click()
  await expect(item.getByText('2 things to put right')).toBeVisible()
  await expectAccessible(page)
  for (const name of ['Kundu', 'Garamut']) {
    await expect(page.getByRole('heading', { name: `${name} ${word}` })).toBeVisible()
    await item.getByLabel('Found on the IPA register').check()
    await item.getByLabel('Number in the IPA register').fill('1-12345')
    await item.getByLabel('Called back on a number').check()
    await item.getByRole('button', { name: 'Verify' }).click()
  }
  await expect(page.getByRole('heading', { name: 'No employers found' })).toBeVisible()
})
