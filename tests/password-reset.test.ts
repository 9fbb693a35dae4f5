import { describe, expect, test } from 'vitest'
import { MINUTE } from '../src/shared/time.ts'
import { startTestApp, type TestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const NEW = 'sago-and-kaukau'
const OLD = 'wantok-demo'

async function ask(email: string, userType = 'user') {
  const answer = await openBrowser(app).post('/api/auth/forgot-password', { email, userType })
  await app.tasksDone()
  return answer
}

/** The token of the newest link that was mailed to an address. */
async function linkOf(email: string, kind = 'password_reset'): Promise<string> {
  const mails = (await outbox(app, email)).filter((mail) => mail.kind === kind)
  const [, token = ''] = /\/reset-password\?token=([\w-]+)&type=\w+/.exec(mails.at(-1)?.text_body ?? '') ?? []
  expect(token.length, 'a link was mailed').toBe(43)
  return token
}

const reset = (token: string, newPassword = NEW, userType = 'user', at: Pick<TestApp, 'url'> = app) =>
  openBrowser(at).post('/api/auth/reset-password', { token, newPassword, userType })
const verify = (token: string, userType = 'user') =>
  openBrowser(app).get(`/api/auth/verify-reset-token/${token}?userType=${userType}`)
const logIn = (username: string, password: string) =>
  openBrowser(app).post('/api/auth/login', { username, password })

describe('asking for a link', () => {
  // Rule (logins): Asking for a reset link gets the same answer whether the account exists or not
  test('gets the same answer whether the account exists or not', async () => {
    const ana = await createJobSeeker(app)
    const known = await ask(ana.email)
    const unknown = await ask('nobody@example.com')
    expect(known).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } })
    expect(unknown.body).toEqual(known.body)
    expect(await outbox(app, 'nobody@example.com')).toEqual([])
    expect(await linkOf(ana.email)).not.toBe('')
  })

  test('does the same work whether the account exists or not: a task looks it up', async () => {
    const ana = await createJobSeeker(app)
    const statements: number[] = []
    for (const email of [ana.email, 'nobody@example.com']) {
      const before = await countTasks('password-reset-requested')
      await ask(email)
      statements.push((await countTasks('password-reset-requested')) - before)
    }
    expect(statements).toEqual([1, 1])
  })

  // Rule (input): The form for a forgotten password says which field is missing
  test.each([
    [{ userType: 'user' }, 'Please enter your email and select account type'],
    [{ email: 'ana@example.com' }, 'Please enter your email and select account type'],
    [{ email: 'ana@example.com', userType: 'boss' }, 'Please enter your email and select account type'],
    [{ email: 'ana@', userType: 'user' }, 'Please enter a valid email address'],
  ])('%j gets the message of the missing field', async (form, message) => {
    const answer = await openBrowser(app).post('/api/auth/forgot-password', form)
    expect(answer).toMatchObject({ status: 400, body: { message } })
  })

  test('ignores case, and is for the kind of account that was named', async () => {
    const ana = await createJobSeeker(app)
    await ask(ana.email, 'employer')
    expect((await outbox(app, ana.email)).map(({ kind }) => kind)).toEqual(['registration'])
    await ask(ana.email.toUpperCase())
    expect(await linkOf(ana.email)).not.toBe('')
  })

  test('mails no link to a suspended account', async () => {
    const ana = await createJobSeeker(app)
    await sql('UPDATE job_seekers SET is_active = false WHERE id = $1', [ana.id])
    await ask(ana.email)
    expect((await outbox(app, ana.email)).map(({ kind }) => kind)).toEqual(['registration'])
  })

  test('works even while notifications are off', async () => {
    const ana = await createJobSeeker(app)
    await changeSetting(app, 'email_notifications_enabled', 'false')
    await ask(ana.email)
    await changeSetting(app, 'email_notifications_enabled', 'true')
    expect(await linkOf(ana.email)).not.toBe('')
  })

  test("for a user name that looks like another person's address sends nothing", async () => {
    const ana = await createJobSeeker(app)
    const thief = await createJobSeeker(app, { username: `x.${ana.email}` })
    await ask(`x.${ana.email}`)
    expect((await outbox(app, thief.email)).map(({ kind }) => kind)).toEqual(['registration'])
  })
})

