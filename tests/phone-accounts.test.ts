import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { pdfFile } from './support/cvs.ts'
import { cvFields, employerForm, formOf, jobSeekerForm, PASSWORD } from './support/forms.ts'
import { jobForm } from './support/jobs.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, giveCredits, logInAdministrator } from './support/people.ts'
import { openSmsGateway } from './support/sms-gateway.ts'

const gateway = await openSmsGateway()
afterAll(gateway.close)
const app = await startTestApp({ SMS_GATEWAY: gateway.origin })
const vera = await logInAdministrator(app)
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

beforeEach(async () => {
  app.setNow(new Date())
  await gateway.connect(app, { account_addresses: 'both', sms_daily_parts: '100000' })
})

let numbers = 0
/** As people type it. */
const newNumber = () => `7${String(1_000_000 + ++numbers)}`

/** The newest code that was sent to a number. */
async function codeOf(number: string): Promise<string> {
  await app.tasksDone()
  const text = gateway.to(`+675${number}`).at(-1)?.text ?? ''
  expect(text).toMatch(/^\d{6} is your code for Painim Wok/)
  return text.slice(0, 6)
}
const wrong = (code: string) => code.replace(/\d$/, (last) => String((Number(last) + 1) % 10))

async function register(number: string, more: Record<string, unknown> = {}) {
  const browser = openBrowser(app)
  const form = jobSeekerForm({ email: '', phone: number, ...more })
  const asked = await browser.post('/api/auth/register', form)
  expect(asked).toMatchObject({ status: 400, body: { code: 'phone_code_needed' } })
  const answer = await browser.post('/api/auth/register', { ...form, phoneCode: await codeOf(number) })
  return { browser, form, answer }
}
const ask = (phone: string, purpose: string, userType = 'user') =>
  openBrowser(app).post('/api/auth/code', { phone, purpose, userType })
const enter = (phone: string, code: string, browser = openBrowser(app)) =>
  browser.post('/api/auth/code-login', { phone, code })

