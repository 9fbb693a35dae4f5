import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openDnsServer } from './support/dns-server.ts'
import { openMailbox, outbox, sendWhatWaits } from './support/mailbox.ts'
import { logInAdministrator } from './support/people.ts'
import { openSmtpServer, openSocketServer } from './support/smtp.ts'

const DNS_RECORDS = {
  'example.pg': ['google-site-verification=abc', 'v=spf1 a:mail.example.pg ~all'],
  's1._domainkey.example.pg': [`v=DKIM1; k=rsa; p=${'MIGf'.repeat(90)}`],
  '_dmarc.example.pg': ['v=DMARC1; p=none'],
}
const dns = await openDnsServer(DNS_RECORDS)
const app = await startTestApp({ DNS_SERVERS: dns.address, PUBLIC_URL: 'https://painimwok.example' })
const mailbox = await openMailbox(app)
const vera = await logInAdministrator(app)

const set = (values: object) => vera.patch('/api/admin/settings', { values })
const own = {
  smtp_host: '127.0.0.1',
  smtp_secure: false,
  smtp_username: '',
  smtp_password: '',
  smtp_from_email: '',
}
const refuse = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

describe('the connection test', () => {
  // Rule (settings and mail): The connection test logs in to the mail server and sends nothing
  test('connects, logs in and sends nothing', async () => {
    const smtp_port = await openSmtpServer({
      onAuth: ({ username, password }, _session, done) =>
        done(
          null,
          username === 'wok@example.pg' && password === 'sikret-wod' ? { user: username } : undefined,
        ),
    })
    await set({ ...own, smtp_port, smtp_username: 'wok@example.pg', smtp_password: 'sikret-wod' })
    const answer = await vera.post('/api/admin/test-email')
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: `Connected to 127.0.0.1, port ${smtp_port}, and logged in.`,
        diagnostics: { cause: 'ok', detail: '', nextSteps: [expect.stringContaining('Send a test email')] },
      },
    ])
    expect(mailbox.mails).toEqual([])
  })

  const silent = () => openSocketServer((_write, end) => end())
  const plain = () => openSmtpServer({ disabledCommands: ['STARTTLS'] })
  const encrypted = () => openSmtpServer({ secure: true })
  const picky = () =>
    openSmtpServer({ onAuth: (_auth, _session, done) => done(refuse(535, 'Bad credentials')) })
  const limping = () => openSocketServer((write) => write('554 No SMTP service here\r\n'))

  // Rule (settings and mail): The connection test names the cause of a failure
  test.each([
    [
      'refused',
      async () => ({ smtp_port: 1 }),
      'Nothing accepts connections at 127.0.0.1, port 1.',
      'Check the port',
    ],
    [
      'dns',
      async () => ({ smtp_host: 'smtp.example.invalid' }),
      'No server has the name',
      'Check the spelling',
    ],
    ['silent', async () => ({ smtp_port: await silent() }), 'did not answer', 'port 465'],
    [
      'plain',
      async () => ({ smtp_port: await plain(), smtp_secure: true }),
      'does not speak SSL',
      'Switch Secure off',
    ],
    [
      'certificate',
      async () => ({ smtp_host: '0.0.0.0', smtp_port: await encrypted(), smtp_secure: true }),
      'cannot be trusted',
      'host name that the certificate names',
    ],
    [
      'login',
      async () => ({ smtp_port: await picky(), smtp_username: 'wok@example.pg', smtp_password: 'rong-wod' }),
      'The server refused the login.',
      'app password',
    ],
    [
      'other',
      async () => ({ smtp_port: await limping() }),
      'The email could not be sent.',
      'message of the server',
    ],
  ])('names the cause: %s', async (cause, makeSettings, message, step) => {
    await set({ ...own, ...(await makeSettings()) })
    const { status, body } = await vera.post('/api/admin/test-email')
    expect([status, body]).toMatchObject([
      422,
      { success: false, message: expect.stringContaining(message), diagnostics: { cause } },
    ])
    const { diagnostics } = body as { diagnostics: { nextSteps: string[]; detail: string } }
    expect(diagnostics.nextSteps.join(' ')).toContain(step)
    expect(diagnostics.detail).not.toBe('')
    expect(JSON.stringify(body)).not.toContain('rong-wod')
  })

  test('without a server says so', async () => {
    await set({ ...own, smtp_host: '' })
    for (const send of [
      () => vera.post('/api/admin/test-email'),
      () => vera.post('/api/admin/send-test-email', { to: 'a@example.pg' }),
    ]) {
      const answer = await send()
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { message: 'No SMTP server is set up yet.', diagnostics: { cause: 'not-set' } },
      ])
    }
  })
})

