import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { uniqueWord } from '../support/forms.ts'
import {
  administrator,
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

type Employer = Awaited<ReturnType<typeof registerEmployer>>
const creditsOf = async (employer: Employer) =>
  ((await employer.get('/api/employer/credits')).body as { credits: number }).credits
const question = (page: Page) => page.getByRole('alertdialog')

/** This many CVs that no other search finds, and the words that find them. */
async function publish(count: number) {
  const word = uniqueWord()
  const ids: number[] = []
  for (let n = 1; n <= count; n++)
    ids.push(
      await uploadCv(await registerJobSeeker(), { fullName: `Kila ${n}`, jobTitle: `${word} Tuner ${n}` }),
    )
  return { word, ids }
}

// Rule (employers): Cost and balance are shown before credits are spent
test('cost and balance are shown before credits are spent', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { word, ids } = await publish(1)
  const employer = await registerEmployer({ credits: 10 })
  await comeAs(context, employer)
  await page.goto(`/employer-dashboard?tab=search&query=${word}`)
  await page.getByRole('button', { name: /^View \(2 credits\)/ }).click()
  await expect(question(page)).toContainText('Open Kila 1’s CV?')
  await expect(question(page)).toContainText('You have10 creditsThis costs2 creditsYou will have8 credits')
  await expectFits(page)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await creditsOf(employer)).toBe(10)
  await page.getByRole('button', { name: /^View \(2 credits\)/ }).click()
  await expect(question(page).getByRole('button', { name: 'View (2 credits)' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/employer-cv-view/${ids[0]}`)
  await expectFits(page)
  expect(await creditsOf(employer)).toBe(8)
})

// Rule (employers): A price that was agreed to is not asked about again that day
test('a price that was agreed to today is not asked about again, and Back returns to the same place in the list', async ({
  page,
  context,
}) => {
  const { word, ids } = await publish(8)
  const employer = await registerEmployer({ credits: 10 })
  await comeAs(context, employer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/employer-dashboard?tab=search&query=${word}`)
  await page.getByRole('button', { name: /^View \(2 credits\): Kila 8/ }).click()
  await question(page).getByLabel('Do not ask again today').check()
  await question(page).getByRole('button', { name: 'View (2 credits)' }).click()
  await expect(page).toHaveURL(`/employer-cv-view/${ids[7]}`)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()

  const lower = page.getByRole('button', { name: /^View \(2 credits\): Kila 2/ })
  await lower.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(500)
  await lower.click()
  await expect(page).toHaveURL(`/employer-cv-view/${ids[1]}`)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('button', { name: 'Open: Kila 2' })).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`query=${word}`))
  await page.getByRole('button', { name: 'Open: Kila 2' }).click()
  await expect(page).toHaveURL(`/employer-cv-view/${ids[1]}`)
  expect(await creditsOf(employer)).toBe(6)
})

// Rule (employers): A CV opened from the public search leads back to it
test('a CV opened from the public search leads back to it', async ({ page, context }) => {
  const { word, ids } = await publish(1)
  await comeAs(context, await registerEmployer({ credits: 10 }))
  await page.goto(`/search?query=${word}`)
  await ready(page)
  await page.getByRole('button', { name: /^View \(2 credits\)/ }).click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(new RegExp(`/search\\?.*${word}`))
  await page.getByRole('button', { name: /^View \(2 credits\)/ }).click()
  await question(page).getByRole('button', { name: 'View (2 credits)' }).click()
  await expect(page).toHaveURL(`/employer-cv-view/${ids[0]}`)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(new RegExp(`/search\\?.*${word}`))
})

// Rule (employers): Addresses with `viewCV` or `downloadCV` open a paid CV at once, and ask before they spend
test('an address opens a paid CV at once, and from another site always asks before it spends', async ({
  page,
  context,
}) => {
  const { ids } = await publish(2)
  const employer = await registerEmployer({ credits: 10 })
  await comeAs(context, employer)
  await page.goto(`/employer-dashboard?viewCV=${ids[0]}`)
  await expect(question(page)).toContainText('You opened a link that asks for this.')
  await question(page).getByLabel('Do not ask again today').check()
  await question(page).getByRole('button', { name: 'View (2 credits)' }).click()
  await expect(page).toHaveURL(`/employer-cv-view/${ids[0]}`)

  await page.goto(`/employer-dashboard?viewCV=${ids[0]}`)
  await expect(page).toHaveURL(`/employer-cv-view/${ids[0]}`)
  await page.goto(`/employer-dashboard?viewCV=${ids[1]}`)
  await expect(question(page)).toContainText('This costs2 credits')
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await creditsOf(employer)).toBe(8)
})

