import { expect, test } from 'vitest'
import { cleanUpAlerts } from '../src/modules/job-alerts/keep-alert.ts'
import { mailNewJobs } from '../src/modules/job-alerts/mail-new-jobs.ts'
import { DAY, HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { PASSWORD } from './support/forms.ts'
import { postJob } from './support/jobs.ts'
import { changeSetting, openMailbox, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, type Person } from './support/people.ts'

const app = await startTestApp()
const employer = await createEmployer(app, { credits: 900 })
const visitor = openBrowser(app)
type Alert = { id: number; name: string; frequency: string; isOn: boolean; path: string; nextAt: string }

/** Every mail is due at the latest 29 hours after the one before. */
const mailsAfter = (runs: number) => new Date(Date.now() + runs * 30 * HOUR)
/** Runs the task of the morning after this many others. */
const mailAt = (runs: number) => mailNewJobs({ ...app.makeContext(), now: mailsAfter(runs) })
const mailsTo = async (email: string, kind = 'job_alert') =>
  (await outbox(app, email)).filter((mail) => mail.kind === kind)

const text = (search: Record<string, string>) => new URLSearchParams(search).toString()

async function add(person: Person, search: Record<string, string>, frequency = 'daily'): Promise<Alert> {
  const { status, body } = await person.post('/api/user/job-alerts', { search: text(search), frequency })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Alert
}
/** As a browser without scripts sends a form. */
const sendForm = (path: string, fields: Record<string, string>, person = visitor) =>
  fetch(app.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { accept: 'text/html', cookie: [...person.cookies].map((pair) => pair.join('=')).join('; ') },
  })
const list = async (person: Person) => (await person.get('/api/user/job-alerts')).body as Alert[]

const cleanAfter = (days: number) =>
  cleanUpAlerts({ ...app.makeContext(), now: new Date(Date.now() + days * DAY) })
let addresses = 0
const newAddress = () => `Reader${++addresses}@example.com`
const ask = (email: string, search: Record<string, string>, frequency = 'daily') =>
  visitor.post('/api/job-alerts', { search: text(search), frequency, email })
/** The token of the link in the newest mail of this kind. */
async function linkTo(email: string, kind = 'job_alert_confirmation'): Promise<string> {
  const mail = (await mailsTo(email, kind)).at(-1)
  const [, token = ''] = /\/job-alert\?token=([\w-]+)/.exec(mail?.text_body ?? '') ?? []
  return token
}
async function confirmed(search: Record<string, string>, frequency = 'daily') {
  const email = newAddress()
  expect((await ask(email, search, frequency)).status).toBe(201)
  const token = await linkTo(email)
  expect((await visitor.post(`/api/job-alerts/start/${token}`)).status).toBe(200)
  return { email, token }
}

test('an alert of an account is listed, changed, paused and deleted by its job seeker only', async () => {
  const [ana, other] = [await createJobSeeker(app), await createJobSeeker(app)]
  const { id } = await add(ana, { query: ' welder ', location: 'lae', salaryMin: '26000', verified: 'true' })
  expect(await list(ana)).toMatchObject([
    {
      id,
      name: 'welder · Lae · Verified employers only · K1,000 a fortnight or more',
      frequency: 'daily',
      isOn: true,
      path: '/jobs?query=welder&location=lae&verified=true&salaryMin=26000&sortBy=newest',
    },
  ])
  expect(JSON.stringify(await list(ana))).not.toContain('token')
  expect(await list(other)).toEqual([])
  const path = `/api/user/job-alerts/${id}`
  expect((await other.patch(path, { isOn: false })).body).toMatchObject({ code: 'job_alert_not_found' })
  expect((await other.delete(path)).status).toBe(404)
  expect((await ana.patch(path, { frequency: 'weekly', isOn: false })).body).toMatchObject({
    frequency: 'weekly',
    isOn: false,
  })
  expect((await ana.patch(path, { frequency: 'hourly' })).body).toMatchObject({
    errors: { frequency: 'Please choose how often' },
  })
  expect((await ana.delete(path)).status).toBe(200)
  expect(await list(ana)).toEqual([])
  expect((await visitor.get('/api/user/job-alerts')).status).toBe(401)
})

