import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { PASSWORD } from './support/forms.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

// The test loads pages of jobs.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()
const vera = await logInAdministrator(app)
const visitor = openBrowser(app)
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const SCAM = {
  requirements: 'Trade certificate. Please pay K200 registration fee before you start. Be punctual.',
}
const QUOTE = {
  field: 'Requirements',
  before: 'Please pay K200 ',
  word: 'registration fee',
  after: ' before you start',
}

async function verifiedEmployer(credits = 20) {
  const employer = await createEmployer(app, { credits })
  await sql('UPDATE employers SET is_approved = true WHERE id = $1', [employer.id])
  return employer
}
type OwnJob = { id: number; state: string; expiresAt: string; publishedAt: string; isPaidFor: boolean }
const own = async (employer: TestEmployer, id: number) => {
  const jobs = (await employer.get('/api/employer/job-postings')).body as OwnJob[]
  const job = jobs.find((job) => job.id === id)
  if (!job) throw new Error(`no job ${id}`)
  return job
}
const act = (employer: TestEmployer, id: number, verb: string, json: object = {}) =>
  employer.post(`/api/employer/job-postings/${id}/${verb}`, json)
const edit = (employer: TestEmployer, id: number, form: object) =>
  employer.put(`/api/employer/job-postings/${id}`, jobForm({ ...form }))
const decide = (id: number, verb: string, json: object = {}) =>
  vera.post(`/api/admin/job-checks/${id}/${verb}`, json)
const refuse = (id: number) => decide(id, 'refuse', { reason: 'You may not ask applicants for money.' })
const check = async (id: number) =>
  (await vera.get(`/api/admin/job-checks/${id}`)).body as {
    updatedAt: string
    found: object[]
    state: string
  }
const isPublic = async (id: number) => (await visitor.get(`/api/jobs/${id}`)).status === 200
const credits = async (employer: TestEmployer) =>
  ((await employer.get('/api/employer/credits')).body as { credits: number }).credits
const refunds = async (employer: TestEmployer) =>
  (await employer.get('/api/employer/transactions?type=refund')).body as { amount: number }[]
/** The welcome may be written later than the mails about jobs. */
const lastMail = async (employer: TestEmployer) =>
  (await outbox(app, employer.email)).filter(({ subject }) => !subject.startsWith('Welcome')).at(-1)
const days = (from: string | Date, until: string | Date) =>
  Math.round((new Date(until).getTime() - new Date(from).getTime()) / DAY)

async function heldByEdit(employer: TestEmployer) {
  const id = await postJob(employer)
  const before = await own(employer, id)
  expect((await edit(employer, id, SCAM)).body).toMatchObject({ state: 'held', publishedAt: null })
  return { id, before }
}

/** Moves the time for everybody and logs in again, because an idle administrator's session ends. */
async function later(ms: number) {
  app.setNow(new Date(Date.now() + ms))
  const administrator = await logInAdministrator(app)
  return (id: number, verb: string, json: object = {}) =>
    administrator.post(`/api/admin/job-checks/${id}/${verb}`, json)
}

