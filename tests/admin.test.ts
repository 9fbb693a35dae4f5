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
