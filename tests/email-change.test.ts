import { describe, expect, test } from 'vitest'
import { MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { employerForm, formOf, PASSWORD } from './support/forms.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
let count = 0
const newAddress = () => `new.${++count}@example.com`

const ask = (person: Browser, email: string, currentPassword = PASSWORD, path = '/api/auth/change-email') =>
  person.post(path, { email, currentPassword })
const confirm = (token: string, userType = 'user') =>
  openBrowser(app).post('/api/auth/confirm-email', { token, userType })
const emailOf = async (person: Browser, path = '/api/auth/profile') => {
  const { body } = await person.get(path)
  return body as { email: string; pendingEmail: string | null }
}

/** The token of the newest link that was mailed to an address. */
async function linkTo(email: string): Promise<string> {
  const mails = (await outbox(app, email)).filter(({ kind }) => kind === 'email_change')
  const [, token = ''] =
    /\/confirm-email\?token=([\w-]{43})&type=\w+/.exec(mails.at(-1)?.text_body ?? '') ?? []
  expect(token, 'a link was mailed').not.toBe('')
  return token
}

describe('another email address', () => {
  // Rule (job seekers): A new email address must be confirmed, and the old one is notified
  test('is used once its link is opened; the old one is notified before and after', async () => {
    const ana = await createJobSeeker(app)
    const email = newAddress()
    expect(await ask(ana, email)).toMatchObject({ status: 200, body: { pendingEmail: email } })
    expect(await emailOf(ana)).toMatchObject({ email: ana.email, pendingEmail: email })
    const token = await linkTo(email)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email } })
    expect(await emailOf(ana)).toMatchObject({ email, pendingEmail: null })
    expect((await confirm(token)).body).toMatchObject({ code: 'invalid_confirmation_link' })
    const told = (await outbox(app, ana.email)).filter(({ kind }) => kind === 'email_changed')
    expect(told.map(({ text_body }) => text_body.includes(email))).toEqual([true, true])
    const logIn = (username: string) =>
      openBrowser(app).post('/api/auth/login', { username, password: PASSWORD })
    expect([(await logIn(email)).status, (await logIn(ana.email)).status]).toEqual([200, 401])
  })

  test('of an employer is confirmed in the same way, and becomes its login', async () => {
    const employer = await createEmployer(app)
    const email = newAddress()
    await ask(employer, email, PASSWORD, '/api/auth/employer/change-email')
    const token = await linkTo(email)
    expect((await confirm(token, 'user')).status).toBe(400)
    expect((await confirm(token, 'employer')).status).toBe(200)
    const answer = await openBrowser(app).post('/api/auth/employer/login', { email, password: PASSWORD })
    expect(answer.status).toBe(200)
  })

  test('needs the current password, and an address that is new and free', async () => {
    const ana = await createJobSeeker(app)
    const koivi = await createJobSeeker(app)
    expect((await ask(ana, newAddress(), 'not this')).body).toMatchObject({ code: 'current_password_wrong' })
    expect((await ask(ana, ana.email.toUpperCase())).body).toMatchObject({
      errors: { email: expect.any(String) },
    })
    expect(await ask(ana, koivi.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { errors: { email: 'This email address is already registered' } },
    })
    expect((await ask(ana, 'nope')).body).toMatchObject({
      errors: { email: 'Please enter a valid email address' },
    })
    expect((await emailOf(ana)).pendingEmail).toBeNull()
  })

  test('that somebody took meanwhile is refused, and the old one stays', async () => {
    const ana = await createJobSeeker(app)
    const email = newAddress()
    await ask(ana, email)
    await createJobSeeker(app, { email: email.toUpperCase() })
    expect(await confirm(await linkTo(email))).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect((await emailOf(ana)).email).toBe(ana.email)
  })

  test('asked for by two people at the same moment goes to one of them', async () => {
    const people = await Promise.all([createJobSeeker(app), createJobSeeker(app)])
    const email = newAddress()
    const tokens = []
    for (const person of people) {
      await ask(person, email)
      tokens.push(await linkTo(email))
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('has a link that works for an hour', async () => {
    const ana = await createJobSeeker(app)
    const email = newAddress()
    await ask(ana, email)
    app.setNow(new Date(Date.now() + 61 * MINUTE))
    expect((await confirm(await linkTo(email))).status).toBe(400)
    app.setNow(new Date())
    expect((await confirm(await linkTo(email))).status).toBe(200)
  })

  test('is asked for again with a new link, which ends the old one, or cancelled', async () => {
    const ana = await createJobSeeker(app)
    const email = newAddress()
    expect((await ana.post('/api/auth/change-email/again')).status).toBe(404)
    await ask(ana, email)
    const first = await linkTo(email)
    expect((await ana.post('/api/auth/change-email/again')).body).toEqual({ pendingEmail: email })
    const second = await linkTo(email)
    expect((await confirm(first)).status).toBe(400)
    await ana.delete('/api/auth/change-email')
    expect((await confirm(second)).status).toBe(400)
    expect((await emailOf(ana)).pendingEmail).toBeNull()
  })

  test('is cancelled by a new password, because whoever asked for it may have known the old one', async () => {
    const ana = await createJobSeeker(app)
    const email = newAddress()
    await ask(ana, email)
    await ana.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'sago-and-kaukau' })
    expect((await confirm(await linkTo(email))).status).toBe(400)
  })

  test('ends all reset links in the old mailbox', async () => {
    const ana = await createJobSeeker(app)
    await openBrowser(app).post('/api/auth/forgot-password', { email: ana.email, userType: 'user' })
    await app.tasksDone()
    const reset = (await outbox(app, ana.email)).find(({ kind }) => kind === 'password_reset')
    const [, token = ''] = /token=([\w-]+)/.exec(reset?.text_body ?? '') ?? []
    const email = newAddress()
    await ask(ana, email)
    await confirm(await linkTo(email))
    await createJobSeeker(app, { email: ana.email })
    const verified = await openBrowser(app).get(`/api/auth/verify-reset-token/${token}?userType=user`)
    expect(verified.status).toBe(400)
  })

  test('waits in the database without its token', async () => {
    const ana = await createJobSeeker(app)
    const email = newAddress()
    await ask(ana, email)
    const token = await linkTo(email)
    const { rows } = await app.db.$client.query(
      'SELECT t::text AS row FROM email_changes t WHERE new_email = $1',
      [email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].row).not.toContain(token)
  })

  test('is refused with a clear message while no mail is sent', async () => {
    const ana = await createJobSeeker(app)
    await changeSetting(app, 'email_notifications_enabled', 'false')
    const answer = await ask(ana, newAddress())
    await changeSetting(app, 'email_notifications_enabled', 'true')
    expect(answer).toMatchObject({ status: 503, body: { code: 'email_off' } })
  })
})

