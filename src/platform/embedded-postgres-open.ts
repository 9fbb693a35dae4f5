import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Binaries, findBinaries } from './embedded-postgres-binaries.ts'
import { checkCluster, ensureCluster } from './embedded-postgres-cluster.ts'
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
import { findHomeFolder, type HomeOptions, noteHome, prepareHome } from './embedded-postgres-privileges.ts'
import { APP, joinDatabase, type Role, type Session } from './embedded-postgres-session.ts'

export type OpenOptions = HomeOptions & { dataDir: string; role: Role; settings: Record<string, string> }

export type Opened = {
  session: Session
  endpoint: Endpoint
  pid: number
  folder: string
  binaries: Binaries
  attached: boolean
}

/** Milliseconds for which a refused start is repeated: the remains of a killed server are gone in one or two seconds. */
const REFUSED_MS = 30_000
const ORPHANS_MS = 1_000
/** Milliseconds that a living server may take, which after a crash first reads its log again from a slow disk. */
const RECOVERY_MS = 10 * 60_000

type Attempt = Started & { folder: string }

/**
 * Joins the database if it runs, else starts it, until one of the two succeeds: between any two steps other processes may
 * start, stop or kill it. PostgreSQL's own lock decides who starts it.
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

/** A database that we have just started and then cannot use does not stay behind. */
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

/** Beside DATA_DIR's other files, or where the database moved to. */
function logFile(folder: string): string {
  return join(folder, 'postgres.log')
}

/** Another process was quicker, or remains of a killed server are still going. */
function isPassing(failure: string): boolean {
  return /lock file|shared memory block/.test(failure)
}
