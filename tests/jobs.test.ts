import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { changeSetting } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

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
beforeEach(() => app.setNow(start))

describe('posting', () => {
  test('publishes and charges in one step, and shows the typed values', async () => {
    const employer = await createEmployer(app, { credits: 10 })
    const form = jobForm({ salaryMin: 1200.5, salaryMax: 1500, salaryPeriod: 'fortnight' })
    const { status, body } = await employer.post('/api/employer/job-postings', form)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Site Carpenter',
      state: 'open',
      isActive: true,
      isPaid: true,
      creditsUsed: 5,
      credits: 5,
      salaryRange: 'K1,200.50 – K1,500 a fortnight',
      annualPay: 'about K31,213 – K39,000 a year',
      salaryRangeAsTyped: '',
    })
    const { id, publishedAt, expiresAt } = body as { id: number; publishedAt: string; expiresAt: string }
    expect(Date.parse(expiresAt) - Date.parse(publishedAt)).toBe(30 * DAY)
    expect((await employer.get('/api/employer/transactions')).body).toMatchObject([
      {
        type: 'usage',
        amount: -5,
        balanceAfter: 5,
        relatedId: id,
        description: 'Job posted: Site Carpenter',
      },
      { amount: 10 },
    ])
    expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({
      id,
      isOpen: true,
      locationName: 'Port Moresby',
      province: 'National Capital District',
      categoryName: 'Trades',
      requirements: 'Trade certificate and three years on building sites.',
      skills: ['Formwork', 'Roofing'],
      views: 0,
      applications: 0,
      company: {
        id: employer.id,
        companyName: 'Boroko Builders',
        industry: 'construction',
        companySize: '51-200',
        website: 'https://example.com',
        isApproved: false,
      },
    })
  })

  test('tells visitors only the public facts about the company', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const { body } = await visitor.get(`/api/jobs/${await postJob(employer)}`)
    const text = JSON.stringify(body)
    for (const secret of [employer.email, 'Peter Haro', '320 1234', 'Angau', 'contactPerson', 'credits'])
      expect(text).not.toContain(secret)
  })

  test.each([
    ['title', ' ', 'Title is required'],
    ['description', 'x'.repeat(49), 'Description must be at least 50 characters'],
    ['requirements', 'x'.repeat(19), 'Requirements must be at least 20 characters'],
    ['location', '', 'Location is required'],
    ['location', 'atlantis', 'Location is required'],
    ['employmentType', 'forever', 'Employment type is required'],
    ['category', '', 'Category is required'],
    ['category', 'astrology', 'Please select a category'],
    ['experienceLevel', undefined, 'Experience level is required'],
    ['salaryMin', -1, 'Minimum salary must be positive'],
    ['salaryMin', 10.005, 'Please use at most two decimals'],
    ['closingDate', '2026-02-31', 'Please enter a valid closing date'],
    ['closingDate', '2026-11-20', 'The closing date is in the past'],
  ])('%s %j is refused at the field, and costs nothing', async (field, value, message) => {
    const employer = await createEmployer(app, { credits: 5 })
    const answer = await employer.post('/api/employer/job-postings', jobForm({ [field]: value }))
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: message } } })
    expect([await own(employer), await balance(employer)]).toEqual([[], 5])
  })

  test('pay needs a period, and a maximum not below the minimum', async () => {
    const employer = await createEmployer(app)
    const send = (pay: object) => employer.post('/api/employer/job-postings', jobForm({ ...pay }))
    expect((await send({ salaryMin: 5 })).body).toMatchObject({
      errors: { salaryPeriod: 'Please choose the period that the pay is for' },
    })
    expect((await send({ salaryMin: 5, salaryMax: 4, salaryPeriod: 'hour' })).body).toMatchObject({
      errors: { salaryMax: 'Maximum salary must be greater than minimum salary' },
    })
  })

  test('the other spelling of a level is accepted', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer, { experienceLevel: 'expert' })
    expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({ experienceLevel: 'executive' })
  })

  test('without enough credits nothing is posted', async () => {
    const employer = await createEmployer(app, { credits: 4 })
    expect(await employer.post('/api/employer/job-postings', jobForm())).toMatchObject({
      status: 402,
      body: { message: 'You need at least 5 credits to post this job. Please purchase more credits.' },
    })
    expect([await own(employer), await balance(employer)]).toEqual([[], 4])
  })

  test('at another price than the displayed one nothing is posted', async () => {
    const employer = await createEmployer(app, { credits: 9 })
    const send = (expectedCost: number) =>
      employer.post('/api/employer/job-postings', jobForm({ expectedCost }))
    expect(await send(4)).toMatchObject({ status: 409, body: { code: 'price_changed', price: 5 } })
    expect([await own(employer), await balance(employer)]).toEqual([[], 9])
    expect((await send(5)).status).toBe(201)
  })

  test('pressing twice posts and charges once', async () => {
    const employer = await createEmployer(app, { credits: 20 })
    const send = () =>
      employer.post('/api/employer/job-postings', jobForm(), { 'idempotency-key': `post-${employer.id}` })
    const first = await send()
    expect((await send()).body).toEqual(first.body)
    expect([(await own(employer)).length, await balance(employer)]).toEqual([1, 15])
  })

  test('ten at once with credits for three: three are posted', async () => {
    const employer = await createEmployer(app, { credits: 17 })
    const sent = Array.from({ length: 10 }, () => employer.post('/api/employer/job-postings', jobForm()))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 402)).toHaveLength(7)
    expect([(await own(employer)).length, await balance(employer)]).toEqual([3, 2])
  })

  test('waits for approval if the setting says so; a draft does not', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    await changeSetting(app, 'require_employer_approval', 'true')
    const refused = await employer.post('/api/employer/job-postings', jobForm())
    const draft = await employer.post('/api/employer/job-postings', jobForm({ draft: true }))
    await sql('UPDATE employers SET is_approved = true WHERE id = $1', [employer.id])
    const allowed = await employer.post('/api/employer/job-postings', jobForm())
    await changeSetting(app, 'require_employer_approval', 'false')
    expect([refused.status, draft.status, allowed.status]).toEqual([403, 201, 201])
    expect(refused.body).toMatchObject({ code: 'approval_required' })
  })

  test('costs and lasts as the settings say', async () => {
    await changeSetting(app, 'job_posting_cost', '7')
    await changeSetting(app, 'job_posting_days', '10')
    const employer = await createEmployer(app, { credits: 7 })
    const { body } = await employer.post('/api/employer/job-postings', jobForm())
    await changeSetting(app, 'job_posting_cost', '5')
    await changeSetting(app, 'job_posting_days', '30')
    const { publishedAt, expiresAt } = body as { publishedAt: string; expiresAt: string }
    expect(body).toMatchObject({ creditsUsed: 7, credits: 0 })
    expect(Date.parse(expiresAt) - Date.parse(publishedAt)).toBe(10 * DAY)
  })
})

