import { describe, expect, test } from 'vitest'
import { NOTICE_KINDS } from '../src/modules/notices/schema.ts'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { afterHold, mailsOfKind, meet, meetAndApply } from './support/applications.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { changeSetting, openMailbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, type Person } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

type Notice = { id: number; kind: string; text: string; path: string; readAt: string | null }
const noticesOf = async (person: Person, query = '') =>
  (await person.get(`/api/user/notices${query}`)).body as Notice[]
const kindsOf = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind)
const unreadOf = async (person: Person) => (await person.get('/api/user/notices/unread')).body
const mailsTo = (person: Person) => mailsOfKind(app, person.email, 'notice')
const switchOf = (person: Person, kind: string, byMail: boolean, inDashboard: boolean) =>
  person.put('/api/user/notice-settings', [{ kind, byMail, inDashboard }])

async function runTask(name: 'tell-of-ended-jobs' | 'clean-up'): Promise<void> {
  await app.tasks.enqueue(app.makeContext(), name, {})
  await app.tasksDone()
}
const end = (jobId: number) =>
  sql(
    "UPDATE job_postings SET published_at = now() - interval '31 days', expires_at = now() - interval '1 minute' WHERE id = $1",
    [jobId],
  )

describe('an application', () => {
  // Rule (notices): A job seeker who applied gets a confirmation
  test('is confirmed to the job seeker, once, with the company and no person of it', async () => {
    const { ana, employer, id, apply } = await meetAndApply(app)
    await apply()
    const [notice, ...others] = await noticesOf(ana)
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      kind: 'application_received',
      text: `${employer.companyName} has received your application for “Site Carpenter”.`,
      path: `/jobseeker-dashboard?tab=applications&application=${id}`,
      readAt: null,
    })
    const mails = await mailsTo(ana)
    expect(mails.map(({ subject }) => subject)).toEqual(['Application received: Site Carpenter'])
    const told = JSON.stringify([notice, mails])
    expect(told).not.toContain(employer.email)
    const { rows } = await sql('SELECT contact_person FROM employers WHERE id = $1', [employer.id])
    expect(told).not.toContain((rows[0] as { contact_person: string }).contact_person)
  })

  test('that is refused sends no notice', async () => {
    const { ana, employer, jobId, apply } = await meet(app)
    await employer.post(`/api/employer/job-postings/${jobId}/close`)
    expect((await apply()).status).toBe(409)
    await app.tasksDone()
    expect([await noticesOf(ana), await mailsTo(ana)]).toEqual([[], []])
  })

  // Rule (notices): A job seeker is notified once when an employer first opens an application
  test('that is opened for the first time sends one notice, also when it is opened often and at once', async () => {
    const { ana, employer, cvId } = await meetAndApply(app)
    await Promise.all(Array.from({ length: 5 }, () => employer.get(`/api/cvs/${cvId}/employer-view`)))
    await employer.get(`/api/cvs/${cvId}/view`)
    await app.tasksDone()
    expect(await kindsOf(ana)).toEqual(['application_opened'])
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toContain(
      'Your application was opened: Site Carpenter',
    )
    const { body } = await ana.get('/api/user/applications')
    expect(body).toMatchObject([{ timeline: [{ status: 'pending' }, { status: 'opened' }] }])
  })

  test("that is downloaded counts as opened; downloading another employer's does not", async () => {
    const employer = await createEmployer(app, { credits: 10 })
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    const [jobId, other] = [await postJob(employer), await postJob(await createEmployer(app, { credits: 5 }))]
    await ana.post(`/api/jobs/${jobId}/apply`)
    await ana.post(`/api/jobs/${other}/apply`)
    expect((await employer.get(`/api/cvs/${cvId}/download`)).status).toBe(200)
    await app.tasksDone()
    expect((await kindsOf(ana)).filter((kind) => kind === 'application_opened')).toHaveLength(1)
  })

  test('that was withdrawn sends no notice when it is opened; sent again, it does', async () => {
    const { ana, employer, cvId, withdraw, apply } = await meetAndApply(app)
    await withdraw()
    await employer.get(`/api/cvs/${cvId}/employer-view`)
    await app.tasksDone()
    expect(await kindsOf(ana)).not.toContain('application_opened')
    await apply()
    await employer.get(`/api/cvs/${cvId}/employer-view`)
    await app.tasksDone()
    expect(await kindsOf(ana)).toContain('application_opened')
  })

  // Rule (notices): A job seeker is notified of every new status, in one notice that shows the newest
  test('with a new status replaces its notice each time, and at onboarding asks about the CV', async () => {
    const { ana, employer, cvId, setStatus } = await meetAndApply(app)
    await setStatus('interviewing')
    await employer.get(`/api/cvs/${cvId}/employer-view`)
    await app.tasksDone()
    await setStatus('interviewing', 'Notes of the employer')
    expect((await afterHold(app, () => noticesOf(ana)))[0]?.text).toContain('is now: Interviewing.')
    await setStatus('onboarding')
    const [onboarding, ...older] = await afterHold(app, () => noticesOf(ana))
    expect([older, await afterHold(app, () => unreadOf(ana))]).toEqual([[], { unread: 1 }])
    expect(onboarding?.text).toContain('mark your CV as hired')
    expect(await mailsOfKind(app, ana.email, 'application_status')).toHaveLength(2)
  })
})

