import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PASSWORD } from '../support/forms.ts'
import { api, comeAs, expect, expectAccessible, ready, registerEmployer, test } from '../support/pages.ts'

const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 900 } }

/** Runs on a phone and on a desktop, and restores the original size. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const before = page.viewportSize() ?? SIZES.desk
  for (const size of [SIZES.phone, SIZES.desk]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  await page.setViewportSize(before)
}

async function slip(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
  return { name: 'slip.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

async function logInAdministrator(page: Page): Promise<void> {
  await page.goto('/admin-login')
  await ready(page)
  await page.getByLabel('Username').fill('vera')
  await page.getByLabel('Password').fill(PASSWORD)
  await page
    .getByRole('button', { name: /log ?in/i })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.goto('/admin?section=payments')
}

/** A request, asked for and approved through the API. */
async function buyCredits(employer: Awaited<ReturnType<typeof registerEmployer>>) {
  const packages = (await employer.get('/api/credit-packages')).body as { id: number; credits: number }[]
  const { body } = await employer.post('/api/payment-requests', {
    packageId: packages.find(({ credits }) => credits === 50)?.id,
    paymentMethod: 'cash',
    paymentDetails: 'At the counter',
  })
  const request = body as { id: number; reference: string }
  const vera = api()
  await vera.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD })
  const decision = { status: 'approved', adminNotes: '' }
  expect((await vera.post(`/api/admin/payment-requests/${request.id}/process`, decision)).status).toBe(200)
  return request
}

