import { expect, test } from 'vitest'
import { startApplication } from '../src/application.ts'
import { startTestApp } from './support/app.ts'
import { changeSetting } from './support/mailbox.ts'
import { logInAdministrator } from './support/people.ts'
import { openSmtpServer } from './support/smtp.ts'
import { whenDone } from './support/when-done.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)

/** Takes `milliseconds` for each mail. `received`: mails per address; `mails`: how many were being sent at once. */
async function openSlowServer(milliseconds: number) {
  const received = new Map<string, number>()
  const mails = { now: 0, most: 0 }
  const connections = { all: 0 }
  const port = await openSmtpServer({
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      connections.all += 1
      done()
    },
    onData(stream, { envelope: { rcptTo } }, done) {
      mails.now += 1
      mails.most = Math.max(mails.most, mails.now)
      stream.resume()
      stream.on('end', () => {
        for (const { address } of rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
        setTimeout(() => {
          mails.now -= 1
          done()
        }, milliseconds)
      })
    },
  })
  return { port, received, mails, connections }
}

async function writeMails(name: string, count: number): Promise<void> {
  await app.db.$client.query(
    `INSERT INTO emails (recipient, is_secret, kind, subject, text_body, html_body)
     SELECT $1 || n || '@example.com', false, 'notice', 'News', 'Hello', '<p>Hello' FROM generate_series(1, $2::int) n`,
    [name, count],
  )
}

const waiting = async () => {
  const { rows } = await app.db.$client.query("SELECT FROM emails WHERE state = 'queued'")
  return rows.length
}
const send = () => app.tasks.enqueue(app.makeContext(), 'send-email', {})

/** A run that has begun keeps the server of the test before, so it must end first. */
async function sendThrough(port: number): Promise<void> {
  await app.tasksDone('send-email')
  await changeSetting(app, 'smtp_port', String(port))
}

// Rule (mail and networks): Each process sends mail over five connections, and each mail once
test('many mails go through a slow server over five connections of each process, each mail once', async () => {
  const config = { ...app.config, logLevel: 'silent' as const }
  const other = await startApplication(config, { connection: app.connection })
  whenDone(() => other.stop())
  const server = await openSlowServer(40)
  await changeSetting(app, 'smtp_host', '127.0.0.1')
  await sendThrough(server.port)
  await writeMails('reader', 300)
  for (let task = 0; task < 20; task += 1) await send()
  await expect.poll(waiting, { timeout: 90_000 }).toBe(0)
  await app.tasksDone()
  expect(server.received.size).toBe(300)
  expect(new Set(server.received.values())).toEqual(new Set([1]))
  expect(server.mails.most).toBeGreaterThanOrEqual(5)
  expect(server.mails.most).toBeLessThanOrEqual(10)
  // One connection sends many mails.
  expect(server.connections.all).toBeLessThan(100)
})

// Rule (mail and networks): Each process sends mail over five connections, and each mail once
test('a run that finds more than it can send in its time starts the next run itself', async () => {
  const server = await openSlowServer(500)
  await sendThrough(server.port)
  await writeMails('patient', 80)
  await send()
  await expect.poll(waiting, { timeout: 90_000 }).toBe(0)
  expect(new Set(server.received.values())).toEqual(new Set([1]))
  expect(server.received.size).toBe(80)
})

// Rule (mail and networks): Mails with a link to log in or to confirm are sent before other mails
test('a mail with a link to log in or to confirm is sent before others that wait', async () => {
  const server = await openSlowServer(20)
  await sendThrough(server.port)
  // In one statement: a run that the test before has left must not find the first mails alone.
  await app.db.$client.query(
    `INSERT INTO emails (recipient, is_secret, kind, subject, text_body, html_body)
     SELECT kind || n || '@example.com', kind <> 'notice', kind, 'News', 'Hello', '<p>Hello'
     FROM (SELECT n, CASE WHEN n > 40 THEN 'password_reset' ELSE 'notice' END AS kind FROM generate_series(1, 41) n) mail`,
  )
  await send()
  await expect.poll(waiting, { timeout: 90_000 }).toBe(0)
  // It is the first that is taken, but other connections may be quicker. By age it would be the last.
  expect([...server.received.keys()].indexOf('password_reset41@example.com')).toBeLessThan(20)
})

