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
  /** Ends it at once, as a power cut does. */
  stop: () => void
  start: () => void
  /** A streaming replica of it, with a folder of its own. */
  startReplica: () => Promise<ThrowawayPostgres>
  /** Stops it and its replicas, and removes what they have. */
  remove: () => void
}

/** Starts a PostgreSQL server of Debian on loopback, with its data in a temporary folder that `remove` removes. */
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
  // Not os.tmpdir(): the server's user must be able to enter it, and that may be a folder of root's.
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
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  let isRunning = false
  const replicas: ThrowawayPostgres[] = []
  const start = () => {
    run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings)
    isRunning = true
  }
  const stop = () => {
    if (isRunning) run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data)
    isRunning = false
  }
  start()
  return {
    url,
    version,
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

const INITDB = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']

/** The newest installed major version; Debian keeps them side by side. */
function findVersion(): string | undefined {
  try {
    return readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0]
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses to run as root: the user that Debian's package made, by its line in /etc/passwd. */
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
