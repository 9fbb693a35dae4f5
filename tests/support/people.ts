import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { type Browser, openBrowser } from './browser.ts'
import { employerForm, formOf, jobSeekerForm, PASSWORD } from './forms.ts'

/** The part of the product that these functions need. */
type Served = Pick<TestApp, 'url' | 'db'>

export type Person = Browser & { id: number; email: string; username: string }

/** Registers and logs in a job seeker through the API. */
export async function createJobSeeker(app: Served, overrides: Record<string, unknown> = {}): Promise<Person> {
  const browser = openBrowser(app)
  const form = jobSeekerForm(overrides)
  const registered = await browser.post('/api/auth/register', form)
  expect(registered.status, JSON.stringify(registered.body)).toBe(201)
  const loggedIn = await browser.post('/api/auth/login', { username: form.username, password: form.password })
  expect(loggedIn.status).toBe(200)
  return { ...browser, id: idOf(registered.body), email: form.email, username: form.username }
}

/** Registers and logs in an employer through the API, with this many credits in the ledger. */
export async function createEmployer(
  app: Served,
  { credits = 0, form: overrides = {} }: { credits?: number; form?: Record<string, string> } = {},
) {
  const browser = openBrowser(app)
  const form = employerForm(overrides)
  const registered = await browser.upload('/api/auth/employer/register', formOf(form))
  expect(registered.status, JSON.stringify(registered.body)).toBe(201)
  const id = idOf(registered.body)
  if (credits > 0) await giveCredits(app, id, credits)
  const loggedIn = await browser.post('/api/auth/employer/login', {
    email: form.email,
    password: form.password,
  })
  expect(loggedIn.status).toBe(200)
  return { ...browser, id, email: form.email, companyName: form.companyName }
}
export type TestEmployer = Awaited<ReturnType<typeof createEmployer>>

export async function giveCredits(
  app: Pick<TestApp, 'db'>,
  employerId: number,
  credits: number,
): Promise<void> {
  await app.db.$client.query(
    "INSERT INTO credit_transactions (employer_id, type, amount, description) VALUES ($1, 'admin_adjustment', $2, 'For a test')",
    [employerId, credits],
  )
}

/** Logs in as Vera, the administrator of every test database. */
export async function logInAdministrator(app: Pick<TestApp, 'url'>): Promise<Browser> {
  const browser = openBrowser(app)
  const answer = await browser.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD })
  expect(answer.status).toBe(200)
  return browser
}

function idOf(body: unknown): number {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'number') return body.id
  throw new Error(`no id in ${JSON.stringify(body)}`)
}
