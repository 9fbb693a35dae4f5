import type { Page } from '@playwright/test'
import { uniqueWord } from '../support/forms.ts'
import { addOpenings } from '../support/page-database.ts'
import {
  comeAs,
  expect,
  expectFits,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

/** The CVs that an account may open in a day without its password, times the factor of the journeys' server. */
const USUAL = 30_000

const question = (page: Page) => page.getByRole('alertdialog')
const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Please type your password' })

/** An employer who opened the usual number today, and one more CV that only its search finds. */
async function busyEmployer() {
  const word = uniqueWord()
  const id = await uploadCv(await registerJobSeeker(), { fullName: 'Kila One', jobTitle: `${word} Tuner` })
  const employer = await registerEmployer({ credits: 10 })
  const credits = async () =>
    ((await employer.get('/api/employer/credits')).body as { credits: number }).credits
  return { employer, credits, id, search: `/employer-dashboard?tab=search&query=${word}` }
}

// Rule (logins): A wrong password is an error at its field, and the right one continues the call
test('an employer who opens far more CVs than usual types the password and continues', async ({
  page,
  context,
}) => {
  const { employer, credits, id, search } = await busyEmployer()
  await addOpenings(employer.id, USUAL)
  await comeAs(context, employer)
  await page.goto(search)
  const password = passwordDialog(page)
  const open = async () => {
    await page.getByRole('button', { name: /^View \(2 credits\)/ }).click()
    await question(page).getByRole('button', { name: 'View (2 credits)' }).click()
  }
  await open()
  await expect(password).toContainText('You are opening many more CVs than usual.')
  await expect(password.getByLabel(/^Password/)).toBeFocused()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectFits(page)
  }
  await password.getByLabel(/^Password/).fill('a wrong guess')
  await password.getByRole('button', { name: 'Continue' }).click()
  await expect(password.locator('#currentPassword-error')).toContainText('The current password is not right.')
  expect(await credits()).toBe(10)
  await password.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Password needed', { exact: true })).toBeVisible()
  await page.goto(search)
  await open()
  await password.getByLabel(/^Password/).fill(employer.form.password)
  await password.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/employer-cv-view/${id}`)
  expect(await credits()).toBe(8)
})

// Rule (logins): A download can ask for the password too
test('a download can ask for the password too', async ({ page, context }) => {
  const { employer, id } = await busyEmployer()
  await employer.get(`/api/cvs/${id}/view`)
  await addOpenings(employer.id, USUAL)
  await comeAs(context, employer)
  await page.goto(`/employer-cv-view/${id}`)
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click()
  await question(page)
    .getByRole('button', { name: /^Download/ })
    .click()
  const password = passwordDialog(page)
  await password.getByLabel(/^Password/).fill(employer.form.password)
  const download = page.waitForEvent('download')
  await password.getByRole('button', { name: 'Continue' }).click()
  expect((await download).suggestedFilename()).toBe(`cv_${id}.pdf`)
})
