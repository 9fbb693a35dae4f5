import { uniqueWord } from '../support/forms.ts'
import { administrator, api, comeAs, expect, expectFits, test } from '../support/pages.ts'

type Status = { parts: { part: string; state: string }[] }
/** The server measures by itself, and for the first time when it starts. */
const searchWorks = async () =>
  ((await api().get('/api/status')).body as Status).parts.some(
    ({ part, state }) => part === 'search' && state === 'ok',
  )

test('the status page says what works, day by day', async ({ page }) => {
  await expect.poll(searchWorks, { timeout: 60_000 }).toBe(true)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Status' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status')
  await expect(page.getByText('Search: works.')).toBeVisible()
  await expect(page.getByText('Mail: not set up on this site.')).toBeVisible()
  await page.getByText('Day by day').click()
  await expect(page.getByRole('table', { name: 'Results for each day' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectFits(page)
  }
})

test('an administrator writes, ends and deletes a note', async ({ page, context }) => {
  const title = `Mail is slow ${uniqueWord()}`
  await comeAs(context, await administrator())
  await page.goto('/admin?section=status')
  await page.getByRole('button', { name: 'Write a note' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Publish note' }).click()
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription(/Please enter a title/)
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Text').fill('Our mail server is being moved.')
  await form.getByLabel('Until').fill('2020-01-01T10:00')
  await form.getByRole('button', { name: 'Publish note' }).click()
  await expect(form.getByLabel('Until')).toHaveAccessibleDescription(/The end must come after the start/)
  await form.getByLabel('Until').fill('')
  await expectFits(page)
  await form.getByRole('button', { name: 'Publish note' }).click()
  await expect(page.getByText(title).first()).toBeVisible()
  await expectFits(page)

  const note = page.getByRole('listitem').filter({ hasText: title })
  await page.goto('/status')
  await expect(note.getByText('Our mail server is being moved.')).toBeVisible()
  await expect(note.getByText('Now', { exact: true })).toBeVisible()
  await expectFits(page)

  await page.goto('/admin?section=status')
  await page.getByRole('button', { name: `End ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End note' }).click()
  await expect(page.getByRole('button', { name: `End ${title}` })).toHaveCount(0)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click()
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // Rule (status page): The status page passes axe on phones and desktops, light and dark
  test('the status page is complete, small and loads nothing else', async ({ page, request }) => {
    const answer = await request.get('/status')
    expect((await answer.text()).length).toBeLessThan(100_000)
    await page.goto('/status')
    await expect(page.getByRole('heading', { name: 'Search', level: 2 })).toBeVisible()
  })
})
