import type { Page } from '@playwright/test'
import { totpCode } from '../../src/platform/totp.ts'
import { PASSWORD } from '../support/forms.ts'
import { addAdministrator, addPendingAddress } from '../support/page-database.ts'
import { expect, expectAccessible, ready, test } from '../support/pages.ts'

/** RFC 4648: the displayed key → the bytes from which codes are computed. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    await expectAccessible(page)
  }
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/admin-login')
  await ready(page)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

// Rule (logins): The login of administrators requires both fields and links to the reset
test('a visitor who is not an administrator sees a message and goes to the login', async ({ page }) => {
  // The toast disappears, so the page keeps a record that it was shown.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const toasts = document.querySelector('.toasts')?.textContent ?? ''
      if (toasts.includes('Authentication Required')) sessionStorage.setItem('told', 'yes')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin-login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('yes')
  await expect(page.getByRole('main').getByRole('link', { name: 'Forgot password?' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('main').getByText('Please fill in all fields')).toHaveCount(2)
  await page.getByLabel('Password').fill('sago')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
})

// Rule (logins): An administrator switches the second factor on, logs in with it and switches it off; axe finds nothing
test('an administrator turns the second factor on, logs in with a recovery code, and turns it off', async ({
  page,
}) => {
  test.slow()
  const username = `tau${Date.now()}`
  await addAdministrator(username)
  await logIn(page, username)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.goto('/admin?section=account')
  await page.getByRole('button', { name: 'Turn On' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /Code with the key/ })).toBeVisible()
  await expectAccessibleEverywhere(page)
  const link = await dialog.getByRole('link', { name: 'Open in the app' }).getAttribute('href')
  const secret = fromBase32(new URL(link ?? '').searchParams.get('secret') ?? '')
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(totpCode(secret, new Date()))
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Turn On' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await dialog.getByRole('button', { name: 'I Have Saved Them' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()

  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await logIn(page, username)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Code/ })).toBeFocused()
  await dialog.getByRole('textbox', { name: /^Code/ }).fill('000000')
  await dialog.getByRole('button', { name: 'Log In' }).click()
  await expect(dialog.getByText('This code is wrong')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()

  await page.goto('/admin?section=account')
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn Off' }).click()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Turn Off' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Turn On' })).toBeVisible()
})

// Rule (logins): The account section shows account, sessions and password form; axe finds nothing
test('the account section shows the messages of the password form, the account and its sessions', async ({
  page,
}) => {
  const username = `mere${Date.now()}`
  await addAdministrator(username)
  await logIn(page, username)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.goto('/admin?section=account')
  const main = page.getByRole('main')
  await expect(main.getByText('This device')).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: 'Administrator' })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: username })).toBeVisible()
  const change = main.getByRole('button', { name: 'Change Password' })
  await change.click()
  await expect(main.getByText('All password fields are required.').first()).toBeVisible()
  await expectAccessibleEverywhere(page)
  const fill = async (current: string, next: string, again: string) => {
    await main.getByLabel('Current Password').fill(current)
    await main.getByLabel(/^New Password/).fill(next)
    await main.getByLabel('Confirm New Password').fill(again)
    await change.click()
  }
  await fill(PASSWORD, 'sago-and-kaukau', 'sago')
  await expect(main.getByText('New password and confirmation do not match.').first()).toBeVisible()
  await fill(PASSWORD, 'sago', 'sago')
  await expect(main.getByText('New password must be at least 6 characters long.').first()).toBeVisible()
  await fill('wrong', 'sago-and-kaukau', 'sago-and-kaukau')
  await expect(main.getByText('The current password is not right.').first()).toBeVisible()
  await fill(PASSWORD, 'sago-and-kaukau', 'sago-and-kaukau')
  await expect(main.getByLabel('Current Password')).toHaveValue('')
  await expect(main.getByText('This device')).toBeVisible()
})

// Rule (logins): A new address of an administrator is shown as pending until its link is opened; axe finds nothing
test('an administrator’s new address is pending in the account section until its link is opened', async ({
  page,
}) => {
  const username = `raka${Date.now()}`
  const address = `${username}@example.pg`
  await addAdministrator(username)
  await addPendingAddress(username, address, `token-${username}`)
  await logIn(page, username)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.goto('/admin?section=account')
  const main = page.getByRole('main')
  await expect(main.getByText('None yet. Without one, you cannot reset a forgotten password.')).toBeVisible()
  await expect(main.getByText(`Open the link that we sent to ${address}.`)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Cancel change' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto(`/confirm-email?token=token-${username}&type=admin`)
  await main.getByRole('button', { name: 'Confirm this address' }).click()
  await main.getByRole('link', { name: 'Go to my account' }).click()
  await expect(main.getByText(address, { exact: true })).toBeVisible()
  await expect(main.getByText('Waiting to be confirmed')).toBeHidden()
})

// Rule (pages): Only the open section of the administration loads its data
// Rule (pages): Logging out leads to the home page, also when the call fails
test('only the open section loads its data, and logging out leads home, also when the call fails', async ({
  page,
  context,
}) => {
  const username = `lohia${Date.now()}`
  await addAdministrator(username)
  await logIn(page, username)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('Welcome back, Admin')).toBeVisible()
  // Not on the dashboard, whose own requests might still be running.
  await page.goto('/help')
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/admin/')) asked.add(pathname)
  })
  await page.goto('/admin?section=locations')
  await expect(page.getByRole('heading', { name: /^Locations \(\d+\)/ })).toBeVisible()
  await page.getByLabel('Search by name or slug').fill('zz-nowhere')
  await expect(page.getByRole('heading', { name: 'No locations found' })).toBeVisible()
  expect([...asked].sort()).toEqual(['/api/admin/locations', '/api/admin/queues'])

  const answered = Promise.withResolvers<void>()
  await context.route('**/api/auth/admin/logout', async (route) => {
    await answered.promise
    await route.abort()
  })
  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Logging out...' })).toBeVisible()
  answered.resolve()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Logout failed').first()).toBeVisible()
})
