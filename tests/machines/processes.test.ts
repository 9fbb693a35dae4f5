import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { type Browser, openBrowser } from '../support/browser.ts'
import { serveBucket } from '../support/bucket.ts'
import { pdfFile } from '../support/cvs.ts'
import { cvFields, employerForm, formOf, jobSeekerForm, PASSWORD } from '../support/forms.ts'
import { type Nginx, startNginx } from '../support/nginx.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { dir } = temporaryFolder()
const bucket = await serveBucket()
const [https, http] = [await freePort(), await freePort()]
const site = { url: `https://localhost:${https}` }
let postgres: ThrowawayPostgres
let database: pg.Pool
let first: ServerProcess
let second: ServerProcess
let nginx: Nginx

/** Each has its own folder; only the database and the bucket are shared. */
const serve = (name: string, url?: string) =>
  startServerProcess(join(dir, name), {
    PORT: url ? new URL(url).port : '0',
    DATABASE_URL: postgres.url,
    PUBLIC_URL: site.url,
    TRUST_PROXY: '127.0.0.1',
    ADMIN_USERNAME: 'vera',
    ADMIN_PASSWORD: PASSWORD,
    S3_ENDPOINT: bucket.config.endpoint,
    S3_BUCKET: bucket.config.bucket,
    S3_REGION: bucket.config.region,
    S3_ACCESS_KEY_ID: bucket.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.config.secretAccessKey,
  })

beforeAll(async () => {
  postgres = await startThrowawayPostgres()
  database = new pg.Pool({ connectionString: postgres.url })
  first = await serve('first')
})

afterAll(async () => {
  await nginx?.stop()
  for (const server of [first, second]) if (server?.child.exitCode === null) await server.end('SIGTERM')
  await database.end()
  postgres.remove()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function ask<T>(query: string): Promise<T[]> {
  return (await database.query<{ value: T }>(query)).rows.map(({ value }) => value)
}

/** Sends the browser's cookies to one of the processes. */
function at(browser: Browser, { url }: { url: string }): Browser {
  const other = openBrowser({ url })
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

async function logInVera(): Promise<Browser> {
  const vera = openBrowser(site)
  const answer = await vera.post('/api/auth/admin/login', { username: 'vera', password: PASSWORD })
  expect(answer.status).toBe(200)
  return vera
}

// Rule (operating): A scheduled task runs once, also with several processes or when one is killed
test('when a process is killed during a task, another process does the task, once', async () => {
  await database.query("UPDATE system_settings SET setting_value = '7' WHERE setting_key = 'trial_credits'")
  const gate = await database.connect()
  await gate.query('BEGIN')
  await gate.query('LOCK TABLE credit_transactions IN ACCESS EXCLUSIVE MODE')
  const registered = await openBrowser(first).upload('/api/auth/employer/register', formOf(employerForm()))
  expect(registered.status).toBe(201)
  const waiting =
    "SELECT count(*)::int AS value FROM pg_locks WHERE relation = 'credit_transactions'::regclass AND NOT granted"
  await expect.poll(() => ask(waiting)).toEqual([1])
  await first.end('SIGKILL')
  second = await serve('second')
  await gate.query('COMMIT')
  gate.release()
  // As if the minute had passed after which a silent worker counts as dead.
  await database.query(
    "UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'",
  )
  const credits = "SELECT amount AS value FROM credit_transactions WHERE description = 'Trial credits'"
  await expect.poll(() => ask(credits), { timeout: 120_000 }).toEqual([7])
  const states =
    "SELECT DISTINCT state::text AS value FROM pgboss.job WHERE name = 'employer-registered' AND singleton_key IS NULL"
  await expect.poll(() => ask(states)).toEqual(['completed'])
  expect(await ask(credits)).toEqual([7])
})

// Rule (operating): Several processes behind nginx share logins, files and settings
test('two processes behind nginx share logins, files and settings', async () => {
  first = await serve('first')
  nginx = await startNginx(join(dir, 'nginx'), { https, http, products: [first.url, second.url] })
  const ana = openBrowser(site)
  const form = jobSeekerForm()
  expect((await ana.post('/api/auth/register', form)).status).toBe(201)
  await ana.post('/api/auth/login', { username: form.username, password: form.password })
  expect([...ana.cookies.keys()]).toEqual(['__Host-jobseeker_session', '__Host-known_device'])
  for (const server of [first, second]) {
    expect((await at(ana, server).get('/api/auth/profile')).body).toMatchObject({ username: form.username })
  }
  const upload = formOf({ ...cvFields(), file: await pdfFile() })
  const { id } = (await at(ana, first).upload('/api/cvs/upload', upload)).body as { id: number }
  expect(bucket.objects.size).toBeGreaterThan(0)
  const fromThere = await at(ana, second).get(`/api/cvs/${id}/download`)
  expect(fromThere.status).toBe(200)
  expect(String(fromThere.body)).toMatch(/^%PDF/)

  const vera = await logInVera()
  const change = await at(vera, first).patch('/api/admin/settings/maintenance_mode', { value: true })
  expect(change.status).toBe(200)
  const statuses = () =>
    Promise.all(
      [first, second].map(async (server) => (await openBrowser(server).get('/api/categories')).status),
    )
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([503, 503])
  await at(vera, second).patch('/api/admin/settings/maintenance_mode', { value: false })
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200])
  await vera.patch('/api/admin/settings/cv_view_cost', { value: 4 })
  const settings = (server: ServerProcess) => openBrowser(server).get('/api/public/settings')
  for (const server of [first, second]) {
    const changed = { settingKey: 'cv_view_cost', settingValue: '4' }
    await expect.poll(async () => (await settings(server)).body, { timeout: 10_000 }).toContainEqual(changed)
  }
})

// Rule (operating): nginx works as docs/operating.md sets it up, also while the product restarts
test('nginx as docs/operating.md sets it up: TLS, trusted addresses, size limits and caching', async () => {
  const visitor = openBrowser(site)
  const plain = await fetch(`http://localhost:${http}/jobs?query=nurse`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `${site.url}/jobs?query=nurse`])
  // The proxy is on the machine itself; its visitors are not.
  expect((await visitor.get('/api/metrics')).status).toBe(401)
  expect((await openBrowser(first).get('/api/metrics')).status).toBe(200)
  const page = await visitor.get('/')
  expect([page.status, page.headers.get('strict-transport-security')]).toEqual([200, expect.any(String)])
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(String(page.body)) ?? []
  const kept = await visitor.get(asset)
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'max-age=31536000, immutable'])
  const large = (megabytes: number) =>
    formOf({ ...cvFields(), file: new File([new Uint8Array(megabytes * 1_000_000)], 'cv.pdf') })
  const ana = openBrowser(site)
  const form = jobSeekerForm()
  await ana.post('/api/auth/register', form)
  await ana.post('/api/auth/login', { username: form.username, password: form.password })
  for (const megabytes of [6, 9]) {
    const { status, body } = await ana.upload('/api/cvs/upload', large(megabytes))
    expect([status, body]).toEqual([
      413,
      expect.objectContaining({ message: 'File size must be less than 5MB.' }),
    ])
  }
})

