import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { uploadCv } from './support/cvs.ts'
import { employerForm, formOf, PASSWORD } from './support/forms.ts'
import { postJob } from './support/jobs.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)

const seen = {
  existence: 'ipa_register',
  registrationNumber: '1-12345',
  authority: 'call_back',
  addressSeen: true,
  note: 'Spoke to the manager',
}
const details = async (employer: { id: number }) =>
  (await vera.get(`/api/admin/employers/${employer.id}`)).body
const act = (employer: { id: number }, name: string, body: unknown = {}) =>
  vera.post(`/api/admin/employers/${employer.id}/${name}`, body)
const mailsTo = async ({ email }: TestEmployer, kind: string) =>
  (await outbox(app, email)).filter((mail) => mail.kind === kind)

describe('the list of employers', () => {
  // Rule (administrators): Administrators search employers by company or email, filter and sort them
  test('is searched by company or address, filtered by state, sorted and counted', async () => {
    const zeta = await createEmployer(app, { credits: 7, form: { companyName: 'Zeta Kalabus Ltd' } })
    const alpha = await createEmployer(app, { form: { companyName: 'Alpha Kalabus Ltd' } })
    await act(alpha, 'verify', seen)
    const ids = async (query: string) =>
      ((await vera.get(`/api/admin/employers?search=kalabus&${query}`)).body as { id: number }[]).map(
        ({ id }) => id,
      )
    expect(await ids('')).toEqual([alpha.id, zeta.id])
    expect(await ids('sort=name')).toEqual([alpha.id, zeta.id])
    expect(await ids('sort=oldest')).toEqual([zeta.id, alpha.id])
    expect(await ids('status=unverified')).toEqual([zeta.id])
    expect(await ids('status=verified')).toEqual([alpha.id])
    await act(alpha, 'suspend', { reason: 'Not reachable' })
    expect(await ids('status=suspended')).toEqual([alpha.id])
    expect(await ids('status=verified')).toEqual([])
    const page = await vera.get(`/api/admin/employers?search=${zeta.email.toUpperCase()}&page=1`)
    expect(page.headers.get('X-Total-Count')).toBe('1')
    expect(page.body).toMatchObject([
      { companyName: 'Zeta Kalabus Ltd', contactPerson: 'Peter Haro', email: zeta.email, credits: 7 },
    ])
    const file = String((await vera.get('/api/admin/employers.csv?search=kalabus&status=suspended')).body)
    expect(file.trim().split('\r\n')).toEqual([
      expect.stringContaining('Company,Contact person,Email'),
      expect.stringContaining(`${alpha.id},Alpha Kalabus Ltd`),
    ])
  })
})

describe('the badge', () => {
  // Rule (administrators): The badge needs proof that the company exists and that the account belongs to it
  test('needs proof that the company exists and that the account belongs to it', async () => {
    const employer = await createEmployer(app)
    const errorsOf = async (body: unknown) => (await act(employer, 'verify', body)).body
    expect(await errorsOf({})).toMatchObject({
      errors: {
        existence: 'Please choose how we know that the company exists',
        authority: 'Please choose how we know that the account belongs to the company',
      },
    })
    expect(await errorsOf({ ...seen, registrationNumber: ' ' })).toMatchObject({
      errors: { registrationNumber: 'Please enter the number in the IPA register' },
    })
    expect(await errorsOf({ ...seen, existence: 'other_paper', note: '' })).toMatchObject({
      errors: { note: 'Please name the document that you saw' },
    })
    expect(await details(employer)).toMatchObject({ isApproved: false, verification: null })
  })

  // Rule (administrators): The badge records what was checked, by whom and when, and is removed only with a reason
  test('is stored with the papers that were checked, by whom and when; the employer is notified; it is removed with a reason', async () => {
    const employer = await createEmployer(app, { form: { companyName: 'Sogeri Sawmills' } })
    expect(await act(employer, 'verify', seen)).toMatchObject({ status: 200, body: { isApproved: true } })
    expect(await details(employer)).toMatchObject({
      isApproved: true,
      verification: {
        ...seen,
        companyName: 'Sogeri Sawmills',
        verifiedByName: 'vera',
        verifiedAt: expect.any(String),
      },
    })
    expect((await employer.get(`/api/employers/${employer.id}`)).body).toMatchObject({ isApproved: true })
    // Sending the same decision twice counts once.
    await act(employer, 'verify', { ...seen, note: 'Again' })
    expect(await details(employer)).toMatchObject({ verification: { note: 'Spoke to the manager' } })
    expect((await act(employer, 'withdraw-badge', { reason: '' })).status).toBe(400)
    await act(employer, 'withdraw-badge', { reason: 'The phone is dead now' })
    expect(await details(employer)).toMatchObject({ isApproved: false, verification: null })
    expect((await employer.get(`/api/employers/${employer.id}`)).body).toMatchObject({ isApproved: false })
    const { acts } = (await details(employer)) as { acts: { act: string; administrator: string }[] }
    expect(acts.map(({ act, administrator }) => [act, administrator])).toEqual([
      ['badge-withdrawn', 'vera'],
      ['employer-verified', 'vera'],
    ])
    const mails = await mailsTo(employer, 'employer_approval')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Sogeri Sawmills is a verified employer',
      'Sogeri Sawmills no longer has the badge ‘Verified employer’',
    ])
    expect(mails[1]?.text_body).toContain('The phone is dead now')
  })
})