describe('registration with a phone number', () => {
  // Rule (logins): A person without an email address registers with a phone number and a code that was sent to it
  test('needs the code, and the account then logs in with number and password in any spelling', async () => {
    const number = newNumber()
    const { answer, form } = await register(number)
    expect(answer.status).toBe(201)
    for (const username of [number, `+675 ${number}`, `00675${number}`, form.username])
      expect((await openBrowser(app).post('/api/auth/login', { username, password: PASSWORD })).status).toBe(
        200,
      )
    expect((await openBrowser(app).post('/api/auth/login', { username: number, password: 'x' })).status).toBe(
      401,
    )
  })

  // Rule (logins): A code works once, for ten minutes and five tries, and only for its number and purpose
  test('a wrong code is refused; after five tries the right one too', async () => {
    const number = newNumber()
    const browser = openBrowser(app)
    const form = jobSeekerForm({ email: '', phone: number })
    await browser.post('/api/auth/register', form)
    const code = await codeOf(number)
    for (let tries = 0; tries < 5; tries++)
      expect(
        (await browser.post('/api/auth/register', { ...form, phoneCode: wrong(code) })).body,
      ).toMatchObject({
        code: 'phone_code_wrong',
        errors: { phoneCode: expect.any(String) },
      })
    expect((await browser.post('/api/auth/register', { ...form, phoneCode: code })).status).toBe(400)
    const { rows } = await sql('SELECT code_hash FROM phone_codes WHERE phone = $1', [`+675${number}`])
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('a number with an account says so only to somebody who has the phone', async () => {
    const number = newNumber()
    await register(number)
    const { answer } = await register(number)
    expect(answer).toMatchObject({ status: 409, body: { code: 'phone_taken' } })
  })

  // Rule (logins): Two registrations with the same number and the same code at once create one account
  test('of many equal registrations at once one succeeds', async () => {
    const number = newNumber()
    const form = jobSeekerForm({ email: '', phone: number })
    await openBrowser(app).post('/api/auth/register', form)
    const phoneCode = await codeOf(number)
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        openBrowser(app).post('/api/auth/register', {
          ...form,
          username: `${form.username}${index}`,
          phoneCode,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
  })

  test('employers too', async () => {
    const number = newNumber()
    const browser = openBrowser(app)
    const form = employerForm({ email: '', phone: number })
    expect((await browser.upload('/api/auth/employer/register', formOf(form))).body).toMatchObject({
      code: 'phone_code_needed',
    })
    const phoneCode = await codeOf(number)
    expect((await browser.upload('/api/auth/employer/register', formOf({ ...form, phoneCode }))).status).toBe(
      201,
    )
    expect(
      (await browser.post('/api/auth/employer/login', { email: number, password: PASSWORD })).status,
    ).toBe(200)
    expect((await browser.get('/api/auth/employer/profile')).body).toMatchObject({
      email: '',
      loginPhone: `+675${number}`,
    })
  })

  // Rule (logins): The operator chooses whether people register with an email address, a phone number or both
  test.each([
    ['email', '', 'invalid_input'],
    ['both', '', 'phone_code_needed'],
    ['both', 'a@example.com', undefined],
    ['phone', '', 'phone_code_needed'],
    ['phone', 'a@example.com', 'phone_code_needed'],
  ])('with the setting %s and the address %j: %s', async (setting, email, code) => {
    await changeSetting(app, 'account_addresses', setting)
    const form = jobSeekerForm({ email, phone: newNumber() })
    expect((await openBrowser(app).post('/api/auth/register', form)).body).toMatchObject(
      code ? { code } : { id: expect.any(Number) },
    )
  })

  test('numbers of other countries get no code', async () => {
    const form = jobSeekerForm({ email: '', phone: '+61 412 345 678' })
    expect((await openBrowser(app).post('/api/auth/register', form)).body).toMatchObject({
      errors: { phone: expect.stringContaining('Papua New Guinea') },
    })
    expect((await ask('+61 412 345 678', 'login')).status).toBe(400)
  })
})

describe('login by code', () => {
  // Rule (logins): A code by SMS logs in, once, and the answer never tells whether a number has an account
  test('logs in once; a number without an account gets the same answers and no SMS', async () => {
    const number = newNumber()
    await register(number)
    const unknown = newNumber()
    const [known, other] = [await ask(number, 'login'), await ask(unknown, 'login')]
    expect([known.status, known.body]).toEqual([other.status, other.body])
    const code = await codeOf(number)
    expect(gateway.to(`+675${unknown}`)).toEqual([])
    const browser = openBrowser(app)
    expect((await enter(unknown, code)).body).toEqual((await enter(number, wrong(code))).body)
    expect((await enter(number, code, browser)).status).toBe(200)
    expect((await browser.get('/api/auth/profile')).body).toMatchObject({
      loginPhone: `+675${number}`,
      email: '',
    })
    expect((await enter(number, code)).status).toBe(400)
  })

  test('a code ends after ten minutes', async () => {
    const number = newNumber()
    await register(number)
    await ask(number, 'login')
    const code = await codeOf(number)
    app.setNow(new Date(Date.now() + 11 * MINUTE))
    expect((await enter(number, code)).status).toBe(400)
  })

  // Rule (logins): A code is not enough for an account that nobody used for half a year: the number may have a new owner
  test('a number that was not used for half a year needs the password, and may be registered anew', async () => {
    const number = newNumber()
    const { form } = await register(number)
    const email = `${form.username}@example.com`
    await sql(
      "UPDATE job_seekers SET email = $2, last_login = now() - interval '200 days', phone_confirmed_at = now() - interval '200 days' WHERE username = $1",
      [form.username, email],
    )
    await sql(
      `INSERT INTO sms_messages (kind, recipient, body, parts, toea, token, created_at, expires_at)
        VALUES ('news', $1, 'For the earlier owner', 1, 15, $1, now(), now())`,
      [`+675${number}`],
    )
    await ask(number, 'login')
    expect((await enter(number, await codeOf(number))).body).toMatchObject({ code: 'phone_unused' })
    const { answer } = await register(number)
    expect(answer.status).toBe(201)
    expect((await outbox(app, email)).at(-1)?.subject).toBe('Your phone number was removed from your account')
    expect(
      (await sql("SELECT FROM sms_messages WHERE kind = 'news' AND recipient = $1", [`+675${number}`]))
        .rowCount,
    ).toBe(0)
    const old = await openBrowser(app).post('/api/auth/login', {
      username: form.username,
      password: PASSWORD,
    })
    expect(old.status).toBe(200)
  })

  test('a suspended account gets no code', async () => {
    const number = newNumber()
    const { form } = await register(number)
    const sent = gateway.calls.length
    await sql('UPDATE job_seekers SET is_active = false WHERE username = $1', [form.username])
    await ask(number, 'login')
    await app.tasksDone()
    expect(gateway.calls).toHaveLength(sent)
  })

  test('without a gateway there are no codes', async () => {
    await changeSetting(app, 'sms_driver', 'off')
    expect((await ask(newNumber(), 'login')).body).toMatchObject({ code: 'sms_off' })
  })
})

describe('a forgotten password', () => {
  // Rule (logins): A code by SMS sets a new password and ends all sessions
  test('is replaced with a code; all sessions end', async () => {
    const number = newNumber()
    const { form } = await register(number)
    const browser = openBrowser(app)
    await browser.post('/api/auth/login', { username: form.username, password: PASSWORD })
    await ask(number, 'reset')
    const code = await codeOf(number)
    const reset = (newPassword: string) =>
      openBrowser(app).post('/api/auth/code-reset', { phone: number, code, newPassword, userType: 'user' })
    expect((await reset('short')).status).toBe(400)
    expect((await enter(number, code)).status).toBe(400)
    expect((await reset('sago-and-kaukau')).status).toBe(200)
    expect((await reset('sago-and-kaukau')).status).toBe(400)
    expect((await browser.get('/api/auth/profile')).status).toBe(401)
    const again = await openBrowser(app).post('/api/auth/login', {
      username: number,
      password: 'sago-and-kaukau',
    })
    expect(again.status).toBe(200)
  })
})

describe('an account with both', () => {
  // Rule (logins): An account with an email address can add a phone number, and the other way round
  test('an account with an email address adds a number with password and code', async () => {
    const [ana, number] = [await createJobSeeker(app), newNumber()]
    const change = { phone: number, currentPassword: PASSWORD }
    expect((await ana.post('/api/auth/phone', { ...change, currentPassword: 'x' })).status).toBe(400)
    expect((await ana.post('/api/auth/phone', change)).status).toBe(200)
    const code = await codeOf(number)
    expect((await ana.post('/api/auth/phone/confirm', { phone: number, code: wrong(code) })).status).toBe(400)
    expect((await ana.post('/api/auth/phone/confirm', { phone: number, code })).body).toEqual({
      loginPhone: `+675${number}`,
    })
    const boroko = await createEmployer(app)
    await boroko.post('/api/auth/employer/phone', change)
    const second = await codeOf(number)
    expect(
      (await boroko.post('/api/auth/employer/phone/confirm', { phone: number, code: second })).status,
    ).toBe(200)
  })

  test('an account with a number adds an email address', async () => {
    const number = newNumber()
    const { browser, form } = await register(number)
    await browser.post('/api/auth/login', { username: number, password: PASSWORD })
    const email = `${form.username}@example.com`
    const asked = await browser.post('/api/auth/change-email', { email, currentPassword: PASSWORD })
    expect(asked.status).toBe(200)
    const [, token] = /token=([\w-]+)/.exec((await outbox(app, email)).at(-1)?.text_body ?? '') ?? []
    expect((await browser.post('/api/auth/confirm-email', { token, userType: 'user' })).status).toBe(200)
    expect((await browser.get('/api/auth/profile')).body).toMatchObject({ email })
  })
})

describe('what an account without an email address gets', () => {
  // Rule (logins): Important news reach an account without an email address by SMS if the operator wants that
  test('an SMS about a new password, if the operator has switched it on, and never a mail', async () => {
    const number = newNumber()
    const { browser } = await register(number)
    await browser.post('/api/auth/login', { username: number, password: PASSWORD })
    const change = (currentPassword: string, newPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword })
    await change(PASSWORD, 'sago-and-kaukau')
    await app.tasksDone()
    expect(gateway.to(`+675${number}`)).toHaveLength(1)
    await changeSetting(app, 'sms_news', 'true')
    await change('sago-and-kaukau', PASSWORD)
    await app.tasksDone()
    await changeSetting(app, 'sms_news', 'false')
    expect(gateway.to(`+675${number}`).at(-1)?.text).toContain('Your password was changed')
    expect((await sql("SELECT FROM emails WHERE recipient = ''")).rowCount).toBe(0)
  })

  // Rule (logins): The copy of all data has the SMS, and deleting the account deletes them
  test('a copy of the data, and the deletion', async () => {
    const number = newNumber()
    const { browser } = await register(number)
    await browser.post('/api/auth/login', { username: number, password: PASSWORD })
    expect((await browser.get('/api/user/data')).status).toBe(200)
    await ask(number, 'login')
    await app.tasksDone()
    const deleted = await browser.post('/api/user/delete-account', { currentPassword: PASSWORD })
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200)
    for (const query of [
      'SELECT FROM sms_messages WHERE recipient = $1',
      'SELECT FROM phone_codes WHERE phone = $1',
      "SELECT FROM rate_limits WHERE key LIKE '%' || $1",
    ])
      expect((await sql(query, [`+675${number}`])).rowCount).toBe(0)
  })

  // Rule (logins): Accounts without an email address can do everything: upload a CV, apply, post jobs and write
  test('a job seeker applies to a job of an employer, both with a phone number only', async () => {
    const company = openBrowser(app)
    const form = employerForm({ email: '', phone: newNumber() })
    await company.upload('/api/auth/employer/register', formOf(form))
    const phoneCode = await codeOf(form.phone)
    const made = await company.upload('/api/auth/employer/register', formOf({ ...form, phoneCode }))
    await giveCredits(app, (made.body as { id: number }).id, 20)
    await company.post('/api/auth/employer/login', { email: form.phone, password: PASSWORD })
    const posted = await company.post('/api/employer/job-postings', jobForm())
    expect(posted.status, JSON.stringify(posted.body)).toBe(201)
    const number = newNumber()
    const { browser } = await register(number)
    await browser.post('/api/auth/login', { username: number, password: PASSWORD })
    const file = await pdfFile()
    const unreachable = cvFields({ email: '', phone: '' })
    expect((await browser.upload('/api/cvs/upload', formOf({ ...unreachable, file }))).status).toBe(400)
    const cv = cvFields({ email: '', phone: number })
    expect((await browser.upload('/api/cvs/upload', formOf({ ...cv, file }))).status).toBe(201)
    const jobId = (posted.body as { id: number }).id
    const applied = await browser.post(`/api/jobs/${jobId}/apply`, {})
    expect(applied.status, JSON.stringify(applied.body)).toBe(201)
    const applicants = await company.get(`/api/employer/job-postings/${jobId}/applicants`)
    expect(applicants.status).toBe(200)
    await app.tasksDone()
    expect((await sql("SELECT FROM emails WHERE recipient = ''")).rowCount).toBe(0)
  })

  test('administrators find it by name and by its number, which they see', async () => {
    const number = newNumber()
    const { form } = await register(number)
    const { body } = await vera.get(`/api/admin/users?search=${form.username}`)
    expect(body).toMatchObject([
      { username: form.username, email: '', loginPhone: `+675${number}`, mailRefused: null },
    ])
    for (const query of [`%2B675${number}`, `${number.slice(0, 4)} ${number.slice(4)}`]) {
      expect((await vera.get(`/api/admin/users?search=${query}`)).body).toMatchObject([
        { username: form.username },
      ])
      const found = await vera.get(`/api/admin/search?query=${query}`)
      expect(found.body).toMatchObject({ jobSeekers: [{ username: form.username }] })
    }
  })
})

describe('limits', () => {
  // Rule (logins): Codes are limited for each number and each address, whatever the codes are for
  test('a number gets four codes an hour and eight a day', async () => {
    const limited = await startTestApp({ RATE_LIMIT_FACTOR: '1', SMS_GATEWAY: gateway.origin })
    await gateway.connect(limited, { account_addresses: 'both' })
    const start = Date.now()
    const phone = newNumber()
    const askAt = async (moment: number) => {
      limited.setNow(new Date(moment))
      return (
        await openBrowser(limited).post('/api/auth/code', { phone, purpose: 'login', userType: 'user' })
      ).status
    }
    const statuses = []
    for (let count = 0; count < 5; count++) statuses.push(await askAt(start))
    for (let count = 0; count < 5; count++) statuses.push(await askAt(start + 61 * MINUTE))
    statuses.push(await askAt(start + 130 * MINUTE), await askAt(start + DAY + MINUTE))
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 200, 200, 200, 429, 429, 200])
  })
})
