import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { openBrowser } from './browser.ts'
import { pdf } from './documents.ts'
import { cvFields, employerForm, formOf, jobSeekerForm, PASSWORD } from './forms.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Each page has to read it again: half as long takes 40 % less processor time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const url = process.env.PAGES_URL ?? 'http://localhost:3000'

/** Fails the journey on errors that a page throws or writes to the console, and on refusals of the security policy. */
export const test = base.extend<{ errors: string[] }>({
  baseURL: url,
  errors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // The browser itself reports answers such as 401 and 402, which the journeys cause on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text())
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** Waits until the script has taken over the page: the islands of a public page, or a dashboard. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('pw-island')]
    return customElements.get('pw-island')
      ? islands.every((one) => {
          const isElsewhere = !matchMedia(one.getAttribute('media') ?? 'all').matches
          // Loads when somebody uses it.
          if (one.getAttribute('name')?.startsWith('late-')) return true
          return isElsewhere || one.dataset['ready'] !== undefined
        })
      : // React and Preact both mark the element that they take over.
        Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__'))
  })
}

/**
 * Runs axe on the page once no list is loading: a loading list is dimmed below the contrast that text needs. A busy
 * button may wait for an open dialog, so it is not waited for. Playwright's wrapper of axe opens its own page for
 * every check, which takes longer than the check.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]:not(.btn)')).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], preload: false })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
  expect(found).toEqual([])
}

const DESKTOP_AND_PHONE = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]

/**
 * Checks the screen that is shown as a desktop and as a phone show it: axe finds nothing, and it is not wider than the
 * window. The whole journey at two widths would need twice the time and click on the same things.
 */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const size of DESKTOP_AND_PHONE) {
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    await expectAccessible(page)
  }
  if (before) await page.setViewportSize(before)
}

/** A client of the API, for what a journey needs to exist already. */
export const api = () => openBrowser({ url })

export async function registerJobSeeker(overrides: Record<string, unknown> = {}) {
  const browser = api()
  const form = jobSeekerForm(overrides)
  const { status } = await browser.post('/api/auth/register', form)
  expect(status).toBe(201)
  await browser.post('/api/auth/login', { username: form.username, password: form.password })
  return { ...browser, form }
}

export async function registerEmployer({
  credits = 0,
  ...overrides
}: { credits?: number } & Record<string, unknown> = {}) {
  const browser = api()
  const form = { ...employerForm(), ...(overrides as Record<string, string>) }
  const registered = await browser.upload('/api/auth/employer/register', formOf(form))
  expect(registered.status).toBe(201)
  const { id } = registered.body as { id: number }
  if (credits) {
    const vera = await administrator()
    await vera.post(`/api/admin/employers/${id}/add-credits`, { credits, description: 'For a journey' })
  }
  await browser.post('/api/auth/employer/login', { email: form.email, password: form.password })
  return { ...browser, form, id }
}

export async function administrator() {
  const browser = api()
  await browser.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD })
  return browser
}

/** Uploads a CV with a real file; `words` is the text of the file. */
export async function uploadCv(
  person: { upload: ReturnType<typeof api>['upload'] },
  overrides: Record<string, string> = {},
  words = 'A CV in plain words',
) {
  const file = new File([new Uint8Array(await pdf(words))], 'cv.pdf', { type: 'application/pdf' })
  const { status, body } = await person.upload('/api/cvs/upload', formOf({ ...cvFields(overrides), file }))
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { id: number }).id
}

export function jobForm(overrides: Record<string, unknown> = {}) {
  return {
    title: 'Diesel Fitter',
    description:
      'Keep thirty prime movers on the Highlands Highway, with two apprentices and a good workshop.',
    requirements: 'Trade certificate and five years with heavy vehicles.',
    location: 'lae',
    employmentType: 'full-time',
    category: 'trades',
    experienceLevel: 'mid',
    salaryMin: 1200,
    salaryMax: 1500,
    salaryPeriod: 'fortnight',
    skills: ['Hydraulics', 'Diagnostics'],
    ...overrides,
  }
}

/** Gives a browser window the sessions of a client. */
export async function comeAs(
  context: BrowserContext,
  person: { cookies: Map<string, string> },
): Promise<void> {
  await context.addCookies(
    [...person.cookies].map(([name, value]) => ({
      name,
      value,
      url,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  )
}
