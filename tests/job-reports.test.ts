import { describe, expect, test } from 'vitest'
import { HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { postJob } from './support/jobs.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
const ADMIN = 'vera@example.com'
await changeSetting(app, 'admin_email', ADMIN)
const employer = await createEmployer(app, { credits: 500 })

const newJob = (title = 'Cashier') => postJob(employer, { title })
const visitor = (userAgent: string) => {
  const browser = openBrowser(app)
  return (id: number, json: object = { reason: 'money' }, headers = {}) =>
    browser.post(`/api/jobs/${id}/report`, json, { 'user-agent': userAgent, ...headers })
}
const reports = async (id: number) =>
  (
    await app.db.$client.query(
      'SELECT reason, details, job_seeker_id AS "jobSeekerId", state FROM job_reports WHERE job_posting_id = $1 ORDER BY id',
      [id],
    )
  ).rows
const mailsAbout = async (title: string) =>
  (await outbox(app, ADMIN)).filter(({ subject }) => subject === `Job reported: ${title}`)
/** Every test comes from the same address; an hour later it may report again. */
const laterBy = (hours: number) => app.setNow(new Date(Date.now() + hours * HOUR))

describe('a report', () => {
  test('can be made by anybody, and notifies the administrator', async () => {
    const id = await newJob('Fee Collector')
    const details = 'They want K200 for a uniform, by phone.'
    expect(await visitor('phone')(id, { reason: 'money', details })).toMatchObject({
      status: 201,
      body: { isNew: true },
    })
    expect(await reports(id)).toEqual([{ reason: 'money', details, jobSeekerId: null, state: 'open' }])
    const [mail] = await mailsAbout('Fee Collector')
    expect(mail).toMatchObject({ kind: 'administrator_notice' })
    expect(mail?.text_body).toContain(details)
    expect(mail?.text_body).toContain('It asks for money')
  })

  test('stores neither address nor browser', async () => {
    const id = await newJob()
    await visitor('a-phone-that-is-told-apart')(id)
    const { rows } = await app.db.$client.query('SELECT job_reports::text AS row FROM job_reports')
    expect(JSON.stringify(rows)).not.toMatch(/told-apart|127\.0\.0\.1/)
  })

  // Rule (jobs): A visitor can report a job once while the report is open
  test('counts once for each visitor and job while it is open', async () => {
    laterBy(2)
    const id = await newJob('Twice Reported')
    const ana = await createJobSeeker(app)
    const first = visitor('phone')
    await first(id)
    expect((await first(id, { reason: 'fake' })).body).toEqual({ isNew: false })
    const all = await Promise.all([1, 2, 3].map(() => visitor('other phone')(id)))
    expect(all.filter(({ body }) => (body as { isNew: boolean }).isNew)).toHaveLength(1)
    expect((await ana.post(`/api/jobs/${id}/report`, { reason: 'filled' })).body).toEqual({ isNew: true })
    expect(await reports(id)).toMatchObject([
      { reason: 'money' },
      { reason: 'money' },
      { reason: 'filled', jobSeekerId: ana.id },
    ])
    const vera = await logInAdministrator(app)
    expect((await vera.post(`/api/admin/job-checks/${id}/dismiss`)).status).toBe(200)
    expect((await first(id)).body).toEqual({ isNew: true })
  })

  test('is mailed once for each job and day, however many there are', async () => {
    laterBy(4)
    const id = await newJob('Daily Reported')
    for (const phone of ['one', 'two', 'three']) await visitor(phone)(id)
    expect(await mailsAbout('Daily Reported')).toHaveLength(1)
    laterBy(28)
    await visitor('four')(id)
    expect(await mailsAbout('Daily Reported')).toHaveLength(2)
  })

  test.each([
    ['without a reason', {}, 'reason'],
    ['with an unknown reason', { reason: 'ugly' }, 'reason'],
    ['with 1,001 characters', { reason: 'fake', details: 'x'.repeat(1001) }, 'details'],
    ['with the reason "other" and no details', { reason: 'other', details: ' ' }, 'details'],
  ])('%s is refused at its field', async (_, json, field) => {
    const { status, body } = await visitor('phone')(await newJob(), json)
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]])
  })

  test('of a job that is not public, or sent by another site, is refused', async () => {
    laterBy(30)
    const draft = await postJob(employer, { title: 'Not yet', draft: true })
    expect((await visitor('phone')(draft)).status).toBe(404)
    expect((await visitor('phone')(999_999)).status).toBe(404)
    const id = await newJob()
    const forged = await visitor('phone')(id, { reason: 'fake' }, { 'sec-fetch-site': 'cross-site' })
    expect(forged.status).toBe(403)
    await employer.post(`/api/employer/job-postings/${id}/close`)
    expect((await visitor('phone')(id)).status).toBe(201)
  })

  test('is refused after ten in an hour from one address', async () => {
    laterBy(40)
    for (let i = 0; i < 10; i++) expect((await visitor(`phone ${i}`)(await newJob())).status).toBe(201)
    const refused = await visitor('phone')(await newJob())
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    laterBy(42)
    expect((await visitor('phone')(await newJob())).status).toBe(201)
  })
})

// Rule (scams): Whoever reported a job with an account gets an answer, with the administrator's words
test.each([
  ['dismiss', {}, 'found nothing wrong'],
  ['block', { reason: 'It asks for money' }, 'no longer public'],
] as const)('a job seeker who reported a job gets one answer: %s', async (act, json, words) => {
  laterBy(act === 'dismiss' ? 40 : 50)
  const vera = await logInAdministrator(app)
  const id = await newJob(`Answered ${act}`)
  const ana = await createJobSeeker(app)
  await ana.post(`/api/jobs/${id}/report`, { reason: 'money' })
  const { status } = await vera.post(`/api/admin/job-checks/${id}/${act}`, { ...json, reply: 'Well seen.' })
  expect(status).toBe(200)
  const answers = (await outbox(app, ana.email)).filter(({ kind }) => kind === 'report_answer')
  expect(answers).toHaveLength(1)
  expect(answers[0]?.text_body).toContain(words)
  expect(answers[0]?.text_body).toContain('Well seen.')
})