// Rule (mail and networks): A mail server that accepts fewer connections still gets all mail
test('a server that accepts only two connections gets all mail over these', async () => {
  let open = 0
  const received: string[] = []
  const port = await openSmtpServer({
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      open += 1
      done(open > 2 ? Object.assign(new Error('Too many connections'), { responseCode: 421 }) : null)
    },
    onClose() {
      open -= 1
    },
    onData(stream, { envelope: { rcptTo } }, done) {
      stream.resume()
      stream.on('end', () => {
        received.push(...rcptTo.map(({ address }) => address))
        setTimeout(done, 20)
      })
    },
  })
  await sendThrough(port)
  await writeMails('narrow', 30)
  await send()
  await expect
    .poll(
      async () => {
        await app.db.$client.query(
          "UPDATE emails SET next_attempt_at = now() WHERE state = 'queued' AND leased_until IS NULL",
        )
        await send()
        return waiting()
      },
      { timeout: 90_000 },
    )
    .toBe(0)
  expect(received).toHaveLength(30)
  expect(new Set(received).size).toBe(30)
})

// Rule (mail and networks): The mail server must be on the internet, unless the operator allows its address
test('no mail goes to a server inside our network, unless the operator allows it', async () => {
  const closed = await startTestApp({ ALLOW_PRIVATE_ADDRESSES: '192.168.77.0/24' })
  const admin = await logInAdministrator(closed)
  const server = await openSlowServer(0)
  await changeSetting(closed, 'smtp_port', String(server.port))
  // A name that resolves to this machine, as somebody may set it up on purpose.
  for (const host of ['127.0.0.1', 'localhost', '127.1', '0.0.0.0', '::1', '::ffff:127.0.0.1']) {
    await changeSetting(closed, 'smtp_host', host)
    const answer = await admin.post('/api/admin/test-email')
    expect([answer.status, answer.body], host).toMatchObject([
      422,
      {
        message: `${host} is inside the network of this server. The site sends mail there only if the operator allows it.`,
        diagnostics: {
          cause: 'private',
          nextSteps: [expect.stringContaining(`add ${host} to ALLOW_PRIVATE_ADDRESSES`), expect.any(String)],
        },
      },
    ])
    expect((await admin.post('/api/admin/send-test-email', { to: 'a@example.com' })).status).toBe(422)
  }
  await closed.db.$client.query(
    `INSERT INTO emails (recipient, kind, subject, text_body, html_body) VALUES ('b@example.com', 'notice', 'News', 'Hello', 'Hello')`,
  )
  await closed.tasks.enqueue(closed.makeContext(), 'send-email', {})
  await closed.tasksDone()
  const { rows } = await closed.db.$client.query(
    "SELECT state, last_error FROM emails WHERE recipient = 'b@example.com'",
  )
  expect(rows).toEqual([{ state: 'queued', last_error: expect.stringContaining('ALLOW_PRIVATE_ADDRESSES') }])
  expect(server.connections.all).toBe(0)
})

// Rule (mail and networks): The mail server must be on the internet, unless the operator allows its address
test.each([
  '127.0.0.1',
  '10.0.0.5',
  '169.254.169.254',
  '192.168.1.1',
  'localhost',
  'fd00::1',
  '::ffff:10.0.0.5',
])('the address %s of a mail server is refused at its field', async (host) => {
  const closed = host.startsWith('127') || host === 'localhost' ? await startClosedApp() : vera
  const answer = await closed.patch('/api/admin/settings/smtp_host', { value: host })
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { errors: { value: expect.stringContaining('ALLOW_PRIVATE_ADDRESSES') } },
  ])
})

async function startClosedApp() {
  return logInAdministrator(await startTestApp({ ALLOW_PRIVATE_ADDRESSES: '192.168.77.0/24' }))
}
