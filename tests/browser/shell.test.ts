import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/forms.ts'
import {
  api,
  comeAs,
  expect,
  expectAccessible,
  jobForm,
  ready,
  registerEmployer,
  registerJobSeeker,
  test,
} from '../support/pages.ts'

async function logInVera() {
  const vera = api()
  await vera.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD })
  return vera
}

// Rule (job seekers): One browser can have three sessions, each with its own menu and logout
test('one browser has three sessions, each with its own menu entry, dashboard and logout', async ({
  page,
  context,
}) => {
  const ana = await registerJobSeeker({ fullName: 'Veitu Oala' })
  const employer = await registerEmployer({ companyName: 'Hula Boatbuilders' })
  for (const person of [ana, employer, await logInVera()]) await comeAs(context, person)
  const menu = page.locator('.site-header .menu')
  const open = async () => {
    await ready(page)
    await menu.locator('summary').click()
  }
  const names = () =>
    menu
      .locator('[role=group]')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')))

  await page.goto('/employer-jobs')
  const side = page.getByRole('navigation', { name: 'Employer Dashboard' })
  await expect(side.getByRole('link', { name: 'Veitu Oala · Job seeker' })).toBeVisible()
  await expect(side.getByRole('link', { name: /· Administrator$/ })).toHaveAttribute('href', '/admin')
  await expectAccessible(page)
  await page.goto('/')
  await open()
  expect(await names()).toEqual([
    'Job seeker: Veitu Oala',
    'Employer: Hula Boatbuilders',
    expect.stringMatching(/^Administrator: /),
  ])
  const own = menu.getByRole('group', { name: 'Employer: Hula Boatbuilders' })
  await expect(own.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/employer-dashboard')
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveCount(3)

  await own.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(names).toEqual(['Job seeker: Veitu Oala', expect.stringMatching(/^Administrator: /)])
  expect((await employer.get('/api/auth/employer/profile')).status).toBe(401)
  expect((await ana.get('/api/auth/profile')).status).toBe(200)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/admin/)
})

test('a logout in one tab removes the account from the other tabs', async ({ page, context }) => {
  const ana = await registerJobSeeker({ fullName: 'Veitu Oala' })
  await comeAs(context, ana)
  await page.goto('/jobseeker-dashboard?tab=profile')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Veitu Oala')
  const other = await context.newPage()
  await other.goto('/jobseeker-dashboard')
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Veitu Oala')).toHaveCount(0)
})

const HEADER = ['/', '/jobs', '/employers', '/search', '/login', '/register']
const BOTTOM_BAR = [...HEADER, '/upload', '/employer-login', '/employer-register', '/admin-login']
const FOOTER = [
  '/pricing',
  '/help',
  '/contact',
  '/demo',
  '/privacy',
  '/terms',
  '/jobseeker-dashboard',
  '/employer-dashboard',
  '/credits',
]

// Rule (job seekers): Header, footer and bottom bar link to every main page
test('header and footer link to every page, on a phone through the bottom bar', async ({ page }) => {
  const hrefs = (selector: string) =>
    page.locator(`${selector} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto('/')
  expect(await hrefs('header')).toEqual(expect.arrayContaining(HEADER))
  expect(await hrefs('footer')).toEqual(expect.arrayContaining(FOOTER))
  expect(await hrefs('.bottom-bar')).toEqual(expect.arrayContaining(BOTTOM_BAR))

  await page.setViewportSize({ width: 360, height: 640 })
  await ready(page)
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  for (const name of ['Home', 'Jobs', 'Saved'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
  await bar.getByText('Menu').click()
  await expect(bar.getByRole('link', { name: 'Employers', exact: true })).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('link', { name: 'CVs', exact: true }).click()
  await expect(page).toHaveURL(/\/search/)
})

/** The part of the window, in px from the top, that an element covers. */
const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

test('a keyboard skips to the content, and no bar covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const employer = await registerEmployer({ credits: 10 })
  const { body } = await employer.post(
    '/api/employer/job-postings',
    jobForm({ description: 'Long. '.repeat(400) }),
  )
  await page.goto(`/jobs/${(body as { id: number }).id}`)
  await ready(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const { top: limit } = await edges(page, '.bottom-bar')
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement
      const isBar = element?.closest('.bottom-bar, .sticky, .skip') !== null
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      return { isBar, top, bottom, text: element?.textContent, isEnd: element === document.body }
    })
    if (focus.isEnd) break
    if (!focus.isBar) expect(focus.bottom, `${focus.text}`).toBeLessThanOrEqual(limit)
    expect(focus.bottom, `${focus.text}`).toBeGreaterThan(0)
  }
})

test('a page that has all its data before the first frame shows no endless spinner', async ({ page }) => {
  // As on a slow phone, where animation frames and their replacements are late.
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.requestAnimationFrame = () => 0
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0) => wait(act, ms > 20 && ms < 200 ? 400 : ms),
    })
  })
  for (const [path, title] of [
    ['/saved', 'No saved jobs yet'],
    ['/unsubscribe?token=somebody-elses-token', 'This link does not work'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

// Rule (pages): A menu of actions opens and moves with the arrow keys, and Escape leads back to its button
test('a menu of actions is used with keys alone', async ({ page }) => {
  await page.goto('/internal/components')
  await ready(page)
  const button = page.getByRole('button', { name: 'Actions for Ana Kila' })
  const menu = page.getByRole('menu')
  const item = (name: string) => menu.getByRole('menuitem', { name })
  await button.focus()
  const moves = [
    ['ArrowDown', 'Deactivate'],
    ['ArrowDown', 'Delete'],
    ['ArrowDown', 'Deactivate'],
    ['End', 'Delete'],
    ['Home', 'Deactivate'],
    ['ArrowUp', 'Delete'],
  ] as const
  for (const [key, name] of moves) {
    await page.keyboard.press(key)
    await expect(item(name)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await expect(item('Delete')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(button).not.toBeFocused()

  await button.press('Enter')
  await item('Deactivate').press('Enter')
  await expect(page.getByText('Deactivated').first()).toBeVisible()
  await expect(menu).toBeHidden()
})

// Rule (pages): A toast gets the focus by F8, and is closed by its button or a swipe of 50 px
test('a toast gets the focus by F8, and a swipe of 50 px to the right or its button closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/internal/components')
  await ready(page)
  const show = page.getByRole('button', { name: 'Show toast', exact: true })
  const region = page.getByRole('region', { name: /^Notification/ })
  const toast = region.getByRole('listitem')
  await show.click()
  await expect(toast).toHaveCount(1)
  // From here on the region has the focus, so no toast disappears by itself.
  await page.keyboard.press('F8')
  await expect(region.getByRole('list')).toBeFocused()
  await expectAccessible(page)
  expect((await region.getByRole('list').boundingBox())?.width).toBe(420)
  const drag = async (distance: number) => {
    const box = await toast.boundingBox()
    if (!box) throw new Error('no toast')
    const [x, y] = [box.x + 40, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 5 })
    await page.mouse.up()
  }
  await drag(40)
  await expect(toast).toHaveCount(1)
  await drag(60)
  await expect(toast).toHaveCount(0)
  await show.click()
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await page.getByRole('button', { name: 'Show failure' }).click()
  await expect(toast).toHaveClass(/toast-bad/)
  await expect(toast).toContainText('The network may be down.')
  await toast.getByRole('button', { name: 'Retry' }).click()
  await expect(toast).toContainText('Saved')
  await expect(toast).not.toHaveClass(/toast-bad/)
})
