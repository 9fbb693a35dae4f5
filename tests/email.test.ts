import { describe, expect, onTestFinished, test } from 'vitest'
import { startApplication } from '../src/application.ts'
import { queueEmail } from '../src/modules/email/queue-email.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import { startTestApp } from './support/app.ts'
import {
  changeSetting,
  openMailbox,
  outbox,
  type SampleMail,
  sendWhatWaits,
  writeMail,
} from './support/mailbox.ts'

const app = await startTestApp({ PUBLIC_URL: 'https://painimwok.example' })
const mailbox = await openMailbox(app)

let people = 0
const newAddress = () => `reader${++people}@example.com`

const write = (to: string, mail: SampleMail = {}) => writeMail(app, to, mail)

describe('a mail', () => {
  test('arrives as text and HTML with the same words, an absolute link and the reason why it was sent', async () => {
    const to = newAddress()
    await write(to, {
      kind: 'application',
      subject: 'Ana Kila applied',
      paragraphs: ['Ana <b>Kila</b> & "friends"', 'First line\nsecond line'],
      button: { label: 'Open the application', path: '/employer-jobs?job=1&tab=new' },
      replyTo: 'ana@example.com',
    })
    await app.tasksDone()
    const [mail] = mailbox.to(to)
    expect(mail?.headers).toMatchObject({
      subject: 'Ana Kila applied',
      'reply-to': 'ana@example.com',
      'auto-submitted': 'auto-generated',
      from: 'Painim Wok <no-reply@painimwok.example>',
      'message-id': expect.stringMatching(/^<\d+\.\d+@painimwok\.example>$/),
    })
    expect(mail?.text).toContain('Ana <b>Kila</b> & "friends"')
    expect(mail?.text).toContain('https://painimwok.example/employer-jobs?job=1&tab=new')
    expect(mail?.text).toContain('because somebody applied to a job of your company')
    expect(mail?.html).toContain('Ana &lt;b&gt;Kila&lt;/b&gt; &amp; &quot;friends&quot;')
    expect(mail?.html).toContain('href="https://painimwok.example/employer-jobs?job=1&amp;tab=new"')
    expect(mail?.html).toContain('First line<br>second line')
    expect(mail?.html).toContain('because somebody applied to a job of your company')
    expect(await outbox(app, to)).toMatchObject([{ state: 'sent', attempts: 1 }])
  })

  test('has the headers that we wrote and no others', async () => {
    const to = newAddress()
    await write(to, { subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nBody' })
    await app.tasksDone()
    expect(mailbox.to('victim@example.com')).toEqual([])
    expect(mailbox.to(to)[0]?.headers).toMatchObject({ subject: 'Hello Bcc: victim@example.com Body' })
    for (const address of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'A <a@example.com>',
    ])
      await write(address)
    const { rows } = await app.db.$client.query(
      "SELECT FROM emails WHERE recipient LIKE '%,%' OR recipient ~ '\\s|<'",
    )
    expect(rows).toEqual([])
    const other = newAddress()
    await write(other, { replyTo: 'x@example.com\r\nBcc: victim@example.com' })
    await app.tasksDone()
    expect(mailbox.to(other)[0]?.headers['reply-to']).toBeUndefined()
    expect(mailbox.to('victim@example.com')).toEqual([])
  })

  test('in another script arrives as it was written', async () => {
    const to = newAddress()
    await write(to, { subject: 'Wok long Mosbi – apinun ólgeta', paragraphs: ['Gutpela nius… 好消息'] })
    await app.tasksDone()
    expect(mailbox.to(to)[0]?.text).toContain('Gutpela nius… 好消息')
  })

  test('of work that is rolled back is never written', async () => {
    const to = newAddress()
    const failed = transaction(app.makeContext(), async (ctx) => {
      await queueEmail(ctx, { kind: 'contact', to, subject: 'News', paragraphs: ['Hello'] })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await app.tasksDone()
    expect([await outbox(app, to), mailbox.to(to)]).toEqual([[], []])
  })

  test('about the same event is written once', async () => {
    const to = newAddress()
    await Promise.all([1, 2, 3].map(() => write(to, { once: `notice:${to}` })))
    await app.tasksDone()
    expect(mailbox.to(to)).toHaveLength(1)
  })
})

describe('the switches', () => {
  test.each([
    ['email_notifications_enabled', 'notice'],
    ['email_notifications_enabled', 'registration'],
    ['registration_email_enabled', 'registration'],
    ['employer_registration_email_enabled', 'employer_registration'],
    ['application_notification_enabled', 'application'],
  ] as const)('%s off: no mail of the kind %s, not even later', async (key, kind) => {
    const to = newAddress()
    await changeSetting(app, key, 'false')
    await write(to, { kind })
    await write(to, { kind: 'password_reset' })
    await changeSetting(app, key, 'true')
    await sendWhatWaits(app)
    expect(await outbox(app, to)).toMatchObject([{ kind: 'password_reset', state: 'sent' }])
  })

  test('each switches off only its own mail', async () => {
    const to = newAddress()
    await changeSetting(app, 'application_notification_enabled', 'false')
    await write(to, { kind: 'registration' })
    await changeSetting(app, 'application_notification_enabled', 'true')
    await app.tasksDone()
    expect(await outbox(app, to)).toHaveLength(1)
  })
})

describe('while no server is set up', () => {
  test('mail waits in the outbox and is sent once there is one', async () => {
    const to = newAddress()
    await changeSetting(app, 'smtp_host', '')
    await write(to)
    await sendWhatWaits(app)
    expect(await outbox(app, to)).toMatchObject([{ state: 'queued', attempts: 0 }])
    await changeSetting(app, 'smtp_host', '127.0.0.1')
    await sendWhatWaits(app)
    expect(await outbox(app, to)).toMatchObject([{ state: 'sent' }])
    expect(mailbox.to(to)).toHaveLength(1)
  })
})

describe('a mail server with problems', () => {
  // Rule (settings and mail): When the mail server is down, no mail is lost or sent twice
  test('that is down loses nothing: the mail is sent when it is back', async () => {
    const to = newAddress()
    await mailbox.goDown()
    await write(to)
    await app.tasksDone()
    await sendWhatWaits(app)
    expect(await outbox(app, to)).toMatchObject([
      { state: 'queued', attempts: 2, last_error: expect.stringContaining('ECONNREFUSED') },
    ])
    await mailbox.comeUp()
    await sendWhatWaits(app)
    expect(await outbox(app, to)).toMatchObject([{ state: 'sent', attempts: 3, last_error: '' }])
    expect(mailbox.to(to)).toHaveLength(1)
  })

  test('does not delay other mail: a failed attempt waits a while', async () => {
    const to = newAddress()
    mailbox.judgeBy(() => 451)
    await write(to)
    await app.tasksDone()
    const { rows } = await app.db.$client.query(
      "SELECT next_attempt_at BETWEEN now() + interval '50 s' AND now() + interval '60 s' AS waits FROM emails WHERE recipient = $1",
      [to],
    )
    expect(rows).toEqual([{ waits: true }])
    mailbox.judgeBy(() => 250)
    await sendWhatWaits(app)
    expect(mailbox.to(to)).toHaveLength(1)
  })

  test('that refuses an address permanently ends the mail at once', async () => {
    const to = newAddress()
    mailbox.judgeBy((recipient) => (recipient === to ? 550 : 250))
    await write(to)
    await app.tasksDone()
    expect(await outbox(app, to)).toMatchObject([
      { state: 'failed', attempts: 1, last_error: expect.stringContaining('550') },
    ])
    mailbox.judgeBy(() => 250)
  })

  test("gives up a mail after 15 attempts, with the server's reply", async () => {
    const to = newAddress()
    mailbox.judgeBy(() => 451)
    await write(to)
    await app.tasksDone()
    for (let attempt = 2; attempt <= 15; attempt += 1) await sendWhatWaits(app)
    mailbox.judgeBy(() => 250)
    await sendWhatWaits(app)
    expect(await outbox(app, to)).toMatchObject([
      { state: 'failed', attempts: 15, last_error: expect.stringContaining('451') },
    ])
  })
})

test('several processes send each mail once', async () => {
  const config = { ...app.config, logLevel: 'silent' as const }
  const other = await startApplication(config, { connection: app.connection })
  onTestFinished(() => other.stop())
  const addresses = Array.from({ length: 30 }, newAddress)
  await mailbox.goDown()
  for (const to of addresses) await write(to)
  await app.tasksDone()
  await mailbox.comeUp()
  await app.db.$client.query("UPDATE emails SET next_attempt_at = now() WHERE state = 'queued'")
  for (let run = 0; run < 6; run += 1) await app.tasks.enqueue(app.makeContext(), 'send-due-emails', {})
  await app.tasksDone()
  for (const to of addresses) expect(mailbox.to(to), to).toHaveLength(1)
})

describe('a mail with a reset link', () => {
  test('is erased in the outbox when sent', async () => {
    const to = newAddress()
    await write(to, {
      kind: 'password_reset',
      button: { label: 'Choose', path: '/reset-password?token=abc' },
    })
    await app.tasksDone()
    expect(mailbox.to(to)[0]?.text).toContain('token=abc')
    expect(await outbox(app, to)).toMatchObject([{ state: 'sent', text_body: '', html_body: '' }])
  })

  test('is erased after an hour when it could not be sent', async () => {
    const to = newAddress()
    await changeSetting(app, 'smtp_host', '')
    await write(to, { kind: 'password_reset', paragraphs: ['token=abc'] })
    await app.db.$client.query(
      "UPDATE emails SET created_at = now() - interval '61 minutes' WHERE recipient = $1",
      [to],
    )
    await app.tasks.enqueue(app.makeContext(), 'clean-up', {})
    await app.tasksDone()
    await changeSetting(app, 'smtp_host', '127.0.0.1')
    await sendWhatWaits(app)
    expect(await outbox(app, to)).toMatchObject([{ state: 'failed', text_body: '', html_body: '' }])
    expect(mailbox.to(to)).toEqual([])
  })
})
