import { describe, expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { meetAndApply } from './support/applications.ts'
import { openBrowser } from './support/browser.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
await changeSetting(app, 'admin_email', 'vera@example.com')
const vera = await logInAdministrator(app)
const visitor = openBrowser(app)

type Check = { id: number; state: string; words: string[]; reports: { reason: string; details: string }[] }
const checks = async (state = 'waiting') =>
  (await vera.get(`/api/admin/job-checks?state=${state}`)).body as Check[]
const checkOf = async (id: number, state = 'waiting') => (await checks(state)).find((job) => job.id === id)
const decide = (id: number, act: string, json: object = {}) =>
  vera.post(`/api/admin/job-checks/${id}/${act}`, json)
const waiting = async () => ((await vera.get('/api/admin/queues')).body as { reports: number }).reports
const isPublic = async (id: number) => (await visitor.get(`/api/jobs/${id}`)).status === 200
const isListed = async (employer: TestEmployer) =>
  ((await visitor.get(`/api/jobs/search?employerId=${employer.id}`)).body as { total: number }).total > 0
const credits = async (employer: TestEmployer) =>
  ((await employer.get('/api/employer/credits')).body as { credits: number }).credits
const own = async (employer: TestEmployer, id: number) =>
  ((await employer.get('/api/employer/job-postings')).body as { id: number; state: string }[]).find(
    (job) => job.id === id,
  )
const lastMail = async (employer: TestEmployer) => (await outbox(app, employer.email)).at(-1)
const lastAct = async () =>
  (
    await app.db.$client.query(
      'SELECT act, target_type AS type, target_id AS id, details FROM administrator_acts ORDER BY id DESC LIMIT 1',
    )
  ).rows[0]
const FLAGGED = { requirements: 'Trade certificate, and a phone. WhatsApp only.' }

describe('a job that people report', () => {
  // Rule (scams): A reported job waits for an administrator; a dismissal forgets who reported it
  test('waits with its reports until they are dismissed; nothing about the reporters is kept', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer)
    const before = await waiting()
    await visitor.post(`/api/jobs/${id}/report`, { reason: 'money', details: 'K100 for a uniform' })
    await (await createJobSeeker(app)).post(`/api/jobs/${id}/report`, { reason: 'fake' })
    expect(await waiting()).toBe(before + 1)
    expect(await checkOf(id)).toMatchObject({
      state: 'open',
      words: [],
      reports: [{ reason: 'fake' }, { reason: 'money', details: 'K100 for a uniform' }],
    })
    expect((await decide(id, 'dismiss')).status).toBe(200)
    expect([await waiting(), await checkOf(id), await isPublic(id)]).toEqual([before, undefined, true])
    expect(await checkOf(id, 'checked')).toMatchObject({ reports: [{ outcome: 'dismissed' }, {}] })
    expect(await lastAct()).toMatchObject({ act: 'job-cleared', id: String(id), details: { reports: 2 } })
    const { rows } = await app.db.$client.query(
      'SELECT visitor_hash FROM job_reports WHERE job_posting_id = $1',
      [id],
    )
    expect(rows).toEqual([{ visitor_hash: null }, { visitor_hash: null }])
  })

  // Rule (scams): A job that is taken down is not public and cannot be reopened or renewed
  test('is taken down with a reason for its employer, who cannot open it again', async () => {
    const employer = await createEmployer(app, { credits: 10 })
    const id = await postJob(employer, { title: 'Uniform Seller' })
    await visitor.post(`/api/jobs/${id}/report`, { reason: 'money' })
    expect((await decide(id, 'block', { reason: ' ' })).status).toBe(400)
    expect((await decide(id, 'block', { reason: 'It asks applicants for money.' })).status).toBe(200)
    expect([await isPublic(id), await isListed(employer)]).toEqual([false, false])
    expect(await own(employer, id)).toMatchObject({
      state: 'blocked',
      checkNote: 'It asks applicants for money.',
    })
    for (const act of ['reopen', 'renew'])
      expect((await employer.post(`/api/employer/job-postings/${id}/${act}`)).status).toBe(403)
    expect(await lastMail(employer)).toMatchObject({ subject: 'Your job was taken down: Uniform Seller' })
    expect((await lastMail(employer))?.text_body).toContain('It asks applicants for money.')
    expect(await checkOf(id, 'blocked')).toMatchObject({ reports: [{ outcome: 'blocked' }] })
    expect(await lastAct()).toMatchObject({
      act: 'job-blocked',
      details: { reason: 'It asks applicants for money.' },
    })
  })

  // Rule (scams): A job that was taken down can be given back as it was
  test('is given back as it was; taking down or giving back twice changes nothing', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer)
    for (const _ of [1, 2]) await decide(id, 'block', { reason: 'Fake company' })
    for (const _ of [1, 2]) expect((await decide(id, 'unblock')).status).toBe(200)
    expect([await isPublic(id), await isListed(employer)]).toEqual([true, true])
    const mails = (await outbox(app, employer.email)).filter(({ kind }) => kind === 'job_check')
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your job was taken down',
      'Your job is back',
    ])
    const { body } = await vera.get(`/api/admin/job-checks/${id}`)
    expect(body).toMatchObject({
      description: jobForm().description,
      changes: [
        { change: 'published', changedBy: 'employer' },
        { change: 'blocked', changedBy: 'administrator' },
        { change: 'unblocked', changedBy: 'administrator' },
      ],
    })
  })

  // Rule (scams): The applicants of a job that is taken down are warned once
  test('that is taken down warns its applicants, once', async () => {
    const { ana, jobId } = await meetAndApply(app)
    for (const _ of [1, 2]) {
      await decide(jobId, 'block', { reason: 'It asks applicants for money.' })
      await decide(jobId, 'unblock')
    }
    await decide(jobId, 'block', { reason: 'It asks applicants for money.' })
    await app.tasksDone()
    const notices = (await ana.get('/api/user/notices')).body as { kind: string; text: string }[]
    const warnings = notices.filter(({ kind }) => kind === 'job_closed')
    expect(warnings.map(({ text }) => text)).toEqual([expect.stringContaining('do not pay')])
    expect(JSON.stringify(notices)).not.toContain('It asks applicants')
  })

  test('of nobody is not found', async () => {
    const acts = ['dismiss', 'block', 'unblock', 'release', 'refuse']
    const answers = await Promise.all(acts.map((act) => decide(999_999, act, { reason: 'Not there' })))
    expect(answers.map(({ status }) => status)).toEqual(acts.map(() => 404))
    expect((await vera.get('/api/admin/job-checks/999999')).status).toBe(404)
  })
})

