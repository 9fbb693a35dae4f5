import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { expect } from 'vitest'
import { type Application, startApplication } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createTestDatabase } from './database.ts'
import { whenDone } from './when-done.ts'

export type TestApp = Application & {
  /** Of its database, for a second process. */
  connection: PoolConfig
  /** The time that requests see; starts at the real one. */
  setNow(now: Date): void
  /** Resolves when no task is waiting or running. */
  tasksDone(): Promise<void>
}

/**
 * The whole product on a database of its own, listening on a free port, until the test or the file ends that starts it. `environment` adds to the
 * environment. Limits are a thousandfold unless RATE_LIMIT_FACTOR says otherwise: every test comes from one address.
 */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'painim-wok-app-'))
  const database = await createTestDatabase()
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ADMIN_USERNAME: 'vera',
    ADMIN_PASSWORD: 'wantok-demo',
    RATE_LIMIT_FACTOR: '1000',
    ...environment,
  })
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const app = await startApplication(config, { connection: database.connection, now })
  whenDone(async () => {
    await app.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    ...app,
    connection: database.connection,
    setNow(time) {
      offset = time.getTime() - Date.now()
    },
    tasksDone: () => expect.poll(() => countTasks(app), { timeout: 90_000, interval: 20 }).toBe(0),
  }
}

async function countTasks(app: Application): Promise<number> {
  const { rows } = await app.db.$client.query<{ count: number }>(
    "SELECT count(*) FROM pgboss.job WHERE state IN ('created', 'active', 'retry') AND start_after <= now() + interval '1 minute'",
  )
  return rows[0]?.count ?? 0
}