test('requests are limited for each account and address', async () => {
  const strict = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
  const browser = openBrowser(strict)
  const send = (email: string) => browser.post('/api/auth/forgot-password', { email, userType: 'user' })
  for (let time = 1; time <= 5; time += 1) expect((await send('ana@example.com')).status).toBe(200)
  const sixth = await send('ANA@example.com')
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 3000]).toEqual([429, true])
  expect((await send('koivi@example.com')).status).toBe(200)
})

describe('when strangers ask for somebody’s account from many addresses', () => {
  const owners = [
    ['user', 'password_reset'],
    ['employer', 'password_reset'],
    ['admin', 'administrator_password_reset'],
  ] as const

  // Rule (logins): Strangers who ask for reset links cannot lock the owner out, and the mails are limited
  test.each(owners)('its owner (%s) can still reset, and gets few mails', async (userType, kind) => {
    const strict = await startTestApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' })
    const email = await emailOf(strict, userType)
    const askFrom = async (address: string) => {
      const headers = { 'X-Forwarded-For': address }
      const body = { email, userType }
      const answer = await openBrowser(strict).post('/api/auth/forgot-password', body, headers)
      await strict.tasksDone()
      return answer
    }
    const links = async () => (await outbox(strict, email)).filter((mail) => mail.kind === kind)
    const start = Date.now()
    const answers = []
    for (let host = 1; host <= 12; host += 1) answers.push(await askFrom(`198.51.100.${host}`))
    // Beyond the limit the answer is the same, and the links in the mailbox work.
    const own = await askFrom('203.0.113.5')
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: own.body })
    expect(await links()).toHaveLength(5)
    // The requests continue. Ten minutes later the owner's own request sends a mail again.
    strict.setNow(new Date(start + 11 * MINUTE))
    for (let host = 20; host <= 23; host += 1) await askFrom(`198.51.100.${host}`)
    await askFrom('203.0.113.5')
    const mails = await links()
    expect(mails).toHaveLength(6)
    for (const mail of [mails.at(0), mails.at(-1)]) {
      const path = `/api/auth/verify-reset-token/${tokenOf(mail)}?userType=${userType}`
      expect((await openBrowser(strict).get(path)).status).toBe(200)
    }
    expect((await reset(tokenOf(mails.at(-1)), 'a-new-sago-password', userType, strict)).status).toBe(200)
    // A used link no longer counts.
    await askFrom('203.0.113.6')
    expect(await links()).toHaveLength(7)
  })
})

const tokenOf = (mail: { text_body: string } | undefined) =>
  /token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? ''

async function emailOf(at: TestApp, userType: 'user' | 'employer' | 'admin'): Promise<string> {
  if (userType === 'user') return (await createJobSeeker(at)).email
  if (userType === 'employer') return (await createEmployer(at)).email
  await at.db.$client.query("UPDATE administrators SET email = 'vera@example.com'")
  return 'vera@example.com'
}

