import { mkdir, realpath, rmdir } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE } from '../../shared/time.ts'
import { errorCode, StartError } from '../database/errors.ts'
import { APP, isLastUser, type Role } from './connection.ts'
import { type Opened, type OpenOptions, openCluster } from './open.ts'
import { isPostmaster, shutDown, signal } from './postmaster.ts'

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: OpenOptions['log']
  /**
   * Only one server may run. It stops the database when it stops. A script stops only a database that a script started.
   */
  role?: Role
  /** PostgreSQL settings in place of ours, for a database that this call starts. */
  settings?: Record<string, string>
  /** The folder into which root moves files that other users cannot reach below DATA_DIR or node_modules. */
  systemFolder?: string
  /** Tests pass false: root runs the database as the user `nobody`, as on a machine without user namespaces. */
  userNamespaces?: boolean
}

export type EmbeddedPostgres = {
  /** For `pg`. The role owns its database, may create others, as tests do, and is not a superuser. */
  connection: { host: string; port: number; user: string; database: string; ssl: false; password?: string }
  /** Whether the database was running already. */
  attached: boolean
  /** The folder that contains `postgres/`: DATA_DIR, or a folder below `systemFolder`. */
  dataDir: string
  stop(): Promise<void>
}

const FOLDER_ERRORS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST']

/**
 * Starts the database of a DATA_DIR with the PostgreSQL that npm installed, or joins it when it runs. When the process
 * ends, its database stops, even without `stop`. After SIGKILL the database keeps running, and the next process joins
 * it. Throws a StartError with one line for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const {
    dataDir,
    log,
    role = 'server',
    systemFolder = '/var/lib/painim-wok',
    userNamespaces = true,
  } = options
  const settings = { ...serverSettings(), ...options.settings }
  try {
    await mkdir(dataDir, { recursive: true })
    const place = { dataDir: await realpath(dataDir), systemFolder, userNamespaces }
    return await open({ ...place, role, settings, log })
  } catch (error) {
    if (!FOLDER_ERRORS.includes(errorCode(error) ?? '')) throw error
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}`,
    )
  }
}

async function open(options: OpenOptions): Promise<EmbeddedPostgres> {
  const opened = await openCluster(options)
  return {
    connection: { ...opened.endpoint, user: APP, database: APP, ssl: false },
    attached: opened.attached,
    dataDir: opened.folder,
    stop: keepOpen(opened, options),
  }
}

/** Milliseconds for a fast shutdown, which writes all changed pages to disk. */
const STOP_MS = MINUTE
const RETRY_MS = 5_000

/** Returns the function that ends the use of a database. Until then, a server restarts its database when it dies. */
function keepOpen(first: Opened, options: OpenOptions): () => Promise<void> {
  let opened = first
  let stopping: Promise<void> | undefined
  let reopening: Promise<void> | undefined

  const watch = () => {
    if (options.role === 'server') opened.session.client.once('end', () => stopping ?? reopen())
  }
  const reopen = () => {
    options.log.warn('The database stopped unexpectedly: starting it again')
    reopening = openCluster(options)
      .then((again) => {
        opened = again
        reopening = undefined
        watch()
      })
      .catch(async (error: unknown) => {
        options.log.error(`The database could not be started again: ${String(error)}`)
        await wait(RETRY_MS)
        if (!stopping) reopen()
      })
  }
  const leaveNothing = atExit(() => {
    const owned = options.role === 'server' || (opened.session.startedByScript && !opened.attached)
    if (owned && !reopening) shutDown(opened.pid, opened.binaries)
  })
  const stop = async () => {
    await reopening
    leaveNothing.cancel()
    const { session } = opened
    session.socket.ref()
    const mine = options.role === 'server' || session.startedByScript
    if (mine && (options.role === 'server' || (await isLastUser(session).catch(() => false)))) {
      await stopPostmaster(opened, options.log)
    }
    await session.client.end().catch(() => undefined)
  }

  watch()
  return () => {
    stopping ??= stop()
    return stopping
  }
}

async function stopPostmaster(
  { pid, folder, binaries, endpoint }: Opened,
  log: OpenOptions['log'],
): Promise<void> {
  const cluster = join(folder, 'postgres')
  const begun = Date.now()
  if (await isPostmaster(pid, cluster)) shutDown(pid, binaries)
  while (await isPostmaster(pid, cluster)) {
    if (Date.now() - begun > STOP_MS) {
      log.warn('The database took too long to stop: it will check itself at its next start')
      signal(pid, 'SIGQUIT')
      return
    }
    await wait(10)
  }
  // The folder was created for the socket, because the path of the database's own folder was too long.
  if (process.platform !== 'win32' && endpoint.host !== cluster)
    await rmdir(endpoint.host).catch(() => undefined)
}

const exits = new Set<() => void>()
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `action` when this process ends, except by SIGKILL. If other code listens for the signal, that code must end the
 * process.
 */
function atExit(action: () => void): { cancel(): void } {
  if (exits.size === 0) {
    process.on('exit', runExits)
    for (const name of SIGNALS) process.once(name, endBySignal)
  }
  exits.add(action)
  return {
    cancel() {
      exits.delete(action)
      if (exits.size > 0) return
      process.off('exit', runExits)
      for (const name of SIGNALS) process.off(name, endBySignal)
    },
  }
}

function runExits(): void {
  for (const action of exits) action()
  exits.clear()
}

function endBySignal(name: NodeJS.Signals): void {
  if (process.listenerCount(name) > 0) return
  runExits()
  process.kill(process.pid, name)
}

const MB = 1024 * 1024

/**
 * Settings for one small machine, such as a server with 1 GB; the buffers grow with the memory. A power cut must lose
 * nothing, so `fsync` and `synchronous_commit` keep their default, on.
 */
function serverSettings(memoryBytes = availableMemory()): Record<string, string> {
  const memory = Math.floor(memoryBytes / MB)
  return {
    shared_buffers: `${clamp(Math.floor(memory / 8), 128, 512)}MB`,
    effective_cache_size: `${clamp(Math.floor(memory / 2), 256, 16_384)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    autovacuum_work_mem: '32MB',
    huge_pages: 'off',
    max_connections: '50',
    // Workers that read ahead or in parallel use memory all the time and help little on one or two cores.
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    // On a solid-state disk, a random page costs about as much as the next one.
    random_page_cost: '1.1',
    // No replica reads this log, so it can be shorter.
    wal_level: 'minimal',
    max_wal_senders: '0',
    min_wal_size: '80MB',
    max_wal_size: '512MB',
    checkpoint_timeout: '10min',
    // Search reads rows that change often, so dead rows must be removed early.
    autovacuum_max_workers: '2',
    autovacuum_worker_slots: '3',
    autovacuum_vacuum_scale_factor: '0.05',
    autovacuum_vacuum_insert_scale_factor: '0.05',
    autovacuum_analyze_scale_factor: '0.02',
    // The queries of a process that was killed must not go on.
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '5s' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The statements and rows in error messages are personal data. The product logs its own errors.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
  }
}

/** Returns the bytes of memory that this process may use: those of the machine, or fewer in a container. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
