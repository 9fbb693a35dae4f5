import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureCluster } from './embedded-postgres-cluster.ts'
import { chooseEndpoint, type Endpoint, endpointArgs, readPassword } from './embedded-postgres-endpoint.ts'
import { StartError } from './embedded-postgres-error.ts'
import {
  disarmLocks,
  isPostmaster,
  killOrphans,
  type Postmaster,
  readPostmaster,
  type Started,
  signal,
  spawnPostmaster,
} from './embedded-postgres-postmaster.ts'
import { type Home, noteHome, prepareHome } from './embedded-postgres-privileges.ts'
import { APP, isLastUser, joinDatabase, type Role, type Session } from './embedded-postgres-session.ts'
import { serverSettings } from './embedded-postgres-settings.ts'

export { StartError } from './embedded-postgres-error.ts'

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: { info(message: string): void; warn(message: string): void; error(message: string): void }
  /** A server stops the database it leaves, and there is one at a time; scripts stop only what a script started. */
  role?: Role
  /** PostgreSQL settings in place of ours, for a database that this call starts. */
  settings?: Record<string, string>
  /** For a root whose DATA_DIR or node_modules other users cannot reach. */
  systemFolder?: string
  /** False: root runs the database as nobody, as on a machine without user namespaces. */
  userNamespaces?: boolean
}

export type EmbeddedPostgres = {
  /** For `pg`. The role owns its database and may create others (tests); it is no superuser. */
  connection: { host: string; port: number; user: string; database: string; ssl: false; password?: string }
  /** True when the database was running already. */
  attached: boolean
  /** The folder that holds `postgres/`: DATA_DIR, or below `systemFolder`. */
  dataDir: string
  stop(): Promise<void>
}

/** Milliseconds within which a refused start is repeated: lock files and orphans of a killed server go in one or two seconds. */
const REFUSED_MS = 30_000
const ORPHANS_MS = 3_000
/** Reading the log again after a crash may take this long on a slow disk. */
const RECOVERY_MS = 10 * 60_000
const STOP_MS = 60_000

/**
 * Starts the database of a DATA_DIR with the PostgreSQL that npm installed, or joins it when it runs.
 * @throws StartError with one line for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, role = 'server' } = options
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const home = await prepareHome(dataDir, {
    log,
    systemFolder: options.systemFolder ?? '/var/lib/painim-wok',
    userNamespaces: options.userNamespaces ?? true,
  })
  const windows = process.platform === 'win32' ? await readPassword(home.folder) : undefined
  await ensureCluster(home, { sync: options.settings?.fsync !== 'off', password: windows })
  await noteHome(dataDir, home.folder)
  const settings = { ...serverSettings(), ...options.settings, [`${APP}.started_by`]: role }
  const opened = await openDatabase(home, { dataDir, role, settings })
  const lifetime = keepAlive(opened, home, { dataDir, role, settings, log })
  return {
    connection: { ...opened.endpoint, user: APP, database: APP, ssl: false },
    attached: opened.attached,
    dataDir: home.folder,
    stop: lifetime.stop,
  }
}

type Opened = { session: Session; endpoint: Endpoint; attached: boolean }
type OpenOptions = { dataDir: string; role: Role; settings: Record<string, string> }

async function openDatabase(home: Home, options: OpenOptions): Promise<Opened> {
  const begun = Date.now()
  let started: Started | undefined
  let lastFailure = ''
  for (;;) {
    const running = await findRunning(home)
    if (running) {
      const session = await joinDatabase(running, options.role, options.dataDir)
      if (session)
        return { session, endpoint: running, attached: started === undefined || started.hasExited() }
    }
    if (started?.hasExited()) {
      lastFailure = await started.failure()
      started = undefined
      if (!isRefusal(lastFailure))
        throw new StartError(`The database did not start: ${lastFailure} (${logFile(home)})`)
      if (Date.now() - begun > ORPHANS_MS) await killOrphans(home.cluster)
    }
    const alive =
      started !== undefined || (found !== undefined && (await isPostmaster(found.pid, home.cluster)))
    if (Date.now() - begun > (alive ? RECOVERY_MS : REFUSED_MS)) {
      throw new StartError(
        `The database in ${home.folder} does not answer: ${lastFailure || `see ${logFile(home)}`}`,
      )
    }
    if (!alive) started = await start(home, options.settings)
    await wait(25)
  }
}

async function endpointOf(home: Home, { socketFolder, port }: Postmaster): Promise<Endpoint> {
  if (process.platform !== 'win32') return { host: socketFolder, port }
  return { host: '127.0.0.1', port, password: await readPassword(home.folder) }
}

async function start(home: Home, settings: Record<string, string>): Promise<Started> {
  const endpoint = await chooseEndpoint(home)
  if (process.platform !== 'win32') await disarmLocks(home.cluster, endpoint.host)
  const chosen = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawnPostmaster(home, logFile(home), [...endpointArgs(endpoint), ...chosen])
}

function logFile(home: Home): string {
  return join(home.folder, 'postgres.log')
}

/** Another process was quicker, or remains of a killed server are still going. */
function isRefusal(failure: string): boolean {
  return /lock file|shared memory block/.test(failure)
}

/** Brings a server's database back when it dies, and decides at the end who stops it. */
function keepAlive(
  opened: Opened,
  home: Home,
  options: OpenOptions & Pick<EmbeddedPostgresOptions, 'log'>,
): { stop(): Promise<void> } {
  let { session } = opened
  let stopping = false
  let reopening: Promise<void> | undefined
  const mayStop = () => options.role === 'server' || session.startedByScript

  const watch = () => {
    if (options.role === 'server') session.client.once('end', () => stopping || reopen())
  }
  const reopen = () => {
    options.log.warn('The database went away: starting it again')
    reopening = openDatabase(home, options).then(
      (again) => {
        session = again.session
        watch()
      },
      async (error: unknown) => {
        options.log.error(`The database could not be started again: ${String(error)}`)
        await wait(5_000, undefined, { ref: false })
        if (!stopping) reopen()
      },
    )
  }
  watch()

  return {
    async stop() {
      if (stopping) return
      stopping = true
      await reopening
      session.socket.ref()
      const last = options.role === 'server' || (mayStop() && (await isLastUser(session).catch(() => false)))
      if (last) await stopPostmaster(home, options.log)
      await session.client.end().catch(() => undefined)
    },
  }
}

async function stopPostmaster(home: Home, log: EmbeddedPostgresOptions['log']): Promise<void> {
  const found = await readPostmaster(home.cluster)
  if (!found || !(await isPostmaster(found.pid, home.cluster))) return
  signal(found.pid, 'SIGINT')
  const begun = Date.now()
  while (await isPostmaster(found.pid, home.cluster)) {
    if (Date.now() - begun > STOP_MS) {
      log.warn('The database took too long to stop: it will check itself at its next start')
      signal(found.pid, 'SIGQUIT')
      return
    }
    await wait(10)
  }
}