describe('a job that ends', () => {
  // Rule (notices): Applicants are notified when a job closes
  test('notifies its applicants when its employer closes it, but not those who are no longer considered', async () => {
    const { ana, employer, jobId } = await meetAndApply(app)
    const [rejected, withdrawn] = [await createJobSeeker(app), await createJobSeeker(app)]
    for (const person of [rejected, withdrawn]) {
      await insertCvs(app, person.id, 1)
      const { body } = await person.post(`/api/jobs/${jobId}/apply`)
      const { id } = body as { id: number }
      if (person === withdrawn) await person.post(`/api/user/applications/${id}/withdraw`)
      else await employer.patch(`/api/employer/applications/${id}`, { status: 'rejected' })
    }
    await employer.post(`/api/employer/job-postings/${jobId}/close`)
    await app.tasksDone()
    const [notice] = await noticesOf(ana)
    expect(notice).toMatchObject({
      kind: 'job_closed',
      text: expect.stringContaining('no longer takes applications'),
    })
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toContain('Closed: Site Carpenter')
    for (const person of [rejected, withdrawn]) expect(await kindsOf(person)).not.toContain('job_closed')
  })

  test('sends one notice, however often it closes and whatever task is first', async () => {
    const { ana, employer, jobId } = await meetAndApply(app)
    await employer.post(`/api/employer/job-postings/${jobId}/close`)
    await employer.post(`/api/employer/job-postings/${jobId}/reopen`)
    await employer.post(`/api/employer/job-postings/${jobId}/close`)
    await app.tasksDone()
    await end(jobId)
    await runTask('tell-of-ended-jobs')
    expect((await kindsOf(ana)).filter((kind) => kind === 'job_closed')).toHaveLength(1)
  })

  test('by its time notifies by the hourly task, once, also when it runs twice', async () => {
    const { ana, jobId } = await meetAndApply(app)
    await runTask('tell-of-ended-jobs')
    expect(await kindsOf(ana)).not.toContain('job_closed')
    await end(jobId)
    const enqueue = () => app.tasks.enqueue(app.makeContext(), 'tell-of-ended-jobs', {})
    await Promise.all([enqueue(), enqueue()])
    await app.tasksDone()
    await runTask('tell-of-ended-jobs')
    expect((await kindsOf(ana)).filter((kind) => kind === 'job_closed')).toHaveLength(1)
    expect((await mailsTo(ana)).filter(({ subject }) => subject.startsWith('Closed'))).toHaveLength(1)
  })

  test('and is renewed notifies those who apply after that when it ends again', async () => {
    const { ana, employer, jobId } = await meetAndApply(app)
    await end(jobId)
    await runTask('tell-of-ended-jobs')
    await employer.post(`/api/employer/job-postings/${jobId}/renew`, { expectedCost: 5 })
    const koivi = await createJobSeeker(app)
    await insertCvs(app, koivi.id, 1)
    expect((await koivi.post(`/api/jobs/${jobId}/apply`)).status).toBe(201)
    await end(jobId)
    await runTask('tell-of-ended-jobs')
    for (const person of [ana, koivi])
      expect((await kindsOf(person)).filter((kind) => kind === 'job_closed')).toHaveLength(1)
  })

  test('with more applicants than a batch notifies all', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const jobId = await postJob(employer)
    await sql(
      `WITH people AS (
         INSERT INTO job_seekers (username, password_hash, email, full_name)
         SELECT 'many' || n, '', 'many' || n || '@example.com', 'Many' FROM generate_series(1, 230) n RETURNING id),
       their_cvs AS (
         INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, experience, category)
         SELECT id, 'Many', 'many@example.com', 'Nurse', 'Lae', 'mid', 'healthcare' FROM people RETURNING id, job_seeker_id)
       INSERT INTO job_applications (job_posting_id, job_seeker_id, cv_id) SELECT $1, job_seeker_id, id FROM their_cvs`,
      [jobId],
    )
    await employer.post(`/api/employer/job-postings/${jobId}/close`)
    await app.tasksDone()
    const { rows } = await sql('SELECT count(*)::integer AS told FROM notices WHERE once_key = $1', [
      `job_closed:${jobId}`,
    ])
    expect(rows).toEqual([{ told: 230 }])
  })
})

