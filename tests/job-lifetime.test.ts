import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { meetAndApply, sent } from './support/applications.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs } from './support/cvs.ts'
import { PASSWORD } from './support/forms.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, type Person, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)
const start = new Date('2026-11-21T02:00:00Z')
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const balance = async (employer: TestEmployer) =>
  ((await employer.get('/api/employer/credits')).body as { credits: number }).credits
const own = async (employer: TestEmployer) =>
  (await employer.get('/api/employer/job-postings')).body as {
    id: number
    isActive: boolean
    state: string
  }[]
const passDays = (days: number) => app.setNow(new Date(start.getTime() + days * DAY))
/** Sessions of employers end after 14 idle days. */
const logInAgain = ({ post, email }: TestEmployer) =>
  post('/api/auth/employer/login', { email, password: PASSWORD })
beforeEach(() => app.setNow(start))

describe('the end of a job', () => {
  test('is the 30th day', async () => {
    const employer = await createEmployer(app, { credits: 5, form: { companyName: 'Expiry Estates' } })
    const id = await postJob(employer)
    const search = async () =>
      ((await visitor.get('/api/jobs/search?query=expiry+estates')).body as { total: number }).total
    passDays(29.99)
    await logInAgain(employer)
    expect([await search(), (await own(employer))[0]?.state]).toEqual([1, 'open'])
    passDays(30.01)
    expect([await search(), (await own(employer))[0]?.state]).toEqual([0, 'expired'])
    expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({ isOpen: false, isActive: false })
  })

  // Rule (jobs): A job ends at its closing date or its expiry, whichever is earlier
  test('is the closing date, 23:59:59 in Port Moresby, when that is earlier', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer, { closingDate: '2026-11-25' })
    const isOpen = async () =>
      ((await visitor.get(`/api/jobs/${id}`)).body as { isOpen: boolean; endsAt: string }).isOpen
    expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({ endsAt: '2026-11-25T13:59:59.000Z' })
    app.setNow(new Date('2026-11-25T13:59:30Z'))
    expect(await isOpen()).toBe(true)
    app.setNow(new Date('2026-11-25T14:00:00Z'))
    expect(await isOpen()).toBe(false)
  })
})

describe('closing and reopening', () => {
  test('are free until the job expires', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer)
    const call = (name: string) => employer.post(`/api/employer/job-postings/${id}/${name}`)
    expect((await call('close')).body).toMatchObject({ state: 'closed', isActive: false })
    expect((await call('close')).status).toBe(200)
    expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({ isOpen: false })
    expect((await call('publish')).status).toBe(400)
    expect((await call('reopen')).body).toMatchObject({ state: 'open', isActive: true })
    expect((await call('reopen')).status).toBe(200)
    expect(await balance(employer)).toBe(0)
    await call('close')
    passDays(31)
    await logInAgain(employer)
    expect(await call('reopen')).toMatchObject({
      status: 409,
      body: { message: 'This job has expired. Renew it to open it again.' },
    })
    const { rows } = await sql(
      'SELECT change FROM job_posting_changes WHERE job_posting_id = $1 ORDER BY id',
      [id],
    )
    expect(rows.map(({ change }) => change)).toEqual(['published', 'closed', 'reopened', 'closed'])
  })

  test('after the closing date need a later one', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer, { closingDate: '2026-11-25' })
    passDays(10)
    expect((await employer.post(`/api/employer/job-postings/${id}/reopen`)).body).toMatchObject({
      errors: { closingDate: 'Please choose a later closing date first' },
    })
    await employer.put(`/api/employer/job-postings/${id}`, jobForm({ closingDate: '2026-12-10' }))
    expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({ isOpen: true })
  })

  test('a job that an administrator took down stays down', async () => {
    const employer = await createEmployer(app, { credits: 20 })
    const id = await postJob(employer)
    await sql('UPDATE job_postings SET blocked_at = now() WHERE id = $1', [id])
    const call = (name: string) => employer.post(`/api/employer/job-postings/${id}/${name}`)
    expect((await visitor.get(`/api/jobs/${id}`)).status).toBe(404)
    expect((await own(employer))[0]).toMatchObject({ state: 'blocked', isActive: false })
    expect([(await call('reopen')).status, (await call('renew')).status]).toEqual([403, 403])
    expect(await balance(employer)).toBe(15)
  })
})

