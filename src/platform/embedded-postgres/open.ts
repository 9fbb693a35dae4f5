import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE } from '../../shared/time.ts'
import { StartError } from '../database/errors.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { checkCluster, ensureCluster } from './cluster.ts'
import {
  APP,
  chooseEndpoint,
  type Endpoint,
  endpointArgs,
  joinDatabase,
  type Role,
  readPassword,
  type Session,
} from './connection.ts'
import {
  disarmLocks,
  isPostmaster,
  killOrphans,
  type Postmaster,
  readPostmaster,
  type Started,
  signal,
  spawnPostmaster,
} from './postmaster.ts'
import { findHomeFolder, type HomeOptions, noteHome, prepareHome } from './privileges.ts'

export type OpenOptions = HomeOptions & { dataDir: string; role: Role; settings: Record<string, string> }

export type Opened = {
  session: Session
  endpoint: Endpoint
  pid: number
  folder: string
  binaries: Binaries
  attached: boolean
}

/**
 * Milliseconds for which a refused start is repeated. The remains of a killed server take one or two seconds to end.
 */
const REFUSED_MS = 30_000
const ORPHANS_MS = 1_000
/** Milliseconds for a running server to answer. After a crash it first replays its log, perhaps from a slow disk. */
const RECOVERY_MS = 10 * MINUTE

type Attempt = Started & { folder: string }

/**
 * Joins the database if it runs, otherwise starts it, and repeats this until one of the two succeeds: other processes
 * may start, stop or kill it at any moment. PostgreSQL's own lock decides which process starts it.
 */
export async function openCluster(options: OpenOptions): Promise<Opened> {
  const begun = Date.now()
  const binaries = await findBinaries()
  let folder = await findHomeFolder(options.dataDir)
  let started: Attempt | undefined
  let refusal = ''
  for (;;) {
    await checkCluster(folder, binaries.major)
    const found = await readPostmaster(join(folder, 'postgres'))
    const joined = found?.ready ? await tryToJoin(folder, found, options, started) : undefined
    if (joined) return { ...joined, folder, binaries }
    if (started?.hasExited()) {
      refusal = await started.failure()
      started = undefined
      if (!isPassing(refusal))
        throw new StartError(`The database did not start: ${refusal} (see ${logFile(folder)})`)
      if (Date.now() - begun > ORPHANS_MS) await killOrphans(join(folder, 'postgres'))
      await wait(200)
    }
    const alive = started ?? (found && (await isPostmaster(found.pid, join(folder, 'postgres'))))
    if (Date.now() - begun > (alive && !found?.ready ? RECOVERY_MS : REFUSED_MS)) {
      throw new StartError(
        `The database in ${folder} does not answer: ${refusal || `see ${logFile(folder)}`}`,
      )
    }
    if (!alive) {
      started = await start(options, binaries)
      folder = started.folder
    }
    await wait(20)
  }
}

/** Tries to join the database. Stops a database that we have just started but cannot use. */
async function tryToJoin(
  folder: string,
  found: Postmaster,
  options: OpenOptions,
  started: Attempt | undefined,
): Promise<Pick<Opened, 'session' | 'endpoint' | 'pid' | 'attached'> | undefined> {
  const attached = started?.pid !== found.pid
  const endpoint = await endpointOf(folder, found)
  try {
    const session = await joinDatabase(endpoint, options.role, options.dataDir)
    return session && { session, endpoint, pid: found.pid, attached }
  } catch (error) {
    if (!attached && !(error instanceof StartError)) signal(found.pid, 'SIGINT')
    throw error
  }
}

async function endpointOf(folder: string, { socketFolder, port }: Postmaster): Promise<Endpoint> {
  if (process.platform !== 'win32') return { host: socketFolder, port }
  return { host: '127.0.0.1', port, password: await readPassword(folder) }
}

async function start(options: OpenOptions, binaries: Binaries): Promise<Attempt> {
  const home = await prepareHome(options.dataDir, options, binaries)
  const password = process.platform === 'win32' ? await readPassword(home.folder) : undefined
  await ensureCluster(home, { sync: options.settings.fsync !== 'off', password })
  await noteHome(options.dataDir, home.folder)
  const endpoint = await chooseEndpoint(home)
  if (password === undefined) await disarmLocks(home.cluster, endpoint.host)
  const settings = { ...options.settings, [`${APP}.started_by`]: options.role }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const started = await spawnPostmaster(home, logFile(home.folder), [...endpointArgs(endpoint), ...args])
  return { ...started, folder: home.folder }
}

/** The log is in DATA_DIR, or in the folder to which the database was moved. */
function logFile(folder: string): string {
  return join(folder, 'postgres.log')
}

/** Whether the failure will pass: another process was faster, or the remains of a killed server are still ending. */
function isPassing(failure: string): boolean {
  return /lock file|shared memory block/.test(failure)
}
