import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { queueSms } from '../src/modules/sms/queue-sms.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { outbox } from './support/mailbox.ts'
import { createEmployer, logInAdministrator } from './support/people.ts'
import { openSmsGateway } from './support/sms-gateway.ts'

const gateway = await openSmsGateway()
afterAll(gateway.close)
const app = await startTestApp({ SMS_GATEWAY: `https://other.example.pg, ${gateway.origin}` })
const vera = await logInAdministrator(app)

beforeEach(async () => {
  await gateway.connect(app)
  gateway.answer(200)
  await app.db.$client.query('DELETE FROM sms_days')
})

let numbers = 0
const newNumber = () => `+6757${String(++numbers).padStart(7, '0')}`

type Row = { id: number; state: string; attempts: number; lastError: string; parts: number; toea: number }
async function rowOf(number: string): Promise<Row | undefined> {
  const { body } = await vera.get(`/api/admin/sms?search=${encodeURIComponent(number)}`)
  return (body as Row[])[0]
}
const sendTest = (to: string) => vera.post('/api/admin/send-test-sms', { to })
const set = (values: object) => vera.patch('/api/admin/settings', { values })

/** Makes what waits for its next attempt due, and sends it. */
async function sendWhatWaits(): Promise<void> {
  await app.db.$client.query("UPDATE sms_messages SET next_attempt_at = now() WHERE state = 'queued'")
  await app.tasks.enqueue(app.makeContext(), 'send-due-sms', {})
  await app.tasksDone()
}

describe('sending', () => {
  // Rule (SMS): An administrator's test SMS reaches the gateway, and the outbox shows what became of it and its cost
  test('a test SMS reaches the gateway; its report marks it as delivered', async () => {
    await gateway.connect(app, { sms_part_toea: '15' })
    const to = newNumber()
    expect((await sendTest(to.slice(4))).status).toBe(200)
    await app.tasksDone()
    const [call] = gateway.to(to)
    expect(call).toMatchObject({
      text: expect.stringContaining('test SMS from Painim Wok'),
      authorization: 'Bearer sikret-ki',
      address: '/send?key=sikret-ki',
    })
    expect(await rowOf(to)).toMatchObject({ state: 'sent', attempts: 1, parts: 1, toea: 15 })
    const { pathname, search } = new URL(call?.report ?? '')
    await openBrowser(app).get(`${pathname}${search}&status=buffered`)
    expect(await rowOf(to)).toMatchObject({ state: 'sent' })
    await openBrowser(app).get(`${pathname}${search}&status=DELIVRD`)
    expect(await rowOf(to)).toMatchObject({ state: 'delivered' })
    await openBrowser(app).get(`${pathname}${search}&status=2`)
    expect(await rowOf(to)).toMatchObject({ state: 'delivered' })
    expect((await vera.get('/api/admin/sms-costs')).body).toMatchObject({
      isOn: true,
      today: { parts: 1, toea: 15 },
      month: { parts: 1, toea: 15 },
    })
  })

  // Rule (SMS): A report of delivery changes only the message whose unguessable address it uses
  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'MessageStatus=undelivered'],
    ['JSON', 'application/json', '{"status":"failed"}'],
  ])('a gateway may report with %s', async (_, type, body) => {
    const [to, other] = [newNumber(), newNumber()]
    await sendTest(to)
    await sendTest(other)
    await app.tasksDone()
    const report = gateway.to(to)[0]?.report ?? ''
    const token = new URL(report).searchParams.get('token') ?? ''
    const send = (url: string) => fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body })
    const address = (token: string) => `${app.url}/api/sms/report?token=${token}`
    expect((await send(address(`${token.slice(1)}A`))).status).toBe(200)
    expect((await send(address('short'))).status).toBe(400)
    expect(await rowOf(to)).toMatchObject({ state: 'sent' })
    expect((await send(address(token))).status).toBe(200)
    expect(await rowOf(to)).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('Not delivered'),
    })
    expect(await rowOf(other)).toMatchObject({ state: 'sent' })
  })

  // Rule (SMS): A gateway that is away gets the message again; one that refuses it does not
  test('is repeated while the gateway is busy, and not after a refusal', async () => {
    const [busy, refused] = [newNumber(), newNumber()]
    gateway.answer(503, 'busy')
    await sendTest(busy)
    await app.tasksDone()
    expect(await rowOf(busy)).toMatchObject({ state: 'queued', attempts: 1, lastError: '503 busy' })
    gateway.answer(200)
    await sendWhatWaits()
    expect(await rowOf(busy)).toMatchObject({ state: 'sent', attempts: 2 })
    gateway.answer(400, 'bad key=sikret-ki Bearer sikret-ki')
    await sendTest(refused)
    await app.tasksDone()
    const row = await rowOf(refused)
    expect(row).toMatchObject({ state: 'failed', lastError: '400 bad key=••• Bearer •••' })
    gateway.answer(200)
    expect((await vera.post(`/api/admin/sms/${row?.id}/resend`)).status).toBe(200)
    await app.tasksDone()
    expect(await rowOf(refused)).toMatchObject({ state: 'sent' })
    expect((await vera.post(`/api/admin/sms/${row?.id}/resend`)).status).toBe(409)
  })

  test('a message that cannot be sent in time is given up', async () => {
    const to = newNumber()
    gateway.answer(503)
    await sendTest(to)
    await app.tasksDone()
    gateway.answer(200)
    await app.db.$client.query('UPDATE sms_messages SET expires_at = now() WHERE recipient = $1', [to])
    await sendWhatWaits()
    expect(await rowOf(to)).toMatchObject({ state: 'failed', lastError: 'It could not be sent in time' })
    expect(gateway.to(to)).toHaveLength(1)
  })

  // Rule (SMS): Without a gateway no SMS is written, also not for later
  test('does nothing while SMS are off', async () => {
    await gateway.connect(app, { sms_driver: 'off' })
    const to = newNumber()
    expect((await sendTest(to)).body).toMatchObject({ code: 'sms_off' })
    expect(await queueSms(app.makeContext(), { kind: 'test', to, text: 'Gude' })).toBe('off')
    expect(await rowOf(to)).toBeUndefined()
    expect((await sendTest('12')).body).toMatchObject({ errors: { to: expect.any(String) } })
  })

  test('the list can be downloaded, and one message read', async () => {
    const to = newNumber()
    await sendTest(to)
    const { id = 0 } = (await rowOf(to)) ?? {}
    expect((await vera.get(`/api/admin/sms/${id}`)).body).toMatchObject({
      body: expect.stringContaining('test SMS'),
    })
    expect(JSON.stringify((await vera.get(`/api/admin/sms/${id}`)).body)).not.toContain('token')
    expect(String((await vera.get('/api/admin/sms.csv')).body)).toContain(to)
    expect((await vera.get('/api/admin/sms/999999')).status).toBe(404)
    expect((await (await createEmployer(app)).get('/api/admin/sms')).status).toBe(401)
  })
})