describe('strong scam words', () => {
  // Rule (scams): A job with strong scam words is paid for but not public until an administrator decides
  test('hold a new job of a verified employer: paid for, in the queue with the sentence, and not public', async () => {
    const employer = await verifiedEmployer()
    const id = await postJob(employer, SCAM)
    expect(await own(employer, id)).toMatchObject({ state: 'held', publishedAt: null, heldCredits: 5 })
    expect([await isPublic(id), await credits(employer)]).toEqual([false, 15])
    expect(await check(id)).toMatchObject({ state: 'held', found: [QUOTE], employer: { isApproved: true } })
    expect(JSON.stringify(await own(employer, id))).not.toContain('flagged')
  })

  // Rule (scams): Strong scam words also hold published drafts, duplicates, renewals and reopened jobs
  test('hold a draft when it is published, a duplicate, a renewal and a reopened job', async () => {
    const employer = await verifiedEmployer(50)
    const draft = await postJob(employer, { ...SCAM, draft: true })
    expect((await act(employer, draft, 'publish')).body).toMatchObject({ state: 'held', creditsUsed: 5 })
    expect(await own(employer, await postJob(employer, SCAM))).toMatchObject({ state: 'held' })
    await changeSetting(app, 'hold_scam_words', 'false')
    const renewed = await postJob(employer, SCAM)
    const reopened = await postJob(employer, SCAM)
    await act(employer, reopened, 'close')
    await changeSetting(app, 'hold_scam_words', 'true')
    expect((await act(employer, renewed, 'renew')).body).toMatchObject({ state: 'held', creditsUsed: 5 })
    expect((await act(employer, reopened, 'reopen')).body).toMatchObject({ state: 'held' })
    expect(await Promise.all([draft, renewed, reopened].map(isPublic))).toEqual([false, false, false])
    await decide(reopened, 'release')
    expect([await isPublic(reopened), (await own(employer, reopened)).state]).toEqual([true, 'open'])
  })

  // Rule (scams): A sentence that was found harmless does not hold a job again
  test('do not hold a job when denied, weak, or found harmless in the same sentence', async () => {
    const employer = await verifiedEmployer()
    const id = await postJob(employer, {
      requirements: 'Trade certificate. We never ask for a registration fee.',
    })
    expect((await own(employer, id)).state).toBe('open')
    await edit(employer, id, { requirements: 'Trade certificate. WhatsApp only: 7012 3456.' })
    expect((await own(employer, id)).state).toBe('open')
    await edit(employer, id, SCAM)
    await decide(id, 'release')
    expect((await edit(employer, id, { ...SCAM, title: 'Carpenter' })).body).toMatchObject({ state: 'open' })
    const other = { requirements: 'Trade certificate. The registration fee is K900 now.' }
    expect((await edit(employer, id, other)).body).toMatchObject({ state: 'held' })
  })
})

