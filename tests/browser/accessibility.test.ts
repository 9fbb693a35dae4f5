import type { Page } from '@playwright/test'
import { jobSeekerForm } from '../support/forms.ts'
import { expect, ready, test } from '../support/pages.ts'

test.use({ viewport: { width: 360, height: 800 } })

/** Presses Tab until the focus is on the field with this name, or the button whose text begins so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    const found = await page.evaluate(() => {
      const { activeElement } = document
      return [activeElement?.getAttribute('name'), activeElement?.textContent?.trim()]
    })
    if (found.some((label) => label?.startsWith(name))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

// Rule (pages): A job seeker registers with the keyboard alone
test('a job seeker registers with the keyboard alone', async ({ page }) => {
  const { username, email, password, fullName, phone, summary } = jobSeekerForm()
  const type = async (name: string, text: string) => {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  await page.goto('/register')
  await ready(page)
  await type('username', username)
  await type('email', email)
  await type('password', password)
  await type('confirmPassword', password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await type('fullName', fullName)
  await type('phone', phone)
  await type('location', 'Lae')
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Job Title')).toBeVisible()
  await type('jobTitle', 'Nurse')
  await type('category', 'Health')
  await type('experience', 'Mid')
  await type('education', 'Diploma')
  await type('summary', summary)
  await type('skills', 'Triage, Wound care')
  await tabTo(page, 'agreeTerms')
  await page.keyboard.press('Space')
  await tabTo(page, 'Create Account')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Registration Successful!').first()).toBeVisible()
})
