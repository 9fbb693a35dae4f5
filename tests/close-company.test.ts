import { describe, expect, test } from 'vitest'
import { COMPANY_SECTIONS } from '../src/modules/personal-data/company-queries.ts'
import { startTestApp } from './support/app.ts'
import { uploadCv } from './support/cvs.ts'
import { employerForm, formOf, PASSWORD } from './support/forms.ts'
import { postJob } from './support/jobs.ts'
import { outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)
const sql = async (text: string, values: unknown[] = []) => (await app.db.$client.query(text, values)).rows
const close = (employer: TestEmployer, currentPassword = PASSWORD) =>
  employer.post('/api/employer/close-account', { currentPassword })

describe('the copy of a company', () => {
  // Rule (employers): A company can download everything that is kept about it
  test('every table that refers to employers is in it', async () => {
    const rows = await sql(`SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = ANY ('{employers,credit_accounts}'::regclass[])`)
    const text = Object.values(COMPANY_SECTIONS).join('\n')
    // A company does not learn who hides from it.
    const secret = ['hidden_from']
    const names = rows.map(({ name }) => String(name)).filter((name) => !secret.includes(name))
    expect(names.filter((name) => !text.includes(` ${name} `))).toEqual([])
  })

  test('is a ZIP without password, for the company only', async () => {
    const employer = await createEmployer(app, { credits: 5, form: { companyName: 'Kavieng Canoes' } })
    await postJob(employer, { title: 'Canoe Builder' })
    const answer = await employer.get('/api/employer/data')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('company-data.zip')
    expect((await (await createJobSeeker(app)).get('/api/employer/data')).status).toBe(401)
  })
})

// Rule (employers): A company can close its account with its password; one that never had credits is deleted
test('an unused company is deleted, and its address is free again', async () => {
  const employer = await createEmployer(app)
  expect((await close(employer, 'not my password')).status).toBe(400)
  expect((await close(employer)).status).toBe(200)
  expect((await employer.get('/api/auth/employer/profile')).status).toBe(401)
  expect(await sql('SELECT FROM employers WHERE id = $1', [employer.id])).toEqual([])
  const [mail] = await outbox(app, employer.email)
  expect(mail).toMatchObject({ kind: 'account_deleted' })
  const again = employerForm({ email: employer.email })
  expect((await employer.upload('/api/auth/employer/register', formOf(again))).status).toBe(201)
})

// Rule (employers): Closing a company that had credits keeps its ledger, closes its jobs and erases its contacts
test('a company with a ledger is emptied, and job seekers keep their history', async () => {
  const employer = await createEmployer(app, { credits: 20, form: { companyName: 'Wewak Weavers' } })
  const job = await postJob(employer, { title: 'Weaver' })
  const ana = await createJobSeeker(app)
  await uploadCv(ana)
  await ana.post(`/api/jobs/${job}/apply`)
  expect((await close(employer)).status).toBe(200)
  expect((await ana.get('/api/user/applications')).body).toMatchObject([
    { company: 'Wewak Weavers (closed)' },
  ])
  const [row] = await sql('SELECT email, phone, contact_person, is_active FROM employers WHERE id = $1', [
    employer.id,
  ])
  expect(row).toEqual({
    email: `closed-${employer.id}@closed.invalid`,
    phone: '',
    contact_person: 'Closed account',
    is_active: false,
  })
  const [ledger] = await sql('SELECT count(*)::int AS rows FROM credit_transactions WHERE employer_id = $1', [
    employer.id,
  ])
  expect(ledger?.['rows']).toBeGreaterThan(0)
  const login = { email: employer.email, password: PASSWORD }
  expect((await employer.post('/api/auth/employer/login', login)).status).toBe(401)
})

// Rule (administrators): A company that closed its account can be neither reactivated nor verified, and says so
test('a closed company stays closed', async () => {
  const employer = await createEmployer(app, { credits: 3 })
  await close(employer)
  const path = `/api/admin/employers/${employer.id}`
  const closed = { status: 409, body: { code: 'employer_closed' } }
  expect(await vera.post(`${path}/reactivate`)).toMatchObject(closed)
  const seen = { existence: 'ipa_register', registrationNumber: '1-12345', authority: 'call_back', note: '' }
  expect(await vera.post(`${path}/verify`, { ...seen, addressSeen: true })).toMatchObject(closed)
  expect((await vera.get(path)).body).toMatchObject({
    isActive: false,
    closedAt: expect.any(String),
    mustBeKept: true,
  })
  const suspended = await vera.get(`/api/admin/employers?status=suspended&search=closed-${employer.id}`)
  expect(suspended.body).toEqual([])
})

// Rule (administrators): An administrator can delete a company that never had credits, and no other
test('an administrator deletes an unused company; one with a ledger is refused', async () => {
  const [unused, used] = [await createEmployer(app), await createEmployer(app, { credits: 1 })]
  // Credits that were given for a try and are spent leave a ledger, too.
  const back = { credits: -1, description: 'The try is over' }
  expect((await vera.post(`/api/admin/employers/${used.id}/add-credits`, back)).status).toBe(200)
  expect((await vera.get(`/api/admin/employers/${used.id}`)).body).toMatchObject({ mustBeKept: true })
  expect((await vera.get(`/api/admin/employers/${unused.id}`)).body).toMatchObject({ mustBeKept: false })
  expect((await vera.delete(`/api/admin/employers/${used.id}`)).status).toBe(409)
  expect((await vera.delete(`/api/admin/employers/${unused.id}`)).status).toBe(200)
  expect((await vera.get(`/api/admin/employers/${unused.id}`)).status).toBe(404)
  expect((await vera.get(`/api/admin/employers/${used.id}`)).status).toBe(200)
})

// Rule (employers): A website is taken without https://
test.each([
  ['morobebridge.com.pg', 'https://morobebridge.com.pg'],
  ['http://example.com/jobs', 'http://example.com/jobs'],
])('the website %s is stored as %s', async (typed, stored) => {
  const employer = await createEmployer(app, { form: { website: typed } })
  expect((await employer.get('/api/auth/employer/profile')).body).toMatchObject({ website: stored })
})