describe('a draft', () => {
  test('is free and visible to its employer only, until it is published and paid', async () => {
    const employer = await createEmployer(app, { credits: 5, form: { companyName: 'Draft Drillers' } })
    const draft = await employer.post('/api/employer/job-postings', jobForm({ draft: true }))
    expect(draft).toMatchObject({
      status: 201,
      body: { state: 'draft', isActive: false, publishedAt: null, creditsUsed: 0, credits: 5 },
    })
    const { id } = draft.body as { id: number }
    const call = (name: string, json: object = {}) =>
      employer.post(`/api/employer/job-postings/${id}/${name}`, json)
    expect((await visitor.get(`/api/jobs/${id}`)).status).toBe(404)
    expect((await employer.get(`/api/jobs/${id}`)).status).toBe(404)
    expect((await visitor.get('/api/jobs/search?query=draft+drillers')).body).toMatchObject({ total: 0 })
    expect((await visitor.post(`/api/jobs/${id}/view`)).status).toBe(404)
    for (const name of ['close', 'reopen', 'renew']) expect((await call(name)).status, name).toBe(400)
    expect(await call('publish', { expectedCost: 1 })).toMatchObject({ status: 409, body: { price: 5 } })
    expect(await call('publish', { expectedCost: 5 })).toMatchObject({
      status: 200,
      body: { state: 'open', isPaid: true, creditsUsed: 5, credits: 0 },
    })
    expect(await call('publish')).toMatchObject({ status: 200, body: { creditsUsed: 0, credits: 0 } })
    expect((await visitor.get('/api/jobs/search?query=draft+drillers')).body).toMatchObject({ total: 1 })
  })

  test('that is published twenty times at once is paid once', async () => {
    const employer = await createEmployer(app, { credits: 50 })
    const id = await postJob(employer, { draft: true })
    const sent = Array.from({ length: 20 }, () => employer.post(`/api/employer/job-postings/${id}/publish`))
    expect((await Promise.all(sent)).every(({ status }) => status === 200)).toBe(true)
    expect(await balance(employer)).toBe(45)
  })

  test('is published without a body as well', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer, { draft: true })
    const answer = await employer.send('POST', `/api/employer/job-postings/${id}/publish`, {
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
  })
})

