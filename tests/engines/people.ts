import { expect } from 'vitest'
import { type Browser, openBrowser } from '../support/browser.ts'
import { pdfFile } from '../support/cvs.ts'
import { cvFields, employerForm, formOf, jobSeekerForm, PASSWORD } from '../support/forms.ts'
import { jobForm } from '../support/jobs.ts'

/** What a journey needs to exist already, made by calls of the API. */
type Site = { url: string }

export type Employer = Awaited<ReturnType<typeof addEmployer>>

export async function addEmployer(site: Site, companyName: string, credits = 0) {
  const browser = openBrowser(site)
  const form = employerForm({ companyName })
  const registered = await browser.upload('/api/auth/employer/register', formOf(form))
  expect(registered.status).toBe(201)
  const { id } = registered.body as { id: number }
  if (credits > 0) {
    const vera = openBrowser(site)
    await vera.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD })
    const added = { credits, description: 'For a journey' }
    await vera.post(`/api/admin/employers/${id}/add-credits`, added)
  }
  await browser.post('/api/auth/employer/login', { email: form.email, password: PASSWORD })
  return { ...browser, id, email: form.email }
}

export async function addJob(employer: Employer, overrides: Record<string, unknown>): Promise<number> {
  return idOf(await employer.post('/api/employer/job-postings', jobForm(overrides)))
}

/** A job seeker with a CV, who is logged in. */
export async function addJobSeeker(site: Site, fields: { fullName: string; jobTitle: string }) {
  const browser = openBrowser(site)
  const { username } = await register(browser, fields)
  const cvId = idOf(
    await browser.upload('/api/cvs/upload', formOf({ ...cvFields(fields), file: await pdfFile() })),
  )
  return { ...browser, username, cvId }
}

async function register(browser: Browser, fields: Record<string, unknown>) {
  const form = jobSeekerForm(fields)
  expect((await browser.post('/api/auth/register', form)).status).toBe(201)
  await browser.post('/api/auth/login', { username: form.username, password: PASSWORD })
  return form
}

/** Asks for 50 credits. Returns the reference of the request. */
export async function requestPayment(employer: Employer): Promise<string> {
  const packages = (await employer.get('/api/credit-packages')).body as { id: number; credits: number }[]
  const { body } = await employer.post('/api/payment-requests', {
    packageId: packages.find(({ credits }) => credits === 50)?.id,
    paymentMethod: 'bank_transfer',
    paymentDetails: 'From our BSP account',
  })
  return (body as { reference: string }).reference
}

function idOf({ status, body }: { status: number; body: unknown }): number {
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { id: number }).id
}