describe('a CV that an employer pays for', () => {
  // Rule (notices): A job seeker is notified when an employer opens the CV
  test('sends a notice at every opening and download, and a mail once a day for each CV', async () => {
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    const first = await createEmployer(app, { credits: 20 })
    const second = await createEmployer(app, { credits: 20 })
    for (const path of ['view', 'view', 'download', 'download']) await first.get(`/api/cvs/${cvId}/${path}`)
    await second.get(`/api/cvs/${cvId}/view`)
    const texts = (await noticesOf(ana)).map(({ text }) => text)
    expect(texts).toEqual([
      `${second.companyName} has opened your CV “Registered Nurse”.`,
      `${first.companyName} has downloaded your CV “Registered Nurse”.`,
      `${first.companyName} has opened your CV “Registered Nurse”.`,
    ])
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toEqual([
      `${first.companyName} has opened your CV`,
    ])
    app.setNow(new Date(Date.now() + DAY))
    await (await createEmployer(app, { credits: 2 })).get(`/api/cvs/${cvId}/view`)
    app.setNow(new Date())
    expect(await mailsTo(ana)).toHaveLength(2)
  })

  test('at the same moment sends one notice; a refused one sends none', async () => {
    const ana = await createJobSeeker(app)
    const [cvId = 0] = await insertCvs(app, ana.id, 1)
    const poor = await createEmployer(app, { credits: 1 })
    expect((await poor.get(`/api/cvs/${cvId}/view`)).status).toBe(402)
    const rich = await createEmployer(app, { credits: 20 })
    await Promise.all(Array.from({ length: 8 }, () => rich.get(`/api/cvs/${cvId}/view`)))
    expect(await kindsOf(ana)).toEqual(['cv_opened'])
  })
})

describe('the switches', () => {
  // Rule (notices): Each kind of notice has its own switch
  test('are all on, and each stops its own kind', async () => {
    const { ana, employer, setStatus, jobId } = await meetAndApply(app)
    const { body } = await ana.get('/api/user/notice-settings')
    expect(body).toHaveLength(NOTICE_KINDS.length)
    expect(new Set((body as object[]).map((row) => JSON.stringify({ ...row, kind: '' }))).size).toBe(1)
    await switchOf(ana, 'status_changed', false, true)
    await setStatus('screening')
    expect(await mailsOfKind(app, ana.email, 'application_status')).toEqual([])
    expect(await afterHold(app, () => kindsOf(ana))).toEqual(['status_changed'])
    await switchOf(ana, 'status_changed', true, false)
    await setStatus('interviewing')
    expect(await mailsOfKind(app, ana.email, 'application_status')).toHaveLength(1)
    expect(await afterHold(app, () => kindsOf(ana))).toEqual(['status_changed'])
    expect((await switchOf(ana, 'job_closed', false, false)).body).toContainEqual({
      kind: 'job_closed',
      byMail: false,
      inDashboard: false,
    })
    await employer.post(`/api/employer/job-postings/${jobId}/close`)
    await app.tasksDone()
    expect(await afterHold(app, () => kindsOf(ana))).toHaveLength(1)
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toEqual([
      'Application received: Site Carpenter',
    ])
  })

  test.each([
    [[{ kind: 'advertising', byMail: true, inDashboard: true }]],
    [[{ kind: 'cv_opened', byMail: 'yes', inDashboard: true }]],
    [{ kind: 'cv_opened' }],
  ])('%j is refused', async (json) => {
    const ana = await createJobSeeker(app)
    expect((await ana.put('/api/user/notice-settings', json)).status).toBe(400)
  })

  test('do not matter when the site sends no mail: the dashboard still shows notices', async () => {
    await changeSetting(app, 'email_notifications_enabled', 'false')
    const { ana } = await meetAndApply(app)
    await changeSetting(app, 'email_notifications_enabled', 'true')
    expect(await kindsOf(ana)).toEqual(['application_received'])
    expect(await mailsTo(ana)).toEqual([])
  })
})

