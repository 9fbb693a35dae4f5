import { afterEach, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { changeSetting, openMailbox, outbox } from './support/mailbox.ts'
import { createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const SUPPORT = 'support@example.com'
await changeSetting(app, 'support_email', SUPPORT)
afterEach(() => app.db.$client.query('DELETE FROM emails'))

const message = (overrides: object = {}) => ({
  name: 'Ana Kila',
  email: 'ana@example.com',
  subject: 'job',
  message: 'This employer asked me to pay K200 for a uniform.',
  ...overrides,
})

test('a message reaches support, and the reply reaches its sender', async () => {
  const ana = await createJobSeeker(app)
  const mailbox = await openMailbox(app)
  const sent = await ana.post('/api/contact', message())
  expect(sent).toMatchObject({ status: 201, body: { success: true } })
  await app.tasksDone()
  await expect.poll(() => mailbox.to(SUPPORT).length).toBe(1)
  const [mail] = mailbox.to(SUPPORT)
  expect(mail?.headers['reply-to']).toBe('ana@example.com')
  expect(mail?.headers['subject']).toContain('A job that looks wrong or asks for money')
  expect(mail?.text).toContain('K200 for a uniform')
  expect(mail?.text).toContain(`logged in as job seeker ${ana.id}`)
  await changeSetting(app, 'smtp_host', '')
})

// Rule (input): The contact form checks its fields
test.each([
  ['name', '', 'Please enter your name'],
  ['email', 'ana@', 'Please enter a valid email address'],
  ['email', 'ana@example.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
  ['subject', 'toString', 'Please choose what it is about'],
  ['message', 'Help', 'Please write at least 10 characters'],
])('%s %j is refused at the field', async (field, value, words) => {
  const answer = await openBrowser(app).post('/api/contact', message({ [field]: value }))
  expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: words } } })
  expect(await outbox(app, SUPPORT)).toEqual([])
})

test('a line break in a name starts no new header', async () => {
  await openBrowser(app).post('/api/contact', message({ name: 'Ana\r\nBcc: all@example.com' }))
  const [mail] = await outbox(app, SUPPORT)
  expect(mail?.subject).toBe('A job that looks wrong or asks for money: Ana Bcc: all@example.com')
})

test('a program that fills in the hidden field is thanked, and its message is dropped', async () => {
  expect(
    (await openBrowser(app).post('/api/contact', message({ website: 'http://buy.example' }))).status,
  ).toBe(201)
  expect(await outbox(app, SUPPORT)).toEqual([])
})

test('pressing twice sends one message', async () => {
  const key = { 'idempotency-key': 'one-press' }
  const browser = openBrowser(app)
  await browser.post('/api/contact', message(), key)
  expect((await browser.post('/api/contact', message(), key)).status).toBe(201)
  expect(await outbox(app, SUPPORT)).toHaveLength(1)
})

test('the form says when no mail can be sent', async () => {
  await changeSetting(app, 'support_email', '')
  const nobody = await openBrowser(app).post('/api/contact', message())
  await changeSetting(app, 'support_email', SUPPORT)
  await changeSetting(app, 'email_notifications_enabled', 'false')
  const off = await openBrowser(app).post('/api/contact', message())
  await changeSetting(app, 'email_notifications_enabled', 'true')
  expect([nobody.status, off.status]).toEqual([503, 503])
})

test('each address may send five messages an hour', async () => {
  const strict = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
  await changeSetting(strict, 'support_email', SUPPORT)
  const browser = openBrowser(strict)
  for (let time = 1; time <= 5; time += 1)
    expect((await browser.post('/api/contact', message())).status).toBe(201)
  const sixth = await browser.post('/api/contact', message())
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 3000]).toEqual([429, true])
  expect(sixth.body).toMatchObject({ message: expect.stringContaining('try again in') })
})
