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

/** Each in a folder of its own: only the database and the bucket are shared. */
const serve = (name: string) =>
  startServerProcess(join(dir, name), {
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

/** What the browser has, shown to one of the processes. */
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

test('the task of a process that is killed over it is done by another one, once', async () => {
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
  // As if the minute had passed after which a worker that says nothing is taken for dead.
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

test('behind nginx two processes are one product: logins, files and settings', async () => {
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
  for (const server of [first, second]) {
    const { body } = await openBrowser(server).get('/api/public/settings')
    expect(body).toContainEqual({ settingKey: 'cv_view_cost', settingValue: '4' })
  }
})

test('nginx as docs/operating.md sets it up: TLS, whom to believe, what is too large, what may be kept', async () => {
  const visitor = openBrowser(site)
  const plain = await fetch(`http://localhost:${http}/jobs?query=nurse`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `${site.url}/jobs?query=nurse`])
  // The proxy is on the machine itself; who asks through it is not.
  expect((await visitor.get('/api/metrics')).status).toBe(401)
  expect((await openBrowser(first).get('/api/metrics')).status).toBe(200)
  const page = await visitor.get('/')
  expect([page.status, page.headers.get('strict-transport-security')]).toEqual([200, expect.any(String)])
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(String(page.body)) ?? []
  const kept = await visitor.get(asset)
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
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

test('one process may go and come back while the other answers', async () => {
  await first.end('SIGTERM')
  for (let time = 0; time < 10; time++)
    expect((await openBrowser(site).get('/api/categories')).status).toBe(200)
  first = await serve('first')
})

test('while nothing answers, nginx says so: a page that opens again by itself, and words for calls', async () => {
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

test('what is due every minute is done once a minute, though two processes see the minute pass', async () => {
  const runs = `SELECT count(*)::int AS value FROM pgboss.job WHERE name = 'send-due-emails' AND state = 'completed'
    GROUP BY date_trunc('minute', created_on) ORDER BY min(created_on)`
  await expect.poll(async () => (await ask(runs)).length, { timeout: 200_000 }).toBeGreaterThanOrEqual(3)
  expect(new Set(await ask(runs))).toEqual(new Set([1]))
})