/** The file that a press saves. */
async function saved(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('an employer buys credits with a slip on a phone and sees them once they are approved', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize(SIZES.phone)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const employer = await registerEmployer({ credits: 1, companyName: 'Daru Divers' })
  await comeAs(context, employer)
  // the packages arrive after the dialog has opened
  const opened = Promise.withResolvers<void>()
  await page.route('**/api/credit-packages', async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.goto('/credits?return=/employer-dashboard%3Ftab%3Dsearch')
  await expect(page.getByText('Low balance')).toBeVisible()
  await page.getByRole('button', { name: 'Buy Credits' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Bank transfer')).toBeVisible()
  opened.resolve()
  await expect(dialog.getByRole('radio', { name: /Starter/ })).toBeChecked()
  const reference = (await dialog.getByText(/^PNG-....$/).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Copy reference' }).click()
  await expect(dialog.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
  await dialog.getByRole('radio', { name: /Business/ }).check()
  await dialog.getByRole('button', { name: 'Copy amount' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('450.00')
  await dialog.getByRole('radio', { name: 'Mobile money' }).check()
  await expectAccessibleEverywhere(page)
  await dialog.getByRole('button', { name: 'Submit Payment Request' }).click()
  await expect(dialog.getByText('Please fill in all required fields').first()).toBeVisible()
  await dialog.getByLabel('Payment Details').fill('From 7190 0456')
  await dialog.getByLabel('Payment slip').setInputFiles(await slip())
  await dialog.getByRole('button', { name: 'Submit Payment Request' }).click()
  await expect(dialog.getByText('Your payment request has been submitted for admin review.')).toBeVisible()
  await expect(dialog.getByText(reference)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await expect(dialog.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
    'href',
    '/employer-dashboard?tab=search',
  )
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('Slip sent')).toBeVisible()
  // Credits on the way count.
  await expect(page.getByText(/^\+50 on the way/)).toBeVisible()
  await expect(page.getByText(/50 more credits are on the way/)).toBeVisible()
  await expect(page.getByText('Low balance')).toBeHidden()

  const desk = await browser.newContext()
  const admin = await desk.newPage()
  await logInAdministrator(admin)
  await admin.getByRole('button', { name: `Decide on request ${reference}` }).click()
  const decision = admin.getByRole('region', { name: 'Decision: payment' })
  await expect(decision.getByText(reference, { exact: true })).toBeVisible()
  const picture = decision.getByRole('img', { name: `Slip for ${reference}` })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
  await expectAccessibleEverywhere(admin)
  await decision.getByLabel('Note').fill('Seen on the statement')
  await decision.getByRole('button', { name: 'Approve' }).click()
  await expect(decision.getByText(reference, { exact: true })).toBeHidden()
  await desk.close()

  // Returning to the window is enough.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.locator('[data-balance]')).toHaveText('51')
  await expect(page.getByText('“Seen on the statement”')).toBeVisible()
  await expect(page.getByText('Low balance')).toBeHidden()
})

test('the statement is filtered and saved, and so is the receipt, on a phone', async ({ page, context }) => {
  await page.setViewportSize(SIZES.phone)
  const employer = await registerEmployer({ credits: 1 })
  const { reference } = await buyCredits(employer)
  await comeAs(context, employer)
  await page.goto('/credits')
  await expect(page.getByRole('button', { name: `Receipt ${reference}` })).toBeVisible()
  await expectAccessibleEverywhere(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const receipt = await saved(page, `Receipt ${reference}`)
  expect([receipt.name, receipt.content.subarray(0, 5).toString()]).toEqual([
    expect.stringMatching(/^(R|INV)-\d{6}\.pdf$/),
    '%PDF-',
  ])

  const statement = page.getByRole('table', { name: 'Transaction history' })
  await expect(statement.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Type').selectOption('purchase')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('1 transaction: 50 added, 0 spent')).toBeVisible()
  await expect(statement.getByRole('row')).toHaveCount(2)
  const csv = await saved(page, 'Download CSV')
  expect(csv.name).toMatch(/^credit statement .*\.csv$/)
  expect(csv.content.toString()).toMatch(
    /^\ufeffNumber,Date,.*\r\n\d+,[^,]+,Purchase,"Business[^\r]*,,50,51\r\n$/,
  )
  await page.getByLabel('From').fill('2020-01-01')
  await page.getByLabel('To').fill('2020-01-31')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { name: 'No transactions found' })).toBeVisible()
})

test('a request keeps its price when the package changes, gets its slip later, and can be cancelled', async ({
  page,
  context,
}) => {
  await page.setViewportSize(SIZES.desk)
  const employer = await registerEmployer()
  await comeAs(context, employer)
  // The displayed price is no longer current: the server's own answer, with the package unchanged.
  await page.route('**/api/payment-requests', (route) => {
    const { amount, ...sent } = route.request().postDataJSON()
    return route.continue({ postData: { ...sent, amount: amount - 100 } })
  })
  await page.goto('/credits')
  await page.getByRole('button', { name: 'Purchase Business' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Payment Details').fill('BSP Daru')
  await expectAccessibleEverywhere(page)
  await dialog.getByRole('button', { name: 'Submit Payment Request' }).click()
  await expect(
    dialog.getByText('The price has changed to K450.00. Please confirm again.').first(),
  ).toBeVisible()
  await expect(dialog.getByLabel('Payment Details')).toHaveValue('BSP Daru')
  expect((await employer.get('/api/employer/payment-requests')).body).toEqual([])
  await page.unroute('**/api/payment-requests')
  await dialog.getByRole('button', { name: 'Submit Payment Request' }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: /^Send slip/ }).click()
  await dialog.getByRole('button', { name: 'Send slip' }).click()
  await expect(dialog.getByText('Please select the slip').first()).toBeVisible()
  await dialog
    .getByLabel('Payment slip')
    .setInputFiles({ name: 'a.exe', mimeType: 'x/y', buffer: Buffer.from('MZ') })
  await dialog.getByRole('button', { name: 'Send slip' }).click()
  await expect(dialog.getByText('Please upload a picture (JPEG or PNG) or a PDF.').first()).toBeVisible()
  await expectAccessibleEverywhere(page)
  await dialog.getByLabel('Payment slip').setInputFiles(await slip())
  await dialog.getByRole('button', { name: 'Send slip' }).click()
  await expect(dialog).toBeHidden()
  expect(
    (
      await saved(
        page,
        (await page.getByRole('button', { name: /^Slip PNG/ }).getAttribute('aria-label')) ?? '',
      )
    ).name,
  ).toMatch(/^slip PNG-....\.jpg$/)

  await page.getByRole('button', { name: /^Cancel request/ }).click()
  await expectAccessibleEverywhere(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click()
  await expect(page.getByText('Cancelled by you')).toBeVisible()
  await expectAccessibleEverywhere(page)
  expect((await employer.get('/api/employer/payment-requests')).body).toMatchObject([{ status: 'cancelled' }])
})

test('an action that costs too much leads to the credits and back, and only to pages of this site', async ({
  page,
  context,
}) => {
  const employer = await registerEmployer()
  await comeAs(context, employer)
  await page.goto('/employer-jobs?tab=inactive')
  await page
    .getByRole('link', { name: /Post New Job/ })
    .first()
    .click()
  await page.locator('.notice').getByRole('link', { name: 'Buy Credits' }).click()
  await expect(page).toHaveURL(/\/credits\?return=/)
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await expect(page).toHaveURL(/\/employer-job-form/)
  for (const elsewhere of ['//elsewhere.example', 'https://elsewhere.example/', '/api/auth/logout']) {
    await page.goto(`/credits?return=${encodeURIComponent(elsewhere)}`)
    await expect(page.getByRole('heading', { name: 'Credits', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to where you were' })).toBeHidden()
  }
  expect((await api().get('/api/employer/credits')).status).toBe(401)
})
