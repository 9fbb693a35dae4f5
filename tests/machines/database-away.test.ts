import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { openBrowser } from '../support/browser.ts'
import { freezeDatabase, killDatabase, thawDatabase } from '../support/database-processes.ts'
import { PASSWORD } from '../support/forms.ts'
import { jobForm } from '../support/jobs.ts'
import { createEmployer } from '../support/people.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { expectOutage, expectTasksToRun, isWell, startWriters } from '../support/writers.ts'

const KILLS = 20

let dataDir: string
let server: ServerProcess
let database: Database
const cluster = () => join(dataDir, 'postgres')

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-away-'))
  server = await startServerProcess(dataDir)
  database = openDatabase({ host: cluster(), user: 'painim_wok', database: 'painim_wok' })
})

afterAll(async () => {
  await database.close()
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

// Rule (outages): When the database dies in a transaction, calls answer 503 and no acknowledged write is lost
test(`the database is killed ${KILLS} times under writes: the process stays, calls answer or say when to ask again, nothing acknowledged is lost`, {
  timeout: 300_000,
}, async () => {
  const app = { url: server.url, db: database.db }
  const writers = await startWriters(app)
  for (let kill = 0; kill < KILLS; kill++) {
    await writers.progress(10 + (kill % 5))
    await killDatabase(cluster())
    await isWell(app)
    expect(server.child.exitCode).toBe(null)
  }
  await expectTasksToRun(app)
  await writers.stop()
})

// Rule (outages): While the database hangs, calls and health answer 503, and tasks continue afterwards
test('while the database hangs, calls and health say so, and everything continues when it answers again', async () => {
  const app = { url: server.url, db: database.db }
  const employer = await createEmployer(app)
  const visitor = openBrowser(server)
  await freezeDatabase(cluster())
  try {
    const calls = await Promise.all([
      visitor.get('/api/jobs/search?query=welder'),
      visitor.post('/api/auth/login', { username: 'ana', password: PASSWORD }),
      ...Array.from({ length: 20 }, () => employer.post('/api/employer/job-postings', jobForm())),
    ])
    for (const answer of calls) expectOutage(answer)
    expect(await visitor.get('/api/health')).toMatchObject({
      status: 503,
      body: { status: 'unavailable' },
    })
  } finally {
    await thawDatabase(cluster())
  }
  await isWell(app)
  await expectTasksToRun(app)
})