test('the same search again changes the alert; an account has at most 10, also when two are added at once', async () => {
  const ana = await createJobSeeker(app)
  const { id } = await add(ana, { query: 'first' })
  expect(await add(ana, { query: 'first' }, 'weekly')).toMatchObject({ id, frequency: 'weekly' })
  for (let more = 0; more < 8; more++) await add(ana, { query: `more ${more}` })
  const answers = await Promise.all(
    ['a', 'b'].map((query) =>
      ana.post('/api/user/job-alerts', { search: text({ query }), frequency: 'daily' }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await list(ana)).toHaveLength(10)
})

// Rule (job seekers): A job alert mails only new jobs that match the search, each once, and nothing when there is none
test('the mail has the new jobs that the search finds, each once', async () => {
  const ana = await createJobSeeker(app)
  await postJob(employer, { title: 'Oologist, old', location: 'lae' })
  await mailAt(0)
  await add(ana, { query: 'oologist', location: 'morobe-province' })
  const found = await postJob(employer, {
    title: 'Oologist',
    location: 'lae',
    salaryMin: 1500,
    salaryMax: 2000,
    salaryPeriod: 'fortnight',
  })
  await postJob(employer, { title: 'Oologist', location: 'madang' })
  await postJob(employer, { title: 'Carpenter', location: 'lae' })
  await mailAt(1)
  const [mail, ...others] = await mailsTo(ana.email)
  expect(others).toHaveLength(0)
  expect(mail?.subject).toBe('1 new job: oologist · Morobe Province')
  expect(mail?.text_body).toContain(
    `Oologist\n${employer.companyName} · Lae · K1,500 – K2,000 a fortnight\n${app.config.publicUrl}/jobs/${found}`,
  )
  await mailAt(2)
  expect(await mailsTo(ana.email)).toHaveLength(1)
})

// Rule (job seekers): A job alert never mails a job twice, also when it is renewed, or mailed by several processes at once
test('no job twice: not by several processes, not after it was renewed', async () => {
  const ana = await createJobSeeker(app)
  await add(ana, { query: 'campanologist' })
  const { email } = await confirmed({ query: 'campanologist' })
  const ids = []
  for (let job = 0; job < 12; job++) ids.push(await postJob(employer, { title: 'Campanologist' }))
  await Promise.all([mailAt(1), mailAt(1), mailAt(1), mailAt(1)])
  await mailAt(2)
  for (const reader of [ana.email, email]) {
    const mails = await mailsTo(reader)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('12 new jobs: campanologist')
    expect(mails[0]?.text_body).toContain('And 2 more.')
  }
  await app.db.$client.query(
    "UPDATE job_postings SET expires_at = now() - interval '1 minute' WHERE id = $1",
    [ids[0]],
  )
  expect((await employer.post(`/api/employer/job-postings/${ids[0]}/renew`, {})).status).toBe(200)
  await postJob(employer, { title: 'Campanologist' })
  await mailAt(3)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    '12 new jobs: campanologist',
    '1 new job: campanologist',
  ])
})

// Rule (job seekers): A job alert never mails a job that is closed, expired or taken down, or of a suspended employer
test('jobs that are no longer open are not mailed; one that is opened later is', async () => {
  const suspended = await createEmployer(app, { credits: 10 })
  const { email } = await confirmed({ query: 'horologist' })
  const post = (from = employer) => postJob(from, { title: 'Horologist' })
  const [closed, expired, blocked] = [await post(), await post(), await post()]
  await post(suspended)
  const set = (id: number, values: string) =>
    app.db.$client.query(`UPDATE job_postings SET ${values} WHERE id = $1`, [id])
  await set(closed, 'is_active = false')
  await set(expired, "expires_at = now() - interval '1 minute'")
  await set(blocked, 'blocked_at = now()')
  await app.db.$client.query('UPDATE employers SET is_active = false WHERE id = $1', [suspended.id])
  await mailAt(1)
  expect(await mailsTo(email)).toHaveLength(0)
  await set(blocked, 'blocked_at = NULL')
  await mailAt(2)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['1 new job: horologist'])
})

test('words that no job has find similar ones, as in the list of jobs', async () => {
  const { email } = await confirmed({ query: 'limnologost' })
  await postJob(employer, { title: 'Limnologist' })
  await mailAt(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a weekly alert is mailed after seven days, with the jobs of the whole week', async () => {
  const { email } = await confirmed({ query: 'cetologist' }, 'weekly')
  await postJob(employer, { title: 'Cetologist' })
  for (const runs of [1, 2, 3, 4]) await mailAt(runs)
  expect(await mailsTo(email)).toHaveLength(0)
  await postJob(employer, { title: 'Cetologist of whales' })
  await mailAt(7)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['2 new jobs: cetologist'])
})

