import type { Page } from '@playwright/test'
import { jobSeekerForm } from '../support/forms.ts'
import { expect, ready, test } from '../support/pages.ts'

test.use({ viewport: { width: 360, height: 800 } })

// Rule (phones): With the high-contrast colours of a device, buttons and fields keep their borders
test('with forced colours, buttons and fields keep their borders and the focus its ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/jobs', '/search', '/login', '/register', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bare = await page.locator('.btn:not(.btn-bare), .input, .chip').evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().width > 0)
        .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) < 1)
        .map((one) => one.outerHTML.slice(0, 120)),
    )
    expect(bare, path).toEqual([])
  }
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    ),
  ).toBe('solid')
})

// Rule (phones): When a device asks for less motion, nothing moves by itself
test('with less motion, nothing on a page is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/jobs', '/register']) {
    await page.goto(path)
    await ready(page)
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .map((one) => getComputedStyle(one))
          .filter(
            ({ animationName, transitionDuration }) =>
              animationName !== 'none' || transitionDuration !== '0s',
          ).length,
    )
    expect(moving, path).toBe(0)
  }
})

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