describe('a public job that an edit holds', () => {
  // Rule (scams): A public job held by an edit leaves all pages, lists, feeds, sitemaps and counts
  test('disappears from every public place within seconds, also from cached pages and feeds', async () => {
    const employer = await verifiedEmployer()
    const word = 'Zimmermeister'
    const ana = await createJobSeeker(app)
    const id = await postJob(employer, { title: word })
    const neighbour = await postJob(await verifiedEmployer(), { title: `${word} Two` })
    await ana.put(`/api/user/saved-jobs/${id}`, {})
    const text = async (path: string) => {
      const response = await fetch(app.url + path)
      return `${response.status} ${await response.text()}`
    }
    const places = [
      '/jobs',
      `/companies/${employer.id}`,
      `/jobs/${neighbour}`,
      '/jobs/rss.xml',
      '/sitemaps/jobs-1.xml',
      `/api/jobs/search?query=${word}`,
      `/api/jobs/search?employerId=${employer.id}`,
      `/api/jobs/${neighbour}/similar`,
      '/api/public/statistics',
    ]
    const link = new RegExp(`/jobs/${id}\\b|"id":${id},"title"`)
    const shown = async () =>
      Promise.all(places.slice(0, -1).map(async (path) => link.test(await text(path))))
    const openJobs = async () => JSON.parse((await text('/api/public/statistics')).slice(4)).openJobs
    const before = await openJobs()
    expect(await text(`/jobs/${id}`)).toMatch(/^200 /)
    expect(await shown()).toEqual(places.slice(0, -1).map(() => true))
    await edit(employer, id, { ...SCAM, title: word })
    // Each process checks every five seconds whether jobs have changed.
    app.setNow(new Date(Date.now() + 6000))
    expect(await shown()).toEqual(places.slice(0, -1).map(() => false))
    const own = ['', '/similar', '/poster', '/preview.jpg'].map((rest) => `/api/jobs/${id}${rest}`)
    for (const path of [`/jobs/${id}`, `/jobs/${id}/poster`, ...own])
      expect(await text(path), path).toMatch(/^404 /)
    expect((await ana.get('/api/user/saved-jobs')).body).toEqual([])
    for (const path of ['apply', 'report', 'view'])
      expect((await ana.post(`/api/jobs/${id}/${path}`, { reason: 'fake' })).status, path).toBe(404)
    // Counts are computed every five minutes.
    app.setNow(new Date(Date.now() + 400_000))
    await expect.poll(openJobs).toBe(before - 1)
    app.setNow(new Date())
  })

  // Rule (scams): A released job is public as before, and the time it waited does not count
  test('is public as before when it is released, and the time it waited does not count', async () => {
    const employer = await verifiedEmployer()
    const { id, before } = await heldByEdit(employer)
    expect(await credits(employer)).toBe(15)
    const decide = await later(3 * DAY)
    expect((await decide(id, 'release')).status).toBe(200)
    const after = await own(employer, id)
    expect(after).toMatchObject({ state: 'open', publishedAt: before.publishedAt })
    expect(days(before.expiresAt, after.expiresAt)).toBe(3)
    expect([await credits(employer), await isPublic(id)]).toEqual([15, true])
    expect((await lastMail(employer))?.text_body).toContain('Its time is extended by the days that it waited')
    app.setNow(new Date())
  })

  // Rule (scams): A refused edit gives no refund but keeps the paid days; a mail has reason and sentence
  test('is refused without a refund, corrected, and published again free of charge while its days last', async () => {
    const employer = await verifiedEmployer()
    const { id, before } = await heldByEdit(employer)
    expect((await refuse(id)).status).toBe(200)
    expect(await own(employer, id)).toMatchObject({
      state: 'draft',
      isPaidFor: true,
      checkNote: 'You may not ask applicants for money.',
    })
    expect([await credits(employer), await refunds(employer), await isPublic(id)]).toEqual([15, [], false])
    const { subject, text_body: mail } = (await lastMail(employer)) ?? {}
    expect(subject).toBe('Your job was not published: Site Carpenter')
    expect(mail).toContain('The reason: You may not ask applicants for money.')
    expect(mail).toContain('Requirements: “Please pay K200 registration fee before you start”')
    expect(mail).toContain('publishing it again before then costs nothing')
    expect((await act(employer, id, 'publish')).body).toMatchObject({ state: 'held', creditsUsed: 0 })
    await refuse(id)
    await edit(employer, id, { draft: true })
    expect((await act(employer, id, 'publish', { expectedCost: 0 })).body).toMatchObject({
      state: 'open',
      creditsUsed: 0,
      publishedAt: before.publishedAt,
      checkNote: '',
    })
    expect([await credits(employer), await isPublic(id)]).toEqual([15, true])
  })

  // Rule (scams): Publishing a refused job again costs the full price once its days are over
  test('costs as much as a new one when its days are over', async () => {
    const employer = await verifiedEmployer()
    const { id } = await heldByEdit(employer)
    await refuse(id)
    await edit(employer, id, { draft: true })
    app.setNow(new Date(Date.now() + 40 * DAY))
    await employer.post('/api/auth/employer/login', {
      email: employer.email,
      password: PASSWORD,
    })
    expect((await act(employer, id, 'publish', { expectedCost: 5 })).body).toMatchObject({
      state: 'open',
      creditsUsed: 5,
    })
    app.setNow(new Date())
  })

  // Rule (scams): A held job can be deleted
  test('is gone when its employer deletes it', async () => {
    const employer = await verifiedEmployer()
    const { id } = await heldByEdit(employer)
    expect((await employer.delete(`/api/employer/job-postings/${id}`)).status).toBe(200)
    expect([await credits(employer), (await visitor.get(`/api/jobs/${id}`)).status]).toEqual([15, 410])
  })

  // Rule (scams): Refusing a job closes its reports
  test('keeps its reports until it is refused', async () => {
    const employer = await verifiedEmployer()
    const id = await postJob(employer)
    await visitor.post(`/api/jobs/${id}/report`, { reason: 'money' })
    await edit(employer, id, SCAM)
    expect(await check(id)).toMatchObject({ state: 'held', reports: [{ state: 'open' }] })
    await refuse(id)
    expect(await check(id)).toMatchObject({ state: 'draft', reports: [{ outcome: 'blocked' }] })
  })
})