test('after a pause, only jobs that were published since then are mailed', async () => {
  const ana = await createJobSeeker(app)
  const { id } = await add(ana, { query: 'vexillologist' })
  const pause = (isOn: boolean) => ana.patch(`/api/user/job-alerts/${id}`, { isOn })
  await pause(false)
  await postJob(employer, { title: 'Vexillologist, missed' })
  await mailAt(1)
  await pause(true)
  await postJob(employer, { title: 'Vexillologist, later' })
  await mailAt(2)
  const mails = await mailsTo(ana.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text_body).toContain('Vexillologist, later')
  expect(mails[0]?.text_body).not.toContain('missed')
})

// Rule (job seekers): An address without an account gets job alerts only after its owner confirmed it
test('an address is confirmed first by a link, and forgotten if it is not', async () => {
  const email = newAddress()
  await ask(email, { query: 'speleologist' }, 'weekly')
  await postJob(employer, { title: 'Speleologist' })
  await mailAt(1)
  expect(await mailsTo(email)).toHaveLength(0)
  const [mail] = await mailsTo(email, 'job_alert_confirmation')
  expect(mail?.text_body).toContain('once a week: speleologist.')
  const token = await linkTo(email)
  const read = async () => (await visitor.get(`/api/job-alerts/unsubscribe/${token}`)).body
  expect(await read()).toMatchObject({ name: 'speleologist', state: 'pending', isOfAccount: false })
  await visitor.post(`/api/job-alerts/start/${token}`)
  expect(await read()).toMatchObject({ state: 'on' })
  await postJob(employer, { title: 'Speleologist, new' })
  await mailAt(7)
  expect(await mailsTo(email)).toHaveLength(1)

  const forgotten = newAddress()
  await ask(forgotten, { query: 'speleologist' })
  const old = await linkTo(forgotten)
  await cleanAfter(6)
  expect((await visitor.get(`/api/job-alerts/unsubscribe/${old}`)).status).toBe(200)
  await cleanAfter(8)
  expect((await visitor.post(`/api/job-alerts/start/${old}`)).status).toBe(404)
  await visitor.post(`/api/job-alerts/unsubscribe/${token}`)
  await cleanAfter(29)
  expect(await read()).toMatchObject({ state: 'off' })
  await cleanAfter(31)
  expect((await visitor.get(`/api/job-alerts/unsubscribe/${token}`)).status).toBe(404)
})