describe('words that suggest a scam', () => {
  // Rule (scams): Weak scam words flag a public job for administrators, and its employer does not see it
  test('flag a job, with the words; it stays public and its employer sees nothing', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer, FLAGGED)
    expect(await checkOf(id)).toMatchObject({
      state: 'open',
      words: ['whatsapp only'],
      found: [{ field: 'Requirements', before: '', word: 'WhatsApp only', after: '' }],
    })
    expect(await isPublic(id)).toBe(true)
    expect(Object.keys((await own(employer, id)) ?? {})).not.toContain('flaggedWords')
    expect(JSON.stringify((await visitor.get(`/api/jobs/${id}`)).body)).not.toContain('flagged')
  })

  // Rule (scams): A flag that was cleared returns only for other words
  test('are cleared by the administrator who has read them; other words flag the job again', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer, FLAGGED)
    await decide(id, 'dismiss')
    expect(await checkOf(id)).toBeUndefined()
    const edit = (form: Record<string, unknown>) =>
      employer.put(`/api/employer/job-postings/${id}`, jobForm(form))
    await edit({ ...FLAGGED, title: 'Site Carpenter, Lae' })
    expect(await checkOf(id)).toBeUndefined()
    await edit({ ...FLAGGED, description: 'Formwork and roofing on sites around the city. Easy money.' })
    expect(await checkOf(id)).toMatchObject({ words: ['easy money'] })
    await edit({})
    expect(await checkOf(id)).toBeUndefined()
  })

  // Rule (scams): Scam words are searched for in questions too, and administrators can add some
  test('are searched for in drafts when they are published, and in questions; an administrator may add some', async () => {
    await changeSetting(app, 'scam_words', 'Blue Ocean Klab, ')
    const employer = await createEmployer(app, { credits: 5 })
    const question = { text: 'Will you join the blue ocean klab?', kind: 'yes-no', isRequired: true }
    const id = await postJob(employer, { draft: true, questions: [question] })
    expect(await checkOf(id)).toBeUndefined()
    expect((await employer.post(`/api/employer/job-postings/${id}/publish`)).status).toBe(200)
    expect(await checkOf(id)).toMatchObject({ words: ['blue ocean klab'] })
  })
})

