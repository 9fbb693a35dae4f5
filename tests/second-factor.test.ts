import { describe, expect, test } from 'vitest'
import { clearFactor } from '../src/modules/second-factors/switch-factor.ts'
import { totpCode } from '../src/platform/totp.ts'
import { DAY, MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { PASSWORD } from './support/forms.ts'
import { outbox } from './support/mailbox.ts'
import { logInAdministrator } from './support/people.ts'
import { openWithoutScript, valueIn } from './support/plain-forms.ts'

const app = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
await app.db.$client.query("UPDATE administrators SET email = 'vera@example.com'")
const FACTOR = '/api/auth/admin/second-factor'
const LOGIN = { username: 'vera', password: PASSWORD }

/** The time moves on from test to test, because a code counts once. */
let time = Date.now()
const wait = (ms: number) => {
  time += ms
  app.setNow(new Date(time))
}
const ofApp = async () => {
  const { rows } = await app.db.$client.query<{ secret: Buffer }>('SELECT secret FROM second_factors')
  return totpCode(rows[0]?.secret ?? Buffer.alloc(0), new Date(time))
}
const startLogin = async (browser: Browser) =>
  (await browser.post('/api/auth/admin/login', LOGIN)).body as { success: boolean; ticket: string }
const finishLogin = (browser: Browser, ticket: string, code: string) =>
  browser.post('/api/auth/admin/login/code', { ticket, code })
const isIn = async (browser: Browser) => (await browser.get('/api/auth/admin/profile')).status === 200

/** Switches it on for an administrator who logs in for it; returns the recovery codes. */
async function turnOn() {
  wait(DAY)
  await app.db.$client.query('DELETE FROM second_factors')
  const vera = await logInAdministrator(app)
  await vera.post(`${FACTOR}/start`)
  const { status, body } = await vera.post(`${FACTOR}/confirm`, {
    code: await ofApp(),
    currentPassword: PASSWORD,
  })
  expect(status).toBe(200)
  wait(60_000)
  return { vera, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes }
}

async function logInWith(code: string) {
  const browser = openBrowser(app)
  const { ticket } = await startLogin(browser)
  const { status, body } = await finishLogin(browser, ticket, code)
  return { browser, status, body }
}

describe('the second factor of an administrator', () => {
  // Rule (logins): The second factor needs a code and the password to switch on, and ends other sessions
  test('begins with the app’s first code and the password, and ends sessions that have none', async () => {
    const [vera, cafe] = [await logInAdministrator(app), await logInAdministrator(app)]
    const started = await vera.post(`${FACTOR}/start`)
    expect(started.body).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/), qrCode: {} })
    expect((await startLogin(openBrowser(app))).success).toBe(true)
    const confirm = async (code: string, currentPassword: string) =>
      (await vera.post(`${FACTOR}/confirm`, { code, currentPassword })).status
    expect(await confirm(await ofApp(), 'wrong')).toBe(400)
    expect(await confirm('ABCDE-23456', PASSWORD)).toBe(400)
    expect((await vera.get(FACTOR)).body).toEqual({ since: null, recoveryCodesLeft: 0 })
    expect(await confirm(await ofApp(), PASSWORD)).toBe(200)
    expect((await vera.get(FACTOR)).body).toMatchObject({ recoveryCodesLeft: 10 })
    expect([await isIn(vera), await isIn(cafe)]).toEqual([true, false])
    expect((await vera.post(`${FACTOR}/start`)).status).toBe(409)
    expect((await outbox(app, 'vera@example.com')).at(-1)?.text_body).toContain('was turned on')
    const { rows } = await app.db.$client.query('SELECT act FROM administrator_acts ORDER BY id DESC LIMIT 1')
    expect(rows).toEqual([{ act: 'second-factor-on' }])
  })

  // Rule (logins): With a second factor, the right password gives a ticket for five minutes and no access
  test('makes the password half a login, which gives no access and ends after five minutes', async () => {
    await turnOn()
    const browser = openBrowser(app)
    const { success, ticket } = await startLogin(browser)
    expect([success, await isIn(browser), browser.cookies.size]).toEqual([false, false, 0])
    expect((await finishLogin(browser, ticket, '000000')).body).toMatchObject({ code: 'code_wrong' })
    expect((await finishLogin(browser, 'x'.repeat(43), await ofApp())).status).toBe(401)
    wait(5 * MINUTE + 1000)
    expect((await finishLogin(browser, ticket, await ofApp())).body).toMatchObject({ code: 'login_expired' })
    const again = await startLogin(browser)
    const sent = await Promise.all([1, 2].map(async () => finishLogin(browser, again.ticket, await ofApp())))
    expect(sent.map(({ status }) => status).toSorted()[0]).toBe(200)
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await isIn(browser)).toBe(true)
  })

  // Rule (logins): Without the password nobody learns who has a second factor
  test('is not revealed to anybody without the password', async () => {
    await turnOn()
    const answers = []
    for (const username of ['vera', 'nobody'])
      answers.push(
        (await openBrowser(app).post('/api/auth/admin/login', { username, password: 'guess' })).body,
      )
    expect(answers[0]).toEqual(answers[1])
  })

  // Rule (logins): A ticket ends when its password changes
  test('a ticket ends when its password changes', async () => {
    const { vera } = await turnOn()
    const browser = openBrowser(app)
    const { ticket } = await startLogin(browser)
    wait(1000)
    const change = { currentPassword: PASSWORD, newPassword: 'sago-and-kaukau' }
    expect((await vera.post('/api/auth/admin/change-password', change)).status).toBe(200)
    expect((await finishLogin(browser, ticket, await ofApp())).body).toMatchObject({ code: 'login_expired' })
    const back = { currentPassword: change.newPassword, newPassword: PASSWORD }
    expect((await vera.post('/api/auth/admin/change-password', back)).status).toBe(200)
  })

  // Rule (logins): A code counts once
  test('a code of the app counts once', async () => {
    await turnOn()
    const code = await ofApp()
    expect([(await logInWith(code)).status, (await logInWith(code)).status]).toEqual([200, 400])
    wait(30_000)
    expect((await logInWith(await ofApp())).status).toBe(200)
  })

  // Rule (logins): Each recovery code counts once and is stored as a hash
  test('each of ten recovery codes counts once, however it is typed; they are stored as hashes', async () => {
    const { recoveryCodes } = await turnOn()
    const [first = '', second = ''] = recoveryCodes
    expect(new Set(recoveryCodes).size).toBe(10)
    const { browser, status } = await logInWith(first)
    expect(status).toBe(200)
    expect((await browser.get(FACTOR)).body).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await logInWith(first)).status).toBe(400)
    expect((await logInWith(second.toLowerCase().replace('-', ' '))).status).toBe(200)
    const { rows } = await app.db.$client.query('SELECT recovery_codes::text AS row FROM recovery_codes')
    expect(JSON.stringify(rows)).not.toContain(second.slice(0, 5))
  })

  // Rule (logins): New recovery codes replace the old ones
  test('new recovery codes replace the old ones', async () => {
    const { vera, recoveryCodes } = await turnOn()
    const both = { currentPassword: PASSWORD, code: await ofApp() }
    const { body } = await vera.post(`${FACTOR}/recovery-codes`, both)
    const [renewed = ''] = (body as { recoveryCodes: string[] }).recoveryCodes
    expect((await logInWith(recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await logInWith(renewed)).status).toBe(200)
  })

  // Rule (logins): Ten codes can be tried in 15 minutes and 50 a day, and recovery codes still work then
  test('ten wrong codes in 15 minutes, and 50 a day, are the limit; recovery codes still help the owner', async () => {
    const { recoveryCodes } = await turnOn()
    const guess = async () => (await logInWith('000000')).status
    for (let i = 0; i < 10; i++) expect(await guess()).toBe(400)
    expect((await logInWith(await ofApp())).status).toBe(429)
    expect((await logInWith(recoveryCodes[0] ?? '')).status).toBe(200)
    for (let round = 0; round < 4; round++) {
      wait(901_000)
      for (let i = 0; i < 10; i++) await guess()
    }
    wait(901_000)
    expect((await logInWith(await ofApp())).status).toBe(429)
    expect((await logInWith(recoveryCodes[1] ?? '')).status).toBe(200)
    wait(DAY)
    expect((await logInWith(await ofApp())).status).toBe(200)
  })

  // Rule (logins): The second factor needs code and password to switch off
  test('is switched off with password and code only', async () => {
    const { vera } = await turnOn()
    const turnOff = async (both: object) => (await vera.post(`${FACTOR}/turn-off`, both)).status
    expect(await turnOff({ currentPassword: 'wrong', code: await ofApp() })).toBe(400)
    expect(await turnOff({ currentPassword: PASSWORD, code: '000000' })).toBe(400)
    expect(await turnOff({ currentPassword: PASSWORD, code: await ofApp() })).toBe(200)
    expect((await startLogin(openBrowser(app))).success).toBe(true)
  })

  test('is asked for by a form of its own where there is no script', async () => {
    await turnOn()
    const browser = openWithoutScript(app)
    const asked = await browser.sendForm('/admin-login?form=login', LOGIN)
    expect(asked.status).toBe(200)
    const ticket = valueIn(asked.html, 'ticket') ?? ''
    const wrong = await browser.sendForm('/admin-login?form=code', { ticket, code: 'no code' })
    expect(wrong.status).toBe(400)
    expect(valueIn(wrong.html, 'ticket')).toBe(ticket)
    const done = await browser.sendForm('/admin-login?form=code', { ticket, code: await ofApp() })
    expect([done.status, done.to]).toEqual([303, '/admin'])
    expect(await isIn(browser)).toBe(true)
  })

  // Rule (logins): A password reset leaves the second factor on
  test('stays on after a reset of the password', async () => {
    const { vera } = await turnOn()
    await app.tasks.enqueue(app.makeContext(), 'password-reset-requested', {
      email: 'vera@example.com',
      userType: 'admin',
      at: new Date(time).toISOString(),
    })
    await app.tasksDone()
    const mail = (await outbox(app, 'vera@example.com')).at(-1)
    const token = /token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1]
    const reset = { token, newPassword: PASSWORD, userType: 'admin' }
    expect((await vera.post('/api/auth/reset-password', reset)).status).toBe(200)
    expect((await startLogin(openBrowser(app))).success).toBe(false)
  })

  // Rule (logins): The operator can clear the second factor when phone and codes are lost
  test('is cleared by the operator when phone and codes are lost', async () => {
    await turnOn()
    await expect(clearFactor(app.makeContext(), 'nobody')).rejects.toMatchObject({ code: 'not_found' })
    expect(await clearFactor(app.makeContext(), 'VERA')).toBe(true)
    expect(await clearFactor(app.makeContext(), 'vera')).toBe(false)
    expect((await startLogin(openBrowser(app))).success).toBe(true)
  })
})

