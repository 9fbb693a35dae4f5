import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import {
  changeSetting,
  openMailbox,
  outbox,
  type SampleMail,
  sendWhatWaits,
  writeMail,
} from './support/mailbox.ts'
import { createEmployer, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const mailbox = await openMailbox(app)
const vera = await logInAdministrator(app)

let people = 0
const newAddress = () => `reader${++people}@example.com`

async function write(to: string, mail: SampleMail = {}): Promise<number> {
  await writeMail(app, to, { subject: `News ${to}`, ...mail })
  return (await outbox(app, to)).at(-1)?.id ?? 0
}

const read = async (id: number) => (await vera.get(`/api/admin/emails/${id}`)).body
const resend = (id: number) => vera.post(`/api/admin/emails/${id}/resend`)
const failedCount = async () => ((await vera.get('/api/admin/queues')).body as { emails: number }).emails

/** Blocks sending, so that new mails stay in the outbox. */
async function withoutServer(work: () => Promise<void>): Promise<void> {
  await app.tasksDone()
  await changeSetting(app, 'smtp_host', '')
  try {
    await work()
    await app.tasksDone()
  } finally {
    await changeSetting(app, 'smtp_host', '127.0.0.1')
  }
}

describe('the list', () => {
  // Rule (settings and mail): The outbox can be filtered by state, searched and paged, and shows its total
  test('is filtered by state, searched by address and subject, paged, and counted', async () => {
    const [one, two] = [newAddress(), newAddress()]
    await withoutServer(async () => {
      await write(one, { subject: 'Kago bilong 100%_yu' })
      await write(two)
    })
    const list = async (query: string) => {
      const { body, headers } = await vera.get(`/api/admin/emails?${query}`)
      const rows = body as { recipient: string; state: string }[]
      return [Number(headers.get('X-Total-Count')), rows.map(({ recipient }) => recipient)]
    }
    expect(await list('state=queued')).toEqual([2, [two, one]])
    expect(await list('state=queued&page=2&limit=1')).toEqual([2, [one]])
    expect(await list(`search=${encodeURIComponent('100%_')}`)).toEqual([1, [one]])
    expect(await list(`search=${two.toUpperCase()}`)).toEqual([1, [two]])
    expect(await list('search=nobody-at-all')).toEqual([0, []])
    await sendWhatWaits(app)
    expect(await list('state=queued')).toEqual([0, []])
    expect(await list(`state=sent&search=${one}`)).toEqual([1, [one]])
    expect((await (await createEmployer(app)).get('/api/admin/emails')).status).toBe(401)
  })

  // Rule (settings and mail): The outbox shows why a mail waits, when it is tried next, and whether it was refused
  test('shows why a mail waits, when it is tried again, and that it was refused', async () => {
    const to = newAddress()
    mailbox.judgeBy((recipient) => (recipient === to ? 451 : 250))
    const id = await write(to)
    await app.tasksDone()
    const before = await failedCount()
    expect(await read(id)).toMatchObject({
      state: 'queued',
      attempts: 1,
      isRefused: false,
      lastError: expect.stringContaining('451'),
      nextAttemptAt: expect.any(String),
    })
    mailbox.judgeBy((recipient) => (recipient === to ? 550 : 250))
    await sendWhatWaits(app)
    expect(await read(id)).toMatchObject({
      state: 'failed',
      isRefused: true,
      lastError: expect.stringContaining('550'),
    })
    expect(await failedCount()).toBe(before + 1)
    mailbox.judgeBy(() => 250)
  })

  // Rule (settings and mail): A refused mail is shown at its account until a mail gets through
  test('a refusal is shown at the account until a mail gets through', async () => {
    const employer = await createEmployer(app)
    const shown = async () => {
      const { body } = await vera.get(`/api/admin/employers?search=${employer.email}`)
      return (body as { mailRefused: unknown }[]).map(({ mailRefused }) => mailRefused)
    }
    await app.tasksDone()
    expect(await shown()).toEqual([null])
    mailbox.judgeBy((recipient) => (recipient === employer.email ? 550 : 250))
    await write(employer.email.toUpperCase())
    await write(employer.email)
    await app.tasksDone()
    mailbox.judgeBy(() => 250)
    const refused = { refusedAt: expect.any(String), error: expect.stringContaining('550') }
    expect(await shown()).toEqual([refused])
    await write(employer.email)
    await app.tasksDone()
    expect(await shown()).toEqual([null])
  })

  // Rule (settings and mail): Failed mails wait for an administrator until they are marked as seen
  test('keeps failed mails that are marked as seen, but they no longer wait', async () => {
    const to = newAddress()
    mailbox.judgeBy(() => 550)
    const id = await write(to)
    await app.tasksDone()
    mailbox.judgeBy(() => 250)
    const seen = await failedCount()
    expect(seen).toBeGreaterThan(0)
    expect((await vera.post('/api/admin/emails/dismiss-failures')).body).toEqual({ seen })
    expect(await failedCount()).toBe(0)
    expect(await read(id)).toMatchObject({ state: 'failed', seenAt: expect.any(String) })
  })
})

describe('a body', () => {
  test('is read as it was written', async () => {
    const id = await write(newAddress())
    await app.tasksDone()
    expect(await read(id)).toMatchObject({
      text: expect.stringContaining('Hello'),
      html: expect.stringContaining('<p style="margin:0 0 16px">Hello</p>'),
    })
    expect((await vera.get('/api/admin/emails/999999')).status).toBe(404)
  })

  // Rule (settings and mail): A mail with a reset link is readable only while no mail server is set up
  test('with a reset link is shown only while no server is set up, and never an administrator’s', async () => {
    const ids: number[] = []
    await withoutServer(async () => {
      const OF_ADMINISTRATORS = ['administrator_password_reset', 'administrator_email_change'] as const
      for (const kind of ['password_reset', 'email_change', ...OF_ADMINISTRATORS] as const)
        ids.push(await write(newAddress(), { kind, paragraphs: ['token=abc'] }))
      const [reset = 0, change = 0, ...administrators] = ids
      expect(await read(reset)).toMatchObject({ text: expect.stringContaining('token=abc') })
      expect(await read(change)).toMatchObject({ text: expect.stringContaining('token=abc') })
      for (const id of administrators) {
        const hidden = await read(id)
        expect(hidden).toMatchObject({ hidden: 'secret' })
        expect(JSON.stringify(hidden)).not.toContain('token=abc')
      }
      const list = await vera.get('/api/admin/emails')
      expect(JSON.stringify(list.body)).not.toContain('token=abc')
    })
    for (const id of ids) {
      const hidden = await read(id)
      expect(hidden).toMatchObject({ hidden: 'secret' })
      expect(JSON.stringify(hidden)).not.toContain('token=abc')
    }
    await sendWhatWaits(app)
  })
})

describe('send again', () => {
  // Rule (settings and mail): A failed mail can be sent again, and keeps its attempts
  test('a failed mail is sent from the same row, which keeps its earlier attempts', async () => {
    const to = newAddress()
    mailbox.judgeBy((recipient) => (recipient === to ? 550 : 250))
    const id = await write(to)
    await app.tasksDone()
    mailbox.judgeBy(() => 250)
    expect((await resend(id)).status).toBe(200)
    await app.tasksDone()
    expect(await outbox(app, to)).toMatchObject([{ id, state: 'sent', attempts: 1 }])
    expect(mailbox.to(to)).toHaveLength(1)
  })

  test('a waiting mail is sent at once, and a sent one as a copy', async () => {
    const to = newAddress()
    mailbox.judgeBy((recipient) => (recipient === to ? 451 : 250))
    const id = await write(to)
    await app.tasksDone()
    mailbox.judgeBy(() => 250)
    await resend(id)
    await app.tasksDone()
    expect(mailbox.to(to)).toHaveLength(1)
    await resend(id)
    await app.tasksDone()
    expect(await outbox(app, to)).toMatchObject([{ state: 'sent' }, { state: 'sent', subject: `News ${to}` }])
    expect(mailbox.to(to)).toHaveLength(2)
    const { rows } = await app.db.$client.query(
      "SELECT target FROM administrator_acts WHERE act = 'email-resent' AND target_id = $1",
      [String(id)],
    )
    expect(rows).toEqual([{ target: 'notice' }, { target: 'notice' }])
  })

  // Rule (settings and mail): Sending again never doubles a mail, also with a slow server
  test('is refused while a process is sending the mail: a slow server gets it once', async () => {
    const to = newAddress()
    const arrived = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await mailbox.goDown()
    await mailbox.comeUp(() => {
      arrived.resolve()
      return answered.promise
    })
    const id = await write(to)
    await arrived.promise
    const answer = await resend(id)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'email_busy' }])
    await sendWhatIsDue()
    answered.resolve()
    await app.tasksDone()
    expect(mailbox.to(to)).toHaveLength(1)
    expect(await outbox(app, to)).toMatchObject([{ state: 'sent', attempts: 1 }])
  })

  test('is refused for an erased mail, or for one that is switched off', async () => {
    const id = await write(newAddress(), { kind: 'password_reset' })
    await app.tasksDone()
    expect((await resend(id)).body).toMatchObject({ code: 'email_erased' })
    const other = await write(newAddress(), { kind: 'registration' })
    await app.tasksDone()
    await changeSetting(app, 'registration_email_enabled', 'false')
    expect((await resend(other)).body).toMatchObject({ code: 'email_off' })
    await changeSetting(app, 'registration_email_enabled', 'true')
  })
})

/** Another run of the minute task, at the same time as the first. */
async function sendWhatIsDue(): Promise<void> {
  await app.tasks.enqueue(app.makeContext(), 'send-due-emails', {})
  await expect
    .poll(
      async () => {
        const { rows } = await app.db.$client.query(
          "SELECT FROM pgboss.job WHERE name = 'send-due-emails' AND state IN ('created', 'active', 'retry')",
        )
        return rows.length
      },
      { timeout: 20_000 },
    )
    .toBe(0)
}
