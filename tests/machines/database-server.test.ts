import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { openBrowser } from '../support/browser.ts'
import { freezeDatabase, killDatabase, thawDatabase } from '../support/database-processes.ts'
import { jobForm } from '../support/jobs.ts'
import { createEmployer } from '../support/people.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { expectOutage, expectTasksToRun, isWell, startWriters } from '../support/writers.ts'

const { dir } = temporaryFolder()
let postgres: ThrowawayPostgres
let database: Database
let server: ServerProcess

beforeAll(async () => {
  postgres = await startThrowawayPostgres()
  database = openDatabase({ connectionString: postgres.url })
  server = await startServerProcess(join(dir, 'product'), { DATABASE_URL: postgres.url })
})

afterAll(async () => {
  await database.close()
  await server.end('SIGTERM')
  postgres.remove()
})

// Rule (outages): When a PostgreSQL server is killed and started again, no acknowledged write is lost
test('when a server is killed and started again, the process continues and no acknowledged write is lost', async () => {
  const app = { url: server.url, db: database.db }
  const writers = await startWriters(app)
  for (let kill = 0; kill < 5; kill++) {
    await writers.progress(20)
    await killDatabase(postgres.cluster)
    await expect.poll(async () => (await openBrowser(server).get('/api/health')).status).toBe(503)
    postgres.start()
    await isWell(server)
  }
  await writers.progress(20)
  await expectTasksToRun(app)
  await writers.stop()
  expect(server.child.exitCode).toBe(null)
})

// Rule (outages): While the database hangs, pages say in words that they cannot be loaded
test('while a server hangs, pages say in words that they cannot be loaded, and work again afterwards', async () => {
  const visitor = openBrowser(server)
  const paths = ['/', '/jobs?query=carpenter', '/companies/1', '/search', '/profile/1']
  await freezeDatabase(postgres.cluster)
  try {
    for (const path of paths) {
      const page = await visitor.get(path)
      expect([path, page.status]).toEqual([path, 503])
      expect(page.headers.get('retry-after')).toBeTruthy()
      expect(page.body).toContain('This page could not be loaded')
    }
  } finally {
    await thawDatabase(postgres.cluster)
  }
  await isWell(server)
  expect((await visitor.get('/jobs?query=carpenter')).status).toBe(200)
})

// Rule (outages): While the disk of the database is full, writes answer 503 and nothing is lost
test('while the disk of a server is full, writes say when to try again, and no acknowledged write is lost', async () => {
  const disk = join('/tmp', `painim-wok-disk-${process.pid}`)
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk])
  execFileSync('chown', ['postgres:postgres', disk])
  chmodSync(disk, 0o700)
  await database.pool.query(`CREATE TABLESPACE small LOCATION '${disk}'`)
  await database.pool.query('CREATE DATABASE full_disk TABLESPACE small')
  const url = Object.assign(new URL(postgres.url), { pathname: '/full_disk' }).href
  const own = await startServerProcess(join(dir, 'full'), { DATABASE_URL: url })
  const there = openDatabase({ connectionString: url })
  try {
    const employer = await createEmployer({ url: own.url, db: there.db }, { credits: 100_000 })
    const post = () => employer.post('/api/employer/job-postings', jobForm({ description: longText() }))
    await there.pool.query('CREATE TABLE filler (text text)')
    const fill = 'INSERT INTO filler SELECT repeat(md5(i::text), 20) FROM generate_series(1, 1000) i'
    await expect(repeat(() => there.pool.query(fill))).rejects.toMatchObject({ code: '53100' })
    const acknowledged: number[] = []
    let answer = await post()
    for (; answer.status === 201; answer = await post()) acknowledged.push((answer.body as { id: number }).id)
    expectOutage(answer)
    expect((await openBrowser(own).get('/api/categories')).status).toBe(200)
    await there.pool.query('DROP TABLE filler')
    await expect.poll(async () => (await post()).status).toBe(201)
    for (const id of acknowledged) expect((await employer.get(`/api/jobs/${id}`)).status).toBe(200)
  } finally {
    await there.close()
    await own.end('SIGTERM')
    await database.pool.query('DROP DATABASE full_disk WITH (FORCE)')
    await database.pool.query('DROP TABLESPACE small')
    execFileSync('umount', [disk])
    execFileSync('rmdir', [disk])
  }
})

/** Random, so that the database cannot compress it. */
const longText = () => Array.from({ length: 60 }, () => crypto.randomUUID()).join(' ')

async function repeat(act: () => Promise<unknown>): Promise<never> {
  for (;;) await act()
}

// Rule (outages): A database that stays unreachable ends the start with exit code 1 and one line
test('a server that stays unreachable ends the start after a minute, with one more line', async () => {
  const url = 'postgresql://wok:secret-word@127.0.0.1:1/wok'
  await expect(startServerProcess(join(dir, 'away'), { DATABASE_URL: url })).rejects.toThrow(
    /^[^\n]*does not answer at 127\.0\.0\.1:1; trying again for 60 seconds[^\n]*\nThe database does not answer at 127\.0\.0\.1:1: [^\n]*$/,
  )
})
