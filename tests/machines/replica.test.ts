import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { type Application, startApplication } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openBrowser } from '../support/browser.ts'
import { uploadCv } from '../support/cvs.ts'
import { postJob } from '../support/jobs.ts'
import { createEmployer, createJobSeeker } from '../support/people.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { dir } = temporaryFolder()
let primary: ThrowawayPostgres
let replica: ThrowawayPostgres
let app: Application
let other: ServerProcess

/** The role that docs/operating.md describes: it owns its database and may do nothing else. */
async function createOwner(): Promise<void> {
  const client = new pg.Client(primary.url)
  await client.connect()
  await client.query("CREATE ROLE painim_wok LOGIN PASSWORD 'plain'")
  await client.query('CREATE DATABASE painim_wok OWNER painim_wok')
  await client.end()
}

function asOwner(url: string): string {
  const address = new URL(url)
  return Object.assign(address, { username: 'painim_wok', password: 'plain', pathname: '/painim_wok' }).href
}

const databases = (replicaUrl: string) => ({
  DATABASE_URL: asOwner(primary.url),
  DATABASE_REPLICA_URL: asOwner(replicaUrl),
})

const serve = (replicaUrl: string) =>
  startApplication(
    readConfig({
      PORT: '0',
      DATA_DIR: dir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      ...databases(replicaUrl),
    }),
  )

beforeAll(async () => {
  primary = await startThrowawayPostgres()
  await createOwner()
  replica = await primary.startReplica()
  app = await serve(replica.url)
  // In its own process, because each process counts for itself.
  other = await startServerProcess(dir, databases(replica.url))
  await postJob(await createEmployer(app, { credits: 100 }))
  await uploadCv(await createJobSeeker(app))
})

afterAll(async () => {
  await app.stop()
  await other.end('SIGTERM')
  primary.remove()
})

async function metric(name: string): Promise<string> {
  const { body } = await openBrowser(app).get('/api/metrics')
  return new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(String(body))?.[1] ?? '0'
}
const replicaInUse = (value: '0' | '1') =>
  expect.poll(() => metric('database_replica_in_use'), { timeout: 30_000 }).toBe(value)
const answeredBy = async (server: string) => Number(await metric(`database_reads_total{server="${server}"}`))

async function onReplica(statement: string): Promise<void> {
  const client = new pg.Client(replica.url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const READS = [
  '/api/jobs/search?query=carpenter',
  '/api/jobs/1',
  '/api/jobs/1/similar',
  '/api/cvs/search?query=welder&location=lae',
  '/api/cvs/1/profile',
  '/api/filters',
  '/api/categories',
  '/api/locations',
  '/api/employers/1',
  '/api/public/settings',
  '/api/public/statistics',
  '/api/credit-packages',
  '/jobs/rss.xml',
  '/sitemap.xml',
]

// Rule (operating): Visitors and searches read from the replica
test('visitors read from the replica', async () => {
  await replicaInUse('1')
  await expect.poll(async () => (await openBrowser(app).get('/api/cvs/1')).status).toBe(200)
  const readBy = async (path: string) => {
    const before = [await answeredBy('primary'), await answeredBy('replica')] as const
    expect((await openBrowser(app).get(path)).status, path).toBe(200)
    return (await answeredBy('primary')) === before[0] && (await answeredBy('replica')) > before[1]
  }
  const notYet = new Set(READS)
  const readThose = async () => {
    for (const path of notYet) if (await readBy(path)) notYet.delete(path)
    return [...notYet]
  }
  // Again where the replica was left out for a moment, or the answer was still kept: feeds are, for 30 seconds.
  await expect.poll(readThose, { timeout: 100_000 }).toEqual([])
})

test('PostgreSQL refuses writes on the replica, and the read runs again on the primary', async () => {
  await replicaInUse('1')
  const setting = "SELECT current_setting('default_transaction_read_only') AS read_only"
  const ask = (text: string) => app.replica?.read(async (db) => (await db.$client.query(text)).rows)
  expect(await ask(setting)).toEqual([{ read_only: 'on' }])
  const write =
    "UPDATE system_settings SET is_public = is_public WHERE setting_key = 'site_name' RETURNING setting_key"
  expect(await ask(write)).toEqual([{ setting_key: 'site_name' }])
  await replicaInUse('1')
})

// Rule (operating): A person who just changed something reads the primary, and a lagging replica is not used
test('a person who just changed something reads the primary, in every process; a lagging replica is not used', async () => {
  const employer = await createEmployer(app, { credits: 100 })
  const resume = () => onReplica('SELECT pg_wal_replay_resume()')
  await onReplica('SELECT pg_wal_replay_pause()')
  onTestFinished(resume)
  const id = await postJob(employer, { title: 'Boat Builder' })
  for (const url of [app.url, other.url]) {
    const browser = openBrowser({ url })
    for (const [name, value] of employer.cookies) browser.cookies.set(name, value)
    expect((await browser.get(`/api/jobs/${id}`)).status).toBe(200)
  }
  await expect
    .poll(async () => (await openBrowser(other).get(`/api/jobs/${id}`)).status, { timeout: 30_000 })
    .toBe(200)
  await replicaInUse('0')
  expect((await openBrowser(app).get('/api/jobs/search?query=boat')).body).toMatchObject({
    jobPostings: expect.arrayContaining([expect.objectContaining({ id })]),
  })
  await resume()
  await replicaInUse('1')
})

// Rule (operating): A replica that dies is not used until it is back, and no request fails
test('when a replica dies no request fails, and it is used again when it is back', async () => {
  let isOver = false
  const statuses: number[] = []
  const ask = async () => {
    while (!isOver) statuses.push((await openBrowser(app).get('/api/jobs/search')).status)
  }
  const asking = [ask(), ask(), ask(), ask()]
  await expect.poll(() => statuses.length).toBeGreaterThan(50)
  replica.stop()
  onTestFinished(replica.start)
  await replicaInUse('0')
  const soFar = statuses.length
  await expect.poll(() => statuses.length).toBeGreaterThan(soFar + 50)
  replica.start()
  await replicaInUse('1')
  isOver = true
  await Promise.all(asking)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

// Rule (operating): While the primary is down, visitors can still read from the replica
test('while the primary is down, visitors can still read, and changes are refused with a message', async () => {
  primary.stop()
  onTestFinished(primary.start)
  const visitor = openBrowser(app)
  expect((await visitor.get('/api/jobs/search?query=carpenter')).body).toMatchObject({ total: 1 })
  expect((await visitor.get('/api/jobs/1')).status).toBe(200)
  expect((await visitor.post('/api/auth/login', { username: 'ana', password: 'wantok-demo' })).status).toBe(
    503,
  )
  expect((await visitor.get('/api/health')).status).toBe(503)
  primary.start()
  await expect.poll(async () => (await visitor.get('/api/health')).status).toBe(200)
  await replicaInUse('1')
})

test('a server that is not a replica is never read', async () => {
  const mistaken = await serve(primary.url)
  const before = await answeredBy('replica')
  for (let time = 0; time < 20; time++) {
    expect((await openBrowser(mistaken).get('/api/jobs/search')).status).toBe(200)
  }
  expect(await answeredBy('replica')).toBe(before)
  await mistaken.stop()
})