describe('renewing', () => {
  const renew = (employer: TestEmployer, id: number, json: object = {}, headers = {}) =>
    employer.post(`/api/employer/job-postings/${id}/renew`, json, headers)
  const expiry = (body: unknown) => Date.parse((body as { expiresAt: string }).expiresAt)

  test('adds thirty days to the remaining ones, at the price of posting', async () => {
    const employer = await createEmployer(app, { credits: 12 })
    const id = await postJob(employer)
    const [before] = await own(employer)
    passDays(10)
    const renewed = await renew(employer, id, { expectedCost: 5 })
    expect(renewed).toMatchObject({ status: 200, body: { creditsUsed: 5, credits: 2, state: 'open' } })
    expect(expiry(renewed.body) - expiry(before)).toBe(30 * DAY)
    expect(renewed.body).toHaveProperty('publishedAt', Object(before).publishedAt)
    expect(await renew(employer, id)).toMatchObject({ status: 402, body: { code: 'job_credits_short' } })
    expect(await renew(employer, id, { expectedCost: 4 })).toMatchObject({ status: 409 })
    expect(await balance(employer)).toBe(2)
  })

  test('an expired job starts now, counts as posted again and removes a closing date that has passed', async () => {
    const employer = await createEmployer(app, { credits: 10 })
    const id = await postJob(employer, { closingDate: '2026-11-25' })
    await employer.post(`/api/employer/job-postings/${id}/close`)
    passDays(40)
    await logInAgain(employer)
    const { body } = await renew(employer, id)
    expect(body).toMatchObject({ state: 'open', closingDate: null })
    const { publishedAt } = body as { publishedAt: string }
    expect(expiry(body) - Date.parse(publishedAt)).toBe(30 * DAY)
    expect(Date.parse(publishedAt)).toBeGreaterThan(start.getTime() + 39 * DAY)
  })

  test('twice by one press charges once', async () => {
    const employer = await createEmployer(app, { credits: 20 })
    const id = await postJob(employer)
    const key = { 'idempotency-key': `renew-${id}` }
    const first = await renew(employer, id, {}, key)
    expect((await renew(employer, id, {}, key)).body).toEqual(first.body)
    expect(await balance(employer)).toBe(10)
  })
})

describe('deleting', () => {
  test('notifies the applicants, also those who know that it was closed, but not those who withdrew or were rejected', async () => {
    const { employer, jobId, ana, setStatus } = await meetAndApply(app)
    const [gone, refused] = [await createJobSeeker(app), await createJobSeeker(app)]
    for (const person of [gone, refused]) {
      await insertCvs(app, person.id, 1)
      await person.post(`/api/jobs/${jobId}/apply`)
    }
    await setStatus('shortlisting')
    const [ofGone, ofRefused] = [await sent(gone), await sent(refused)]
    await gone.post(`/api/user/applications/${ofGone[0]?.id}/withdraw`)
    await employer.patch(`/api/employer/applications/${ofRefused[0]?.id}`, { status: 'rejected' })
    await employer.post(`/api/employer/job-postings/${jobId}/close`)
    await app.tasksDone()
    expect((await employer.delete(`/api/employer/job-postings/${jobId}`)).status).toBe(200)
    const closings = async (person: Person) =>
      ((await person.get('/api/user/notices')).body as { kind: string; text: string; path: string }[]).filter(
        ({ kind }) => kind === 'job_closed',
      )
    expect((await closings(ana)).sort((a, b) => a.text.localeCompare(b.text))).toMatchObject([
      { text: expect.stringContaining('no longer takes applications') },
      { text: expect.stringContaining('removed with it'), path: '/jobseeker-dashboard?tab=applications' },
    ])
    expect([await closings(gone), await closings(refused), await sent(ana)]).toEqual([[], [], []])
  })

  test("another employer's job is refused, and notifies nobody", async () => {
    const { jobId, ana } = await meetAndApply(app)
    const other = await createEmployer(app)
    expect((await other.delete(`/api/employer/job-postings/${jobId}`)).status).toBe(404)
    expect(await sent(ana)).toHaveLength(1)
  })
})
