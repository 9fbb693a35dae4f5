import { uniqueWord } from '../support/forms.ts'
import {
  comeAs,
  expect,
  expectFits,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

test('typing, leaving out opened CVs, saving the search and a shortlist, on a phone', async ({
  page,
  context,
}) => {
  // Six screens, each checked by axe.
  test.slow()
  const trade = uniqueWord()
  const skills = JSON.stringify(['Grafting', 'Pruning', 'Drying', 'Budding', 'Sorting', 'Packing'])
  for (const fullName of ['Ana Kila', 'Koivi Aru', 'Meri Tau']) {
    await uploadCv(await registerJobSeeker(), { fullName, jobTitle: `${trade} grower`, skills })
  }
  const employer = await registerEmployer({ credits: 4 })
  await comeAs(context, employer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/employer-dashboard?tab=search')
  await ready(page)

  // The answer to the first words arrives last and is ignored.
  await page.route('**/api/cvs/search?*', async (route) => {
    if (new URL(route.request().url()).searchParams.get('query') === 'nobody') {
      await page.getByRole('heading', { name: `3 CVs for “${trade}”` }).waitFor()
    }
    await route.continue().catch(() => undefined)
  })
  const keywords = page.getByLabel('Keywords')
  const asked = page.waitForRequest((request) => request.url().includes('query=nobody'))
  await keywords.fill('nobody')
  await asked
  await keywords.fill(trade)
  await expect(page.getByRole('heading', { name: `3 CVs for “${trade}”` })).toBeVisible()
  await expect(keywords).toHaveValue(trade)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.goto(`${page.url()}&skills=Pruning`)
  await expect(page.getByRole('link', { name: 'Remove filter Pruning' })).toBeVisible()
  await expect(page.locator('mark', { hasText: 'Pruning' })).toHaveCount(3)
  await expectFits(page)
  // The text of a row ends before its buttons begin.
  const texts = page.getByRole('listitem').filter({ hasText: 'Koivi Aru' }).locator('.cv-main')
  expect(await texts.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)

  await page.getByRole('button', { name: 'View (2 credits): Koivi Aru' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'View (2 credits)' }).click()
  await expect(page).toHaveURL(/\/employer-cv-view\//)
  await expect(page.getByRole('list', { name: 'Similar candidates' }).getByRole('listitem')).not.toHaveCount(
    0,
  )
  await expectFits(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Open: Koivi Aru' })).toBeVisible()
  await expect(page.getByText('Opened', { exact: true })).toBeVisible()
  const download = page.getByRole('button', { name: 'Download (5 credits): Koivi Aru' })
  await expect(download).toHaveAttribute('aria-disabled', 'true')
  await expect(download).toHaveAttribute('title', /You need at least 5 credits/)
  await page.getByRole('link', { name: 'Filters' }).click()
  await page.getByRole('link', { name: 'Hide CVs I have opened 1' }).click()
  await page.getByRole('link', { name: /^Show 2 CVs/ }).click()
  await expect(page.getByRole('heading', { name: `2 CVs for “${trade}”` })).toBeVisible()

  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue(`${trade}, Pruning`)
  await expectFits(page)
  await dialog.getByLabel('Name').fill('Growers')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(dialog).toBeHidden()
  await uploadCv(await registerJobSeeker(), { fullName: 'Newly Come', jobTitle: `${trade} grower`, skills })
  await page.goto('/employer-dashboard?tab=saved')
  await expect(page.getByRole('listitem').filter({ hasText: 'Growers' })).toContainText('1 new')
  await page.getByRole('link', { name: 'Growers' }).click()
  await expect(page.getByRole('heading', { name: `3 CVs for “${trade}”` })).toBeVisible()
  await expect(page.getByLabel('Keywords')).toHaveValue(trade)
  await expect(page.getByRole('link', { name: 'Remove filter Not opened yet' })).toBeVisible()
  await expect(page.getByText('1 new')).toBeHidden()

  await page.getByRole('button', { name: 'Save Meri Tau' }).click()
  await expect(page.getByText('Saved to “My shortlist”').first()).toBeVisible()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(dialog.getByLabel('My shortlist')).toBeChecked()
  await dialog.getByLabel('New note').fill('Rang on Monday')
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(dialog.getByText('Rang on Monday')).toBeVisible()
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Saved Meri Tau' })).toBeVisible()

  await page.getByRole('button', { name: 'More for Meri Tau' }).click()
  await page.getByRole('menuitem', { name: 'Similar candidates' }).click()
  await expect(page.getByRole('list', { name: 'Similar candidates' })).toContainText('Newly Come')
  await expectFits(page)

  await page.goto('/employer-shortlists')
  await expect(page.getByRole('main').getByText('Meri Tau').first()).toBeVisible()
  await expect(page.getByText('Your note: Rang on Monday')).toBeVisible()
  await expectFits(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('My shortlist.csv')
  await page.getByRole('button', { name: 'More for Meri Tau' }).click()
  await page.getByRole('menuitem', { name: 'Remove from this list' }).click()
  await expect(page.getByRole('heading', { name: 'This list is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Rename or delete' }).click()
  await expect(dialog).toBeVisible()
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Delete list' }).click()
  await expect(page.getByRole('heading', { name: 'No shortlists yet' })).toBeVisible()
})

test('an empty result and a failed search say so, and offer the next step', async ({ page, context }) => {
  await comeAs(context, await registerEmployer())
  await page.goto(`/employer-dashboard?tab=search&query=${uniqueWord()}&sortBy=salary`)
  await expect(page.getByRole('heading', { name: 'No CVs found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search criteria.')).toBeVisible()
  await page.route('**/api/cvs/search?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByLabel('Keywords').fill('anybody')
  await expect(page.getByText('Failed to load search results. Please try again.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry Search' }).click()
  await expect(page.getByText('Failed to load search results')).toBeHidden()
})
