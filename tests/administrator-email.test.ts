import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { PASSWORD } from './support/forms.ts'
import { changeSetting, openMailbox, outbox } from './support/mailbox.ts'
import { logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const mailbox = await openMailbox(app)
const vera = await logInAdministrator(app)
const PATH = '/api/auth/admin/change-email'
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

const ask = (email: string, currentPassword = PASSWORD, who: Browser = vera) =>
  who.post(PATH, { email, currentPassword })
const confirm = (token: string, userType = 'admin') =>
  openBrowser(app).post('/api/auth/confirm-email', { token, userType })
const own = async () => (await vera.get('/api/auth/admin/profile')).body
const askForReset = async (email: string) => {
  await openBrowser(app).post('/api/auth/forgot-password', { email, userType: 'admin' })
  await app.tasksDone()
}

describe('an administrator’s new address', () => {
  let count = 0
  const newAddress = () => `vera.${++count}@example.com`
  /** The token of the newest mail to an address. */
  const tokenTo = async (email: string) => {
    await app.tasksDone()
    return /token=([\w-]{43})&type=admin/.exec(mailbox.to(email).at(-1)?.text ?? '')?.[1] ?? ''
  }
  const arrived = async (email: string) => {
    await app.tasksDone()
    return mailbox.to(email).length
  }
  const settle = async (email: string) => {
    await ask(email)
    expect((await confirm(await tokenTo(email))).status).toBe(200)
  }

  // Rule (administrators): An administrator's address, also the first one, is used only after its link was opened
  test('is used only after its link was opened, the first one too; before that no reset link goes there', async () => {
    const email = newAddress()
    expect(await ask(email)).toMatchObject({ status: 200, body: { pendingEmail: email } })
    expect(await own()).toMatchObject({ email: '', pendingEmail: email })
    const token = await tokenTo(email)
    await askForReset(email)
    expect(await arrived(email)).toBe(1)
    expect((await confirm(token, 'user')).status).toBe(400)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email } })
    expect(await own()).toMatchObject({ email, pendingEmail: null })
    expect((await confirm(token)).body).toMatchObject({ code: 'invalid_confirmation_link' })
    await askForReset(email)
    expect(await arrived(email)).toBe(2)
  })

  // Rule (administrators): A change of an administrator's address notifies the old one and ends its reset links
  test('is announced to the old one before and after; a reset link sent there earlier no longer works', async () => {
    const [old, email] = [newAddress(), newAddress()]
    await settle(old)
    await askForReset(old)
    const reset = await tokenTo(old)
    const verify = () => openBrowser(app).get(`/api/auth/verify-reset-token/${reset}?userType=admin`)
    await ask(email)
    expect((await verify()).status).toBe(200)
    expect((await confirm(await tokenTo(email))).status).toBe(200)
    const told = (await outbox(app, old)).filter(({ kind }) => kind === 'email_changed')
    expect(told.map(({ text_body }) => text_body.includes(email))).toEqual([true, true])
    await sql("UPDATE administrators SET email = $1 WHERE username = 'vera'", [old])
    expect((await verify()).status).toBe(400)
  })

  // Rule (administrators): Changing the address needs the password, and an address that nobody else has
  test('needs the password and an address that nobody else has', async () => {
    const email = newAddress()
    expect((await ask(email, 'not this')).body).toMatchObject({ code: 'current_password_wrong' })
    await sql(
      "INSERT INTO administrators (username, password_hash, email) VALUES ('mere', '', 'mere@example.com')",
    )
    expect(await ask('MERE@example.com')).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect((await ask(email, PASSWORD, openBrowser(app))).status).toBe(401)
    expect(await own()).toMatchObject({ pendingEmail: null })
  })

  // Rule (administrators): A pending address can be asked for again or cancelled, and a new password cancels it
  test('is asked for again with a new link, or cancelled', async () => {
    const email = newAddress()
    expect((await vera.post(`${PATH}/again`)).status).toBe(404)
    await ask(email)
    const first = await tokenTo(email)
    expect((await vera.post(`${PATH}/again`)).body).toEqual({ pendingEmail: email })
    const second = await tokenTo(email)
    expect((await confirm(first)).status).toBe(400)
    expect((await vera.delete(PATH)).status).toBe(200)
    expect((await confirm(second)).status).toBe(400)
    expect(await own()).toMatchObject({ pendingEmail: null })
  })

  test('is cancelled by a new password', async () => {
    const email = newAddress()
    await ask(email)
    const token = await tokenTo(email)
    const change = { currentPassword: PASSWORD, newPassword: 'sago-and-kaukau' }
    await vera.post('/api/auth/admin/change-password', change)
    expect((await confirm(token)).status).toBe(400)
    await vera.post('/api/auth/admin/change-password', {
      currentPassword: change.newPassword,
      newPassword: PASSWORD,
    })
  })

  // Rule (administrators): The audit log has each request, cancellation and confirmation of an address
  test('is in the audit log when it is asked for, cancelled and confirmed', async () => {
    const [before, after] = [newAddress(), newAddress()]
    await settle(before)
    const { rows: last } = await sql('SELECT max(id) AS id FROM administrator_acts')
    await ask(newAddress())
    await vera.delete(PATH)
    await vera.delete(PATH)
    await settle(after)
    const { rows } = await sql('SELECT act, details FROM administrator_acts WHERE id > $1 ORDER BY id', [
      last[0].id,
    ])
    expect(rows.map(({ act }: { act: string }) => act)).toEqual([
      'own-address-asked',
      'own-address-cancelled',
      'own-address-asked',
      'own-address-changed',
    ])
    expect(rows[3]).toMatchObject({ details: { before, after } })
  })

  test('is refused with a clear message while no mail is sent', async () => {
    await changeSetting(app, 'email_notifications_enabled', 'false')
    const answer = await ask(newAddress())
    await changeSetting(app, 'email_notifications_enabled', 'true')
    expect(answer).toMatchObject({ status: 503, body: { code: 'email_off' } })
  })
  // Rule (administrators): The address can be changed only when a mail server is set up
  test('cannot be asked for before a mail server is set up, because the link would only be in the outbox', async () => {
    await changeSetting(app, 'smtp_host', '')
    expect(await ask(newAddress())).toMatchObject({ status: 409, body: { code: 'mail_not_set_up' } })
    expect(await own()).toMatchObject({ pendingEmail: null })
  })
})
