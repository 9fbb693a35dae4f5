import type { Page } from '@playwright/test'
import { openBrowser } from '../../support/browser.ts'
import { employerForm, formOf, jobSeekerForm, PASSWORD } from '../../support/forms.ts'
import { interviewOffer, twoTimes } from '../../support/interviews.ts'
import { comeAs, expect, expectAccessible, jobForm, ready, test, uploadCv } from '../../support/pages.ts'
import { startTokPisinSite, type TokPisinSite } from '../../support/tok-pisin-site.ts'
import { allMarked, namesIn, untranslated } from '../../support/untranslated.ts'
import { expectUsable } from '../../support/usable.ts'

test.describe.configure({ mode: 'default' })

let site: TokPisinSite
let seeker: ReturnType<typeof openBrowser>
let vera: ReturnType<typeof openBrowser>
let username: string
let application: number
let asking: number
let conversation: number
const WORDS = 'Mobeta yu kam'
const QUESTIONS = [
  { id: '', text: 'Can you start on Monday?', kind: 'yes-no', isRequired: true, options: [] },
]

test.beforeAll(async () => {
  site = await startTokPisinSite()
  vera = openBrowser({ url: site.url })
  await vera.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD })
  await meet()
})

test.afterAll(() => site.stop())

/** A job seeker with a CV has applied, and the employer has written and offers two times. */
async function meet(): Promise<void> {
  const employer = openBrowser({ url: site.url })
  const company = employerForm()
  await employer.upload('/api/auth/employer/register', formOf(company))
  await employer.post('/api/auth/employer/login', { email: company.email, password: PASSWORD })
  const job = await employer.post('/api/employer/job-postings', jobForm({ location: 'madang' }))
  const other = {
    location: 'lae',
    licenceClasses: ['6'],
    askedDocuments: ['nid', 'reference'],
    questions: QUESTIONS,
  }
  asking = ((await employer.post('/api/employer/job-postings', jobForm(other))).body as { id: number }).id
  seeker = openBrowser({ url: site.url })
  const form = jobSeekerForm()
  username = form.username
  await seeker.post('/api/auth/register', form)
  await seeker.post('/api/auth/login', { username: form.username, password: PASSWORD })
  await uploadCv(seeker)
  const sent = await seeker.post(`/api/jobs/${(job.body as { id: number }).id}/apply`, {
    coverLetter: 'Please read my letter.',
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  application = (sent.body as { id: number }).id
  const written = await employer.post('/api/employer/conversations', { application, body: WORDS })
  expect(written.status).toBe(201)
  conversation = (written.body as { conversationId: number }).conversationId
  const times = interviewOffer({ times: twoTimes(7), isAgreed: false })
  const offered = await employer.put(`/api/employer/applications/${application}/interview`, times)
  expect(offered.status, JSON.stringify(offered.body)).toBe(200)
}

async function arrive(page: Page, language = 'tpi'): Promise<void> {
  await comeAs(page.context(), seeker)
  await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
}

async function loaded(page: Page): Promise<void> {
  await ready(page)
  await expect(page.locator('.bone, .spin')).toHaveCount(0)
}

/** Waits until everything on the page is loaded, and opens what is folded. */
async function unfold(page: Page): Promise<void> {
  await loaded(page)
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
}

const TABS = ['analytics', 'profile', 'cvs', 'documents', 'applications']

// Rule (phones): Pages and dashboards in Tok Pisin pass axe and are not wider than the smallest phone
test('axe finds nothing on main pages and dashboards in Tok Pisin, and all fit the smallest phone', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 740 })
  const expectSound = async (path: string) => {
    await page.goto(site.url + path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'tpi')
    await loaded(page)
    await expectUsable(page, path)
    await unfold(page)
    await expectAccessible(page)
  }
  for (const path of ['', '/jobs', '/register', '/contact', '/accessibility'])
    await expectSound(`/tpi${path}`)
  await arrive(page)
  const tabs = TABS.map((tab) => `?tab=${tab}`)
  for (const tab of ['', ...tabs, `?tab=applications&application=${application}`])
    await expectSound(`/jobseeker-dashboard${tab}`)
  for (const path of [
    '/notices',
    '/job-alerts',
    `/messages?conversation=${conversation}`,
    `/tpi/jobs/${asking}`,
    '/tpi/upload',
    '/tpi/upload?way=make',
  ])
    await expectSound(path)
})