test('an address that asks for an unavailable CV says so and spends nothing', async ({ page, context }) => {
  const { ids } = await publish(1)
  const employer = await registerEmployer({ credits: 10 })
  await comeAs(context, employer)
  await page.goto(`/employer-dashboard?downloadCV=${ids[0]}`)
  await expect(page.getByText('You must view the CV first before downloading.').first()).toBeVisible()
  await page.goto('/employer-dashboard?viewCV=99999999')
  await expect(page.getByText('CV not found').first()).toBeVisible()
  await page.goto('/employer-dashboard?viewCV=nine')
  await expect(page.getByRole('heading', { name: 'AI Search' })).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(await creditsOf(employer)).toBe(10)
})

// Rule (employers): Buttons that cost more than the balance are disabled, with the reason
test('too few credits disable the buttons, with the reason and a link to buy more', async ({
  page,
  context,
}) => {
  const { word, ids } = await publish(1)
  await comeAs(context, await registerEmployer({ credits: 1 }))
  await page.goto(`/employer-dashboard?tab=search&query=${word}`)
  const view = page.getByRole('button', { name: /^View \(2 credits\)/ })
  await expect(view).toBeDisabled()
  await expect(view).toHaveAttribute('title', /You need at least 2 credits to view this CV/)
  await page.getByText('You have 1 credit.').getByRole('link', { name: 'Buy Credits' }).click()
  await expect(page).toHaveURL(/\/credits\?return=/)
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await expect(page).toHaveURL(new RegExp(`query=${word}`))

  const opener = await registerEmployer({ credits: 4 })
  await opener.get(`/api/cvs/${ids[0]}/view`)
  await comeAs(context, opener)
  await page.goto(`/employer-cv-view/${ids[0]}`)
  await expect(page.getByRole('button', { name: 'Download (5 credits)', exact: true })).toBeDisabled()
  await expect(page.getByText('You need at least 5 credits to download this CV.')).toBeVisible()
})

test('contact details that do not work are reported, and the credits are refunded', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { ids } = await publish(1)
  const employer = await registerEmployer({ credits: 10 })
  await employer.get(`/api/cvs/${ids[0]}/view`)
  await comeAs(context, employer)
  await page.goto(`/employer-cv-view/${ids[0]}`)
  await page.getByRole('button', { name: 'These contact details do not work' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please choose what does not work').first()).toBeVisible()
  await dialog.getByLabel('The phone number does not work').check()
  await dialog.getByLabel('Details').fill('The number does not exist')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('We will try them and write to you.')).toBeVisible()

  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await comeAs(desk, await administrator())
  const admin = await desk.newPage()
  await admin.goto('/admin?section=contact-reports')
  const row = admin.getByRole('row').filter({ hasText: employer.form.companyName })
  await row.getByRole('button', { name: /^Decide on report/ }).click()
  const item = admin.getByRole('region', { name: 'Decision: contact report' })
  await item.getByLabel('Note').fill('We called too.')
  await expectAccessible(admin)
  await item.getByRole('button', { name: 'Confirm' }).click()
  await expect(item.getByRole('heading', { name: employer.form.companyName })).toBeHidden()
  await expectAccessible(admin)
  await desk.close()

  await page.reload()
  await expect(page.getByText('You got 2 credits back.')).toBeVisible()
  await expectAccessible(page)
  expect(await creditsOf(employer)).toBe(10)
})

test('all opened CVs are in one list', async ({ page, context }) => {
  const { word, ids } = await publish(2)
  const employer = await registerEmployer({ credits: 10 })
  for (const id of ids) await employer.get(`/api/cvs/${id}/view`)
  await comeAs(context, employer)
  await page.goto('/employer-dashboard?tab=search')
  await page.getByRole('link', { name: 'Opened CVs' }).click()
  await expect(page.getByRole('link', { name: /^Open: Kila/ })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByLabel('Search by name or job title').fill(`${word} Tuner 1`)
  await expect(page.getByRole('link', { name: /^Open: Kila/ })).toHaveCount(1)
  await page.getByRole('link', { name: 'Open: Kila 1' }).click()
  await expect(page).toHaveURL(`/employer-cv-view/${ids[0]}`)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByLabel('Search by name or job title')).toHaveValue(`${word} Tuner 1`)
  await page.goto('/employer-opened-cvs?search=nobody')
  await expect(page.getByText('You have not opened a CV with this name or job title.')).toBeVisible()
})