describe('the profile form', () => {
  const needed = 'To change your email address, please also type your current password'

  test('of a job seeker keeps the same address, asks for the password for a new one, and saves the rest', async () => {
    const ana = await createJobSeeker(app)
    const same = await ana.patch('/api/auth/profile', { email: ana.email.toUpperCase(), jobTitle: 'Midwife' })
    expect(same).toMatchObject({
      status: 200,
      body: { email: ana.email, pendingEmail: null, jobTitle: 'Midwife' },
    })
    const email = newAddress()
    expect(await ana.patch('/api/auth/profile', { email })).toMatchObject({
      status: 400,
      body: { errors: { email: needed } },
    })
    const asked = await ana.patch('/api/auth/profile', {
      email,
      currentPassword: PASSWORD,
      jobTitle: 'Nurse',
    })
    expect(asked.body).toMatchObject({ email: ana.email, pendingEmail: email, jobTitle: 'Nurse' })
    expect((await confirm(await linkTo(email))).status).toBe(200)
  })

  test('of an employer does the same', async () => {
    const employer = await createEmployer(app)
    const put = (fields: Record<string, string>) => {
      const { password: _, ...form } = employerForm({ email: employer.email, ...fields })
      return employer.upload('/api/auth/employer/profile', formOf(form), 'PUT')
    }
    expect((await put({ companyName: 'Lae Builders' })).body).toMatchObject({
      companyName: 'Lae Builders',
      pendingEmail: null,
    })
    const email = newAddress()
    expect((await put({ email })).body).toMatchObject({ errors: { email: needed } })
    expect((await put({ email, currentPassword: PASSWORD })).body).toMatchObject({
      email: employer.email,
      pendingEmail: email,
    })
  })
})

test('requests are limited for each account', async () => {
  const strict = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
  const ana = await createJobSeeker(strict)
  for (let time = 1; time <= 5; time += 1) expect((await ask(ana, newAddress())).status).toBe(200)
  expect((await ask(ana, newAddress())).status).toBe(429)
})
