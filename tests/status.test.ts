import { execFileSync } from 'node:child_process'
import { rename } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Application, startApplication } from '../src/application.ts'
import { readConfig } from '../src/platform/config.ts'
import { formatDateTime } from '../src/shared/dates.ts'
import { DAY, MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { openLink } from './support/link.ts'
import { logInAdministrator } from './support/people.ts'
import { temporaryFolder } from './support/temporary-folder.ts'
import { whenDone } from './support/when-done.ts'

type Part = {
  part: string
  state: string
  since: string | null
  share: number | null
  days: { day: string; ok: number; failed: number; unknown: number }[]
}
type Status = {
  measuredAt: string | null
  databaseAwaySince: string | null
  parts: Part[]
  notes: { id: number; title: string; endsAt: string | null }[]
}

// One of the parts is the pages, as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()
const vera = await logInAdministrator(app)
afterEach(() => app.setNow(new Date()))

async function statusOf({ url }: { url: string } = app): Promise<Status> {
  const { status, body } = await openBrowser({ url }).get('/api/status')
  expect(status).toBe(200)
  return body as Status
}
const states = ({ parts }: Status) => Object.fromEntries(parts.map(({ part, state }) => [part, state]))
const partOf = ({ parts }: Status, name: string) => parts.find(({ part }) => part === name)

test('before the first measurement no part is said to work', async () => {
  const fresh = await startTestApp()
  const status = await statusOf(fresh)
  expect(states(status)).toEqual({ pages: 'unknown', search: 'unknown', uploads: 'unknown', mail: 'unknown' })
  expect(status).toMatchObject({ measuredAt: null, databaseAwaySince: null, notes: [] })
})

describe('a measurement', () => {
  // Rule (status page): A minute counts once however many processes run, on the day of Port Moresby
  test('counts once a minute however many processes measure, on the day of Port Moresby', async () => {
    const { dir } = temporaryFolder()
    const own = await startTestApp()
    const config = readConfig({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' })
    // 23:58 in Port Moresby.
    const start = new Date('2026-05-10T13:58:10Z')
    let at = start
    const twin = await startApplication(config, {
      connection: own.connection,
      now: () => at,
      isMeasured: false,
    })
    whenDone(() => twin.stop())
    for (let minute = 0; minute < 4; minute++) {
      at = new Date(start.getTime() + minute * MINUTE)
      own.setNow(at)
      await Promise.all([own.measureStatus(), twin.measureStatus()])
    }
    const status = await statusOf(own)
    expect(states(status)).toEqual({ pages: 'ok', search: 'ok', uploads: 'ok', mail: 'off' })
    for (const part of ['pages', 'search', 'uploads'])
      expect(partOf(status, part)).toMatchObject({
        share: 1,
        days: [
          { day: '2026-05-10', ok: 2, failed: 0, unknown: 0 },
          { day: '2026-05-11', ok: 2, failed: 0, unknown: 0 },
        ],
      })
    expect(partOf(status, 'mail')?.share).toBeNull()
    at = new Date(at.getTime() + 20_000)
    expect(await statusOf(twin)).toMatchObject({ parts: status.parts })
  })

  // Rule (status page): A failing part is shown as failing, and since when
  test('shows a failing part as failing, since when, and its minute', async () => {
    const own = await startTestApp()
    await own.measureStatus()
    await own.db.$client.query('ALTER FUNCTION search_text RENAME TO search_text_gone')
    const later = new Date(Date.now() + 120_000)
    own.setNow(later)
    await own.measureStatus()
    const status = await statusOf(own)
    expect(states(status)).toMatchObject({ pages: 'ok', search: 'failed', uploads: 'ok' })
    const search = partOf(status, 'search')
    expect(Date.parse(search?.since ?? '')).toBe(Math.floor(later.getTime() / 60_000) * 60_000)
    expect(search?.days.reduce((sum, { failed }) => sum + failed, 0)).toBe(1)
  })

  // Rule (status page): Mail counts as working when its server sends a greeting and no mail waits
  test('waits for the greeting of the mail server, and counts silence as a failure', async () => {
    const own = await startTestApp()
    let word = '220 mail.example.com ESMTP\r\n'
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end(word)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    whenDone(async () => void server.close())
    const address = server.address()
    const values = {
      smtp_host: '127.0.0.1',
      smtp_port: String(typeof address === 'object' ? address?.port : 0),
      smtp_secure: 'false',
    }
    const boss = await logInAdministrator(own)
    expect((await boss.patch('/api/admin/settings', { values })).status).toBe(200)
    await own.measureStatus()
    expect(states(await statusOf(own))).toMatchObject({ mail: 'ok' })
    word = '554 no\r\n'
    own.setNow(new Date(Date.now() + MINUTE))
    await own.measureStatus()
    expect(states(await statusOf(own))).toMatchObject({ mail: 'failed' })
    // Mails that wait although the server sends its greeting.
    word = '220 back\r\n'
    await own.db.$client.query(
      `INSERT INTO emails (kind, recipient, subject, text_body, html_body, created_at, next_attempt_at)
       VALUES ('welcome', 'ana@example.com', 'x', 'x', 'x', now() - interval '1 hour', now() - interval '1 hour')`,
    )
    own.setNow(new Date(Date.now() + 120_000))
    await own.measureStatus()
    expect(states(await statusOf(own))).toMatchObject({ mail: 'failed' })
  })

  // Rule (mail and networks): The status page connects only to mail servers that are allowed in the settings
  test('does not look for a mail server inside our network, unless the operator allows it', async () => {
    const closed = await startTestApp({ ALLOW_PRIVATE_ADDRESSES: '192.168.77.0/24' })
    let visits = 0
    const server = createServer((socket) => {
      visits += 1
      socket.on('error', () => undefined)
      socket.end('220 mail.example.com ESMTP\r\n')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    whenDone(async () => void server.close())
    const address = server.address()
    const port = String(typeof address === 'object' ? address?.port : 0)
    await closed.db.$client.query(
      `UPDATE system_settings SET setting_value = CASE setting_key WHEN 'smtp_port' THEN $1 ELSE '127.0.0.1' END
       WHERE setting_key IN ('smtp_host', 'smtp_port')`,
      [port],
    )
    await closed.measureStatus()
    expect(states(await statusOf(closed))).toMatchObject({ mail: 'failed' })
    expect(visits).toBe(0)
  })

  // Rule (status page): Figures are kept for 90 days
  test('older than 90 days is deleted', async () => {
    await app.db.$client.query(
      "INSERT INTO status_days (day, part, first_minute) VALUES (current_date - 100, 'pages', now() - interval '100 days')",
    )
    await app.tasks.enqueue(app.makeContext(), 'clean-up', {})
    await app.tasksDone()
    const { rows } = await app.db.$client.query('SELECT FROM status_days WHERE day < current_date - 92')
    expect(rows).toEqual([])
  })
})

describe('while the database is down', () => {
  let link: Awaited<ReturnType<typeof openLink>>
  let cut: Application
  let at = new Date()
  const { dir } = temporaryFolder()
  beforeAll(async () => {
    const own = await startTestApp()
    link = await openLink(own.connection)
    const config = readConfig({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' })
    cut = await startApplication(config, { connection: link.connection, now: () => at, isMeasured: false })
  })
  afterAll(async () => {
    link.mend()
    await cut.stop()
    link.close()
  })
  const nextMinute = () => {
    at = new Date(at.getTime() + MINUTE)
  }

  // Rule (status page): The status page works without the database, and counts those minutes as failed afterwards
  test('the status page shows the last figures and since when; the minutes count as failed once it is back', async () => {
    await cut.measureStatus()
    expect(await statusOf(cut)).toMatchObject({ databaseAwaySince: null })
    link.cut()
    nextMinute()
    const cutAt = at
    const status = await statusOf(cut)
    expect(status.databaseAwaySince).toBe(cutAt.toISOString())
    expect(states(status)).toEqual({ pages: 'failed', search: 'failed', uploads: 'failed', mail: 'off' })
    expect(partOf(status, 'search')?.days.reduce((sum, { ok }) => sum + ok, 0)).toBe(1)
    const page = await fetch(`${cut.url}/status`)
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    const html = await page.text()
    expect(html).toContain(`Our database has not answered since ${formatDateTime(cutAt)}.`)
    expect(html).toContain('Search: has not worked since')
    expect(html).toContain('<footer')
    const loggedIn = await fetch(`${cut.url}/status`, { headers: { cookie: 'jobseeker_session=somebody' } })
    expect([loggedIn.status, await loggedIn.text()]).toEqual([200, expect.stringContaining('Our database')])
    const text = await fetch(`${cut.url}/.well-known/security.txt`)
    expect([text.status, await text.text()]).toEqual([200, expect.stringContaining('/contact')])
    for (let minute = 0; minute < 3; minute++) {
      await cut.measureStatus()
      nextMinute()
    }
    link.mend()
    await cut.measureStatus()
    const after = await statusOf(cut)
    expect(after.databaseAwaySince).toBeNull()
    expect(states(after)).toEqual({ pages: 'ok', search: 'ok', uploads: 'ok', mail: 'off' })
    const sum = (key: 'ok' | 'failed') =>
      partOf(after, 'search')?.days.reduce((total, day) => total + day[key], 0)
    expect([sum('ok'), sum('failed')]).toEqual([2, 3])
  })
})

// Rule (status page): Uploads count as failing when no file can be stored
test('uploads fail when no file can be stored', async () => {
  const { dir } = temporaryFolder()
  const own = await startTestApp({ DATA_DIR: dir })
  await own.measureStatus()
  await rename(join(dir, 'files'), join(dir, 'gone')).catch(() => undefined)
  await import('node:fs/promises').then(({ writeFile }) => writeFile(join(dir, 'files'), 'no folder'))
  own.setNow(new Date(Date.now() + MINUTE))
  await own.measureStatus()
  expect(states(await statusOf(own))).toMatchObject({ uploads: 'failed', pages: 'ok' })
})

describe('notes', () => {
  const path = '/api/admin/status-notes'
  const note = {
    title: 'Mail is slow',
    body: 'Our mail server is being moved.',
    startsAt: '2026-05-10T12:00',
    endsAt: '',
  }

  // Rule (status page): Only administrators write status notes, which are in the audit log and shown at once
  test('are written, changed, ended and deleted by administrators, in the audit log, and shown at once', async () => {
    const added = await vera.post(path, note)
    expect(added).toMatchObject({ status: 201, body: { startsAt: '2026-05-10T02:00:00.000Z', endsAt: null } })
    const { id } = added.body as { id: number }
    expect((await statusOf()).notes).toMatchObject([{ id, title: 'Mail is slow', endsAt: null }])
    expect((await vera.put(`${path}/${id}`, { ...note, title: 'Mail is late' })).status).toBe(200)
    expect((await vera.post(`${path}/${id}/end`)).body).toMatchObject({
      title: 'Mail is late',
      endsAt: expect.any(String),
    })
    expect((await statusOf()).notes).toMatchObject([{ title: 'Mail is late', endsAt: expect.any(String) }])
    const listed = await vera.get(path)
    expect([listed.headers.get('x-total-count'), listed.body]).toEqual([
      '1',
      [expect.objectContaining({ id })],
    ])
    expect((await vera.delete(`${path}/${id}`)).status).toBe(200)
    expect((await statusOf()).notes).toEqual([])
    expect((await vera.put(`${path}/${id}`, note)).status).toBe(404)
    const { rows } = await app.db.$client.query<{ act: string }>(
      "SELECT act FROM administrator_acts WHERE target_type = 'status-note' ORDER BY id",
    )
    expect(rows.map(({ act }) => act)).toEqual([
      'entry-added',
      'entry-changed',
      'entry-changed',
      'entry-deleted',
    ])
  })

  test.each([
    ['title', '', 'Please enter a title'],
    ['title', 'x'.repeat(121), 'Please use at most 120 characters'],
    ['body', 'x'.repeat(2001), 'Please use at most 2,000 characters'],
    ['startsAt', 'tomorrow', 'Please enter a date and a time'],
    ['endsAt', '2026-05-10T11:00', 'The end must come after the start'],
  ])('%s %j is refused at the field', async (field, value, message) => {
    expect(await vera.post(path, { ...note, [field]: value })).toMatchObject({
      status: 400,
      body: { errors: { [field]: message } },
    })
  })
})

// Rule (status page): security.txt names the support address or the contact page, and expires within a year
test('security.txt names the support address or the contact page, and expires within a year', async () => {
  const read = async (url: string) => {
    const answer = await fetch(`${url}/.well-known/security.txt`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = (await answer.text()).trim().split('\n')
    return Object.fromEntries(lines.map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]))
  }
  const PUBLIC_URL = 'https://painimwok.example'
  const own = await startTestApp({ PUBLIC_URL })
  const file = await read(own.url)
  expect(file).toMatchObject({
    Contact: `${PUBLIC_URL}/contact`,
    Canonical: `${PUBLIC_URL}/.well-known/security.txt`,
    Policy: `${PUBLIC_URL}/help#security`,
    'Preferred-Languages': 'en',
  })
  const left = Date.parse(file['Expires'] ?? '') - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(365 * DAY)
  const boss = await logInAdministrator(own)
  await boss.patch('/api/admin/settings/support_email', { value: 'help@painimwok.example' })
  own.setNow(new Date(Date.now() + MINUTE))
  expect(await read(own.url)).toMatchObject({ Contact: 'mailto:help@painimwok.example' })
})
