import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { converse } from './support/conversations.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()

// Rule (administrators): The dashboard counts accounts, CVs and visits, and "today" is a day of Port Moresby
test('the dashboard counts accounts, CVs and visits, with days of Port Moresby', async () => {
  const ana = await createJobSeeker(app)
  await createJobSeeker(app)
  const employer = await createEmployer(app, { credits: 10 })
  const suspended = await createEmployer(app)
  const [id] = await insertCvs(app, ana.id, 3)
  await employer.get(`/api/cvs/${id}/view`)
  await app.db.$client.query(
    "UPDATE job_seekers SET created_at = now() - interval '2 days', last_login = now() - interval '31 days' WHERE id = $1",
    [ana.id],
  )
  const vera = await logInAdministrator(app)
  await vera.post(`/api/admin/employers/${suspended.id}/suspend`, { reason: 'Asked people for money' })
  expect((await vera.get('/api/admin/stats')).body).toMatchObject({
    totalUsers: 2,
    totalCvs: 3,
    totalEmployers: 1,
    activeUsers: 1,
    cvViews: 1,
    cvDownloads: 0,
    newUsersToday: 1,
    newCvsToday: 3,
    visits: { today: 0 },
  })
})

// Rule (administrators): The dashboard counts payments, employers, reports and failed mails that wait
test('payments, employers to verify, reports and failed mails are counted as waiting', async () => {
  const vera = await logInAdministrator(app)
  await app.db.$client.query('UPDATE employers SET is_approved = true')
  const { employer, ana, jobId, conversation } = await converse(app)
  const queues = async () => (await vera.get('/api/admin/queues')).body
  const nothing = { payments: 0, employers: 1, reports: 0, contactReports: 0, emails: 0 }
  expect(await queues()).toMatchObject(nothing)

  const payment = { packageId: 1, paymentMethod: 'cash', paymentDetails: 'Paid at the counter' }
  const first = await employer.post('/api/payment-requests', payment)
  await employer.post('/api/payment-requests', payment)
  await createEmployer(app)
  await ana.post(`/api/jobs/${jobId}/report`, { reason: 'fake' })
  const spam = { reason: 'spam', details: 'Again and again' }
  await employer.post(`/api/employer/conversations/${conversation}/report`, spam)
  const cvId = await uploadCv(await createJobSeeker(app))
  await employer.get(`/api/cvs/${cvId}/view`)
  await employer.post(`/api/cvs/${cvId}/contact-report`, { reason: 'phone', details: 'Does not exist' })
  const { rows } = await app.db.$client.query<{ id: number }>(
    `INSERT INTO emails (kind, recipient, subject, text_body, html_body, state)
     SELECT 'test', 'a@example.com', 'S', 'T', 'H', 'failed' FROM generate_series(1, 3) RETURNING id`,
  )
  const waiting = { payments: 2, employers: 2, reports: 2, contactReports: 1, emails: 3 }
  expect(await queues()).toMatchObject(waiting)

  // Finished items no longer count as waiting.
  const { id } = first.body as { id: number }
  await vera.post(`/api/admin/payment-requests/${id}/process`, {
    status: 'rejected',
    adminNotes: 'No money came',
  })
  await vera.post(`/api/admin/employers/${employer.id}/suspend`, { reason: 'Asked people for money' })
  await vera.post(`/api/admin/job-checks/${jobId}/dismiss`)
  await app.db.$client.query('UPDATE emails SET seen_at = now() WHERE id = $1', [rows[0]?.id])
  expect(await queues()).toMatchObject({
    payments: 1,
    employers: 1,
    reports: 1,
    contactReports: 1,
    emails: 2,
  })
})

// Rule (administrators): The dashboard counts the registrations of each of the last thirty days
test('registrations are counted for each of the last thirty days of Port Moresby, today last', async () => {
  const vera = await logInAdministrator(app)
  await app.db.$client.query("UPDATE employers SET created_at = now() - interval '40 days'")
  const person = await createJobSeeker(app)
  await app.db.$client.query("UPDATE job_seekers SET created_at = '2026-03-01T14:30:00Z' WHERE id = $1", [
    person.id,
  ])
  app.setNow(new Date('2026-03-03T00:00:00Z'))
  const again = await logInAdministrator(app)
  const days = (await again.get('/api/admin/registrations')).body as { day: string }[]
  app.setNow(new Date())
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ day: '2026-03-03' })
  // 00:30 in Port Moresby.
  expect(days.at(-2)).toEqual({ day: '2026-03-02', jobSeekers: 1, employers: 0, cvs: 0 })
  expect(days.at(-3)).toMatchObject({ jobSeekers: 0 })
  expect((await vera.get('/api/admin/registrations')).status).toBe(200)
})

