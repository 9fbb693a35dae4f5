import { PASSWORD } from '../support/forms.ts'
import { mailedPath } from '../support/page-database.ts'
import {
  api,
  comeAs,
  expect,
  expectAccessible,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

// Rule (job seekers): When a login expires in a form, nothing typed is lost
test('when a login expires in the middle of a form, the page asks to log in again and nothing typed is lost', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  const ana = await registerJobSeeker()
  await comeAs(context, ana)
  await page.goto('/jobseeker-dashboard?tab=profile&edit=jobTitle')
  const title = page.getByLabel('Job Title')
  await title.fill('Crocodile farmer')
  await context.clearCookies()

  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your login has expired')
  await expect(dialog.getByLabel('Username')).toHaveValue(ana.form.username)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(title).toHaveValue('Crocodile farmer')
  await expect(page.getByRole('alert').first()).toContainText('Please log in to continue')

  await page.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByLabel('Password').fill('not this')
  await dialog.getByRole('button', { name: 'Log In and Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Invalid username or password.')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log In and Continue' }).click()
  await expect(page.getByText('Profile Updated').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Crocodile farmer').first()).toBeVisible()
})

test('an employer whose login expired continues with the company form', async ({ page, context }) => {
  await comeAs(context, await registerEmployer())
  await page.goto('/employer-dashboard?tab=profile')
  await page.getByLabel('Contact Person').fill('Mary Kup')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log In and Continue' }).click()
  await expect(page.getByText('Profile Updated').first()).toBeVisible()
  await expect(page.getByLabel('Contact Person')).toHaveValue('Mary Kup')
})

test('another email address is entered in the profile and confirmed by the mailed link', async ({
  page,
  context,
}) => {
  const ana = await registerJobSeeker()
  await comeAs(context, ana)
  await page.goto('/jobseeker-dashboard?tab=profile')
  await page.getByText('Change email address').click()
  const email = `new.${ana.form.email}`
  await page.getByLabel('New Email').fill(email)
  await page.locator('#change-currentPassword').fill('not this')
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.locator('#change-currentPassword-error')).toContainText(
    'The current password is not right.',
  )
  await page.locator('#change-currentPassword').fill(PASSWORD)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByText('Waiting to be confirmed')).toBeVisible()
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(DESK.width)

  await page.goto(await mailedPath(email))
  await expect(page).toHaveURL(/\/confirm-email$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Address Confirmed')
  await page.getByRole('link', { name: 'Go to my profile' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(page.getByText('Waiting to be confirmed')).toHaveCount(0)

  await page.goto('/confirm-email?token=never-sent&type=user')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Confirmation Link')
})

test('the profile form asks for the password only when the address changes', async ({ page, context }) => {
  const ana = await registerJobSeeker()
  await comeAs(context, ana)
  await page.goto('/jobseeker-dashboard?tab=profile&edit=email')
  const field = page.getByRole('textbox', { name: 'Email', exact: false }).first()
  await expect(page.locator('#currentPassword')).toHaveCount(0)
  await field.fill(`other.${ana.form.email}`)
  await page.locator('#currentPassword').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Waiting to be confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel change' }).click()
  await expect(page.getByText('Waiting to be confirmed')).toHaveCount(0)
})

test('the sessions of an account are listed and can be ended', async ({ page, context }) => {
  const ana = await registerJobSeeker()
  await comeAs(context, ana)
  await ana.post('/api/auth/login', { username: ana.form.username, password: PASSWORD })
  await page.goto('/login')
  await page.getByLabel('Username').fill(ana.form.username)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByLabel('This is not my phone').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/jobseeker-dashboard/)
  await page.goto('/jobseeker-dashboard?tab=profile')
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Log out Unknown browser' }).click()
  await expect(page.getByRole('button', { name: 'Log out Unknown browser' })).toHaveCount(0)
  expect((await ana.get('/api/auth/profile')).status).toBe(401)

  for (let login = 0; login < 6; login += 1)
    await api().post('/api/auth/login', { username: ana.form.username, password: PASSWORD })
  await page.reload()
  const others = page.getByRole('button', { name: 'Log out Unknown browser' })
  await expect(others).toHaveCount(4)
  await page.getByText('2 more', { exact: true }).click()
  await expect(others).toHaveCount(6)
})

test('a job seeker saves a copy of the data, then deletes the account', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  const ana = await registerJobSeeker()
  const cvId = await uploadCv(ana)
  await comeAs(context, ana)
  await page.goto('/jobseeker-dashboard?tab=profile')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('my-data.zip')

  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('This cannot be undone')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText('Please type your current password')).toHaveCount(1)
  await dialog.getByLabel('Current Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Account deleted').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goto(`/profile/${cvId}`)
  await expect(page.getByText('CV Not Found')).toBeVisible()
})

test.describe('the contact form', () => {
  test('says what is missing, sends, and thanks', async ({ page }) => {
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('#subject-error')).toHaveText('Please choose what it is about')
      await expectAccessible(page)
    }
    await page.getByLabel('Your Name').fill('Ana Kila')
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Subject').selectOption('other')
    await page.getByLabel('Message').fill('Where do I find my application?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is sent as a plain form', async ({ page }) => {
      await page.goto('/contact')
      await page.getByLabel('Your Name').fill('Ana Kila')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('#subject-error')).toHaveText('Please choose what it is about')
      await expect(page.getByLabel('Your Name')).toHaveValue('Ana Kila')
      await page.getByLabel('Email').fill('ana@example.com')
      await page.getByLabel('Subject').selectOption('cv')
      await page.getByLabel('Message').fill('Where do I find my application?')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Message sent')).toBeVisible()
    })
  })
})