describe('with hold_first_job', () => {
  const held = async (overrides: Record<string, unknown> = {}, credit = 10) => {
    await changeSetting(app, 'hold_first_job', 'true')
    const employer = await createEmployer(app, { credits: credit })
    return { employer, id: await postJob(employer, { title: 'First Job', ...overrides }) }
  }

  // Rule (scams): With `hold_first_job`, a new employer's first job is paid for and waits for an administrator
  test('the first job of an employer without the badge is paid for and waits; the administrator gets a mail', async () => {
    const { employer, id } = await held()
    expect(await own(employer, id)).toMatchObject({ state: 'held', publishedAt: null })
    expect([await isPublic(id), await isListed(employer), await credits(employer)]).toEqual([false, false, 5])
    expect(await checkOf(id)).toMatchObject({ state: 'held', heldCredits: 5 })
    const [mail] = (await outbox(app, 'vera@example.com')).filter(
      ({ subject }) => subject === 'A job waits for a check',
    )
    expect(mail?.text_body).toContain('/admin?section=reports')
    const again = await employer.post(`/api/employer/job-postings/${id}/publish`)
    expect(again.body).toMatchObject({ state: 'held', creditsUsed: 0 })
    for (const act of ['close', 'reopen', 'renew'])
      expect((await employer.post(`/api/employer/job-postings/${id}/${act}`)).status).toBe(400)
    expect((await employer.put(`/api/employer/job-postings/${id}`, jobForm())).body).toMatchObject({
      state: 'held',
    })
    expect((await postAndState(employer)).state).toBe('held')
  })

  const postAndState = async (employer: TestEmployer, form: Record<string, unknown> = {}) =>
    (await employer.post('/api/employer/job-postings', jobForm(form))).body as { id: number; state: string }

  // Rule (scams): The days of a held job begin when it is released, and the next job does not wait
  test('a released job is public with all its days from now; the next one does not wait', async () => {
    const { employer, id } = await held({}, 20)
    const released = new Date(Date.now() + 10 * DAY)
    app.setNow(released)
    const vera = await logInAdministrator(app)
    const release = () => vera.post(`/api/admin/job-checks/${id}/release`)
    expect([(await release()).status, (await release()).status]).toEqual([200, 409])
    expect(await isPublic(id)).toBe(true)
    const { expiresAt } = (await own(employer, id)) as unknown as { expiresAt: string }
    expect(Math.round((new Date(expiresAt).getTime() - released.getTime()) / DAY)).toBe(30)
    expect(await lastMail(employer)).toMatchObject({ subject: 'Your job is public: First Job' })
    expect((await postAndState(employer)).state).toBe('open')
    expect((await postAndState(employer, FLAGGED)).state).toBe('held')
    app.setNow(new Date())
  })

  // Rule (scams): A refused first job is a draft again with the reason, and its credits come back once
  test('a refused job is a draft again with the reason, and its credits come back once', async () => {
    const { employer, id } = await held()
    const refusals = await Promise.all(
      [1, 2].map(() => decide(id, 'refuse', { reason: 'We could not find your company.' })),
    )
    expect(refusals.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await credits(employer)).toBe(10)
    expect(await own(employer, id)).toMatchObject({
      state: 'draft',
      isPaid: false,
      checkNote: 'We could not find your company.',
    })
    expect((await lastMail(employer))?.text_body).toContain('We could not find your company.')
    const refunds = (await employer.get('/api/employer/transactions?type=refund')).body
    expect(refunds).toMatchObject([{ amount: 5, description: 'Credits back, job not published: First Job' }])
    expect((await employer.post(`/api/employer/job-postings/${id}/publish`)).body).toMatchObject({
      state: 'held',
      checkNote: '',
      creditsUsed: 5,
    })
  })

  // Rule (scams): Deleting a job that waits returns its credits
  test('deleting a job that waits returns its credits', async () => {
    const { employer, id } = await held()
    expect((await employer.delete(`/api/employer/job-postings/${id}`)).status).toBe(200)
    expect([await credits(employer), await checkOf(id)]).toEqual([10, undefined])
  })

  // Rule (scams): With `hold_first_job`, verified employers do not wait; without it, no employer does
  test('an employer with the badge does not wait, and no employer waits without the setting', async () => {
    await changeSetting(app, 'hold_first_job', 'true')
    const verified = await createEmployer(app, { credits: 5 })
    await app.db.$client.query('UPDATE employers SET is_approved = true WHERE id = $1', [verified.id])
    expect((await postAndState(verified, FLAGGED)).state).toBe('open')
    await changeSetting(app, 'hold_first_job', 'false')
    expect((await postAndState(await createEmployer(app, { credits: 5 }))).state).toBe('open')
  })

  test('a job that was taken down still counts as the first', async () => {
    await changeSetting(app, 'hold_first_job', 'false')
    const employer = await createEmployer(app, { credits: 10 })
    await decide(await postJob(employer), 'block', { reason: 'A scam' })
    await changeSetting(app, 'hold_first_job', 'true')
    expect((await postAndState(employer)).state).toBe('held')
  })
})
