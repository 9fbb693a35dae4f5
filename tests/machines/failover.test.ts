import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { killDatabase } from '../support/database-processes.ts'
import { startHaproxy } from '../support/haproxy.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { expectTasksToRun, isWell, startWriters } from '../support/writers.ts'

const { dir } = temporaryFolder()
let first: ThrowawayPostgres
let second: ThrowawayPostgres
let haproxy: { stop(): Promise<void> }
let database: Database
let server: ServerProcess

beforeAll(async () => {
  first = await startThrowawayPostgres()
  await letHaproxyLook(first)
  second = await first.startReplica()
  await commitOnBoth(first)
  const url = new URL(first.url)
  url.port = String(await freePort())
  const servers = [portOf(first), portOf(second)] as const
  haproxy = await startHaproxy(join(dir, 'haproxy'), { port: Number(url.port), servers })
  database = openDatabase({ connectionString: url.href })
  server = await startServerProcess(dir, { DATABASE_URL: url.href })
})

afterAll(async () => {
  await database.close()
  await server.end('SIGTERM')
  await haproxy.stop()
  first.remove()
})

const portOf = ({ url }: ThrowawayPostgres) => Number(new URL(url).port)

/** As docs/operating.md says: a role that may only connect. */
async function letHaproxyLook(postgres: ThrowawayPostgres): Promise<void> {
  const rules = join(postgres.cluster, 'pg_hba.conf')
  writeFileSync(rules, `host postgres haproxy 127.0.0.1/32 trust\n${readFileSync(rules, 'utf8')}`)
  await run(postgres, 'CREATE ROLE haproxy LOGIN', 'SELECT pg_reload_conf()')
}

async function commitOnBoth(postgres: ThrowawayPostgres): Promise<void> {
  await run(postgres, "ALTER SYSTEM SET synchronous_standby_names = '*'", 'SELECT pg_reload_conf()')
  const { pool, close } = openDatabase({ connectionString: postgres.url })
  const look = () => pool.query('SELECT sync_state FROM pg_stat_replication')
  const isSync = async () => expect((await look()).rows).toEqual([{ sync_state: 'sync' }])
  await vi.waitFor(isSync, { timeout: 60_000 })
  await close()
}

async function run(postgres: ThrowawayPostgres, ...statements: string[]): Promise<void> {
  const { pool, close } = openDatabase({ connectionString: postgres.url })
  for (const statement of statements) await pool.query(statement)
  await close()
}

// Rule (outages): After a failover through HAProxy the product and its tasks continue and nothing is lost
test('when the primary is killed and the standby promoted, the product and its tasks continue by themselves and nothing is lost', async () => {
  const app = { url: server.url, db: database.db }
  const writers = await startWriters(app)
  await writers.progress(100)
  await killDatabase(first.cluster)
  second.promote()
  await isWell(app)
  await writers.progress(100)
  await expectTasksToRun(app)
  await writers.stop()
  expect(server.child.exitCode).toBe(null)
})
