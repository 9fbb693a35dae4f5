import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { PoolConfig } from 'pg'
import { createApp } from './http/app.ts'
import { openBuild, type PageBuild } from './http/pages-build.ts'
import { prepareToStop } from './http/stop-serving.ts'
import { removeAbandonedUploads } from './http/uploads.ts'
import { createFirstAdministrator } from './modules/accounts/create-first-administrator.ts'
import { accountsTasks } from './modules/accounts/tasks.ts'
import { aiSearchTasks } from './modules/ai-search/tasks.ts'
import { alertsTasks } from './modules/alerts/tasks.ts'
import { applicationsTasks } from './modules/applications/tasks.ts'
import { creditsTasks } from './modules/credits/tasks.ts'
import { cvsTasks } from './modules/cvs/tasks.ts'
import { emailTasks } from './modules/email/tasks.ts'
import { jobsTasks } from './modules/jobs/tasks.ts'
import { noticesTasks } from './modules/notices/tasks.ts'
import { paymentsTasks } from './modules/payments/tasks.ts'
import { searchTasks } from './modules/search/tasks.ts'
import { secondFactorsTasks } from './modules/second-factors/tasks.ts'
import { statisticsTasks } from './modules/statistics/tasks.ts'
import { cleanUpTasks } from './platform/clean-up.ts'
import type { Config } from './platform/config.ts'
import { type Context, NOBODY } from './platform/context.ts'
import { openDatabase } from './platform/database.ts'
import { createLog, type Log } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { openFileStore } from './platform/open-file-store.ts'
import { openReplica } from './platform/replica.ts'
import { openTasks, type TaskModule } from './platform/tasks.ts'

/** Who works on which task; each module brings its own. */
export const TASK_MODULES: readonly TaskModule[] = [
  cleanUpTasks,
  creditsTasks,
  cvsTasks,
  accountsTasks,
  secondFactorsTasks,
  emailTasks,
  statisticsTasks,
  jobsTasks,
  applicationsTasks,
  noticesTasks,
  paymentsTasks,
  searchTasks,
  alertsTasks,
  aiSearchTasks,
]

export type Parts = Awaited<ReturnType<typeof openParts>>

/** Config → database → tasks: what a server and a script both need. `connection` replaces the one of the environment (tests). */
export async function openParts(config: Config, role: 'server' | 'script', connection?: PoolConfig) {
  const log = createLog(config.logLevel)
  const source = connection ? undefined : await findDatabase(config, role, log)
  const address = connection ?? source?.connection ?? {}
  const database = openDatabase(address)
  await migrate(database.pool)
  const files = await openFileStore(
    config.s3
      ? { kind: 's3', ...withoutUndefined(config.s3) }
      : { kind: 'folder', dir: join(source?.dataDir ?? config.dataDir, 'files') },
  )
  const tasks = await openTasks(address, log)
  const replicaUrl = role === 'server' ? config.databaseReplicaUrl : undefined
  const replica = replicaUrl ? openReplica(database, address, replicaUrl, log) : undefined
  const shared = { db: database.db, log, tasks, files, config }
  const makeContext = (): Context => ({ ...shared, now: new Date(), viewer: NOBODY })
  return {
    ...shared,
    replica,
    makeContext,
    async close() {
      await tasks.stop()
      await replica?.close()
      await database.close()
      await source?.stop()
    },
  }
}

async function findDatabase(config: Config, role: 'server' | 'script', log: Log) {
  if (config.databaseUrl) {
    return {
      connection: { connectionString: config.databaseUrl },
      dataDir: config.dataDir,
      stop: async () => undefined,
    }
  }
  const { startEmbeddedPostgres } = await import('./platform/embedded-postgres.ts')
  return startEmbeddedPostgres({ dataDir: config.dataDir, log, role })
}

function withoutUndefined<T extends { endpoint: string | undefined }>({ endpoint, ...rest }: T) {
  return endpoint === undefined ? rest : { ...rest, endpoint }
}

export type Application = Parts & {
  url: string
  /** What was created on an empty database, to be printed once. */
  firstAdministrator: { username: string; password: string } | undefined
  /** Finishes the requests and tasks under way, then closes the database. */
  stop(): Promise<void>
}

/** What tests and development choose instead of the environment and the built pages. */
export type Overrides = { connection?: PoolConfig; now?: () => Date; build?: PageBuild }

/** The whole product: serves when it returns. */
export async function startApplication(
  config: Config,
  { connection, now, build = openBuild(join(import.meta.dirname, '../dist')) }: Overrides = {},
): Promise<Application> {
  const parts = await openParts(config, 'server', connection)
  const { makeContext, close, ...shared } = parts
  const firstAdministrator = await createFirstAdministrator(makeContext())
  await removeAbandonedUploads(new Date())
  const app = createApp(shared, now, build)
  const { stopServing, port } = await listen(app.fetch, config).catch(async (error) => {
    await close()
    throw error
  })
  await parts.tasks.work(TASK_MODULES, makeContext)
  return {
    ...parts,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    firstAdministrator,
    async stop() {
      await stopServing()
      await close()
    },
  }
}

type Fetch = ReturnType<typeof createApp>['fetch']

function listen(fetch: Fetch, { port, host }: Config) {
  return new Promise<{ stopServing: () => Promise<void>; port: number }>((resolve, reject) => {
    // 5 MB take seven minutes at 100 kbit/s; Node would cut the upload off after five.
    const serverOptions = { requestTimeout: 15 * 60_000 }
    const server = serve({ fetch, port, hostname: host, serverOptions }, (info: AddressInfo) =>
      resolve({ stopServing, port: info.port }),
    )
    const stopServing = prepareToStop(server)
    server.once('error', reject)
  })
}
