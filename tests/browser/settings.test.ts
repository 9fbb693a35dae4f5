import { administrator, comeAs, expect, expectAccessible, registerJobSeeker, test } from '../support/pages.ts'

const PHONE = { width: 320, height: 740 }

// Rule (settings and mail): A field is saved when it is left or Enter is pressed; what is refused stays in it with a message
// Rule (settings and mail): Refresh Settings loads the settings again
test('a field saves itself, or stays with its message, and has its history', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await comeAs(context, await administrator())
  await page.goto('/admin?section=settings')
  await expect(page.getByText(/Connected \([\d.]+ ms\)/)).toBeVisible()
  const readAgain = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/settings'))
  await page.getByRole('button', { name: 'Refresh Settings' }).click()
  await readAgain
  const categories = page.getByRole('navigation', { name: 'Setting categories' })
  await categories.getByRole('link', { name: 'API' }).click()
  await expect(page.getByText('Address of the SMS gateway')).toBeVisible()
  await expectAccessible(page)

  await categories.getByRole('link', { name: 'Payment' }).click()
  const trial = page.getByLabel('Trial credits', { exact: true })
  const refused = page.locator('#trial_credits-error')
  await trial.fill('-1')
  await trial.blur()
  await expect(refused).toHaveText('Please enter a whole number from 0 to 10,000')
  await expect(trial).toHaveValue('-1')
  await expectAccessible(page)
  await categories.getByRole('link', { name: 'Email' }).click()
  await expect(page.getByLabel('SMTP host', { exact: true })).toBeVisible()
  await categories.getByRole('link', { name: 'Payment' }).click()
  await expect(trial).toHaveValue('-1')
  await page.getByRole('button', { name: 'Restore saved value: Trial credits' }).click()
  await expect(trial).toHaveValue('0')
  await expect(refused).toHaveCount(0)
  // Not saved, because other journeys pay by all methods.
  await page.route('**/api/admin/settings/payment_methods', (route) => route.abort())
  const sent = page.waitForRequest('**/api/admin/settings/payment_methods')
  const cash = page.getByRole('checkbox', { name: 'Cash' })
  await cash.click()
  expect((await sent).postDataJSON()).toEqual({
    value: 'bank_transfer,mobile_money,check',
    seen: 'bank_transfer,mobile_money,cash,check',
  })
  await expect(page.locator('#payment_methods-error')).toHaveText('Network error. Please try again.')
  await expect(cash).toBeChecked()
  await expectAccessible(page)

  await page.goto('/admin?section=email&tab=testing')
  const selector = page.getByLabel('DKIM selector', { exact: true })
  const value = `s${Date.now()}`
  await selector.fill(value)
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/settings/dkim_selector'))
  await selector.press('Enter')
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Setting updated successfully').first()).toBeVisible()
  await page.getByRole('button', { name: 'History of DKIM selector' }).click()
  const history = page.getByRole('dialog')
  await expect(history.getByText(`→ ${value}`)).toBeVisible()
  await expect(history.getByText(/^vera, /).first()).toBeVisible()
  await expectAccessible(page)
})