describe('a link', () => {
  // Rule (logins): A reset link works once, for one hour, is stored as a hash, and ends all sessions
  test('sets the password once and ends all sessions of the account', async () => {
    const ana = await createJobSeeker(app)
    await ask(ana.email)
    const token = await linkOf(ana.email)
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { valid: true, email: ana.email, userType: 'user' },
    })
    expect((await reset(token)).body).toEqual({ success: true, message: expect.any(String) })
    expect((await ana.get('/api/auth/profile')).status).toBe(401)
    expect((await logIn(ana.username, OLD)).status).toBe(401)
    expect((await logIn(ana.username, NEW)).status).toBe(200)
    expect(await reset(token, 'another-one')).toMatchObject({
      status: 400,
      body: { code: 'invalid_reset_link' },
    })
    expect((await verify(token)).status).toBe(400)
    await app.tasksDone()
    expect((await outbox(app, ana.email)).at(-1)).toMatchObject({ kind: 'password_changed' })
  })

  test('used twice at the same moment works once', async () => {
    const ana = await createJobSeeker(app)
    await ask(ana.email)
    const token = await linkOf(ana.email)
    const answers = await Promise.all([1, 2, 3, 4].map((number) => reset(token, `password-${number}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('ends the other links of the account', async () => {
    const ana = await createJobSeeker(app)
    await ask(ana.email)
    const first = await linkOf(ana.email)
    await ask(ana.email)
    expect((await reset(await linkOf(ana.email))).status).toBe(200)
    expect((await verify(first)).status).toBe(400)
  })

  // Rule (logins): A reset link works once, for one hour, is stored as a hash, and ends all sessions
  test('works for an hour', async () => {
    const ana = await createJobSeeker(app)
    await ask(ana.email)
    const token = await linkOf(ana.email)
    app.setNow(new Date(Date.now() + 59 * MINUTE))
    expect((await verify(token)).status).toBe(200)
    app.setNow(new Date(Date.now() + 61 * MINUTE))
    expect((await verify(token)).status).toBe(400)
    expect((await reset(token)).status).toBe(400)
    app.setNow(new Date())
  })

  test('is for one kind of account, and unknown ones get the same refusal', async () => {
    const ana = await createJobSeeker(app)
    await ask(ana.email)
    const token = await linkOf(ana.email)
    const message = 'This reset link is invalid or has expired.'
    expect(await verify(token, 'employer')).toMatchObject({ status: 400, body: { message } })
    expect(await reset(token, NEW, 'admin')).toMatchObject({ status: 400, body: { message } })
    expect(await verify('no-such-token')).toMatchObject({ status: 400, body: { message } })
    expect((await verify(token)).status).toBe(200)
  })

  // Rule (input): A reset refuses a password that is too short, and the link stays valid
  test('is not used up by a password that is too short', async () => {
    const ana = await createJobSeeker(app)
    await ask(ana.email)
    const token = await linkOf(ana.email)
    const message = 'Password must be at least 6 characters'
    expect(await reset(token, 'short')).toMatchObject({ status: 400, body: { message } })
    await changeSetting(app, 'password_min_length', '20')
    expect((await reset(token)).body).toMatchObject({ message: 'Password must be at least 20 characters' })
    await changeSetting(app, 'password_min_length', '6')
    expect((await reset(token)).status).toBe(200)
  })

  test('is in the mail only, and not in the database', async () => {
    const ana = await createJobSeeker(app)
    await ask(ana.email)
    const token = await linkOf(ana.email)
    const { rows } = await sql(
      'SELECT t::text AS row FROM password_reset_tokens t UNION ALL SELECT data::text FROM pgboss.job WHERE data IS NOT NULL',
    )
    expect(rows.filter((row: { row: string }) => row.row.includes(token))).toEqual([])
  })

  // Rule (logins): Administrators reset their password by a link, and may not choose a common one
  test('works for employers and administrators, whose new password must not be a common one', async () => {
    const employer = await createEmployer(app)
    await ask(employer.email, 'employer')
    expect((await reset(await linkOf(employer.email), NEW, 'employer')).status).toBe(200)
    const login = { email: employer.email, password: NEW }
    expect((await openBrowser(app).post('/api/auth/employer/login', login)).status).toBe(200)

    await sql("UPDATE administrators SET email = 'vera@example.com'")
    await ask('vera@example.com', 'admin')
    const token = await linkOf('vera@example.com', 'administrator_password_reset')
    expect(await reset(token, 'Password1', 'admin')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('commonest') },
    })
    expect((await reset(token, OLD, 'admin')).status).toBe(200)
    await logInAdministrator(app)
  })
})

describe('changing the password while signed in', () => {
  // Rule (logins): A new password needs the current one, and ends all other sessions
  test('needs the current one, ends the other sessions and keeps this one', async () => {
    const ana = await createJobSeeker(app)
    const phone = openBrowser(app)
    await phone.post('/api/auth/login', { username: ana.username, password: OLD })
    const change = (currentPassword: string, newPassword = NEW) =>
      ana.post('/api/auth/change-password', { currentPassword, newPassword })
    expect(await change('wrong')).toMatchObject({ status: 400, body: { code: 'current_password_wrong' } })
    expect((await change(OLD, 'short')).body).toMatchObject({ errors: { newPassword: expect.any(String) } })
    expect((await change('')).body).toMatchObject({ message: 'All password fields are required.' })
    expect((await change(OLD)).body).toMatchObject({ success: true })
    expect((await ana.get('/api/auth/profile')).status).toBe(200)
    expect((await phone.get('/api/auth/profile')).status).toBe(401)
    expect((await logIn(ana.username, NEW)).status).toBe(200)
  })

  // Rule (logins): Employers and administrators change their password in the same way
  test('works for employers and administrators', async () => {
    const employer = await createEmployer(app)
    const form = { currentPassword: OLD, newPassword: NEW }
    expect((await employer.post('/api/auth/employer/change-password', form)).status).toBe(200)
    expect((await employer.get('/api/auth/employer/profile')).status).toBe(200)
    const vera = await logInAdministrator(app)
    const path = '/api/auth/admin/change-password'
    expect((await vera.post(path, { ...form, newPassword: 'iloveyou' })).status).toBe(400)
    expect((await vera.post(path, form)).status).toBe(200)
    expect((await vera.post(path, { currentPassword: NEW, newPassword: OLD })).status).toBe(200)
    expect((await vera.get('/api/auth/admin/profile')).status).toBe(200)
  })

  test('guesses of the current password are limited', async () => {
    const strict = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
    const ana = await createJobSeeker(strict)
    const form = { currentPassword: 'guess', newPassword: NEW }
    for (let guess = 1; guess <= 10; guess += 1)
      expect((await ana.post('/api/auth/change-password', form)).status).toBe(400)
    expect((await ana.post('/api/auth/change-password', form)).status).toBe(429)
  })
})

describe('welcome mails', () => {
  test('are sent once to job seekers and employers, and have switches', async () => {
    const ana = await createJobSeeker(app)
    const boroko = await createEmployer(app)
    await app.tasksDone()
    await app.tasks.enqueue(app.makeContext(), 'job-seeker-registered', { jobSeekerId: ana.id })
    await app.tasks.enqueue(app.makeContext(), 'employer-registered', { employerId: boroko.id })
    await app.tasksDone()
    const [welcome, ...more] = await outbox(app, ana.email)
    expect([welcome?.subject, more]).toEqual(['Welcome to Painim Wok', []])
    expect(welcome?.text_body).toContain('Ana Kila')
    expect(await outbox(app, boroko.email)).toMatchObject([{ kind: 'employer_registration' }])
    await changeSetting(app, 'registration_email_enabled', 'false')
    const koivi = await createJobSeeker(app)
    await app.tasksDone()
    await changeSetting(app, 'registration_email_enabled', 'true')
    expect(await outbox(app, koivi.email)).toEqual([])
  })
})

test('the clean-up deletes expired links, and nothing else', async () => {
  const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
  await sql("UPDATE sessions SET last_seen_at = now() - interval '31 days' WHERE job_seeker_id = $1", [
    ana.id,
  ])
  await ask(ana.email)
  await sql("UPDATE password_reset_tokens SET expires_at = now() - interval '2 days' WHERE email = $1", [
    ana.email,
  ])
  await sql(
    "INSERT INTO rate_limits VALUES ('old', 1, now() - interval '1 second'), ('new', 1, now() + interval '1 hour')",
  )
  await sql(
    "INSERT INTO idempotency_keys (account, key, request_hash, created_at) VALUES ('x', 'old', '', now() - interval '25 hours'), ('x', 'new', '', now())",
  )
  await app.tasks.enqueue(app.makeContext(), 'clean-up', {})
  await app.tasksDone()
  const count = async (query: string, values: unknown[] = []) => (await sql(query, values)).rowCount
  expect(await count('SELECT FROM sessions WHERE job_seeker_id = $1', [ana.id])).toBe(0)
  expect(await count('SELECT FROM sessions WHERE job_seeker_id = $1', [koivi.id])).toBe(1)
  expect(await count('SELECT FROM password_reset_tokens WHERE email = $1', [ana.email])).toBe(0)
  expect((await sql("SELECT key FROM rate_limits WHERE key IN ('old', 'new')")).rows).toEqual([
    { key: 'new' },
  ])
  expect((await sql("SELECT key FROM idempotency_keys WHERE account = 'x'")).rows).toEqual([{ key: 'new' }])
})

async function countTasks(name: string): Promise<number> {
  const { rows } = await sql('SELECT count(*) FROM pgboss.job WHERE name = $1', [name])
  return rows[0]?.count ?? 0
}