// Rule (administrators): The dashboard says since when the oldest item of each queue waits
test('the oldest item of each queue is known, and what the waiting payments are worth', async () => {
  const vera = await logInAdministrator(app)
  const employer = await createEmployer(app)
  await employer.post('/api/payment-requests', {
    packageId: 1,
    paymentMethod: 'cash',
    paymentDetails: 'Paid at the counter',
  })
  const since = '2026-01-05T00:00:00.000Z'
  await app.db.$client.query(
    "UPDATE payment_requests SET created_at = $1, amount = 777 WHERE status = 'pending'",
    [since],
  )
  await app.db.$client.query('UPDATE employers SET created_at = $1 WHERE id = $2', [since, employer.id])
  const { body } = await vera.get('/api/admin/queues/oldest')
  expect(body).toMatchObject({ payments: { since }, employers: { since } })
  const [{ sum }] = (
    await app.db.$client.query<{ sum: number }>(
      "SELECT sum(amount)::int AS sum FROM payment_requests WHERE status = 'pending'",
    )
  ).rows as [{ sum: number }]
  expect(body).toMatchObject({ payments: { toea: sum }, jobs: { count: expect.any(Number) } })
})

// Rule (administrators): Kina and credits sold are counted for each of the last twelve months
test('sales are counted by month of Port Moresby, this month last', async () => {
  const employer = await createEmployer(app)
  await employer.post('/api/payment-requests', {
    packageId: 1,
    paymentMethod: 'cash',
    paymentDetails: 'Paid at the counter',
  })
  // The first of March in Port Moresby.
  await app.db.$client.query(
    `UPDATE payment_requests SET status = 'approved', amount = 12300, package_credits = 7,
       processed_at = '2026-02-28T14:30:00Z' WHERE employer_id = $1`,
    [employer.id],
  )
  app.setNow(new Date('2026-03-15T00:00:00Z'))
  const vera = await logInAdministrator(app)
  const months = (await vera.get('/api/admin/sales')).body as { month: string }[]
  app.setNow(new Date())
  expect(months).toHaveLength(12)
  expect(months[0]?.month).toBe('2025-04')
  expect(months.at(-1)).toEqual({ month: '2026-03', toea: 12_300, credits: 7 })
})

// Rule (administrators): A search finds people, companies, CVs, jobs and payments by name, address, phone and reference
test('everything is found by name, address, phone with or without +675, and reference', async () => {
  const vera = await logInAdministrator(app)
  const ana = await createJobSeeker(app)
  await app.db.$client.query(
    "UPDATE job_seekers SET full_name = 'Zanita Quoro', phone = '7123 9876' WHERE id = $1",
    [ana.id],
  )
  await insertCvs(app, ana.id, 1)
  await app.db.$client.query("UPDATE cvs SET phone = '+675 7123 9876' WHERE job_seeker_id = $1", [ana.id])
  const employer = await createEmployer(app)
  const paid = await employer.post('/api/payment-requests', {
    packageId: 1,
    paymentMethod: 'cash',
    paymentDetails: 'Paid at the counter',
  })
  const { reference } = paid.body as { reference: string }
  const find = async (query: string) =>
    (await vera.get(`/api/admin/search?${new URLSearchParams({ query })}`)).body as Record<
      string,
      { id: number }[]
    >
  expect((await find('anita QUO')).jobSeekers).toMatchObject([{ id: ana.id, fullName: 'Zanita Quoro' }])
  for (const phone of ['71239876', '7123 9876', '+675 7123-9876']) {
    const found = await find(phone)
    expect([found['jobSeekers']?.length, found['cvs']?.length]).toEqual([1, 1])
  }
  expect((await find(reference)).payments).toMatchObject([{ reference }])
  expect((await vera.get('/api/admin/search?query=a')).status).toBe(400)
})

// Rule (administrators): An email to chosen people goes to each separately, and the audit log records it
test('each of the chosen people gets a mail of their own', async () => {
  const vera = await logInAdministrator(app)
  const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
  const mail = { to: 'jobSeekers', ids: [ana.id, koivi.id], subject: 'Your photo', message: 'One.\n\nTwo.' }
  expect((await vera.post('/api/admin/mail', mail)).body).toEqual({ mailed: 2 })
  const { rows } = await app.db.$client.query<{ recipient: string; text_body: string }>(
    "SELECT recipient, text_body FROM emails WHERE kind = 'administrator_message' ORDER BY id",
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]?.recipient).not.toBe(rows[1]?.recipient)
  expect(rows[0]?.text_body).toMatch(/^Dear .*\n\nOne\.\n\nTwo\.\n\n/)
  const log = (await vera.get('/api/admin/audit-log?act=people-mailed')).body as object[]
  expect(log[0]).toMatchObject({ details: { subject: 'Your photo', people: 2 } })
  const csv = await vera.get(`/api/admin/users.csv?ids=${koivi.id}`)
  expect(String(csv.body).trim().split('\n')).toHaveLength(2)
})