// Rule (administrators): When a verified employer changes its name, the administrator is notified
test('a verified employer that changes its name is reported to the administrator, any other is not', async () => {
  await changeSetting(app, 'admin_email', 'renames@example.com')
  const form = employerForm({ companyName: 'Karai Mining' })
  const employer = await createEmployer(app, { form })
  const { password: _, ...company } = form
  const rename = (companyName: string) =>
    employer.upload('/api/auth/employer/profile', formOf({ ...company, companyName }), 'PUT')
  expect((await rename('Karai Mines')).status).toBe(200)
  await act(employer, 'verify', seen)
  expect(await outbox(app, 'renames@example.com')).toEqual([])
  await rename('Karai Mines')
  await rename('Another Company')
  const [mail, ...others] = await outbox(app, 'renames@example.com')
  expect(mail?.text_body).toContain('“Karai Mines” changed its name to “Another Company”')
  expect(others).toEqual([])
  expect(await details(employer)).toMatchObject({
    companyName: 'Another Company',
    verification: { companyName: 'Karai Mines' },
  })
})

describe('a suspended employer', () => {
  // Rule (administrators): A suspended employer is logged out, its jobs are hidden, and it spends nothing
  test('is logged out at once, its jobs are not public and get no applications, and it spends nothing', async () => {
    const employer = await createEmployer(app, { credits: 20 })
    const jobId = await postJob(employer)
    const ana = await createJobSeeker(app)
    await uploadCv(ana)
    expect((await act(employer, 'suspend', {})).body).toMatchObject({
      errors: { reason: 'Please give a reason of at least 5 characters' },
    })
    expect(await act(employer, 'suspend', { reason: 'Asked people for money' })).toMatchObject({
      body: { isActive: false },
    })
    expect((await employer.get('/api/employer/credits')).status).toBe(401)
    const login = { email: employer.email, password: PASSWORD }
    expect(await employer.post('/api/auth/employer/login', login)).toMatchObject({
      status: 403,
      body: { message: 'This account is suspended. Please contact support.' },
    })
    expect((await ana.get(`/api/employers/${employer.id}`)).status).toBe(404)
    expect(JSON.stringify((await ana.get('/api/jobs/search')).body)).not.toContain(`"id":${jobId},`)
    expect((await ana.post(`/api/jobs/${jobId}/apply`)).status).toBeGreaterThanOrEqual(400)
    const [mail] = await mailsTo(employer, 'account_state')
    expect(mail?.text_body).toContain('Asked people for money')
    await act(employer, 'reactivate')
    expect((await employer.post('/api/auth/employer/login', login)).status).toBe(200)
    expect((await ana.post(`/api/jobs/${jobId}/apply`)).status).toBeLessThan(300)
    expect(await details(employer)).toMatchObject({
      isActive: true,
      credits: 15,
      jobs: [{ id: jobId, state: 'open' }],
      jobsTotal: 1,
      acts: [
        { act: 'employer-reactivated' },
        { act: 'employer-suspended', details: { reason: 'Asked people for money' } },
      ],
    })
  })
})

// Rule (administrators): The details of an employer contain no password, hash or token
test("an employer's details contain its money and requests, and nothing that gives access to the account", async () => {
  const employer = await createEmployer(app, { credits: 3 })
  await employer.post('/api/payment-requests', {
    packageId: 1,
    paymentMethod: 'cash',
    paymentDetails: 'Paid at the counter',
  })
  const body = await details(employer)
  expect(body).toMatchObject({
    companyName: employer.companyName,
    credits: 3,
    totalSpent: 0,
    lastLogin: expect.any(String),
    paymentRequests: [{ status: 'pending', amount: 10_000 }],
  })
  expect(JSON.stringify(body)).not.toMatch(/password|hash/i)
  expect((await vera.get('/api/admin/employers/999999')).status).toBe(404)
  for (const name of ['suspend', 'withdraw-badge'])
    expect((await vera.post(`/api/admin/employers/999999/${name}`, { reason: 'Nobody' })).status, name).toBe(
      404,
    )
  expect((await vera.post('/api/admin/employers/999999/verify', seen)).status).toBe(404)
})
