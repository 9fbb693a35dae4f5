import {
  comeAs,
  expect,
  expectAccessible,
  jobForm,
  registerEmployer,
  registerJobSeeker,
  test,
} from '../support/pages.ts'

const PHONE = { width: 360, height: 740 }

// Rule (phones): With text only, no picture and no script loads, and each page says how much data it used
test('text only is switched on in the footer, loads no picture and no script, and says what each page used', async ({
  page,
  context,
}) => {
  const employer = await registerEmployer({ credits: 10 })
  const title = `Cook ${employer.id}`
  expect((await employer.post('/api/employer/job-postings', jobForm({ title }))).status).toBe(201)
  await comeAs(context, await registerJobSeeker())
  await page.setViewportSize(PHONE)
  await page.goto('/jobs')
  await page.getByRole('link', { name: 'Text only, to save data' }).click()
  await expect(page.getByText('Text only. This page used')).toBeVisible()

  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.resourceType()))
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/jobs'),
    page.goto(`/jobs?query=${encodeURIComponent(title)}`),
  ])
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((type) => !['document', 'stylesheet'].includes(type))).toEqual([])
  expect(await page.locator('main img').count()).toBe(0)
  const [, said = ''] =
    /This page used ([\d.]+) kB/.exec((await page.locator('footer').textContent()) ?? '') ?? []
  const sent = Number(await answer.headerValue('content-length'))
  expect(Math.abs(Number(said) * 1000 - sent)).toBeLessThanOrEqual(100)
  await expectAccessible(page)

  // What needs a script loads it then.
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Show pictures again' }).click()
  await expect(page.getByRole('link', { name: 'Text only, to save data' })).toBeVisible()
})

test('pages that are kept for other visitors are not mixed with pages of text only', async ({ request }) => {
  const read = async (cookie: string) => (await request.get('/safety', { headers: { cookie } })).text()
  const [whole, text] = [await read(''), await read('text_only=1')]
  expect(text).toContain('data-late')
  expect(whole).not.toContain('data-late')
  expect(await read('text_only=1')).toBe(text)
  expect(await read('')).toBe(whole)
  const elsewhere = await request.get('/api/text-only?on=true&next=https://evil.example/', {
    maxRedirects: 0,
  })
  expect([elsewhere.status(), elsewhere.headers()['location']]).toEqual([303, '/'])
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await request.get('/api/text-only?on=true', { headers: foreign })).status()).toBe(403)
})
