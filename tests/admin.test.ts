import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { insertCvs } from './support/cvs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()

test("the dashboard's numbers are counted, days by the calendar of Port Moresby", async () => {
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

test('what waits is counted: payments, employers to verify, reports and mails that failed', async () => {
  const vera = await logInAdministrator(app)
  await app.db.$client.query('UPDATE employers SET is_approved = true')
  const employer = await createEmployer(app)
  await app.db.$client.query(
    `INSERT INTO emails (kind, recipient, subject, text_body, html_body, state) VALUES ('test', 'a@example.com', 'S', 'T', 'H', 'failed')`,
  )
  await employer.post('/api/payment-requests', {
    packageId: 1,
    paymentMethod: 'cash',
    paymentDetails: 'Paid at the counter',
  })
  expect((await vera.get('/api/admin/queues')).body).toEqual({
    payments: 1,
    employers: 1,
    reports: 0,
    contactReports: 0,
    emails: 1,
  })
})

test('registrations are counted a day of Port Moresby, thirty of them, today the last', async () => {
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
  // Half past midnight there.
  expect(days.at(-2)).toEqual({ day: '2026-03-02', jobSeekers: 1, employers: 0, cvs: 0 })
  expect(days.at(-3)).toMatchObject({ jobSeekers: 0 })
  expect((await vera.get('/api/admin/registrations')).status).toBe(200)
})
