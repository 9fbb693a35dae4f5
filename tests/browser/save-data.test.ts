import sharp from 'sharp'
import { formOf } from '../support/forms.ts'
import { expect, expectAccessible, ready, registerJobSeeker, test, uploadCv } from '../support/pages.ts'

async function uploadCvWithPhoto(fullName: string) {
  const person = await registerJobSeeker({ fullName })
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a4' } })
    .png()
    .toBuffer()
  const photo = new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' })
  expect((await person.upload('/api/auth/photo', formOf({ photo }))).status).toBe(200)
  await uploadCv(person, { fullName, jobTitle: fullName })
}

test.describe('Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  // Rule (phones): With Save-Data, no picture loads unless the visitor asks for it
  test('loads no picture that was not asked for, and loads nothing in advance', async ({ page, context }) => {
    await uploadCvWithPhoto('Moale Gabi')
    const requests: string[] = []
    context.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const pictures = () => requests.filter((path) => path.startsWith('/api/auth/photo'))
    await page.goto('/search?query=moale+gabi')
    await expect(page.getByRole('link', { name: 'Moale Gabi' })).toBeVisible()
    await ready(page)
    await page.waitForLoadState('networkidle')
    expect(pictures()).toEqual([])
    // The worker itself was loaded, and nothing else with it.
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Show pictures' }).click()
    await expect.poll(() => pictures().length).toBe(1)
    await page.goto('/search?query=moale')
    await expect(page.locator('main img').first()).toBeVisible()
    await page.goto('/help')
    await ready(page)
    await expect(page.getByText('Pictures are off')).toBeHidden()
  })
})

test('the cached page for other visitors is not used for Save-Data', async ({ request }) => {
  await uploadCvWithPhoto('Kila Haoda')
  const read = async (headers: Record<string, string>) =>
    (await request.get('/search?query=kila+haoda', { headers })).text()
  const light = await read({ 'save-data': 'on' })
  const plain = await read({})
  expect(light).not.toContain('<img')
  expect(plain).toContain('<img')
  expect(await read({ 'save-data': 'on' })).toBe(light)
  const { vary } = (await request.get('/search?query=kila+haoda')).headers()
  expect(vary).toContain('Save-Data')
})

test('with Save-Data, a page that shows nothing without its script loads it at once', async ({ page }) => {
  await page.addInitScript(() => {
    const value = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { value })
  })
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible()
})