// Rule (job seekers): Whoever did not ask for a job alert says so with one click, and gets no more links for a year
test('a declined address gets no link, whoever asks, until its owner starts the alert', async () => {
  const email = newAddress()
  await ask(email, { query: 'bryologist' })
  const call = `/api/job-alerts/unsubscribe/${await linkTo(email)}`
  const links = () => mailsTo(email, 'job_alert_confirmation')
  expect((await sendForm(call, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
  for (const query of ['bryologist', 'another']) await ask(email.toUpperCase(), { query })
  expect(await links()).toHaveLength(1)
  await visitor.post(call.replace('unsubscribe', 'start'))
  await ask(email, { query: 'another' })
  expect(await links()).toHaveLength(2)
  const second = `/api/job-alerts/unsubscribe/${await linkTo(email)}`
  await visitor.post(second)
  await cleanAfter(364)
  expect((await visitor.get(second)).body).toMatchObject({ state: 'declined' })
  await cleanAfter(366)
  expect((await visitor.get(second)).status).toBe(404)
})

// Rule (job seekers): Asking for a job alert tells nobody whether an address has an account or an alert
test('the answer to an address is always the same, and an alert that is on stays as it is', async () => {
  const ana = await createJobSeeker(app)
  const { email, token } = await confirmed({ query: 'known' })
  const answers = [
    await ask(newAddress(), { query: 'known' }),
    await ask(ana.email, { query: 'known' }),
    await ask(email.toUpperCase(), { query: 'known' }, 'weekly'),
  ]
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 201, body: { success: true } })
  expect((await visitor.get(`/api/job-alerts/unsubscribe/${token}`)).body).toMatchObject({
    frequency: 'daily',
    state: 'on',
  })
  expect((await ask('nobody', { query: 'known' })).body).toMatchObject({
    errors: { email: 'Please enter a valid email address' },
  })
  const robot = newAddress()
  await visitor.post('/api/job-alerts', { frequency: 'daily', email: robot, website: 'x' })
  expect(await mailsTo(robot, 'job_alert_confirmation')).toHaveLength(0)
})

test('a network and an address are asked for a limited number of links', async () => {
  const limited = await startTestApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' })
  const browser = openBrowser(limited)
  const email = newAddress()
  const from = (ip: string, address = email) =>
    browser.post(
      '/api/job-alerts',
      { search: 'query=many', frequency: 'daily', email: address },
      { 'x-forwarded-for': ip },
    )
  for (let one = 0; one < 5; one++) expect((await from('10.0.0.1')).status).toBe(201)
  expect((await from('10.0.0.1')).status).toBe(429)
  expect((await from('10.0.0.2')).body).toEqual({ success: true })
  expect((await outbox(limited, email)).length).toBe(5)
  for (let one = 0; one < 54; one++) await from('10.0.0.1', `r${one}@example.com`)
  expect((await from('10.0.0.1', 'last@example.com')).status).toBe(429)
})

test('one click in the mail program stops an alert without a login; the link starts it again', async () => {
  const { email, token } = await confirmed({ query: 'dendrologist' })
  const mailbox = await openMailbox(app)
  await postJob(employer, { title: 'Dendrologist' })
  await mailAt(1)
  await app.tasks.enqueue(app.makeContext(), 'send-due-emails', {})
  const alerts = () => mailbox.to(email).filter(({ headers }) => headers['subject']?.startsWith('1 new job'))
  await expect.poll(() => alerts().length, { timeout: 10_000 }).toBe(1)
  const headers: Record<string, string> = alerts()[0]?.headers ?? {}
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const call = /<https?:\/\/[^/]+(\/api\/[^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  expect(call).toBe(`/api/job-alerts/unsubscribe/${token}`)
  expect((await visitor.get(call, { accept: 'text/html' })).headers.get('location')).toBe(
    `/job-alert?token=${token}`,
  )
  for (const _ of ['once', 'again'])
    expect((await sendForm(call, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
  const multipart = new FormData()
  multipart.append('List-Unsubscribe', 'One-Click')
  expect((await visitor.upload(call, multipart)).status).toBe(200)
  await postJob(employer, { title: 'Dendrologist, second' })
  await mailAt(2)
  expect(await mailsTo(email)).toHaveLength(1)
  const started = await sendForm(`/api/job-alerts/start/${token}`, { frequency: 'weekly' })
  expect([started.status, started.headers.get('location')]).toEqual([303, `/job-alert?token=${token}`])
  expect((await visitor.get(call)).body).toMatchObject({ state: 'on', frequency: 'weekly' })
  expect((await visitor.post('/api/job-alerts/unsubscribe/not-a-known-token')).status).toBe(404)
})

test('an alert stops when the mail server of its reader refuses its mail, until it is started again', async () => {
  const { email, token } = await confirmed({ query: 'malacologist' })
  await postJob(employer, { title: 'Malacologist' })
  await mailAt(1)
  await app.db.$client.query(
    "UPDATE emails SET state = 'failed', is_refused = true WHERE recipient = $1 AND kind = 'job_alert'",
    [email],
  )
  await postJob(employer, { title: 'Malacologist, second' })
  await mailAt(2)
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await visitor.get(`/api/job-alerts/unsubscribe/${token}`)).body).toMatchObject({ state: 'off' })
})

test('no mail is sent, also later, to a suspended account or while mails are off', async () => {
  const suspended = await createJobSeeker(app)
  await add(suspended, { query: 'ichthyologist' })
  const { email } = await confirmed({ query: 'ichthyologist' })
  await app.db.$client.query('UPDATE job_seekers SET is_active = false WHERE id = $1', [suspended.id])
  await changeSetting(app, 'email_notifications_enabled', 'false')
  expect((await ask(newAddress(), { query: 'any' })).body).toMatchObject({ code: 'email_off' })
  await postJob(employer, { title: 'Ichthyologist' })
  await mailAt(1)
  await changeSetting(app, 'email_notifications_enabled', 'true')
  await mailAt(2)
  for (const reader of [suspended.email, email]) expect(await mailsTo(reader)).toEqual([])
})

test('deleting an account deletes its alerts and those of its address', async () => {
  const ana = await createJobSeeker(app)
  await add(ana, { query: 'account' })
  await ask(ana.email, { query: 'address' })
  const count = async () =>
    (
      await app.db.$client.query(
        'SELECT FROM job_alerts WHERE job_seeker_id = $1 OR lower(email) = lower($2)',
        [ana.id, ana.email],
      )
    ).rowCount
  expect(await count()).toBe(2)
  const deleted = await ana.post('/api/user/delete-account', { currentPassword: PASSWORD })
  expect(deleted.status).toBe(200)
  expect(await count()).toBe(0)
})