// Rule (requests): Two processes behind nginx are restarted in turn under load without a failed request
test('two processes that are restarted in turn under load lose no request', async () => {
  const answers = new Map<string, number>()
  let isOver = false
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)
  const keepAsking = async (ask: (browser: Browser) => Promise<{ status: number }>) => {
    const browser = openBrowser(site)
    while (!isOver)
      await ask(browser).then(
        ({ status }) => count(String(status)),
        (error: Error) => count(`${error.message} ${String(error.cause)}`),
      )
  }
  const load = Array.from({ length: 4 }, () => [
    keepAsking((browser) => browser.get('/api/categories')),
    keepAsking((browser) => browser.get('/api/jobs/search?query=nurse')),
    keepAsking((browser) => browser.upload('/api/auth/employer/register', formOf(employerForm()))),
  ]).flat()
  for (let round = 0; round < 3; round++) {
    await first.end('SIGTERM')
    first = await serve('first', first.url)
    await second.end('SIGTERM')
    second = await serve('second', second.url)
  }
  isOver = true
  await Promise.all(load)
  expect([...answers.keys()].sort()).toEqual(['200', '201'])
})

// Rule (operating): nginx works as docs/operating.md sets it up, also while the product restarts
test('while the product is down, nginx says so: pages reload by themselves, and calls get a message', async () => {
  const [port, secure, plain] = [await freePort(), await freePort(), await freePort()]
  const alone = await startNginx(join(dir, 'nginx-alone'), {
    https: secure,
    http: plain,
    products: [`http://127.0.0.1:${port}`],
  })
  try {
    const page = await fetch(`https://localhost:${secure}/jobs`)
    expect([page.status, page.headers.get('content-type'), page.headers.get('refresh')]).toEqual([
      503,
      'text/html; charset=utf-8',
      '10',
    ])
    expect(await page.text()).toContain('<h1>Back in a minute</h1>')
    const call = await fetch(`https://localhost:${secure}/api/jobs/search`)
    expect([call.status, call.headers.get('retry-after'), await call.json()]).toEqual([
      503,
      '10',
      { message: 'We are restarting. Please try again in a minute.' },
    ])
  } finally {
    await alone.stop()
  }
})

// Rule (operating): A scheduled task runs once, also with several processes or when one is killed
test('tasks that are due every minute run once for each minute, though two processes are running', async () => {
  const done = `SELECT count(*)::int AS value FROM pgboss.job
    WHERE name = 'send-due-emails' AND state = 'completed'`
  await expect.poll(async () => (await ask<number>(done))[0], { timeout: 200_000 }).toBeGreaterThanOrEqual(3)
  // On a busy machine the task of one minute may start in the next, so the time of its start does not tell its minute.
  const surplus = `SELECT count(*) FILTER (WHERE name = 'send-due-emails')
      - count(DISTINCT data->>'slot') FILTER (WHERE data->>'name' = 'send-due-emails') AS value FROM pgboss.job`
  expect(Number((await ask(surplus))[0])).toBeLessThanOrEqual(0)
})
