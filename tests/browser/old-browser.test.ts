import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/forms.ts'
import {
  comeAs,
  expect,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
  uploadCv,
} from '../support/pages.ts'

/** Takes away what Chrome 80 to 119, Safari 14 and Firefox 78 lack, before the page's own scripts run. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array.prototype, ['at', 'findLast', 'toSorted', 'toReversed']],
      [String.prototype, ['at', 'isWellFormed', 'replaceAll']],
      [Object, ['hasOwn']],
      [Map, ['groupBy']],
      [URL, ['canParse']],
      [Element.prototype, ['replaceChildren']],
      [DocumentFragment.prototype, ['replaceChildren']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [HTMLDialogElement.prototype, ['showModal', 'close', 'open', 'show']],
    ]
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
  })
}

// Rule (browsers): Stand-ins let visitors and job seekers do everything in a browser of the floor
test('a visitor applies in an old browser and finds the application on the dashboard', async ({ page }) => {
  const employer = await registerEmployer({ credits: 10 })
  const { body } = await employer.post('/api/employer/job-postings', jobForm({ title: 'Mill Hand' }))
  const ana = await registerJobSeeker()
  await uploadCv(ana)
  await makeOld(page)
  await page.goto(`/jobs/${(body as { id: number }).id}`)
  await page.getByRole('button', { name: 'Apply Now' }).last().click()
  const dialog = page.getByRole('dialog')
  const heading = dialog.getByRole('heading', { name: 'Apply for Mill Hand' })
  await expect(heading).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Apply Now' }).last().click()
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.getByLabel('Username').fill(ana.form.username)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(heading).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('Application Submitted').first()).toBeVisible()
  await page.goto('/jobseeker-dashboard?tab=applications')
  await expect(page.getByText('Mill Hand').first()).toBeVisible()
})

// Rule (browsers): A dashboard that needs a newer browser says so and names one, and shows nothing else
test('an employer is told which browser to install', async ({ page, context }) => {
  await comeAs(context, await registerEmployer())
  await makeOld(page)
  await page.goto('/employer-dashboard')
  await expect(page.getByText('This browser is too old for this page')).toBeVisible()
  await expect(page.getByText('Install Chrome or Firefox')).toBeVisible()
  await expect(page.getByText('Loading…')).toBeHidden()
})

// Rule (browsers): A browser that knows everything loads no stand-ins
test('a new browser loads no stand-ins and sees no word about old ones', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await comeAs(context, await registerEmployer())
  await page.goto('/employer-dashboard')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText('This browser is too old for this page')).toBeHidden()
  await page.goto('/jobs')
  expect(asked.filter((url) => url.includes('stand-ins'))).toEqual([])
})