describe('editing', () => {
  test('never charges, never moves the expiry, and keeps fields that are not sent', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer, {
      salaryMin: 50_000,
      salaryPeriod: 'year',
      closingDate: '2026-12-01',
      salaryRange: '',
    })
    const before = (await own(employer))[0]
    passDays(3)
    const path = `/api/employer/job-postings/${id}`
    const edited = await employer.put(path, jobForm({ title: 'Head Carpenter' }))
    expect(edited).toMatchObject({ status: 200, body: { title: 'Head Carpenter' } })
    const same = ['expiresAt', 'endsAt', 'closingDate', 'publishedAt', 'salaryMin', 'salaryPeriod'] as const
    for (const field of same) expect(edited.body).toHaveProperty(field, Object(before)[field])
    expect(await balance(employer)).toBe(0)
    expect(
      (await employer.put(path, jobForm({ salaryMax: 25, salaryPeriod: 'hour', closingDate: '' }))).body,
    ).toMatchObject({ salaryMin: null, salaryMax: 25, salaryRange: 'Up to K25 an hour', closingDate: null })
  })

  test('works although the closing date has passed meanwhile', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer, { closingDate: '2026-11-25' })
    passDays(10)
    const put = (closingDate: string) =>
      employer.put(`/api/employer/job-postings/${id}`, jobForm({ closingDate }))
    expect((await put('2026-11-25')).status).toBe(200)
    expect((await put('2026-11-24')).status).toBe(400)
  })
})

describe('who may', () => {
  test('employers list, change and delete only their own jobs', async () => {
    const [owner, other] = [
      await createEmployer(app, { credits: 5 }),
      await createEmployer(app, { credits: 50 }),
    ]
    const id = await postJob(owner)
    const path = `/api/employer/job-postings/${id}`
    expect(await own(other)).toEqual([])
    expect((await other.put(path, jobForm())).status).toBe(404)
    expect((await other.delete(path)).status).toBe(404)
    for (const name of ['publish', 'close', 'reopen', 'renew'])
      expect((await other.post(`${path}/${name}`)).status, name).toBe(404)
    expect(await balance(other)).toBe(50)
    expect((await owner.delete(path)).body).toEqual({ success: true })
    expect((await owner.delete(path)).status).toBe(404)
    expect((await visitor.get(`/api/jobs/${id}`)).status).toBe(410)
  })

  test('only employers post jobs', async () => {
    for (const person of [visitor, await createJobSeeker(app), await logInAdministrator(app)]) {
      expect((await person.post('/api/employer/job-postings', jobForm())).status).toBe(401)
      expect((await person.get('/api/employer/job-postings')).status).toBe(401)
    }
  })

  test("a suspended employer's jobs are gone", async () => {
    const employer = await createEmployer(app, { credits: 5, form: { companyName: 'Suspended Surveyors' } })
    const id = await postJob(employer)
    await sql('UPDATE employers SET is_active = false WHERE id = $1', [employer.id])
    expect((await visitor.get(`/api/jobs/${id}`)).status).toBe(404)
    expect((await visitor.get('/api/jobs/search?query=suspended')).body).toMatchObject({ total: 0 })
    expect((await employer.get('/api/employer/job-postings')).status).toBe(401)
  })

  test.each(['0', 'abc', '99999999', '1e3'])('job %s is not found', async (id) => {
    expect((await visitor.get(`/api/jobs/${id}`)).status).toBe(404)
  })
})

describe('views', () => {
  // Rule (jobs): Views of a job count each visitor once an hour
  test('count each visitor once an hour, but not the own employer and administrators', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer)
    const look = (person: typeof visitor, headers = {}) => person.post(`/api/jobs/${id}/view`, {}, headers)
    const views = async () => ((await visitor.get(`/api/jobs/${id}`)).body as { views: number }).views
    await Promise.all(Array.from({ length: 5 }, () => look(visitor)))
    expect(await views()).toBe(1)
    await look(visitor, { 'user-agent': 'another phone' })
    await look(await createJobSeeker(app))
    await look(await createEmployer(app), { 'user-agent': 'a rival' })
    expect(await views()).toBe(4)
    await look(employer)
    await look(await logInAdministrator(app))
    expect(await views()).toBe(4)
    app.setNow(new Date(start.getTime() + DAY / 24))
    await look(visitor)
    expect(await views()).toBe(5)
  })

  test('store no address', async () => {
    const { rows } = await sql('SELECT DISTINCT length(visitor_hash) AS length FROM job_views')
    expect(rows).toEqual([{ length: 32 }])
  })

  test('that come from another site do not count', async () => {
    const id = await postJob(await createEmployer(app, { credits: 5 }))
    const answer = await visitor.post(`/api/jobs/${id}/view`, {}, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({ views: 0 })
  })
})
