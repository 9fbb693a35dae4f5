import type { Browser } from '@playwright/test'
import { openBrowser } from '../../tests/support/browser.ts'
import { pdf } from '../../tests/support/documents.ts'
import { cvFields, formOf, jobSeekerForm } from '../../tests/support/forms.ts'
import { type Exchange, type Line, openLine } from './line.ts'
import { openPhone, PHONE_LINE, type Phone, type Sight } from './phone.ts'

/** Milliseconds without traffic after which a step has ended. */
const QUIET_MS = 1500

/**
 * Times in milliseconds since the tap: `paint` until the new page or list is on the screen, `acts` until a tap on its
 * main button has an effect.
 */
export type Step = {
  name: string
  exchanges: readonly Exchange[]
  paint: number
  acts: number | undefined
}
export type Journey = { steps: Step[]; back: Back }
/** How the list came back, the scroll positions before and after in px, and the chosen filter. */
type Back = { how: string; scrolled: [from: number, to: number]; filter: string }

/** What the journey looks for: a category, and two of its jobs that ask no questions. */
export type Plan = { category: string; total: number; jobs: [title: string, title: string] }

type Walk = Phone & { line: Line; steps: Step[] }
type Doing = {
  act(): Promise<unknown>
  sight: Sight
  /** What shows that the page acts: a button that is tapped, or what the visitor waits for. Without: links suffice. */
  proof?: 'button' | Sight
}

/** Home, jobs, a filter, a job, back, another job, login, apply, sent. */
export async function walk(browser: Browser, target: string, plan: Plan): Promise<Journey> {
  const person = await registerApplicant(target)
  const line = await openLine(target, PHONE_LINE)
  const phone = await openPhone(browser)
  const on: Walk = { ...phone, line, steps: [] }
  try {
    return { back: await walkSteps(on, plan, person), steps: on.steps }
  } finally {
    await phone.context.close()
    await line.close()
  }
}

async function walkSteps(on: Walk, plan: Plan, person: Applicant): Promise<Back> {
  const { page, line } = on
  const main = page.getByRole('main')
  const card = (title: string) => main.getByRole('link', { name: title, exact: true })
  const [first, second] = plan.jobs
  const all = { path: /^\/jobs$/, text: /\d+ jobs/, heading: true }
  const filtered = { path: /^\/jobs\?.*category=/, text: new RegExp(`^${plan.total} job`), heading: true }
  const job = (title: string) => ({ path: /^\/jobs\/\d+/, text: literally(title), heading: true })

  await take(on, 'home', {
    act: () => page.goto(line.url),
    sight: { path: /^\/$/, text: /Papua/, heading: true },
  })
  const jobs = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Jobs' })
  await take(on, 'jobs', { act: () => jobs.tap(), sight: all, proof: 'button' })
  await page.getByRole('link', { name: 'Filters', exact: true }).tap()
  const category = page.locator(`#category-${plan.category}`)
  // A category that few jobs have is behind "All 18".
  if (!(await category.isVisible())) await page.locator('details', { has: category }).locator('summary').tap()
  await take(on, 'filter', { act: () => category.tap(), sight: filtered, proof: 'button' })
  await page.getByRole('link', { name: /^Show \d+ job/ }).tap()
  await card(first).scrollIntoViewIfNeeded()
  const from = await page.evaluate(() => scrollY)
  await take(on, 'job', { act: () => card(first).tap(), sight: job(first), proof: 'button' })
  const how = await watchReturn(on)
  await take(on, 'back', { act: () => page.evaluate(goBack), sight: filtered, proof: 'button' })
  const to = await page.evaluate(() => scrollY)
  const filter = page.getByRole('link', { name: /^Remove filter/ })
  const back: Back = {
    how: how(),
    scrolled: [from, to],
    filter: (await filter.count()) > 0 ? plan.category : '',
  }
  await take(on, 'another job', { act: () => card(second).tap(), sight: job(second), proof: 'button' })
  const apply = main.getByRole('button', { name: 'Apply Now' }).last()
  const dialog = page.getByRole('dialog')
  const asked = { path: /^\/jobs\/\d+/, text: /To apply, log in or create/ }
  await take(on, 'to apply', { act: () => apply.tap(), sight: asked })
  const toLogin = dialog.getByRole('button', { name: 'Log in' })
  const login = { path: /^\/jobs\/\d+/, text: /This is not my phone/ }
  await take(on, 'to the login', { act: () => toLogin.tap(), sight: login })
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  // After the login, the form to apply follows by itself.
  const form = { path: /^\/jobs\/\d+/, text: /CV to send/ }
  const logIn = dialog.getByRole('button', { name: 'Login' })
  await take(on, 'log in', { act: () => logIn.tap(), sight: form })
  const send = dialog.getByRole('button', { name: 'Apply Now' })
  await take(on, 'sent', { act: () => send.tap(), sight: { path: /./, text: /Application Submitted/ } })
  return back
}

async function take(on: Walk, name: string, { act, sight, proof }: Doing): Promise<void> {
  const { line, steps } = on
  const before = line.exchanges.length
  await act()
  const shown = await on.shownAt(sight)
  const tapped = await on.tappedAt()
  const painted = (await on.paintedAt(tapped)) ?? shown
  const acted = proof === 'button' ? await on.actsAt() : proof && (await on.shownAt(proof))
  await line.quiet(QUIET_MS)
  steps.push({
    name,
    exchanges: line.exchanges.slice(before),
    paint: painted - tapped,
    acts: acted && acted - tapped,
  })
}

/** Runs in the page. */
function goBack(): void {
  sessionStorage.setItem('tapped-at', String(Date.now()))
  history.back()
}

/** Returns how the page came back, once it is there. */
async function watchReturn({ session }: Walk): Promise<() => string> {
  await session.send('Page.enable')
  let how = 'the page was never left'
  session.on('Page.frameNavigated', ({ type }) => {
    how = type === 'BackForwardCacheRestore' ? 'from the back/forward cache' : 'loaded again'
  })
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    how = `loaded again, because of ${notRestoredExplanations.map(({ reason }) => reason).join(', ')}`
  })
  return () => how
}

const literally = (text: string) => new RegExp(text.replace(/[^\w\s]/g, '\\$&'))

type Applicant = { username: string; password: string }

/** A job seeker with a CV. */
async function registerApplicant(url: string): Promise<Applicant> {
  const browser = openBrowser({ url })
  const form = jobSeekerForm()
  const { username, password } = form
  const file = new File([new Uint8Array(await pdf('A CV in plain words'))], 'cv.pdf', {
    type: 'application/pdf',
  })
  const answers = [
    await browser.post('/api/auth/register', form),
    await browser.post('/api/auth/login', { username, password }),
    await browser.upload('/api/cvs/upload', formOf({ ...cvFields(), file })),
  ]
  for (const { status, body } of answers)
    if (status >= 400) throw new Error(`no applicant: ${status} ${JSON.stringify(body)}`)
  return { username, password }
}
