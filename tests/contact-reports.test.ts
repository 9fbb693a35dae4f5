import { describe, expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { uploadCv } from './support/cvs.ts'
import { PASSWORD } from './support/forms.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
await changeSetting(app, 'admin_email', 'vera@example.com')
const vera = await logInAdministrator(app)

const credits = async (employer: TestEmployer) =>
  ((await employer.get('/api/employer/credits')).body as { credits: number }).credits
const refunds = async (employer: TestEmployer) =>
  (await employer.get('/api/employer/transactions?type=refund')).body as { amount: number }[]
const phoneIsDead = { reason: 'phone', details: 'Number does not exist' }
const report = (employer: TestEmployer, cvId: number, body: unknown = phoneIsDead) =>
  employer.post(`/api/cvs/${cvId}/contact-report`, body)
const decide = (id: number, state: string, note = '') =>
  vera.post(`/api/admin/contact-reports/${id}/decide`, { state, note })
async function lastReportId(): Promise<number> {
  const { rows } = await app.db.$client.query<{ id: number }>('SELECT max(id) AS id FROM contact_reports')
  return rows[0]?.id ?? 0
}

/** An employer that opened a CV, and downloaded it if `download`; it starts with 10 credits. */
async function openedCv({ download = false } = {}) {
  const ana = await createJobSeeker(app)
  const cvId = await uploadCv(ana)
  const employer = await createEmployer(app, { credits: 10 })
  expect((await employer.get(`/api/cvs/${cvId}/view`)).status).toBe(200)
  if (download) expect((await employer.get(`/api/cvs/${cvId}/download`)).status).toBe(200)
  return { ana, cvId, employer }
}
/** For reports that are refused and so change nothing. */
const untouched = await openedCv()

describe('reporting contacts', () => {
  test('is offered with the credits that were paid and the last day', async () => {
    const { cvId, employer } = await openedCv({ download: true })
    expect((await employer.get(`/api/cvs/${cvId}/contact-report`)).body).toEqual({
      claim: { credits: 7, until: expect.any(String) },
      report: null,
    })
    expect(await report(employer, cvId)).toMatchObject({ status: 201, body: { credits: 7 } })
    expect((await employer.get(`/api/cvs/${cvId}/contact-report`)).body).toMatchObject({
      claim: null,
      report: { state: 'open', reason: 'phone', credits: 7 },
    })
  })

  test('is refused for a CV that was never paid for', async () => {
    const cvId = await uploadCv(await createJobSeeker(app))
    const employer = await createEmployer(app, { credits: 10 })
    expect(await report(employer, cvId)).toMatchObject({ status: 409, body: { code: 'contact_report_late' } })
    expect((await employer.get(`/api/cvs/${cvId}/contact-report`)).body).toEqual({
      claim: null,
      report: null,
    })
  })

  // Rule (employers): Contact details can be reported for 14 days after paying
  test('is refused 14 days after paying', async () => {
    const { cvId, employer } = await openedCv()
    app.setNow(new Date(Date.now() + 13.9 * DAY))
    const early = (await employer.get(`/api/cvs/${cvId}/contact-report`)).body
    await app.db.$client.query(
      "UPDATE cv_access SET created_at = created_at - interval '1 day' WHERE cv_id = $1",
      [cvId],
    )
    const late = await report(employer, cvId)
    app.setNow(new Date())
    expect(early).toMatchObject({ claim: { credits: 2 } })
    expect(late).toMatchObject({ status: 409, body: { code: 'contact_report_late' } })
  })

  test.each([
    [{}, 'reason', 'Please choose what does not work'],
    [{ reason: 'boring' }, 'reason', 'Please choose what does not work'],
    [{ reason: 'other' }, 'details', 'Please tell us what does not work'],
  ])('with %j gets its message at the field', async (body, field, message) => {
    const { cvId, employer } = untouched
    expect(await report(employer, cvId, body)).toMatchObject({
      status: 400,
      body: { errors: { [field]: message } },
    })
  })

  test('ten times at once leaves one open report', async () => {
    const { cvId, employer } = await openedCv()
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(employer, cvId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })
})

describe('a decision', () => {
  // Rule (employers): A confirmed report of contact details returns the credits once and notifies both sides
  test('to confirm returns the paid credits once, notifies both sides, and access stays', async () => {
    const { ana, cvId, employer } = await openedCv({ download: true })
    await report(employer, cvId)
    expect((await decide(await lastReportId(), 'confirmed', 'We called too.')).body).toMatchObject({
      state: 'confirmed',
      credits: 7,
    })
    expect(await credits(employer)).toBe(10)
    expect(await refunds(employer)).toMatchObject([{ type: 'refund', amount: 7, relatedId: cvId }])
    const mail = (await outbox(app, employer.email)).at(-1)
    expect(mail).toMatchObject({ kind: 'contact_report', subject: '7 credits refunded' })
    expect(mail?.text_body).toContain('We called too.')
    expect((await ana.get('/api/user/notices')).body).toMatchObject([
      {
        kind: 'contact_failed',
        path: `/upload/${cvId}`,
        text: expect.stringMatching(/^A company could not reach you/),
      },
      { kind: 'cv_opened' },
      { kind: 'cv_opened' },
    ])
    expect((await employer.get(`/api/cvs/${cvId}/employer-view`)).status).toBe(200)
    expect(await report(employer, cvId)).toMatchObject({ status: 409, body: { code: 'contact_reported' } })
  })

  test('to decline returns nothing and lets the employer report again', async () => {
    const { ana, cvId, employer } = await openedCv()
    await report(employer, cvId)
    await decide(await lastReportId(), 'declined', 'The phone rings.')
    expect(await credits(employer)).toBe(8)
    expect((await outbox(app, employer.email)).at(-1)?.text_body).toContain('The phone rings.')
    expect((await ana.get('/api/user/notices')).body).toMatchObject([{ kind: 'cv_opened' }])
    expect((await employer.get(`/api/cvs/${cvId}/contact-report`)).body).toMatchObject({
      claim: { credits: 2 },
      report: { state: 'declined', note: 'The phone rings.' },
    })
    expect((await report(employer, cvId)).status).toBe(201)
  })

  // Rule (employers): Credits come back once, even if two administrators decide at the same moment or the CV is deleted
  test('made ten times at once, both ways, counts once', async () => {
    const { cvId, employer } = await openedCv()
    await report(employer, cvId)
    const id = await lastReportId()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => decide(id, n % 2 === 0 ? 'confirmed' : 'declined')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const won = answers.find(({ status }) => status === 200)?.body as { state: string }
    expect(await refunds(employer)).toHaveLength(won.state === 'confirmed' ? 1 : 0)
  })

  // Rule (employers): Credits come back once, even if two administrators decide at the same moment or the CV is deleted
  test('while the CV is deleted returns the paid credits and leaves the rest of the ledger', async () => {
    const { ana, cvId, employer } = await openedCv()
    await report(employer, cvId)
    const id = await lastReportId()
    const [deleted, decided] = await Promise.all([ana.delete(`/api/cvs/${cvId}`), decide(id, 'confirmed')])
    expect([deleted.status, decided.status]).toEqual([200, 200])
    expect(await credits(employer)).toBe(10)
    expect((await employer.get('/api/employer/transactions')).body).toMatchObject([
      { type: 'refund', amount: 2 },
      { type: 'usage', amount: -2 },
      { amount: 10 },
    ])
  })

  test("after the job seeker's account is deleted still returns the paid credits", async () => {
    const { ana, cvId, employer } = await openedCv()
    await report(employer, cvId)
    expect((await ana.post('/api/user/delete-account', { currentPassword: PASSWORD })).status).toBeLessThan(
      300,
    )
    expect((await decide(await lastReportId(), 'confirmed')).status).toBe(200)
    expect(await credits(employer)).toBe(10)
  })

  test('about an unknown report gets a 404', async () => {
    expect((await decide(999_999, 'confirmed')).status).toBe(404)
  })
})

describe('the administrator', () => {
  test('gets a mail, and a list with the contact details to try', async () => {
    const { cvId, employer } = await openedCv()
    await report(employer, cvId)
    const mails = await outbox(app, 'vera@example.com')
    expect(mails.filter(({ subject }) => subject.startsWith('Contact details'))).toHaveLength(1)
    const open = await vera.get('/api/admin/contact-reports?state=open&page=1&limit=1')
    expect(open.body).toMatchObject([
      {
        state: 'open',
        reason: 'phone',
        details: 'Number does not exist',
        credits: 2,
        companyName: employer.companyName,
        cv: { id: cvId, phone: '7012 3456' },
      },
    ])
    expect(Number(open.headers.get('x-total-count'))).toBeGreaterThan(0)
  })

  test('is the only one who reads and decides', async () => {
    const { cvId, employer } = await openedCv()
    await report(employer, cvId)
    const id = await lastReportId()
    for (const who of [employer, openBrowser(app)]) {
      expect((await who.get('/api/admin/contact-reports')).status).toBe(401)
      expect((await who.post(`/api/admin/contact-reports/${id}/decide`, { state: 'confirmed' })).status).toBe(
        401,
      )
    }
    expect((await report(await createEmployer(app), cvId)).status).toBe(409)
    expect((await openBrowser(app).post(`/api/cvs/${cvId}/contact-report`, phoneIsDead)).status).toBe(401)
  })
})