// Rule (settings and mail): A save that meets a newer value says so, keeps what was typed, and can be repeated
test('a save that meets a newer value says so, and is repeated by a button', async ({ page, context }) => {
  const vera = await administrator()
  await comeAs(context, vera)
  const set = (value: string) => vera.patch('/api/admin/settings/smtp_username', { value })
  await set('')
  await page.goto('/admin?section=settings&tab=email')
  const field = page.getByLabel('SMTP username', { exact: true })
  await expect(field).toHaveValue('')
  await set('peter')
  await field.fill('mary')
  await field.blur()
  await expect(page.locator('#smtp_username-error')).toHaveText(
    'This was changed in the meantime and is now “peter”.',
  )
  await expect(field).toHaveValue('mary')
  await page.getByRole('button', { name: 'Save again: SMTP username' }).click()
  await expect(page.getByText('Setting updated successfully').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('peter')
  await set('')
})

// Rule (settings and mail): SMTP settings are saved together, and the port sets the secure flag; axe finds nothing
test('SMTP settings wait until they are saved; port and secure flag change together', async ({
  page,
  context,
}) => {
  const vera = await administrator()
  await comeAs(context, vera)
  await page.goto('/admin?section=email')
  const save = page.getByRole('button', { name: 'Save SMTP Settings' })
  const secure = page.getByRole('switch', { name: /^Secure/ })
  await expect(secure).not.toBeChecked()
  await expect(save).toHaveCount(0)
  await page.getByRole('button', { name: '465 (SSL)' }).click()
  await expect(secure).toBeChecked()
  await page.getByLabel('SMTP Port').fill('587')
  await expect(secure).not.toBeChecked()
  await expect(save).toHaveCount(0)

  const host = page.getByLabel('SMTP Host')
  await host.fill('smtp example')
  await save.click()
  await expect(page.locator('#smtp_host-error')).toHaveText('Please enter a host name, as smtp.example.com')
  await expectAccessible(page)
  const tabs = page.getByRole('navigation', { name: 'Email configuration' })
  await tabs.getByRole('link', { name: 'Email Notifications' }).click()
  await expect(page.getByRole('switch', { name: /^Email notifications/ })).toBeChecked()
  await expectAccessible(page)
  await tabs.getByRole('link', { name: 'SMTP Settings' }).click()
  await expect(host).toHaveValue('smtp example')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(host).toHaveValue('')
  const sender = page.getByLabel('From Name')
  await sender.fill('Wok Testers')
  await save.click()
  await expect(save).toHaveCount(0)
  await expect(sender).toHaveValue('Wok Testers')
  await vera.patch('/api/admin/settings/smtp_from_name', { value: '' })
})

// Rule (settings and mail): Administrators send test mails and read the outbox on a phone; axe finds nothing
test('mail is tested, and read in the outbox as its recipient sees it', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  const ana = await registerJobSeeker()
  await comeAs(context, await administrator())
  await page.goto('/admin?section=email&tab=testing')
  await page.getByRole('button', { name: 'Send Test Email' }).click()
  await expect(page.locator('#to-error')).toHaveText('Please enter an email address')
  await expect(page.getByText('One thing to put right')).toHaveCount(0)
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Next steps' })).toContainText(
    'No SMTP server is set up yet.',
  )
  await expectAccessible(page)

  await page.goto(`/admin?section=email&tab=outbox&search=${ana.form.email}`)
  await page.getByRole('button', { name: /^Open Welcome/ }).click()
  const mail = page.getByRole('dialog').frameLocator('iframe')
  await expect(mail.getByText(`Dear ${ana.form.fullName}`)).toBeVisible()
  const overflow = await mail.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(overflow).toBe(0)
  // No script runs inside the frame, not even axe, so the same content is checked outside it.
  await page.getByRole('button', { name: 'Show as plain text' }).click()
  await expect(page.getByRole('dialog').locator('pre')).toContainText(`Dear ${ana.form.fullName}`)
  await expectAccessible(page)
})

// Rule (settings and mail): The two addresses are saved once typing rests and they are valid; Undo returns
test('an address is saved once typing rests, and Undo returns to the one before', async ({
  page,
  context,
}) => {
  const vera = await administrator()
  await comeAs(context, vera)
  await vera.patch('/api/admin/settings/admin_email', { value: '' })
  await page.goto('/admin?section=email&tab=notifications')
  const field = page.getByLabel('Admin Email', { exact: true })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/settings/admin_email')) sent.push(request.postDataJSON())
  })
  await field.fill('vera@')
  await field.blur()
  await expect(page.locator('#admin_email-error')).toHaveText('Please enter a valid email address')
  await expect(field).toHaveValue('vera@')
  await field.focus()
  await page.keyboard.type('example.pg')
  const value = async () => {
    const rows = (await vera.get('/api/admin/settings')).body as {
      settingKey: string
      settingValue: string
    }[]
    return rows.find(({ settingKey }) => settingKey === 'admin_email')?.settingValue
  }
  await expect.poll(value).toBe('vera@example.pg')
  await expect(field).toHaveValue('vera@example.pg')
  await expect(field).toBeFocused()
  expect(sent).toEqual([
    { value: 'vera@', seen: '' },
    { value: 'vera@example.pg', seen: '' },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('')
  await expect.poll(value).toBe('')
  await expectAccessible(page)
})

