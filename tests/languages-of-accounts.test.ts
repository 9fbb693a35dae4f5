import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { mailsOfKind, meet } from './support/applications.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { jobSeekerForm, PASSWORD } from './support/forms.ts'
import { changeSetting } from './support/mailbox.ts'
import { createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const FROM_TOK_PISIN = { 'accept-language': 'tpi' }
const languageOf = async (person: Browser) =>
  ((await person.get('/api/auth/profile')).body as { language: string | null }).language

beforeAll(async () => {
  const vera = await logInAdministrator(app)
  await vera.patch('/api/admin/settings/tok_pisin_enabled', { value: true })
})

/** Logs in with another phone. */
async function logInElsewhere(username: string, headers: Record<string, string> = {}) {
  const phone = openBrowser(app)
  await phone.post('/api/auth/login', { username, password: PASSWORD }, headers)
  return phone
}

// Rule (languages): An account has the language of the page of its registration, and brings it to a new phone
test('an account has the language of its registration, also on a new phone', async () => {
  const form = jobSeekerForm()
  expect((await openBrowser(app).post('/api/auth/register', form, FROM_TOK_PISIN)).status).toBe(201)
  const phone = await logInElsewhere(form.username)
  expect(await languageOf(phone)).toBe('tpi')
  expect(phone.cookies.get('language')).toBe('tpi')
})

test('an account that never chose takes the language of the page on which it logs in', async () => {
  const ana = await createJobSeeker(app)
  expect(await languageOf(ana)).toBeNull()
  expect(await languageOf(await logInElsewhere(ana.username, FROM_TOK_PISIN))).toBe('tpi')
})

// Rule (languages): The switch in header and footer also changes the language of the account
test('the switch changes the language of the account', async () => {
  const ana = await createJobSeeker(app)
  await ana.get('/language/tpi/jobs')
  expect(await languageOf(ana)).toBe('tpi')
  await ana.get('/language/en/jobs')
  expect(await languageOf(ana)).toBe('en')
  expect(await languageOf(await logInElsewhere(ana.username, FROM_TOK_PISIN))).toBe('en')
})

// Rule (languages): An alert of an address has the language of the page on which it was asked for, and so has the page after a form
test('an alert without an account keeps the language of its page, also of a plain form', async () => {
  const alert = { email: 'reader@example.com', search: 'query=cook', frequency: 'daily' }
  const referer = `${app.url}/tpi/job-alert/new`
  await openBrowser(app).send('POST', '/api/job-alerts', { json: alert, headers: { referer } })
  const { rows } = await app.db.$client.query('SELECT language FROM job_alerts')
  expect(rows).toEqual([{ language: 'tpi' }])
  const [mail] = await mailsOfKind(app, alert.email, 'job_alert_confirmation')
  const [, token] = /\/tpi\/job-alert\?token=([\w-]+)/.exec(mail?.text_body ?? '') ?? []
  const form = {
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  }
  const started = await fetch(`${app.url}/api/job-alerts/start/${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...form, referer: `${app.url}/tpi/job-alert?token=${token}` },
    body: 'frequency=daily',
  })
  expect([started.status, started.headers.get('location')]).toEqual([303, `/tpi/job-alert?token=${token}`])
})

// Rule (languages): What the site names itself, such as a job alert, is in the language of its reader
test('a job alert has a name in the language of its reader, with what was typed as it is', async () => {
  const ana = await createJobSeeker(app)
  await ana.get('/language/tpi/jobs')
  const search = 'query=Security&location=lae&verified=true&salaryMin=26000'
  expect((await ana.post('/api/user/job-alerts', { search, frequency: 'daily' })).status).toBe(201)
  const nameIn = async (headers: Record<string, string>) =>
    ((await ana.get('/api/user/job-alerts', headers)).body as { name: string }[])[0]?.name
  const name = 'Security · Lae · Ol kampani mipela i skelim tasol · K1,000 long fotnait o moa'
  expect(await nameIn(FROM_TOK_PISIN)).toBe(name)
  expect(await nameIn({})).toBe('Security · Lae · Verified employers only · K1,000 a fortnight or more')
  const email = 'reader2@example.com'
  await openBrowser(app).post('/api/job-alerts', { search, frequency: 'daily', email }, FROM_TOK_PISIN)
  expect((await mailsOfKind(app, email, 'job_alert_confirmation'))[0]?.text_body).toContain(name)
  const files = unzipSync(new Uint8Array((await ana.get('/api/user/data')).body as Buffer))
  expect(JSON.parse(Buffer.from(files['data.json'] ?? []).toString()).job_alerts).toMatchObject([{ name }])
})

// Rule (languages): Mails and notices are in the language of the job seeker; mails to employers are in English
test('an application is confirmed in the language of the job seeker', async () => {
  const { ana, employer, apply } = await meet(app)
  await ana.get('/language/tpi/jobs')
  await apply()
  await app.tasksDone()
  const [mail] = await mailsOfKind(app, ana.email, 'notice')
  expect(mail?.subject).toBe('Aplikesin i kamap: Site Carpenter')
  expect((await mailsOfKind(app, employer.email, 'application'))[0]?.subject).toBe(
    'New application: Site Carpenter',
  )
  const textIn = async (headers: Record<string, string>) =>
    ((await ana.get('/api/user/notices', headers)).body as { text: string }[])[0]?.text
  expect(await textIn(FROM_TOK_PISIN)).toContain('i kisim aplikesin bilong yu long “Site Carpenter”.')
  expect(await textIn({})).toBe(`${employer.companyName} has received your application for “Site Carpenter”.`)
  const files = unzipSync(new Uint8Array((await ana.get('/api/user/data')).body as Buffer))
  const saved = JSON.parse(Buffer.from(files['data.json'] ?? []).toString())
  expect(saved.notices[0].text).toBe(await textIn(FROM_TOK_PISIN))
})

// Rule (languages): While Tok Pisin is off, all mails are in English
test('while Tok Pisin is off, mails are in English', async () => {
  await changeSetting(app, 'tok_pisin_enabled', 'false')
  const form = jobSeekerForm()
  await openBrowser(app).post('/api/auth/register', form, FROM_TOK_PISIN)
  await app.tasksDone()
  expect((await mailsOfKind(app, form.email, 'registration'))[0]?.subject).toBe('Welcome to Painim Wok')
})