describe('the test mail', () => {
  const sendTo = (to: string) => vera.post('/api/admin/send-test-email', { to })

  // Rule (settings and mail): A test mail arrives even if notifications are off, and stays in the outbox
  // Rule (settings and mail): The answer about a test mail has a message and the next steps
  test('arrives with the sender from the settings, also while notifications are off, and stays in the outbox', async () => {
    await set({
      ...own,
      smtp_port: mailbox.port,
      smtp_from_email: 'wok@example.pg',
      email_notifications_enabled: false,
    })
    const answer = await sendTo('vera@example.pg')
    await set({ email_notifications_enabled: true })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        message: 'The mail server accepted the test email to vera@example.pg.',
        diagnostics: { nextSteps: [expect.any(String), expect.any(String)] },
      },
    ])
    expect(mailbox.to('vera@example.pg')).toMatchObject([
      { from: 'wok@example.pg', headers: { subject: 'Test email' } },
    ])
    expect(await outbox(app, 'vera@example.pg')).toMatchObject([{ kind: 'test', state: 'sent', attempts: 1 }])
  })

  // Rule (settings and mail): Mail is sent under the site's name unless another sender name is set
  test('comes from the current name of the site, unless another one is set', async () => {
    await set({
      ...own,
      smtp_port: mailbox.port,
      smtp_from_email: 'wok@example.pg',
      site_name: 'Wok Bilong Yu',
    })
    await sendTo('site@example.pg')
    await set({ smtp_from_name: 'Boroko Jobs', site_name: 'Painim Wok' })
    await sendTo('own@example.pg')
    await set({ smtp_from_name: '' })
    const senders = ['site', 'own'].map((name) => mailbox.to(`${name}@example.pg`)[0]?.headers['from'])
    expect(senders).toEqual(['Wok Bilong Yu <wok@example.pg>', 'Boroko Jobs <wok@example.pg>'])
  })

  // Rule (settings and mail): A test mail needs a valid address
  test.each([
    ['', 'Please enter an email address'],
    ['vera', 'Please enter a valid email address'],
  ])('to %j is refused', async (to, message) => {
    const answer = await sendTo(to)
    expect([answer.status, answer.body]).toMatchObject([400, { message, errors: { to: message } }])
  })

  // Rule (settings and mail): A refused mail is reported with the server's reason
  test.each([
    [
      'sender',
      {
        onMailFrom: (_address, _session, done) =>
          done(refuse(553, 'Sender address rejected: not owned by user')),
      },
    ],
    ['login', { onMailFrom: (_address, _session, done) => done(refuse(530, 'Authentication required')) }],
    ['login', { onRcptTo: (_address, _session, done) => done(refuse(554, 'Relay access denied')) }],
    ['recipient', { onRcptTo: (_address, _session, done) => done(refuse(550, 'No such user here')) }],
    [
      'content',
      {
        onData: (stream, _session, done) => {
          stream.resume()
          stream.on('end', () => done(refuse(554, 'Looks like spam')))
        },
      },
    ],
  ] satisfies [string, Parameters<typeof openSmtpServer>[0]][])(
    'that is refused names the cause, and is not tried again: %s',
    async (cause, options) => {
      await set({ ...own, smtp_port: await openSmtpServer({ ...options, disabledCommands: ['STARTTLS'] }) })
      const to = `${cause}.${Math.random()}@example.pg`
      const answer = await sendTo(to)
      expect([answer.status, answer.body]).toMatchObject([422, { success: false, diagnostics: { cause } }])
      expect(await outbox(app, to)).toMatchObject([
        { state: 'failed', attempts: 1, last_error: expect.stringMatching(/5\d\d/) },
      ])
    },
  )
})