describe('the daily ceiling', () => {
  // Rule (SMS): The daily ceiling holds under concurrent requests, and the administrator is warned at 80 % and at 100 %
  test('of ten messages at once only five are written; the administrator gets two mails', async () => {
    await gateway.connect(app, { sms_daily_parts: '5' })
    await app.db.$client.query(
      "UPDATE system_settings SET setting_value = 'boss@example.com' WHERE setting_key = 'admin_email'",
    )
    const to = newNumber()
    const write = () =>
      transaction(app.makeContext(), (ctx) => queueSms(ctx, { kind: 'test', to, text: 'Gude' }))
    const answers = await Promise.all(Array.from({ length: 10 }, write))
    expect(answers.sort()).toEqual([...Array(5).fill('full'), ...Array(5).fill('queued')])
    expect((await sendTest(to)).body).toMatchObject({ code: 'sms_full' })
    const subjects = (await outbox(app, 'boss@example.com')).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Most of today’s SMS are used',
      'No more SMS today: the daily limit is reached',
    ])
    expect((await vera.get('/api/admin/sms-costs')).body).toMatchObject({
      isNearlyFull: true,
      today: { parts: 5 },
    })
  })

  test('a message with the same name is written once, and counts once', async () => {
    const sms = { kind: 'test', to: newNumber(), text: 'Gude', once: 'once:1' } as const
    expect(await queueSms(app.makeContext(), sms)).toBe('queued')
    expect(await queueSms(app.makeContext(), sms)).toBe('repeated')
    expect((await vera.get('/api/admin/sms-costs')).body).toMatchObject({ today: { parts: 1 } })
  })
})

describe('the settings', () => {
  // Rule (SMS): The gateway's secret cannot be read, and must be typed again when where it goes is changed
  test('never show the secret, and ask for it again when the address changes', async () => {
    const answer = JSON.stringify((await vera.get('/api/admin/settings')).body)
    expect(answer).not.toContain('sikret-ki')
    expect(
      (await set({ sms_sender: 'PainimWok', sms_url: `${gateway.origin}/send?key={secret}` })).status,
    ).toBe(200)
    for (const change of [
      { sms_url: 'https://other.example.pg/' },
      { sms_body: '{"to":"{to}","text":"{secret}"}' },
      { sms_headers: 'X-Key: {secret}' },
      { sms_method: 'GET' },
      { sms_driver: 'kannel' },
    ]) {
      expect((await set(change)).body).toMatchObject({
        errors: { sms_secret: expect.stringContaining('again') },
      })
    }
    expect((await set({ sms_url: 'https://other.example.pg/', sms_secret: 'new' })).status).toBe(200)
    expect((await vera.get('/api/admin/settings/sms_secret/changes')).body).toMatchObject([
      { before: null, after: null },
    ])
  })

  // Rule (SMS): A gateway is on the internet and encrypted, unless the operator names it in SMS_GATEWAY
  test.each([
    ['http://sms.example.pg/send', 'https'],
    ['https://10.1.2.3/send', 'inside'],
    ['https://localhost/send', 'inside'],
    ['http://127.0.0.1:1/send', 'inside'],
    ['https://[::1]/send', 'inside'],
    ['https://user:pw@sms.example.pg/', 'address of the gateway'],
    ['https://{to}.example.pg/', 'address of the gateway'],
    ['ftp://sms.example.pg/', 'address of the gateway'],
    ['sms', 'address of the gateway'],
  ])('refuse the address %s', async (sms_url, words) => {
    expect((await set({ sms_url, sms_secret: 'a' })).body).toMatchObject({
      errors: { sms_url: expect.stringContaining(words) },
    })
  })

  // Rule (SMS): A name that leads into the network of the server is not called
  test('a name is looked up when the message is sent, and refused if it leads inside', async () => {
    const { port } = new URL(gateway.origin)
    await gateway.connect(app, { sms_url: `https://localhost:${port}/send` })
    const to = newNumber()
    await sendTest(to)
    await app.tasksDone()
    expect(await rowOf(to)).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('localhost'),
    })
    expect(gateway.to(to)).toHaveLength(0)
  })
})
