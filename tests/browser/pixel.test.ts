import { rm } from 'node:fs/promises'
import { openParts } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { makeMemoryFolder } from '../support/memory-folder.ts'
import { expect, expectAccessible, ready, test } from '../support/pages.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

// One site for both tests.
test.describe.configure({ mode: 'default' })

// A site of its own, because the setting and the announcement would change the pages of all other journeys.
let server: ServerProcess
let folder: string

test.beforeAll(async () => {
  folder = await makeMemoryFolder('painim-wok-pixel-')
  server = await startServerProcess(folder, { NODE_ENV: 'production' })
  const parts = await openParts(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), 'script')
  await parts.db.$client.query(
    "UPDATE system_settings SET setting_value = '123456789012345' WHERE setting_key = 'meta_pixel_id'",
  )
  await parts.db.$client.query(
    "UPDATE system_settings SET setting_value = 'true' WHERE setting_key = 'tok_pisin_enabled'",
  )
  await parts.db.$client.query(
    `INSERT INTO announcements (text, link, audience, starts_at, ends_at, created_at)
      VALUES ('The site rests on Sunday', '/status', 'everybody', now(), now() + interval '1 day', now())`,
  )
  await parts.close()
})

// Rule (phones): An announcement is closed without loading the page again, and stays closed
test('an announcement is closed at once, and stays closed', async ({ page }) => {
  const banner = page.getByRole('region', { name: 'Announcements' })
  await expect(async () => {
    await page.goto(`${server.url}/help`)
    await expect(banner).toContainText('The site rests on Sunday', { timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const sent = page.waitForResponse(/\/api\/announcements\/\d+\/dismiss$/)
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await sent
  await expect(banner).toBeHidden()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
  await page.goto(`${server.url}/safety`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})
test.afterAll(async () => {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

// Rule (phones): The advertising pixel loads only after the visitor agrees
test('nothing is sent to other sites before the visitor agrees; then public pages only count, and the choice can be undone', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  await context.route(/facebook/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const question = page.getByRole('region', { name: 'Advertising' })
  const calls = () =>
    page.evaluate(() => (window.fbq?.queue ?? []).filter(([name]) => name === 'track').length)

  // A setting takes effect within a few seconds.
  await expect(async () => {
    await page.goto(`${server.url}/help`)
    await ready(page)
    await expect(question).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(question).toBeHidden()
  await page.goto(`${server.url}/terms`)
  await ready(page)
  await page.waitForLoadState('networkidle')
  await expect(question).toBeHidden()
  expect(asked).toEqual([])

  await page.goto(`${server.url}/privacy`)
  await ready(page)
  await expect(question).toContainText('You refused it')
  await question.getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => asked).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
  await expect.poll(calls).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('safe', { ignoreCase: true })
  await expect.poll(() => asked.length).toBe(2)
  await expect.poll(calls).toBe(1)

  for (const name of ['Log in', 'Search CVs']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(/login|search/)
    await ready(page)
    await expect.poll(() => page.evaluate(() => window.fbq)).toBeUndefined()
  }
  expect(asked.filter((url) => !url.endsWith('fbevents.js'))).toEqual([])

  await page.goto(`${server.url}/tpi/privacy`)
  await ready(page)
  const inTokPisin = page.getByRole('region', { name: 'Advetais' })
  await inTokPisin.getByRole('button', { name: 'Mi no laik' }).click()
  await expect(inTokPisin).toContainText('Yu tok nogat pinis')
  await ready(page)
  expect(await page.evaluate(() => window.fbq)).toBeUndefined()
})