// Rule (mail and networks): A reply of 400 to 499 is temporary: the mail, also a test mail, is sent again by itself
test.each([
  ['MAIL FROM', { onMailFrom: (_address, _session, done) => done(refuse(451, '4.3.0 Not now')) }],
  ['RCPT TO', { onRcptTo: (_address, _session, done) => done(refuse(450, '4.2.0 Greylisted')) }],
  [
    'DATA',
    {
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(refuse(452, '4.3.1 Mailbox full')))
      },
    },
  ],
] satisfies [string, Parameters<typeof openSmtpServer>[0]][])(
  'a test mail that the server postpones (greylisting) is sent again by itself: %s',
  async (command, options) => {
    await set({ ...own, smtp_port: await openSmtpServer({ ...options, disabledCommands: ['STARTTLS'] }) })
    const to = `${command.replace(' ', '.')}@example.pg`
    const answer = await vera.post('/api/admin/send-test-email', { to })
    expect([answer.status, answer.body]).toMatchObject([
      422,
      {
        success: false,
        message: 'The server asks to try again later (greylisting).',
        diagnostics: { cause: 'later', nextSteps: [expect.any(String), expect.stringContaining('again')] },
      },
    ])
    expect(await outbox(app, to)).toMatchObject([
      { kind: 'test', state: 'queued', attempts: 1, last_error: expect.stringMatching(/45\d/) },
    ])
    await set({ ...own, smtp_port: mailbox.port })
    await sendWhatWaits(app)
    expect(await outbox(app, to)).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(mailbox.to(to)).toHaveLength(1)
  },
)

describe('the domain of the sender', () => {
  const read = async () => (await vera.get('/api/admin/email-domain')).body

  // Rule (settings and mail): The SPF, DKIM and DMARC records of the sender's domain are looked up and explained
  test('is looked up at the name server: the records found, those missing, and the record to add', async () => {
    await set({ smtp_from_email: 'jobs@example.pg', smtp_host: 'mail.example.pg', dkim_selector: 's1' })
    expect(await read()).toMatchObject({
      domain: 'example.pg',
      checks: [
        { name: 'SPF', state: 'good', found: ['v=spf1 a:mail.example.pg ~all'] },
        { name: 'DKIM', state: 'good', found: [expect.stringMatching(/^v=DKIM1.{300}/)] },
        { name: 'DMARC', state: 'good', meaning: expect.stringContaining('only reports') },
      ],
    })
    await set({ smtp_from_email: 'jobs@wok.example.pg', admin_email: 'vera@example.pg' })
    expect(await read()).toMatchObject({
      domain: 'wok.example.pg',
      checks: [
        {
          state: 'missing',
          record: { type: 'TXT', name: 'wok.example.pg', value: 'v=spf1 a:mail.example.pg ~all' },
        },
        { state: 'missing', record: { name: 's1._domainkey.wok.example.pg' } },
        // The record of the domain above it applies.
        { state: 'good' },
      ],
    })
    await set({ smtp_from_email: 'jobs@other.pg' })
    expect(await read()).toMatchObject({
      checks: [
        {},
        {},
        {
          state: 'missing',
          record: { name: '_dmarc.other.pg', value: 'v=DMARC1; p=none; rua=mailto:vera@example.pg' },
        },
      ],
    })
  })

  test('is not looked up when mail comes from this machine', async () => {
    await set({ smtp_from_email: '', smtp_username: 'wok@localhost.localdomain' })
    expect(await read()).toMatchObject({ domain: 'localhost.localdomain' })
    await set({ smtp_username: '' })
    expect(await read()).toMatchObject({ sender: 'no-reply@painimwok.example', domain: 'painimwok.example' })
  })
})
