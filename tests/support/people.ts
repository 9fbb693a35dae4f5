import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { type Browser, openBrowser } from './browser.ts'

const PASSWORD = 'wantok-demo'
const unique = () => randomBytes(4).toString('hex')

/** What the registration form of a job seeker sends, valid as it is. */
export function jobSeekerForm(overrides: Record<string, unknown> = {}) {
  const name = `ana.${unique()}`
  return {
    username: name,
    email: `${name}@example.com`,
    password: PASSWORD,
    fullName: 'Ana Kila',
    phone: '7012 3456',
    jobTitle: 'Registered Nurse',
    category: 'healthcare',
    experience: 'mid',
    education: 'diploma',
    location: 'Port Moresby',
    summary: 'Registered nurse with five years on the surgical ward of a provincial hospital.',
    skills: ['Patient care', 'Triage', 'Wound care'],
    salaryMin: null,
    salaryMax: null,
    ...overrides,
  }
}

/** What the registration form of an employer sends, valid as it is. */
export function employerForm(overrides: Record<string, string> = {}) {
  return {
    companyName: 'Boroko Builders',
    contactPerson: 'Peter Haro',
    email: `hr.${unique()}@example.com`,
    password: PASSWORD,
    phone: '320 1234',
    website: 'https://example.com',
    industry: 'construction',
    companySize: '51-200',
    location: 'Port Moresby',
    address: 'Section 12, Angau Drive, Boroko',
    description:
      'We build schools, health centres and offices across the Southern Region, with our own joinery and a crew of eighty.',
    ...overrides,
  }
}

export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

export type Person = Browser & { id: number; email: string; username: string }

/** Registered and logged in through the API. */
export async function createJobSeeker(
  app: TestApp,
  overrides: Record<string, unknown> = {},
): Promise<Person> {
  const browser = openBrowser(app)
  const form = jobSeekerForm(overrides)
  const registered = await browser.post('/api/auth/register', form)
  expect(registered.status, JSON.stringify(registered.body)).toBe(201)
  const loggedIn = await browser.post('/api/auth/login', { username: form.username, password: form.password })
  expect(loggedIn.status).toBe(200)
  return { ...browser, id: idOf(registered.body), email: form.email, username: form.username }
}

/** Registered and logged in through the API, with so many credits in the ledger. */
export async function createEmployer(
  app: TestApp,
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

export async function giveCredits(app: TestApp, employerId: number, credits: number): Promise<void> {
  await app.db.$client.query(
    "INSERT INTO credit_transactions (employer_id, type, amount, description) VALUES ($1, 'admin_adjustment', $2, 'For a test')",
    [employerId, credits],
  )
}

/** Vera, the administrator of every test database. */
export async function logInAdministrator(app: TestApp): Promise<Browser> {
  const browser = openBrowser(app)
  const answer = await browser.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD })
  expect(answer.status).toBe(200)
  return browser
}

function idOf(body: unknown): number {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'number') return body.id
  throw new Error(`no id in ${JSON.stringify(body)}`)
}