describe('credits of held jobs', () => {
  // Rule (scams): When two administrators decide at the same moment, one decision counts and credits agree
  test('come back once, even if two administrators decide at the same moment', async () => {
    const employer = await verifiedEmployer(60)
    const ids: number[] = []
    for (let i = 0; i < 6; i++) ids.push(await postJob(employer, SCAM))
    expect(await credits(employer)).toBe(30)
    const answers = await Promise.all(
      ids.flatMap((id) =>
        [decide(id, 'release'), refuse(id), refuse(id)].map(async (answer) => (await answer).status),
      ),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(6)
    expect(new Set(answers)).toEqual(new Set([200, 409]))
    const states = await Promise.all(ids.map(async (id) => (await own(employer, id)).state))
    const refused = states.filter((state) => state === 'draft').length
    expect([states.filter((state) => state === 'open').length, await refunds(employer)]).toEqual([
      6 - refused,
      Array.from({ length: refused }, () => expect.objectContaining({ amount: 5 })),
    ])
    expect(await credits(employer)).toBe(30 + 5 * refused)
  })

  // Rule (scams): A refused renewal is refunded exactly, and a released one adds its days
  test('of a renewal come back when it is refused, and its old days stay; when released, its new days are added', async () => {
    const employer = await verifiedEmployer(30)
    await changeSetting(app, 'hold_scam_words', 'false')
    const [refused, released] = [await postJob(employer, SCAM), await postJob(employer, SCAM)]
    await changeSetting(app, 'hold_scam_words', 'true')
    const before = await own(employer, refused)
    for (const id of [refused, released]) await act(employer, id, 'renew')
    expect(await credits(employer)).toBe(10)
    await refuse(refused)
    await decide(released, 'release')
    expect(await credits(employer)).toBe(15)
    expect(days(before.expiresAt, (await own(employer, refused)).expiresAt)).toBe(0)
    expect(await own(employer, refused)).toMatchObject({ state: 'draft', isPaidFor: true })
    expect(days(before.expiresAt, (await own(employer, released)).expiresAt)).toBe(30)
    expect((await lastMail(employer))?.text_body).toContain('The 30 days that you paid for')
  })
})

// Rule (scams): A decision is refused when the job was edited since the administrator loaded it
test('a job that was edited since it was loaded is neither released nor cleared', async () => {
  const employer = await verifiedEmployer()
  const id = await postJob(employer, SCAM)
  const { updatedAt } = await check(id)
  await edit(employer, id, {
    ...SCAM,
    description: 'Send K500 to this number and bring your ATM card to the interview.',
  })
  for (const verb of ['release', 'dismiss']) {
    const { status, body } = await decide(id, verb, { updatedAt })
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'job_changed' })])
  }
  expect((await decide(id, 'release', { updatedAt: 'yesterday' })).status).toBe(400)
  expect((await decide(id, 'release', { updatedAt: (await check(id)).updatedAt })).status).toBe(200)
})

describe('the administrator’s list', () => {
  const set = (key: string, value: string | boolean) => vera.patch(`/api/admin/settings/${key}`, { value })
  const state = async (employer: TestEmployer, form: object) =>
    (await own(employer, await postJob(employer, { ...form }))).state

  // Rule (scams): Administrators can switch holding off
  test('switches holding off: strong words then flag a job that is public', async () => {
    const employer = await verifiedEmployer()
    await set('hold_scam_words', false)
    const id = await postJob(employer, SCAM)
    expect([await isPublic(id), await check(id)]).toMatchObject([true, { state: 'open', found: [QUOTE] }])
    await set('hold_scam_words', true)
    expect(await state(employer, SCAM)).toBe('held')
  })

  // Rule (scams): Administrators edit the list of scam words, and its history has every change
  test('switches rules off, adds strong and weak words, and each change is in the history', async () => {
    const employer = await verifiedEmployer(60)
    expect((await set('scam_rules_off', 'fees, fees,')).body).toMatchObject({ settingValue: 'fees' })
    expect(await state(employer, SCAM)).toBe('open')
    await set('scam_rules_off', '')
    expect(await state(employer, SCAM)).toBe('held')
    const club = {
      description: 'You will be welcome in the Blue-Ocean Klab of our city, with the dream team.',
    }
    expect(await state(employer, club)).toBe('open')
    await set('scam_words', 'dream team')
    const flagged = await postJob(employer, club)
    expect(await check(flagged)).toMatchObject({ state: 'open', words: ['dream team'] })
    await set('scam_words_hold', 'pyramid camp, blue ocean klab')
    expect(await state(employer, club)).toBe('held')
    for (const key of ['scam_words', 'scam_words_hold']) await set(key, '')
    const { body } = await vera.get('/api/admin/settings/scam_words_hold/changes')
    expect(body).toMatchObject([{ after: '' }, { before: '', after: 'pyramid camp, blue ocean klab' }])
  })

  test('accepts only known rules', async () => {
    const { status, body } = await set('scam_rules_off', 'fees,weather')
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('whatsapp-only')])
  })
})
