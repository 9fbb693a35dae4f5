import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { PoolConfig } from 'pg'
import { createApp } from './api.ts'
import { prepareToStop } from './http/stop-serving.ts'
import { removeAbandonedUploads } from './http/uploads.ts'
import { createFirstAdministrator } from './modules/accounts/create-first-administrator.ts'
import { knowTerms } from './modules/occupations/terms.ts'
import { readOrMakeKeys } from './modules/push/keep-subscription.ts'
import { type Monitor, openMonitor } from './modules/status/measure-status.ts'
import { keepRelease } from './page-delivery/kept-releases.ts'
import { openBuild, type PageBuild } from './page-delivery/pages-build.ts'
import type { Config } from './platform/config.ts'
import { type Context, NOBODY } from './platform/context.ts'
import { openDatabase, waitForDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { openReplica } from './platform/database/replica.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { createLog, type Log } from './platform/log.ts'
import { openTasks } from './platform/tasks/tasks.ts'
import { MINUTE } from './shared/time.ts'
import { TASK_MODULES } from './tasks.ts'

export type Parts = Awaited<ReturnType<typeof openParts>>

/**
 * Opens the parts that a server and a script both need. Tests pass `connection` to replace the one from the
 * environment.
 */
export async function openParts(config: Config, role: 'server' | 'script', connection?: PoolConfig) {
  const log = createLog(config.logLevel)
  const source = connection ? undefined : await findDatabase(config, role, log)
  const address = connection ?? source?.connection ?? {}
  await prepareDatabase(address, log)
  const database = openDatabase(address, role === 'server' ? 'tasks' : 'scripts')
  const requests = openDatabase(address, 'requests')
  const files = await openFileStore(
    config.s3
      ? { kind: 's3', ...withoutUndefined(config.s3) }
      : { kind: 'folder', dir: join(source?.dataDir ?? config.dataDir, 'files') },
  )
  const tasks = await openTasks(address, log)
  const replicaUrl = role === 'server' ? config.databaseReplicaUrl : undefined
  const replica = replicaUrl ? openReplica(requests, address, replicaUrl, log) : undefined
  const shared = { db: database.db, log, tasks, files, config }
  const makeContext = (): Context => ({ ...shared, now: new Date(), viewer: NOBODY })
  return {
    ...shared,
    replica,
    requestDb: requests.db,
    makeContext,
    async close() {
      await tasks.stop()
      await replica?.close()
      await Promise.all([database.close(), requests.close()])
      await source?.stop()
    },
  }
}

/** Waits until the database answers, then runs the missing migrations. */
async function prepareDatabase(address: PoolConfig, log: Log): Promise<void> {
  await waitForDatabase(address, log)
  const { pool, close } = openDatabase(address)
  await migrate(pool).finally(close)
}

async function findDatabase(config: Config, role: 'server' | 'script', log: Log) {
  if (config.databaseUrl) {
    return {
      connection: { connectionString: config.databaseUrl },
      dataDir: config.dataDir,
      stop: async () => undefined,
    }
  }
  const { startEmbeddedPostgres } = await import('./platform/embedded-postgres/start.ts')
  return startEmbeddedPostgres({ dataDir: config.dataDir, log, role })
}

function withoutUndefined<T extends { endpoint: string | undefined }>({ endpoint, ...rest }: T) {
  return endpoint === undefined ? rest : { ...rest, endpoint }
}

export type Application = Parts & {
  url: string
  /** The administrator that was created on an empty database, to be printed once. */
  firstAdministrator: { username: string; password: string } | undefined
  /** Measures the values of the status page. It also runs once a minute by itself. */
  measureStatus: Monitor['measure']
  /** Finishes the requests and tasks under way as far as time permits, then closes the database. */
  stop(): Promise<void>
}

/** Values that tests and development use instead of the environment and the built pages. */
export type Overrides = {
  connection?: PoolConfig
  now?: () => Date
  build?: PageBuild
  /** When false or absent, the status is measured only by calls of `measureStatus`. */
  isMeasured?: boolean
}

/** Starts the whole product. It accepts requests when the promise resolves. */
export async function startApplication(
  config: Config,
  { connection, now = () => new Date(), build = openReleases(config), isMeasured = true }: Overrides = {},
): Promise<Application> {
  const parts = await openParts(config, 'server', connection)
  const { makeContext: makeCurrent, close, requestDb, ...shared } = parts
  const makeContext = () => ({ ...makeCurrent(), now: now() })
  const firstAdministrator = await createFirstAdministrator(makeContext())
  await readOrMakeKeys(makeContext())
  await removeAbandonedUploads(new Date())
  // Builds the lexicon before visitors come: it takes a second in which no request is answered.
  await knowTerms(parts.db)
  const app = createApp({ ...shared, db: requestDb, patientDb: shared.db }, now, build)
  const { stopServing, port } = await listen(app.fetch, config).catch(async (error) => {
    await close()
    throw error
  })
  await parts.tasks.work(TASK_MODULES, makeContext)
  const monitor = openMonitor(makeContext, () => askPage(app, build !== undefined))
  if (isMeasured) monitor.start()
  return {
    ...parts,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    firstAdministrator,
    measureStatus: monitor.measure,
    async stop() {
      await stopServing()
      await monitor.stop()
      await close()
    },
  }
}

/** Opens the build. Pages of older releases keep their files, unless the data folder cannot be written. */
function openReleases({ dataDir, logLevel }: Config): PageBuild {
  const dist = join(import.meta.dirname, '../dist')
  try {
    return openBuild(dist, keepRelease(join(dist, 'client/assets'), join(dataDir, 'releases')))
  } catch (error) {
    createLog(logLevel).warn({ error: String(error) }, 'files of this release not kept')
    return openBuild(dist)
  }
}

type App = ReturnType<typeof createApp>
type Fetch = App['fetch']

/**
 * Requests a page and returns its status. The request is marked as a prefetch, so that it is not counted as a visit.
 */
async function askPage(app: App, hasPages: boolean): Promise<number> {
  const answer = await app.request(hasPages ? '/help' : '/robots.txt', {
    headers: { 'Sec-Purpose': 'prefetch' },
  })
  return answer.status
}

function listen(fetch: Fetch, { port, host, trustProxy }: Config) {
  return new Promise<{ stopServing: () => Promise<void>; port: number }>((resolve, reject) => {
    // 5 MB take seven minutes at 100 kbit/s, and Node would cut the upload off after five. A proxy keeps idle connections for
    // 60 seconds. The proxy must close them first: if we did, a request that is on its way would be lost.
    const serverOptions = { requestTimeout: 15 * MINUTE, keepAliveTimeout: 75_000 }
    const server = serve({ fetch, port, hostname: host, serverOptions }, (info: AddressInfo) =>
      resolve({ stopServing, port: info.port }),
    )
    const idle = trustProxy.length > 0 ? 1_000 : 0
    const stopServing = prepareToStop(server, { total: 5_000, silence: 2_000, idle })
    server.once('error', reject)
  })
}