describe('the link that stops mails', () => {
  const tokenIn = (text = '') => /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? ''

  // Rule (notices): One click in a mail stops mails of its kind
  test('works without a login, by one click in the mail program, for its kind only', async () => {
    const { ana, setStatus } = await meetAndApply(app)
    const [mail] = await mailsTo(ana)
    const token = tokenIn(mail?.text_body)
    expect(mail?.html_body).toContain(token)
    const { rows } = await sql('SELECT headers FROM emails WHERE id = $1', [mail?.id])
    const headers = (rows[0] as { headers: Record<string, string> }).headers
    const [, url = ''] = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? []
    const path = new URL(url).pathname

    expect((await visitor.get(path)).body).toEqual({
      to: 'jobSeeker',
      kind: 'application_received',
      byMail: true,
    })
    const page = await fetch(app.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect(page.headers.get('location')).toBe(`/unsubscribe?token=${token}`)
    expect((await visitor.get(path)).body).toMatchObject({ byMail: true })

    const clicked = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.status).toBe(200)
    expect((await visitor.post(path)).status).toBe(200)
    const settings = (await ana.get('/api/user/notice-settings')).body as { kind: string; byMail: boolean }[]
    expect(settings.filter(({ byMail }) => !byMail).map(({ kind }) => kind)).toEqual(['application_received'])
    await setStatus('screening')
    expect(await mailsOfKind(app, ana.email, 'application_status')).toHaveLength(1)
  })

  test('is the same in every mail of a kind, also after the switches were changed', async () => {
    const { ana, setStatus } = await meetAndApply(app)
    await setStatus('screening')
    await switchOf(ana, 'status_changed', true, true)
    await setStatus('interviewing')
    const mails = await mailsOfKind(app, ana.email, 'application_status')
    expect(new Set(mails.map(({ text_body }) => tokenIn(text_body))).size).toBe(1)
  })

  test.each(['unknown-token', 'x', '../../user'])('%j is not found', async (token) => {
    expect((await visitor.post(`/api/notices/unsubscribe/${encodeURIComponent(token)}`)).status).toBe(404)
  })

  test('is also a header of the mail', async () => {
    // The hundreds of mails of the tests before would be sent first.
    await sql('DELETE FROM emails')
    const mailbox = await openMailbox(app)
    const { ana } = await meetAndApply(app)
    const mail = () => mailbox.to(ana.email).find(({ text }) => text.includes('received your application'))
    await expect.poll(mail).toBeDefined()
    expect(mail()?.headers).toMatchObject({
      'list-unsubscribe': expect.stringMatching(/^<http.+\/api\/notices\/unsubscribe\/[\w-]+>$/),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    await changeSetting(app, 'smtp_host', '')
  })
})

describe('the list', () => {
  test('comes in pages, newest first, with totals; reading lowers the count', async () => {
    const { ana } = await meetAndApply(app)
    const employer = await createEmployer(app, { credits: 10 })
    await ana.post(`/api/jobs/${await postJob(employer)}/apply`)
    const last = (await ana.post(`/api/jobs/${await postJob(employer)}/apply`)).body as { id: number }
    const page = await ana.get('/api/user/notices?page=1&limit=2')
    const [newest, second] = page.body as Notice[]
    expect(newest?.path).toContain(`application=${last.id}`)
    expect([page.headers.get('x-total-count'), page.headers.get('x-unread-count')]).toEqual(['3', '3'])
    expect(await noticesOf(ana, '?page=2&limit=2')).toHaveLength(1)
    expect((await ana.post('/api/user/notices/read', { ids: [newest?.id, newest?.id] })).body).toEqual({
      unread: 2,
    })
    expect((await noticesOf(ana)).map(({ readAt }) => readAt !== null)).toEqual([true, false, false])
    const [before] = await noticesOf(ana)
    expect((await ana.post('/api/user/notices/read', { all: true })).body).toEqual({ unread: 0 })
    expect((await noticesOf(ana))[0]?.readAt).toBe(before?.readAt)
    expect(second?.readAt).toBeNull()
  })

  test("shows and marks only a job seeker's own", async () => {
    const { ana } = await meetAndApply(app)
    const stranger = await createJobSeeker(app)
    const [notice] = await noticesOf(ana)
    expect(await noticesOf(stranger)).toEqual([])
    await stranger.post('/api/user/notices/read', { ids: [notice?.id] })
    await stranger.post('/api/user/notices/read', { all: true })
    expect(await unreadOf(ana)).toEqual({ unread: 1 })
  })

  test.each([{}, { ids: [] }, { ids: ['1'] }, { all: false }])('reading %j is refused', async (json) => {
    const ana = await createJobSeeker(app)
    expect((await ana.post('/api/user/notices/read', json)).status).toBe(400)
  })

  test('keeps a notice for 180 days', async () => {
    const { ana, setStatus } = await meetAndApply(app)
    await setStatus('screening')
    await sql(
      `UPDATE notices SET created_at = now() - CASE kind WHEN 'status_changed' THEN interval '179 days' ELSE interval '181 days' END
       WHERE job_seeker_id = $1`,
      [ana.id],
    )
    await runTask('clean-up')
    expect(await kindsOf(ana)).toEqual(['status_changed'])
  })

  test('is deleted with the account', async () => {
    const { ana } = await meetAndApply(app)
    await sql('DELETE FROM job_seekers WHERE id = $1', [ana.id])
    const { rows } = await sql('SELECT FROM notices WHERE job_seeker_id = $1', [ana.id])
    expect(rows).toEqual([])
  })
})
