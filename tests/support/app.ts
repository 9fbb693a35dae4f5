import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { expect } from 'vitest'
import { type Application, startApplication } from '../../src/application.ts'
import { lexiconWith } from '../../src/modules/occupations/lexicon.ts'
import { openBuild } from '../../src/page-delivery/pages-build.ts'
import { readConfig } from '../../src/platform/config.ts'
import { type Db, openDatabase } from '../../src/platform/database/database.ts'
import { createTestDatabase } from './database.ts'
import { THIS_MACHINE } from './this-machine.ts'
import { whenDone } from './when-done.ts'

export type TestApp = Application & {
  /** The connection to its database, for a second process. */
  connection: PoolConfig
  /** Sets the time that requests see; it starts at the real time. */
  setNow(now: Date): void
  /** Resolves when no task, or none of this name, is running or due within a minute. */
  tasksDone(name?: string): Promise<void>
}

/** Opens the database of an app as scripts do: they copy tables, which the server's connections cannot. */
export function openAsScript({ connection }: TestApp): Db {
  const { db, close } = openDatabase(connection)
  whenDone(close)
  return db
}

/** Read once: reading all files of the pages took a quarter of the processor time of a start. */
const BUILD = openBuild(join(import.meta.dirname, '../../dist'))

// Loads the lexicon before any request. It takes a second or more on a busy machine, and requests that waited for a
// connection meanwhile were answered with 503.
lexiconWith([])

/**
 * Starts the whole product on its own database and a free port, until the test or file that starts it ends.
 * `environment` adds variables. Limits are multiplied by a thousand unless RATE_LIMIT_FACTOR is set, because every
 * test comes from one address.
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
    ALLOW_PRIVATE_ADDRESSES: THIS_MACHINE,
    ...environment,
  })
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const app = await startApplication(config, {
    connection: database.connection,
    now,
    build: BUILD,
    // A measurement would connect to mail servers whose names tests only use as examples.
    isMeasured: false,
  })
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
    tasksDone: (name) => expect.poll(() => countTasks(app, name), { timeout: 90_000, interval: 20 }).toBe(0),
  }
}

async function countTasks(app: Application, name?: string): Promise<number> {
  const { rows } = await app.db.$client.query<{ count: number }>(
    `SELECT count(*) FROM pgboss.job WHERE state IN ('created', 'active', 'retry')
       AND start_after <= now() + interval '1 minute' AND ($1::text IS NULL OR name = $1)`,
    [name],
  )
  return rows[0]?.count ?? 0
}
