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
