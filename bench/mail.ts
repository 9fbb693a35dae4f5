/**
 * Measures the outbox: sends mails through a slow SMTP server and measures searches meanwhile. Uses a temporary
 * database and takes about five minutes.
 *
 *   npm run bench -- mail [--mails 5000] [--delay 200] [--rows 2000]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { type Application, startApplication } from '../src/application.ts'
import { startSession } from '../src/modules/accounts/sessions.ts'
import { readConfig } from '../src/platform/config.ts'
import { percentile, printTable } from './figures.ts'
import { fillWithSyntheticCvs } from './synthetic-cvs.ts'

const SEARCHES_ALONE = 200

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      mails: { type: 'string', default: '5000' },
      delay: { type: 'string', default: '200' },
      rows: { type: 'string', default: '2000' },
    },
  })
  const folder = await mkdtemp(join(tmpdir(), 'painim-wok-bench-'))
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const app = await startApplication(readConfig({ ...environment, ALLOW_PRIVATE_ADDRESSES: '127.0.0.1' }))
  const server = await openSlowServer(Number(values.delay))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const search = await openSearch(app, agent, Number(values.rows))
    const alone: number[] = []
    while (alone.length < SEARCHES_ALONE) alone.push(await search())
    const during: number[] = []
    await writeMails(app, Number(values.mails), server.port)
    while ((await countWaiting(app)) > 0) {
      during.push(await search())
      await wait(20)
    }
    const seconds = server.milliseconds() / 1000
    const doubled = [...server.received.values()].filter((times) => times > 1).length
    printTable(
      ['mails', 'a second', 'connections', 'doubled', 'lost', 'search p50 ms', 'while sending'],
      [
        [
          values.mails,
          (server.received.size / seconds).toFixed(1),
          String(server.mostAtOnce()),
          String(doubled),
          String(Number(values.mails) - server.received.size),
          percentile(alone, 0.5).toFixed(1),
          percentile(during, 0.5).toFixed(1),
        ],
      ],
    )
  } finally {
    agent.destroy()
    await app.stop()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** `received`: the number of mails per address. */
async function openSlowServer(milliseconds: number) {
  const received = new Map<string, number>()
  let atOnce = 0
  let first = 0
  let last = 0
  let mostAtOnce = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      done()
    },
    onClose() {
      atOnce -= 1
    },
    onData(stream, { envelope: { rcptTo } }, done) {
      stream.resume()
      stream.on('end', () => {
        last = performance.now()
        first ||= last
        for (const { address } of rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
        setTimeout(done, milliseconds)
      })
    },
  })
  const address = await new Promise<ReturnType<typeof server.server.address>>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.server.address()))
  })
  return {
    received,
    port: typeof address === 'object' && address ? address.port : 0,
    mostAtOnce: () => mostAtOnce,
    /** Measures from the first mail to the last one. */
    milliseconds: () => last - first,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

/** Makes one search as an employer and returns the milliseconds. */
async function openSearch(app: Application, agent: Agent, rows: number): Promise<() => Promise<number>> {
  await fillWithSyntheticCvs(app.db, rows)
  const { rows: employers } = await app.db.$client.query<{ id: number }>(
    `INSERT INTO employers (company_name, contact_person, email, password_hash)
     VALUES ('Bench', 'Bench', 'bench@example.org', '') RETURNING id`,
  )
  const token = await startSession(app.makeContext(), 'employer', employers[0]?.id ?? 0)
  const headers = { cookie: `employer_session=${token}` }
  return () =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      get(`${app.url}/api/cvs/search?query=nurse`, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`a search was answered ${response.statusCode}`))
        response.resume().on('end', () => resolve(performance.now() - began))
      }).on('error', reject)
    })
}

/** Adds mails with one task each, as the product does, and then sets up the mail server. */
async function writeMails(app: Application, mails: number, port: number): Promise<void> {
  await app.db.$client.query(
    `INSERT INTO emails (kind, recipient, subject, text_body, html_body)
     SELECT 'notice', 'reader' || n || '@example.org', 'News', 'Hello', '<p>Hello' FROM generate_series(1, $1::int) n`,
    [mails],
  )
  await app.db.$client.query(
    `UPDATE system_settings SET setting_value = CASE setting_key WHEN 'smtp_port' THEN $1 ELSE '127.0.0.1' END
     WHERE setting_key IN ('smtp_host', 'smtp_port')`,
    [String(port)],
  )
  const ctx = app.makeContext()
  for (let mail = 0; mail < mails; mail += 1) await app.tasks.enqueue(ctx, 'send-email', {})
}

async function countWaiting(app: Application): Promise<number> {
  const { rows } = await app.db.$client.query<{ count: number }>(
    "SELECT count(*) FROM emails WHERE state = 'queued'",
  )
  return rows[0]?.count ?? 0
}
