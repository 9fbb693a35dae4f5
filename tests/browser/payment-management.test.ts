import type { Page } from '@playwright/test'
import {
  administrator,
  comeAs,
  expect,
  expectAccessible,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 900 },
}

/** Checks a phone, where nothing may be wider than the screen, and a desktop. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.phone)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize(SIZES.tablet)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  await page.setViewportSize(SIZES.desk)
  await expectAccessible(page)
}

/** A request for 50 credits at K450. */
async function requestPayment(companyName: string) {
  const employer = await registerEmployer({ companyName })
  const packages = (await employer.get('/api/credit-packages')).body as { id: number; credits: number }[]
  const { body } = await employer.post('/api/payment-requests', {
    packageId: packages.find(({ credits }) => credits === 50)?.id,
    paymentMethod: 'bank_transfer',
    paymentDetails: 'From our BSP account',
  })
  return { employer, ...(body as { id: number; reference: string }) }
}

// Rule (catalogue): Administrators add and edit categories, and deactivate those in use; axe finds nothing
// Rule (catalogue): Refresh loads the list again, and the next new entry begins with an empty form
test('categories are added, edited, and deactivated where they are in use', async ({ page, context }) => {
  // a second try finds what the first one added
  const tag = crypto.randomUUID().slice(0, 6)
  await comeAs(context, await administrator())
  await page.setViewportSize(SIZES.desk)
  await page.goto('/admin?section=categories')
  await expect(page.getByRole('heading', { name: /^Categories \(\d+\)$/ })).toBeVisible()
  await expectAccessibleEverywhere(page)
  const readAgain = page.waitForResponse(/\/api\/admin\/categories\?/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await readAgain

  const form = page.getByRole('dialog')
  const open = page.getByRole('button', { name: 'Add Category' })
  const add = form.getByRole('button', { name: 'Add Category' })
  await open.click()
  await expectAccessible(page)
  await add.click()
  await expect(page.locator('#name-error')).toHaveText('Category name is required')
  const name = form.getByLabel('Category Name')
  await name.fill(`Pearl Farming ${tag}`)
  await expect(form.getByText(`Slug: pearl-farming-${tag}`)).toBeVisible()
  await add.click()
  await expect(form).toBeHidden()
  await open.click()
  await expect(name).toHaveValue('')
  await name.fill(`pearl  farming ${tag}`)
  await add.click()
  await expect(form.getByText('is empty or already taken').first()).toBeVisible()
  await expect(name).toHaveValue(`pearl  farming ${tag}`)
  await form.getByRole('button', { name: 'Cancel' }).click()

  await page.getByLabel('Search by name or slug').fill(`farming-${tag}`)
  const row = page.getByRole('row', { name: `pearl-farming-${tag}` })
  await row.getByRole('button', { name: `Edit Pearl Farming ${tag}` }).click()
  await expect(form.getByRole('heading', { name: 'Edit Category' })).toBeVisible()
  await name.fill(`Shells ${tag}`)
  await form.getByRole('button', { name: 'Update Category' }).click()
  await expect(form).toBeHidden()
  await expect(row.getByRole('button', { name: `Edit Shells ${tag}` })).toBeFocused()

  await page.getByRole('button', { name: `More for Shells ${tag}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete category' }).click()
  await expect(page.getByText('No categories found')).toBeVisible()

  const vera = await administrator()
  await vera.post('/api/admin/categories', { name: `Cray Fishing ${tag}` })
  await uploadCv(await registerJobSeeker(), { category: `cray-fishing-${tag}` })
  await page.goto(`/admin?section=categories&search=fishing-${tag}`)
  await page.getByRole('button', { name: `More for Cray Fishing ${tag}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete category' }).click()
  await expect(dialog.getByText('This category is in use. Deactivate it instead.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: `Cray Fishing ${tag}` }).getByText('Inactive')).toBeVisible()
})

// Rule (payments): An administrator approves a payment that a bank statement proposes; axe finds nothing
test('a bank statement proposes a payment, which is approved, credited and in the audit log', async ({
  page,
  context,
}) => {
  const [paid, less] = [await requestPayment('Rigo Rubber'), await requestPayment('Sohano Shipping')]
  await comeAs(context, await administrator())
  await page.setViewportSize(SIZES.desk)
  await page.goto('/admin?section=payments')
  await expect(page.getByRole('button', { name: `Decide on request ${paid.reference}` })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Statement check' }).click()
  const csv = [
    'Date,Narrative,Debit,Credit',
    `05/12/2026,"TFR ${paid.reference}, RIGO",,K450.00`,
    `05/12/2026,TFR ${less.reference},,K440.00`,
  ].join('\n')
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const input = page.getByLabel('Statement as CSV')
  await input.setInputFiles(file('people.csv', 'Who,What\nAna,Nurse'))
  await page.getByRole('button', { name: 'Import statement' }).click()
  await expect(page.getByText('No line with the names of the columns was found').first()).toBeVisible()
  await input.setInputFiles(file('bsp.csv', csv))
  await page.getByRole('button', { name: 'Import statement' }).click()
  await expect(page.getByText('2 payments found. 2 new lines have one of our references.')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.getByLabel('Show').selectOption('Near matches')
  await expect(page.getByRole('row', { name: new RegExp(less.reference) })).toContainText(
    'K10.00 less than requested',
  )
  await page.getByLabel('Show').selectOption('Amount and reference match')
  await page.getByRole('button', { name: `Approve payment ${paid.reference}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Rigo Rubber gets 50 credits for K450.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeHidden()
  expect((await paid.employer.get('/api/employer/credits')).body).toMatchObject({ credits: 50 })

  await page.getByRole('link', { name: 'Imported statements' }).click()
  await page.getByLabel('Search by file name').fill('bsp')
  await expect(page.getByRole('row', { name: /bsp\.csv/ }).first()).toContainText('vera')
  await expectAccessibleEverywhere(page)

  await page.goto(`/admin?section=audit&search=${paid.reference}`)
  await expect(page.getByRole('row', { name: /Approved a payment/ })).toContainText('vera')
  await expectAccessibleEverywhere(page)
})

// Rule (payments): Packages are edited in kina, and transactions are found and saved as a file; axe finds nothing
test('packages are edited in kina, and transactions are found and saved as a file', async ({
  page,
  context,
}) => {
  await registerEmployer({ credits: 7, companyName: 'Tufi Timber' })
  await comeAs(context, await administrator())
  await page.setViewportSize(SIZES.desk)
  await page.goto('/admin?section=payments&tab=packages')
  await page.getByRole('button', { name: 'Add Package' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Package Name').fill('Season')
  await form.getByLabel('Credits').fill('30')
  await form.getByLabel('Price in kina').fill('three')
  await form.getByRole('button', { name: 'Add Package' }).click()
  await expect(page.locator('#price-error')).toContainText('Please enter a price in kina')
  await form.getByLabel('Price in kina').fill('K1,275.50')
  await form.getByRole('button', { name: 'Add Package' }).click()
  await expect(page.getByRole('row', { name: /Season/ })).toContainText('K1,275.50')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'More for Season' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete package' }).click()
  await expect(page.getByRole('row', { name: /Season/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'Transactions' }).click()
  await page.getByLabel('Search by company').fill('tufi')
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Add credits' }).click()
  await page.getByLabel('Company or email').fill('tufi')
  await page.getByRole('button', { name: 'Tufi Timber 7 credits' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add credits to Tufi Timber' })
  await dialog.getByLabel('Credits').fill('5')
  await dialog.getByLabel('Reason').fill('Found at the counter')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add credits' }).click()
  await expect(page.getByText('2 transactions', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^credit transactions .*\.csv$/)
})
