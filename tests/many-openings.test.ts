import { expect, test } from 'vitest'
import { DAY, HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { PASSWORD } from './support/forms.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
const { id: ownerId } = await createJobSeeker(app)
const open = (employer: Pick<TestEmployer, 'get'>, id: number | undefined) =>
  employer.get(`/api/cvs/${id}/view`)
const confirm = (employer: Pick<TestEmployer, 'post'>, currentPassword = PASSWORD) =>
  employer.post('/api/employer/confirm-password', { currentPassword })
const creditsOf = async (employer: TestEmployer) => (await employer.get('/api/employer/credits')).body

/** Inserts CVs that the employer bought, or was sent, this many days ago. */
async function insertAccess(
  { id }: TestEmployer,
  count: number,
  daysAgo: number,
  type: 'view' | 'download' | 'application' = 'view',
): Promise<void> {
  await app.db.$client.query(
    `INSERT INTO cv_access (employer_id, cv_id, job_seeker_id, access_type, credits_used, created_at)
     SELECT $1, NULL, NULL, $3, 2, now() - make_interval(days => $4) FROM generate_series(1, $2)`,
    [id, count, type, daysAgo],
  )
}

// Rule (logins): The 31st CV opened within 24 hours needs the password, which then counts for 12 hours
test('the 31st CV within a day needs the password, which counts for 12 hours in that session', async () => {
  const employer = await createEmployer(app, { credits: 100 })
  const ids = await insertCvs(app, ownerId, 33)
  await insertAccess(employer, 29, 0)
  expect((await open(employer, ids[0])).status).toBe(200)
  const asked = await open(employer, ids[1])
  expect(asked).toMatchObject({
    status: 403,
    body: { code: 'password_required', message: expect.stringContaining('Please type your password') },
  })
  expect(await creditsOf(employer)).toMatchObject({ credits: 98 })
  // CVs that were bought before stay open.
  expect((await open(employer, ids[0])).status).toBe(200)
  expect(await confirm(employer, 'guess')).toMatchObject({
    status: 400,
    body: { code: 'current_password_wrong', errors: { currentPassword: expect.any(String) } },
  })
  expect((await open(employer, ids[1])).status).toBe(403)
  expect((await confirm(employer)).status).toBe(200)
  expect((await open(employer, ids[1])).status).toBe(200)
  // Another session of the account needs the password itself.
  const thief = openBrowser(app)
  await thief.post('/api/auth/employer/login', { email: employer.email, password: PASSWORD })
  expect((await open(thief, ids[2])).status).toBe(403)
  app.setNow(new Date(Date.now() + 13 * HOUR))
  expect((await open(employer, ids[2])).status).toBe(403)
  app.setNow(new Date(Date.now() + 25 * HOUR))
  expect((await open(employer, ids[2])).status).toBe(200)
  app.setNow(new Date())
})

// Rule (logins): The limit also applies to CVs opened at the same moment
test('forty CVs opened at the same moment cannot exceed the limit', async () => {
  const employer = await createEmployer(app, { credits: 100 })
  const ids = await insertCvs(app, ownerId, 40)
  const answers = await Promise.all(ids.map((id) => open(employer, id)))
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(403)])
  expect(await creditsOf(employer)).toMatchObject({ credits: 40 })
})

test('a download can need the password too', async () => {
  const employer = await createEmployer(app, { credits: 100 })
  const id = await uploadCv(await createJobSeeker(app))
  expect((await open(employer, id)).status).toBe(200)
  await insertAccess(employer, 29, 0, 'download')
  const download = () => employer.get(`/api/cvs/${id}/download`)
  expect(await download()).toMatchObject({ status: 403, body: { code: 'password_required' } })
  await confirm(employer)
  expect((await download()).status).toBe(200)
})

// Rule (logins): The limit is three times the busiest day of the last three months, without the last week
test('the limit is three times the busiest day of the last three months, without the last week', async () => {
  const [busy, thief, long] = [
    await createEmployer(app, { credits: 100 }),
    await createEmployer(app, { credits: 100 }),
    await createEmployer(app, { credits: 100 }),
  ]
  const ids = await insertCvs(app, ownerId, 2)
  await insertAccess(busy, 20, 10)
  await insertAccess(thief, 20, 6)
  await insertAccess(long, 20, 91)
  for (const employer of [busy, thief, long]) await insertAccess(employer, 59, 0)
  const statuses = []
  for (const employer of [busy, thief, long]) statuses.push((await open(employer, ids[0])).status)
  expect(statuses).toEqual([200, 403, 403])
  expect((await open(busy, ids[1])).status).toBe(403)
})

test('applicants do not count', async () => {
  const employer = await createEmployer(app, { credits: 100 })
  const [id] = await insertCvs(app, ownerId, 1)
  await insertAccess(employer, 60, 0, 'application')
  expect((await open(employer, id)).status).toBe(200)
})

// Rule (logins): When an employer reaches the limit, the administrator is notified once a day
test('the administrator is notified once a day: by a mail, and by a row of the audit log at the employer', async () => {
  await changeSetting(app, 'admin_email', 'office@example.com')
  const employer = await createEmployer(app, { credits: 100 })
  const ids = await insertCvs(app, ownerId, 3)
  await insertAccess(employer, 4, 20)
  await insertAccess(employer, 30, 0)
  await Promise.all(ids.map((id) => open(employer, id)))
  const subject = `${employer.companyName} opens many more CVs than usual`
  const mails = async () =>
    (await outbox(app, 'office@example.com')).filter((mail) => mail.subject === subject)
  const [mail, ...others] = await mails()
  expect([mail?.text_body, others]).toEqual([
    expect.stringMatching(/30 CVs in the last 24 hours.*it was 4\./s),
    [],
  ])
  const vera = await logInAdministrator(app)
  const log = `/api/admin/audit-log?act=password-asked-again&search=${employer.id}`
  expect((await vera.get(log)).body).toMatchObject([
    {
      administrator: null,
      targetType: 'employer',
      targetId: String(employer.id),
      details: { inTheLast24Hours: 30, onItsBusiestDay: 4 },
    },
  ])
  app.setNow(new Date(Date.now() + DAY))
  await insertAccess(employer, 31, -1)
  await open(employer, ids[0])
  expect(await mails()).toHaveLength(2)
  app.setNow(new Date())
})
