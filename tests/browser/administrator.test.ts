import type { Page } from '@playwright/test'
import { totpCode } from '../../src/platform/totp.ts'
import { PASSWORD } from '../support/forms.ts'
import { addAdministrator, addPendingAddress } from '../support/page-database.ts'
import { expect, expectAccessible, ready, test } from '../support/pages.ts'

/** RFC 4648: the key that is shown → what codes are made of. */
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

test('whoever is no administrator is told so and led to the login', async ({ page }) => {
  // The toast fades: the page itself keeps that it stood there.
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
  await dialog.getByRole('button', { name: 'I Have Kept Them' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await logIn(page, username)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Code/ })).toBeFocused()
  await dialog.getByRole('textbox', { name: /^Code/ }).fill('000000')
  await dialog.getByRole('button', { name: 'Log In' }).click()
  await expect(dialog.getByText('This code is not right')).toBeVisible()
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

test('the account section: messages of the new password, own account and sessions', async ({ page }) => {
  const username = `mere${Date.now()}`
  await addAdministrator(username)
  await logIn(page, username)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.goto('/admin?section=account')
  const main = page.getByRole('main')
  await expect(main.getByText('This one')).toBeVisible()
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
  await expect(main.getByText('This one')).toBeVisible()
})

test('an administrator’s new address waits in the account section until its link is opened', async ({
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
  await expect(main.getByText('None yet: a forgotten password could not be reset.')).toBeVisible()
  await expect(main.getByText(`Open the link that we sent to ${address}.`)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Cancel change' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto(`/confirm-email?token=token-${username}&type=admin`)
  await main.getByRole('button', { name: 'Confirm this address' }).click()
  await main.getByRole('link', { name: 'Go to my account' }).click()
  await expect(main.getByText(address, { exact: true })).toBeVisible()
  await expect(main.getByText('Waiting to be confirmed')).toBeHidden()
})

test('only the open section is asked for, and whoever logs out is at home, also when the call fails', async ({
  page,
  context,
}) => {
  const username = `lohia${Date.now()}`
  await addAdministrator(username)
  await logIn(page, username)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('Welcome back, Admin')).toBeVisible()
  // Away from the dashboard, whose own requests are no longer under way then.
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
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Logging out...' })).toBeVisible()
  answered.resolve()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Logout failed').first()).toBeVisible()
})