// Rule (settings and mail): Every mail is readable at 320 px; axe finds nothing
test('every mail is readable at 320 px', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  const vera = await administrator()
  await comeAs(context, vera)
  await page.goto('/admin?section=email&tab=texts')
  await expect(page.getByRole('heading', { name: 'To employers' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Welcome, job seeker' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Upload your CV next')).toBeVisible()
  await page.getByLabel('Subject').fill('Hello {nobody}')
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.locator('#subject-error')).toHaveText('There is no placeholder {nobody}')
  await page.getByLabel('Subject').fill('Hello {name}')
  await expect(frame.getByRole('heading', { name: 'Hello Ana Kila' })).toBeVisible()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(frame.getByRole('heading', { name: 'Hello Ana Kila' })).toBeVisible()
  await page.getByRole('button', { name: 'Plain' }).click()
  await expect(page.locator('pre')).toContainText('Upload your CV next')
  await expectAccessible(page)

  const { body } = await vera.get('/api/admin/email-previews')
  // A mail program has no policy of ours.
  await page.goto('about:blank')
  for (const { subject, html } of body as { subject: string; html: string }[]) {
    await page.setContent(html)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, subject).toBeLessThanOrEqual(0)
  }
})

// Rule (settings and mail): A switch is saved at once, its toast says what that does, and Undo turns it back
// Rule (settings and mail): A switch that is turned again while it is being saved keeps its last position
test('a switch is saved at once; turned again while it is being saved, it keeps its last position', async ({
  page,
  context,
}) => {
  const vera = await administrator()
  await comeAs(context, vera)
  await page.goto('/admin?section=email&tab=notifications')
  const toggle = page.getByRole('switch', { name: /^Job seeker welcome emails/ })
  await expect(toggle).toBeChecked()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/admin/settings/registration_email_enabled', async (route) => {
    await held.promise
    await route.continue()
  })
  await toggle.click()
  await expect(page.getByText('Saving…')).toBeVisible()
  await toggle.click()
  held.resolve()
  await expect(page.getByText('New job seekers get a welcome email.', { exact: true })).toBeVisible()
  await expect(toggle).toBeChecked()
  await page.unroute('**/api/admin/settings/registration_email_enabled')
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('New job seekers get no welcome email.', { exact: true })).toBeVisible()
  await expect(toggle).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('New job seekers get a welcome email.', { exact: true })).toBeVisible()
  await expect(toggle).toBeChecked()
})

// Rule (administrators): An announcement is planned with its look in view, and Undo takes it back; axe finds nothing
test('an announcement is planned, and taken back', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await comeAs(context, await administrator())
  await page.goto('/admin?section=announcements')
  await page.getByRole('button', { name: 'New announcement' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Text').fill('The office moves to Lae')
  await form.getByRole('button', { name: 'Save announcement' }).click()
  await expect(page.locator('#endsAt-error')).toHaveText('Please enter a date and a time')
  // Far away, because all other journeys would see it.
  await form.getByLabel('From').fill('2098-01-01T09:00')
  await form.getByLabel('Until').fill('2098-01-08T17:00')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save announcement' }).click()
  const row = page.locator('tr', { hasText: 'The office moves to Lae' })
  await expect(row).toContainText('1 Jan 2098, 9:00 am')
  await expect(row).toContainText('Planned')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Ended')
  await expectAccessible(page)
})

// Rule (settings and mail): The text of a page is previewed while it is written, and what is missing is said; axe finds nothing
test('a page is written with its preview beside it', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await comeAs(context, await administrator())
  await page.goto('/admin?section=page-texts')
  await page.getByRole('link', { name: 'Terms' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('A job stays open for 30 days')
  const text = page.getByLabel('Text')
  // Not saved, because other journeys read the page.
  await text.fill('Short.\n\n## **New** rules\n\n<b>Be kind</b>, [write to us](/contact).')
  await expect(preview.getByRole('heading', { name: 'New rules' })).toBeVisible()
  await expect(preview).toContainText('<b>Be kind</b>')
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(page.locator('#body-error')).toContainText('Please keep {site}')
  await expectAccessible(page)
})
