import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { insertCvs } from './support/cvs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()

test("the dashboard's numbers are counted, days by the calendar of Port Moresby", async () => {
  const ana = await createJobSeeker(app)
  await createJobSeeker(app)
  const employer = await createEmployer(app, { credits: 10 })
  const [id] = await insertCvs(app, ana.id, 3)
  await employer.get(`/api/cvs/${id}/view`)
  await app.db.$client.query(
    "UPDATE job_seekers SET created_at = now() - interval '2 days', last_login = now() - interval '31 days' WHERE id = $1",
    [ana.id],
  )
  const vera = await logInAdministrator(app)
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