// Rule (employers): The company profile keeps unsaved text, previews the logo and links to the public page
test('the company profile keeps unsaved text, shows the logo, and links to the public page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const employer = await registerEmployer({ credits: 10 })
  await comeAs(context, employer)
  await page.goto('/employer-dashboard?tab=profile')
  await expect(page.getByText('Not verified yet.')).toBeVisible()
  await page.getByLabel('Contact Person').fill('Mary Kila-Toua')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Mary Kila-Toua')
  await page.reload()
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.getByLabel('Contact Person')).toHaveValue('Mary Kila-Toua')

  const logo = page.getByLabel('Company Logo (optional)')
  await logo.setInputFiles({
    name: 'logo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText('Please select an image file').first()).toBeVisible()
  const buffer = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#884' } })
    .png()
    .toBuffer()
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Your new logo. Save to use it.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated').first()).toBeVisible()
  await expect(page.getByText('Your new logo. Save to use it.')).toBeHidden()
  await expect(page.locator('main img[src^="/api/auth/logo/"]')).toBeVisible()
  await page.getByRole('link', { name: 'See your public page' }).click()
  await expect(page).toHaveTitle(/company and open jobs/)
  await page.goto('/employer-dashboard?tab=profile')
  await expect(page.getByRole('button', { name: 'Remove Logo' })).toBeVisible()
  await expect(page.getByText('We kept what you typed')).toBeHidden()
  await page.getByRole('button', { name: 'Remove Logo' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Logo' }).click()
  await expect(page.getByText('Logo Removed').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Logo' })).toBeHidden()
  expect((await employer.get('/api/auth/employer/profile')).body).toMatchObject({
    contactPerson: 'Mary Kila-Toua',
    logoUrl: null,
  })
})

// Rule (employers): The balance is refreshed when the window gets the focus, and refused access says "Access Denied"
test('the balance is refreshed after changes in other tabs, and refused access says so', async ({
  page,
  context,
}) => {
  const { ids } = await publish(1)
  const employer = await registerEmployer({ credits: 10 })
  await comeAs(context, employer)
  await page.goto('/employer-dashboard')
  await expect(page.getByRole('link', { name: '10 credits' }).first()).toBeVisible()
  for (const name of ['Browse CVs', 'Buy Credits', 'Contact Support'])
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await expect(page.getByText('In the last 7 days')).toBeVisible()
  await page.goto('/employer-cv-view/99999999')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/employer-cv-view/${ids[0]}`)
  await expect(page.getByRole('heading', { name: 'Open this CV' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'View (2 credits)' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.goto('/employer-dashboard')
  await expect(page.getByRole('link', { name: '10 credits' }).first()).toBeVisible()
  await employer.get(`/api/cvs/${ids[0]}/view`)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('link', { name: '8 credits' }).first()).toBeVisible()
})

test('mails are switched off in the profile and by the link in the mail', async ({ page, context }) => {
  const employer = await registerEmployer()
  await comeAs(context, employer)
  await page.goto('/employer-dashboard?tab=profile')
  const messages = page.getByRole('switch', { name: 'A job seeker wrote to you' })
  await expect(messages).toBeChecked()
  // Within the click itself: it must not flash back until the server or a later task answers.
  const isOn = await messages.evaluate((input: HTMLInputElement) => {
    input.click()
    return input.checked
  })
  expect(isOn).toBe(false)
  await expect
    .poll(async () => (await employer.get('/api/employer/mail-settings')).body)
    .toContainEqual({ kind: 'message', byMail: false })
  await expectAccessible(page)
  await page.goto('/unsubscribe?token=not-a-token-of-ours')
  await expect(page.getByText('This link does not work')).toBeVisible()
})

// Rule (employers): A CV can be saved on the public search; an opened one shows its pages as pictures and invites to a job
test('a CV is saved on the public search, shows its pages, and its owner is invited to a job', async ({
  page,
  context,
}) => {
  const word = uniqueWord()
  const ana = await registerJobSeeker()
  const id = await uploadCv(ana, { fullName: 'Kila Tuner', jobTitle: `${word} Tuner` })
  const employer = await registerEmployer({ credits: 10 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm({ title: 'Piano Tuner' }))
  await employer.get(`/api/cvs/${id}/view`)
  await comeAs(context, employer)
  await page.goto(`/search?query=${word}`)
  await page.getByRole('button', { name: 'Save Kila Tuner' }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New shortlist').fill('Pianos')
  await dialog.getByRole('button', { name: 'Add list' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Pianos' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Saved Kila Tuner' })).toBeVisible()

  await page.goto(`/employer-cv-view/${id}`)
  const picture = page.getByRole('img', { name: /^Page 1 of 1\./ })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Invite to apply' }).click()
  await expect(page.getByText('Invitation sent.')).toBeVisible()
  const invited = (await ana.get('/api/user/conversations')).body
  expect(JSON.stringify(invited)).toContain(`/jobs/${(body as { id: number }).id}`)
})
