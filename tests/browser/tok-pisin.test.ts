import { openBrowser } from '../support/browser.ts'
import { employerForm, formOf, jobSeekerForm, PASSWORD } from '../support/forms.ts'
import { expect, expectAccessible, jobForm, ready, test } from '../support/pages.ts'
import { startTokPisinSite, type TokPisinSite } from '../support/tok-pisin-site.ts'

test.describe.configure({ mode: 'default' })

let site: TokPisinSite
let jobPath: string

test.beforeAll(async () => {
  site = await startTokPisinSite()
  const employer = openBrowser({ url: site.url })
  const form = employerForm()
  await employer.upload('/api/auth/employer/register', formOf(form))
  await employer.post('/api/auth/employer/login', { email: form.email, password: form.password })
  const { status, body } = await employer.post(
    '/api/employer/job-postings',
    jobForm({ title: 'Copra Buyer' }),
  )
  expect(status).toBe(201)
  jobPath = `/jobs/${(body as { id: number }).id}`
})

test.afterAll(() => site.stop())

// Rule (languages): Visitors can change to Tok Pisin, and the choice is remembered
test('a visitor changes to Tok Pisin, and pages stay in it until English is chosen again', async ({
  page,
}) => {
  await page.goto(`${site.url}/jobs`)
  await page.getByRole('banner').getByRole('link', { name: 'Tok Pisin' }).click()
  await expect(page).toHaveURL(`${site.url}/tpi/jobs`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'tpi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ wok$/)
  await expect(page.getByRole('contentinfo')).toContainText('i no skelim yet')
  await page.getByRole('banner').getByRole('link', { name: 'Painim Wok' }).click()
  await expect(page).toHaveURL(`${site.url}/tpi`)
  // An English address leads to Tok Pisin as well.
  await page.goto(site.url + jobPath)
  await expect(page).toHaveURL(`${site.url}/tpi${jobPath}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copra Buyer')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(site.url + jobPath)
  await page.goto(`${site.url}/jobs`)
  await expect(page).toHaveURL(`${site.url}/jobs`)
})

// Rule (languages): What works in the browser is in the language of its page
test('islands speak the language of their page', async ({ page }) => {
  await page.goto(`${site.url}/tpi${jobPath}`)
  await ready(page)
  const save = page.getByRole('button', { name: 'Sevim', exact: true })
  await save.click()
  await expect(page.getByRole('button', { name: 'Sevim pinis' })).toBeVisible()
  // The dialog loads with its words.
  await page.getByRole('button', { name: 'Aplai nau' }).first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Wokim akaun' })).toBeVisible()
  await page.goto(`${site.url}/tpi/saved`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ol wok yu sevim')
  await expectAccessible(page)
})

// Rule (languages): A page in Tok Pisin is at most 1 kB larger than in English
test('a page in Tok Pisin brings only the words that it needs at first', async ({ request }) => {
  const sizeOf = async (path: string) => {
    const answer = await request.get(site.url + path, { headers: { 'accept-encoding': 'br' } })
    return Number(answer.headers()['content-length'])
  }
  const paths = ['/jobs', jobPath, '/saved', '/contact', '/login', '/register', '/job-alert/new']
  const growth = paths.map(async (path) => [path, (await sizeOf(`/tpi${path}`)) - (await sizeOf(path))])
  const tooMuch = (await Promise.all(growth)).filter(([, bytes]) => !(Number(bytes) < 1024))
  expect(tooMuch).toEqual([])
})

// Rule (languages): A job seeker registers, logs in and adds a CV in Tok Pisin, errors included
test('a job seeker registers, logs in and begins a CV in Tok Pisin', async ({ page }) => {
  const { username, email, password, fullName, phone } = jobSeekerForm()
  await page.goto(`${site.url}/tpi/register`)
  await ready(page)
  await page.getByLabel('Yusanem').fill('x')
  await page.getByRole('button', { name: 'Bihain: Yu yet' }).click()
  await expect(page.getByText('Yusanem i mas gat 3 leta o moa')).toBeVisible()
  await page.getByLabel('Yusanem').fill(username)
  await page.getByLabel('Imel').fill(email)
  await page.getByLabel(/^Paswot/).fill(password)
  await page.getByLabel('Raitim paswot gen').fill(password)
  await page.getByRole('button', { name: 'Bihain: Yu yet' }).click()
  await page.getByLabel('Olgeta nem bilong yu').fill(fullName)
  await page.getByLabel('Namba bilong fon').fill(phone)
  await page.getByLabel('Ples').fill('Lae')
  await page.getByRole('button', { name: 'Bihain: Wok' }).click()
  await expect(page.getByLabel('Nem bilong wok')).toBeVisible()
  const seeker = openBrowser({ url: site.url })
  await seeker.post('/api/auth/register', { ...jobSeekerForm(), username, email })
  await page.goto(`${site.url}/tpi/login?next=%2Fupload%3Fway%3Dmake`)
  await ready(page)
  await page.getByLabel('Yusanem').fill(username)
  await page.getByLabel(/^Paswot/).fill('wrong-password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Nem o paswot i no stret.').first()).toBeVisible()
  await page.getByLabel(/^Paswot/).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/tpi\/upload\?way=make/)
  await expect(page.getByRole('heading', { name: 'Ol kampani i toktok long yu olsem wanem' })).toBeVisible()
  await page.getByRole('button', { name: 'Bihain: Wok' }).click()
  await expect(page.getByRole('heading', { name: 'Ol ples yu wok' })).toBeVisible()
})

// Rule (languages): Search engines find both languages of a page
test('each language has its address, and pages in memory are not mixed up', async ({ request }) => {
  const read = async (path: string) => (await request.get(site.url + path)).text()
  for (const _ of [1, 2]) {
    const english = await read('/jobs')
    const tokPisin = await read('/tpi/jobs')
    expect(english).toContain('<html lang="en" ')
    expect(english).not.toContain('id="words"')
    expect(tokPisin).toContain('<html lang="tpi" ')
    for (const page of [english, tokPisin]) {
      expect(page).toContain('hreflang="tpi" href="http://localhost')
      expect(page).toContain('hreflang="en"')
    }
    expect(tokPisin).toMatch(/<link rel="canonical" href="[^"]*\/tpi\/jobs">/)
  }
  // Pages for employers have no address in Tok Pisin.
  const answer = await request.get(`${site.url}/tpi/employers?x=1`, { maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('/employers')
})

// Rule (languages): An administrator finds a message, corrects it and marks it as reviewed on screen
test('an administrator corrects a message, which pages then show', async ({ page }) => {
  const login = { username: 'vera', password: PASSWORD }
  const headers = { Origin: site.url }
  const answer = await page.request.post(`${site.url}/api/auth/admin/login`, { data: login, headers })
  expect(answer.status()).toBe(200)
  await page.goto(`${site.url}/admin?section=tok-pisin`)
  await page.getByLabel('Search in English or Tok Pisin').fill('wok yu sevim')
  await page.getByRole('button', { name: 'Correct Saved jobs', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tok Pisin').fill('Ol wok {count}')
  await dialog.getByRole('button', { name: 'Save message' }).click()
  await expect(dialog.getByText('This text has no placeholders').first()).toBeVisible()
  await dialog.getByLabel('Tok Pisin').fill('Ol wok yu sevim yet')
  await dialog.getByLabel('A speaker has checked it').click()
  await dialog.getByRole('button', { name: 'Save message' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: 'Ol wok yu sevim yet' })
  await expect(row).toContainText('Reviewed')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Mark Saved jobs as not reviewed' }).click()
  await expect(row).toContainText('To review')
  await page.goto(`${site.url}/tpi/jobs`)
  await expect(page.getByRole('contentinfo')).toContainText('Ol wok yu sevim yet')
})
