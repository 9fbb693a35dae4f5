import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { totpCode } from '../src/platform/totp.ts'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { PASSWORD } from './support/forms.ts'
import { openMailbox, outbox, writeMail } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
const mailbox = await openMailbox(app)

const jump = (milliseconds: number) => app.setNow(new Date(Date.now() + milliseconds))
afterEach(() => jump(0))

// Rule (mail and networks): A clock that jumps a day ahead and back breaks no limit, login, repeated call, mail, code or setting
test('a limit that is used up while the clock is a day ahead does not block anybody for that day', async () => {
  const ana = await createJobSeeker(app)
  const logIn = (password: string) =>
    openBrowser(app).post('/api/auth/login', { username: ana.username, password })
  jump(DAY)
  for (let guess = 0; guess < 12; guess += 1) await logIn('guess')
  expect((await logIn(PASSWORD)).status).toBe(429)
  jump(0)
  expect((await logIn(PASSWORD)).status).toBe(200)
  for (let guess = 0; guess < 12; guess += 1) await logIn('guess')
  expect((await logIn(PASSWORD)).status).toBe(429)
  jump(DAY)
  expect((await logIn(PASSWORD)).status).toBe(200)
})

// Rule (mail and networks): A clock that jumps a day ahead and back breaks no limit, login, repeated call, mail, code or setting
test('sessions of several weeks survive, and an administrator logs in again', async () => {
  const [ana, boroko, vera] = [
    await createJobSeeker(app),
    await createEmployer(app),
    await logInAdministrator(app),
  ]
  const statuses = async () => [
    (await ana.get('/api/auth/profile')).status,
    (await boroko.get('/api/auth/employer/profile')).status,
    (await vera.get('/api/auth/admin/profile')).status,
  ]
  jump(DAY)
  expect(await statuses()).toEqual([200, 200, 401])
  // A session that begins while the clock is ahead must not last until the clock has caught up.
  const ahead = await logInAdministrator(app)
  jump(0)
  expect(await statuses()).toEqual([200, 200, 200])
  expect((await ahead.get('/api/auth/admin/profile')).status).toBe(401)
  expect((await (await logInAdministrator(app)).get('/api/auth/admin/profile')).status).toBe(200)
})

// Rule (mail and networks): A clock that jumps a day ahead and back breaks no limit, login, repeated call, mail, code or setting
test('a call that was interrupted while the clock was a day ahead can be repeated', async () => {
  const ana = await createJobSeeker(app)
  const key = `jump-${ana.id}`
  await app.db.$client.query(
    "INSERT INTO idempotency_keys (account, key, request_hash, created_at) VALUES ($1, $2, $3, now() + interval '1 day')",
    ['ip127.0.0.1', key, createHash('sha256').update('another try').digest()],
  )
  const support = {
    name: 'Ana Kila',
    email: ana.email,
    subject: 'account',
    message: 'I need some help, please.',
  }
  await app.db.$client.query(
    "UPDATE system_settings SET setting_value = 'help@example.com' WHERE setting_key = 'support_email'",
  )
  const answer = await openBrowser(app).post('/api/contact', support, { 'Idempotency-Key': key })
  expect(answer.status).toBe(201)
  const again = await openBrowser(app).post('/api/contact', support, { 'Idempotency-Key': key })
  expect(again.status).toBe(201)
  await app.tasksDone()
  expect(mailbox.to('help@example.com')).toHaveLength(1)
})

// Rule (mail and networks): A clock that jumps a day ahead and back breaks no limit, login, repeated call, mail, code or setting
test('a mail that was postponed while the clock was a day ahead is sent now', async () => {
  await writeMail(app, 'patient@example.com', {})
  await app.tasksDone()
  await app.db.$client.query(
    "UPDATE emails SET state = 'queued', next_attempt_at = now() + interval '1 day' WHERE recipient = 'patient@example.com'",
  )
  await app.tasks.enqueue(app.makeContext(), 'send-due-emails', {})
  await app.tasksDone()
  expect(await outbox(app, 'patient@example.com')).toMatchObject([{ state: 'sent' }])
  expect(mailbox.to('patient@example.com')).toHaveLength(2)
})

// Rule (mail and networks): A clock that jumps a day ahead and back breaks no limit, login, repeated call, mail, code or setting
test('a code of the second factor that was used while the clock was a day ahead does not block the next ones', async () => {
  const FACTOR = '/api/auth/admin/second-factor'
  jump(DAY)
  const vera = await logInAdministrator(app)
  await vera.post(`${FACTOR}/start`)
  const { rows } = await app.db.$client.query<{ secret: Buffer }>('SELECT secret FROM second_factors')
  const codeAt = (milliseconds: number) =>
    totpCode(rows[0]?.secret ?? Buffer.alloc(0), new Date(Date.now() + milliseconds))
  const confirmed = await vera.post(`${FACTOR}/confirm`, { code: codeAt(DAY), currentPassword: PASSWORD })
  expect(confirmed.status).toBe(200)
  jump(0)
  const logIn = async (code: string) => {
    const browser = openBrowser(app)
    const { body } = await browser.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD })
    const { ticket } = body as { ticket: string }
    return (await browser.post('/api/auth/admin/login/code', { ticket, code })).status
  }
  const code = codeAt(0)
  expect(await logIn(code)).toBe(200)
  expect(await logIn(code)).toBe(400)
})

// Rule (mail and networks): A clock that jumps a day ahead and back breaks no limit, login, repeated call, mail, code or setting
test('settings act within seconds after the clock has jumped ahead and back', async () => {
  const visitor = openBrowser(app)
  const isClosed = async () => (await visitor.get('/api/categories')).status === 503
  const close = (value: string) =>
    app.db.$client.query(
      "UPDATE system_settings SET setting_value = $1 WHERE setting_key = 'maintenance_mode'",
      [value],
    )
  for (const time of [DAY, 0, -DAY, 0]) {
    jump(time)
    await close('true')
    await expect.poll(isClosed, { timeout: 10_000 }).toBe(true)
    jump(time + 6_000)
    await close('false')
    await expect.poll(isClosed, { timeout: 10_000 }).toBe(false)
  }
})