// Rule (logins): Administrators see their sessions and end them, one by one or all others
test('an administrator ends own sessions, one by one or all others', async () => {
  wait(DAY)
  const [vera, cafe, office] = [
    await logInAdministrator(app),
    await logInAdministrator(app),
    await logInAdministrator(app),
  ]
  const path = '/api/auth/admin/sessions'
  const sessions = (await cafe.get(path)).body as { id: number; isCurrent: boolean }[]
  expect(sessions).toHaveLength(3)
  expect((await vera.delete(`${path}/${sessions.find(({ isCurrent }) => isCurrent)?.id}`)).status).toBe(200)
  expect([await isIn(vera), await isIn(cafe), await isIn(office)]).toEqual([true, false, true])
  await vera.delete(path)
  expect([await isIn(vera), await isIn(office)]).toEqual([true, false])
})

// Rule (logins): An administrator's password may not be one of the 3,000 most common ones
test('an administrator’s new password is not one of the 3,000 most common, and the last login is known', async () => {
  wait(DAY)
  const vera = await logInAdministrator(app)
  const { body } = await vera.get('/api/auth/admin/profile')
  expect(new Date((body as { lastLogin: string }).lastLogin).getTime()).toBeGreaterThanOrEqual(time)
  const change = { currentPassword: PASSWORD, newPassword: 'password1' }
  const refused = await vera.post('/api/auth/admin/change-password', change)
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: { newPassword: expect.stringContaining('commonest') } },
  ])
})
