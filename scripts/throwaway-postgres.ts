import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { installDebianPackage } from './debian.ts'

const VERSIONS = '/usr/lib/postgresql'

export type ThrowawayPostgres = {
  url: string
  version: string
  /** The data folder. */
  cluster: string
  /** Ends the server at once, as a power cut would. */
  stop: () => void
  /** Does nothing while the server runs. */
  start: () => void
  /** Starts a streaming replica with its own folder. */
  startReplica: () => Promise<ThrowawayPostgres>
  /** Promotes a replica to primary. */
  promote: () => void
  /** Stops the server and its replicas, and deletes their data. */
  remove: () => void
}

/** Starts Debian's PostgreSQL on loopback, with its data in a temporary folder. `remove` deletes it. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const version = findVersion() ?? (installDebianPackage('postgresql') ? findVersion() : undefined)
  if (!version) throw new Error('No PostgreSQL server: install it (Debian: apt-get install postgresql).')
  const password = crypto.randomUUID()
  return startIn(version, password, (run, data, folder, owner) => {
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password)
    if (owner) chownSync(passwordFile, owner.uid, owner.gid)
    run('initdb', '-D', data, '-U', 'wok', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...INITDB)
  })
}

type Run = (program: string, ...args: string[]) => void
type Owner = { uid: number; gid: number }

async function startIn(
  version: string,
  password: string,
  fill: (run: Run, data: string, folder: string, owner: Owner | undefined) => void,
): Promise<ThrowawayPostgres> {
  const bin = join(VERSIONS, version, 'bin')
  // Not os.tmpdir(): that folder may belong to root, and the server's user must be able to enter it.
  const folder = mkdtempSync('/tmp/painim-wok-postgres-')
  const data = join(folder, 'data')
  const owner = serverUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const env = { ...process.env, PGPASSWORD: password }
  const run: Run = (program, ...args) =>
    execFileSync(join(bin, program), args, {
      ...owner,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })

  fill(run, data, folder, owner)
  const port = await freePort()
  const url = `postgresql://wok:${password}@127.0.0.1:${port}/postgres`
  const settings = `-p ${port} -c unix_socket_directories='' -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  const replicas: ThrowawayPostgres[] = []
  const lock = join(data, 'postmaster.pid')
  const start = () => {
    // A killed server leaves its lock file. Another process may have its process number by now.
    if (isAlive(lock)) return
    rmSync(lock, { force: true })
    run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings)
  }
  const stop = () => {
    if (isAlive(lock)) run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data)
  }
  start()
  return {
    url,
    version,
    cluster: data,
    promote: () => run('pg_ctl', 'promote', '-w', '-D', data),
    stop,
    start,
    async startReplica() {
      const replica = await startIn(version, password, (run, data) =>
        run('pg_basebackup', '-D', data, '-d', url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'),
      )
      replicas.push(replica)
      return replica
    },
    remove() {
      for (const replica of replicas) replica.remove()
      stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Whether the server whose lock file this is runs. */
function isAlive(lock: string): boolean {
  try {
    return isRunning(Number.parseInt(readFileSync(lock, 'utf8'), 10))
  } catch {
    return false
  }
}

/** Whether a process is running. A zombie is still listed, but has ended. */
export function isRunning(pid: number): boolean {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return !/\) [ZX] /.test(state)
  } catch {
    return false
  }
}

const INITDB = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']

/** The folder of the newest major version; Debian can have several installed. */
function findVersion(): string | undefined {
  try {
    return readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0]
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses to run as root. Returns the user that Debian's package created, from /etc/passwd. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!line) throw new Error('There is no user postgres, which the Debian package postgresql makes.')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
