import type { Page } from '@playwright/test'
import { expect, ready, test } from '../support/pages.ts'

const SCRIPT = /\/entry-[\w-]+\.js/
const LOST = 'No connection. Try again.'

// Rule (phones): A script that does not arrive is told at the pressed button, and the next press asks for it again
test('a press without the script says so, and the next one works', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/login')
  const show = page.getByRole('button', { name: 'Show' })
  await show.click()
  await expect(page.getByText(LOST)).toBeVisible()
  await page.unroute(SCRIPT)
  await page.getByLabel('Password').fill('secret')
  await show.click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
  await expect(page.getByText(LOST)).toHaveCount(0)
})

// Rule (phones): A press that waits looks as if it waits, for at most 8 seconds
test('a press that waits is busy, and after 8 seconds says that there is no connection', async ({ page }) => {
  await page.clock.install()
  await page.route(SCRIPT, () => undefined)
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  const show = page.getByRole('button', { name: 'Show' })
  await show.click()
  await expect(show).toHaveAttribute('aria-busy', 'true')
  await expect(show).toHaveCSS('opacity', '0.6')
  await page.clock.runFor(8000)
  await expect(page.getByText(LOST)).toBeVisible()
  await expect(show).not.toHaveAttribute('aria-busy')
})

// Rule (phones): A form whose script is lost is sent by the browser itself
test('a form with an address is sent without the script', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Your Name').fill('Ana Kila')
  await page.getByLabel(/^Email/).fill('ana@example.com')
  await page.getByLabel('Subject').selectOption({ index: 1 })
  await page.getByLabel('Message').fill('The page shows nothing.')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: /Send/ }).click()
  expect((await sent).postData()).toContain('ana%40example.com')
})

// Rule (phones): An island whose file does not arrive is asked for again at the next press
test('a press on an island without its file says so, and the next one works', async ({ page }) => {
  await page.route(/login-form/, (route) => route.abort())
  await page.goto('/login')
  const show = page.getByRole('button', { name: 'Show' })
  await page.route('**/robots.txt', (route) => route.abort())
  await show.click()
  await expect(page.getByText(LOST)).toBeVisible()
  await page.unroute(/login-form/)
  await page.unroute('**/robots.txt')
  await show.click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
})

// Rule (operating): A page whose files were replaced loads itself again with what was typed, except passwords
test('a page whose late file is gone loads itself again and keeps what was typed', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await gone(page, /\/assets\/check/)
  await page.getByLabel('Your Name').fill('Ana Kila')
  await page.getByLabel(/^Email/).fill('ana@example.com')
  await page.getByLabel('Subject').selectOption({ index: 1 })
  await page.getByLabel('Message').fill('Typed before the new release')
  const loadedAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: /Send/ }).click()
  await loadedAgain
  await expect(page.getByLabel('Message')).toHaveValue('Typed before the new release')
  await expect(page.getByLabel('Subject')).not.toHaveValue('')
})

/** The server has no such file any more, until the page is loaded again. */
async function gone(page: Page, file: RegExp): Promise<void> {
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
  page.once('load', () => page.unroute(file))
}

// Rule (phones): A form stays when the script that takes it over fails
test('an island that fails leaves its form as it came', async ({ page, errors }) => {
  await page.route(/login-form/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("seeded") }',
    }),
  )
  await page.goto('/login')
  await ready(page)
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(errors.splice(0)).toEqual(['seeded'])
})
