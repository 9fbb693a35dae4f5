import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import { isSubscribed } from '../../src/modules/email/policy.ts'
import { type NewEmail, queueEmail } from '../../src/modules/email/queue-email.ts'
import type { EmailKind } from '../../src/modules/email/schema.ts'
import { forgetVersions } from '../../src/platform/database/content-versions.ts'
import type { TestApp } from './app.ts'

type ReceivedMail = {
  from: string
  to: string[]
  /** By lower-case name, unfolded, as they were sent. */
  headers: Record<string, string>
  /** The decoded plain text and HTML. */
  text: string
  html: string
}

/** The server's answer to a recipient: an SMTP reply code of 400 or more refuses. */
type Judge = (recipient: string) => number

/** A real SMTP server that the app is set up to send through, with a switch for each of its faults. */
export async function openMailbox(...apps: TestApp[]) {
  const mails: ReceivedMail[] = []
  let judge: Judge = () => 250
  let server = createServer(
    mails,
    (recipient) => judge(recipient),
    () => undefined,
  )
  const port = await listen(server, 0)
  for (const app of apps) {
    await changeSetting(app, 'smtp_host', '127.0.0.1')
    await changeSetting(app, 'smtp_port', String(port))
  }
  const goDown = () => new Promise<void>((done) => server.close(() => done()))
  afterAll(goDown)
  return {
    mails,
    port,
    to: (address: string) => mails.filter((mail) => mail.to.includes(address)),
    judgeBy(newJudge: Judge) {
      judge = newJudge
    },
    goDown,
    /** Starts the server again; `onData` is called when a mail has arrived and before it is answered. */
    async comeUp(onData: () => unknown = () => undefined) {
      server = createServer(mails, (recipient) => judge(recipient), onData)
      await listen(server, port)
    },
  }
}

/** Changes a setting in the database, and tells the process, as a call would. */
export async function changeSetting(app: TestApp, key: string, value: string): Promise<void> {
  await app.db.$client.query('UPDATE system_settings SET setting_value = $2 WHERE setting_key = $1', [
    key,
    value,
  ])
  forgetVersions(app.requestDb)
  forgetVersions(app.db)
}

export type SampleMail = Partial<Omit<NewEmail, 'kind' | 'to' | 'unsubscribe'>> & { kind?: EmailKind }

/** Writes a mail into the outbox as the product does. */
export function writeMail(app: TestApp, to: string, { kind = 'notice', ...mail }: SampleMail): Promise<void> {
  const text = { to, subject: 'News', paragraphs: ['Hello'], ...mail }
  const unsubscribe = { pagePath: '/unsubscribe?token=a', callPath: '/api/notices/unsubscribe/a' }
  return queueEmail(
    app.makeContext(),
    isSubscribed(kind) ? { ...text, kind, unsubscribe } : { ...text, kind },
  )
}

export type OutboxRow = {
  id: number
  kind: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  state: 'queued' | 'sent' | 'failed'
  attempts: number
  last_error: string
}

/** The mails written to an address, oldest first, sent or not. */
export async function outbox(app: TestApp, recipient: string): Promise<OutboxRow[]> {
  const { rows } = await app.db.$client.query<OutboxRow>(
    'SELECT * FROM emails WHERE recipient = $1 ORDER BY id',
    [recipient],
  )
  return rows
}

/** Makes every mail that waits for its next attempt due, and sends what is due. */
export async function sendWhatWaits(app: TestApp): Promise<void> {
  await app.db.$client.query("UPDATE emails SET next_attempt_at = now() WHERE state = 'queued'")
  await app.tasks.enqueue(app.makeContext(), 'send-due-emails', {})
  await app.tasksDone()
}

function createServer(mails: ReceivedMail[], judge: Judge, onData: () => unknown): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = judge(address)
      done(code < 400 ? null : Object.assign(new Error('not this one'), { responseCode: code }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
        mails.push({ ...envelope, ...parseMail(Buffer.concat(chunks).toString('utf8')) })
        await onData()
        done()
      })
    },
  })
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port))
  })
}

function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = splitPart(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? 'none'
  const parts = body.split(`--${boundary}`).map((part) => splitPart(part.replace(/^\r\n/, '')))
  const find = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type))
  return { headers, text: decode(find('text/plain')), html: decode(find('text/html')) }
}

type Part = { headers: Record<string, string>; body: string }

function splitPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return { headers, body: raw.slice(end + 4) }
}

function decode(part: Part | undefined): string {
  if (!part) return ''
  const encoding = part.headers['content-transfer-encoding']
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return part.body
  const bytes = part.body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