// Rule (languages): The dashboards of job seekers show no English to those who chose Tok Pisin, nor do dialogs and errors
test('nothing that job seekers open is written past the messages', async ({ page }) => {
  test.slow()
  const { csv, count } = allMarked()
  expect((await vera.put('/api/admin/translations/file', { csv })).body).toEqual({
    changed: count,
    problems: [],
  })
  const answers: unknown[] = [jobForm(), jobSeekerForm(), employerForm(), WORDS, QUESTIONS]
  page.on('response', async (answer) => {
    const isData = answer.url().includes('/api/') && answer.headers()['content-type']?.includes('json')
    if (isData) answers.push(await answer.json().catch(() => undefined))
  })
  await arrive(page)
  const english: Record<string, string[]> = {}
  const look = async (name: string) => {
    await unfold(page)
    english[name] = untranslated(await page.content(), [
      username,
      ...namesIn(answers),
      'Lae',
      'registered nurse',
    ])
  }
  const open = (path: string) => page.goto(site.url + path)
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  /** Opens a dialog with this button, looks at it and closes it. */
  const lookBehind = async (name: string, button: string, at: number) => {
    await page.locator(button).nth(at).click()
    await expect(dialog.or(page.getByRole('menu')).first()).toBeVisible()
    await look(name)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  for (const path of ['/notices', '/job-alerts', '/messages']) {
    await open(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'tpi')
    await look(path)
  }
  await open(`/messages?conversation=${conversation}`)
  await look('conversation')
  await lookBehind('menu of the conversation', '.chat-head [aria-haspopup]', 0)
  await open('/jobseeker-dashboard')
  await look('home')
  for (const tab of TABS) {
    await page.locator(`.tabs a[href$="tab=${tab}"]`).click()
    await expect(page.locator(`.tabs a[href$="tab=${tab}"]`)).toHaveAttribute('aria-current', 'page')
    await look(tab)
    if (tab === 'cvs') await lookBehind('deleting a CV', 'li .text-danger', 0)
    if (tab === 'documents') {
      await page.locator('#main section .btn').first().click()
      const large = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(6_000_000) }
      await dialog.locator('input[type=file]').last().setInputFiles(large)
      await dialog.locator('button[type=submit]').click()
      await expect(dialog.locator('.error')).toBeVisible()
      await look('a document that is too large')
      await page.keyboard.press('Escape')
    }
    if (tab === 'profile') await lookBehind('deleting the account', 'section .actions .btn-quiet', -1)
  }
  await open(`/jobseeker-dashboard?tab=applications&application=${application}`)
  await expect(dialog).toBeVisible()
  await look('application')
  await open('/jobseeker-dashboard?tab=profile&edit=fullName')
  await look('profile form')
  await open(`/tpi/jobs/${asking}`)
  await look('a job and how it fits')
  await page.locator('pw-island[name=late-report-job] button').click()
  await dialog.locator('input[value=other]').click()
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('.error')).toBeVisible()
  await look('reporting a job')
  await page.keyboard.press('Escape')
  await page.locator('pw-island[name=apply-button] button').first().click()
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('.error')).toBeVisible()
  await look('applying')
  await dialog.locator('input[value=Yes]').click()
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('.badge')).toBeVisible()
  await look('applied')
  await open('/upload?way=make')
  await ready(page)
  await expect(page.locator('#category option').nth(1)).toHaveText(/^¤/)
  expect(english).toEqual(Object.fromEntries(Object.keys(english).map((name) => [name, []])))
})
