import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type Person } from './support/people.ts'

const app = await startTestApp()
await changeSetting(app, 'admin_email', 'vera@example.com')
const sql = async (text: string, values: unknown[] = []) => (await app.db.$client.query(text, values)).rows
const withdraw = (person: Person, employerId: number, headers = {}) =>
  person.post(`/api/user/companies/${employerId}/withdraw`, {}, headers)

async function opened({ credits = 20 } = {}) {
  const employer = await createEmployer(app, { credits })
  const ana = await createJobSeeker(app)
  const cvId = await uploadCv(ana)
  const open = () => employer.get(`/api/cvs/${cvId}/view`)
  const first = await open()
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const balance = async () =>
    ((await employer.get('/api/employer/credits')).body as { credits: number }).credits
  const refunds = () =>
    sql("SELECT amount FROM credit_transactions WHERE employer_id = $1 AND type = 'refund'", [employer.id])
  return { employer, ana, cvId, open, balance, refunds }
}

// Rule (job seekers): A CV that is taken back from a company: it loses contacts, file and applications, and gets its credits back
test('a company loses the contacts, the file and the applications, and gets its credits back', async () => {
  const { employer, ana, cvId, balance, refunds } = await opened()
  expect((await employer.get(`/api/cvs/${cvId}/download`)).status).toBe(200)
  const jobId = await postJob(employer)
  expect((await ana.post(`/api/jobs/${jobId}/apply`, { cvId })).status).toBe(201)
  const spent = await sql('SELECT sum(credits_used)::int AS credits FROM cv_access WHERE employer_id = $1', [
    employer.id,
  ])
  const before = await balance()
  expect((await withdraw(ana, employer.id)).body).toEqual({ success: true })
  expect(await balance()).toBe(before + spent[0].credits)
  expect(await refunds()).toEqual([{ amount: spent[0].credits }])
  for (const path of ['profile', 'view', 'employer-view', 'document', 'download', 'pages/1'])
    expect((await employer.get(`/api/cvs/${cvId}/${path}`)).status, path).toBe(404)
  expect((await employer.get('/api/employer/applications')).body).toEqual([])
  expect((await employer.get('/api/employer/opened-cvs')).body).toMatchObject([{ cv: null }, { cv: null }])
  expect((await employer.get('/api/cvs/search')).body).toMatchObject({ total: 0 })
  expect((await ana.get('/api/user/cv-access')).body).toEqual([])
  expect((await ana.get('/api/user/visibility')).body).toMatchObject({
    shownTo: 'employers',
    hiddenFrom: [{ name: employer.companyName, isRegistered: true }],
  })
  const mails = (await outbox(app, employer.email)).filter(({ kind }) => kind === 'cv_withdrawn')
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).not.toContain('Ana')
  expect((await withdraw(ana, employer.id)).body).toMatchObject({ code: 'company_has_no_access' })
})

// Rule (employers): Ten withdrawals of one CV at once refund once, and a purchase at the same moment is refunded or refused
test('ten withdrawals at once refund once; purchases at the same moment are refunded or refused', async () => {
  const { employer, ana, balance, refunds } = await opened({ credits: 100 })
  const others = await insertCvs(app, ana.id, 8)
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => withdraw(ana, employer.id)),
    ...others.map((id) => employer.get(`/api/cvs/${id}/view`)),
  ])
  expect(answers.slice(0, 10).filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await refunds()).toHaveLength(1)
  expect(await balance()).toBe(100)
  expect(await sql('SELECT id FROM cv_access WHERE job_seeker_id = $1', [ana.id])).toEqual([])
})

test('credits of a confirmed report do not come back twice, and an open report is closed', async () => {
  const { employer, ana, cvId, balance } = await opened()
  const administrator = await logInAdministrator(app)
  const report = () => employer.post(`/api/cvs/${cvId}/contact-report`, { reason: 'phone', details: '' })
  expect((await report()).status).toBe(201)
  const [open] = await sql('SELECT id FROM contact_reports WHERE cv_id = $1', [cvId])
  expect((await withdraw(ana, employer.id)).status).toBe(200)
  expect(await balance()).toBe(20)
  const decision = { state: 'confirmed', note: '' }
  expect((await administrator.post(`/api/admin/contact-reports/${open.id}/decide`, decision)).status).toBe(
    409,
  )
  expect(await balance()).toBe(20)

  const next = await opened()
  await next.employer.post(`/api/cvs/${next.cvId}/contact-report`, { reason: 'phone', details: '' })
  const [second] = await sql('SELECT id FROM contact_reports WHERE cv_id = $1', [next.cvId])
  await administrator.post(`/api/admin/contact-reports/${second.id}/decide`, decision)
  expect(await next.balance()).toBe(20)
  expect((await withdraw(next.ana, next.employer.id)).status).toBe(200)
  expect(await next.balance()).toBe(20)
})

// Rule (job seekers): A job seeker takes the CV back from five companies in 30 days at most
test('a sixth company in 30 days is refused, and a company without access is not found', async () => {
  const strict = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
  const ana = await createJobSeeker(strict)
  const [cvId] = await insertCvs(strict, ana.id, 1)
  const { rows } = await strict.db.$client.query<{ id: number }>(
    `INSERT INTO employers (company_name, contact_person, email, password_hash)
     SELECT 'Mine ' || n, 'Vele', n || '@mines.example', '' FROM generate_series(1, 6) n RETURNING id`,
  )
  const statuses: number[] = []
  for (const { id } of rows) {
    await strict.db.$client.query(
      "INSERT INTO cv_access (employer_id, cv_id, job_seeker_id, access_type, credits_used) VALUES ($1, $2, $3, 'view', 1)",
      [id, cvId, ana.id],
    )
    statuses.push((await withdraw(ana, id)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await withdraw(ana, 999_999)).status).toBe(404)
})

// Rule (job seekers): A company that opened a CV can be reported: the administrator gets a mail and a line on its page
test('a company that opened a CV is reported to the administrator and not told', async () => {
  const { employer, ana } = await opened()
  const path = `/api/user/companies/${employer.id}/report`
  expect((await ana.post(path, { reason: 'other', details: '' })).status).toBe(400)
  expect((await ana.post(path, { reason: 'money', details: 'K200 for a uniform' })).status).toBe(200)
  const acts = await sql("SELECT target_id, details FROM administrator_acts WHERE act = 'company-reported'")
  expect(acts).toEqual([{ target_id: String(employer.id), details: { reason: 'money' } }])
  const rows = await sql(
    "SELECT reply_to, text_body FROM emails WHERE subject LIKE 'A company was reported%'",
  )
  expect(rows).toMatchObject([
    { reply_to: ana.email, text_body: expect.stringContaining('K200 for a uniform') },
  ])
  expect((await outbox(app, employer.email)).map(({ subject }) => subject).join()).not.toContain('report')
  expect((await (await createJobSeeker(app)).post(path, { reason: 'money' })).status).toBe(404)
})
