import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { installDebianPackage } from './debian.ts'

const VERSIONS = '/usr/lib/postgresql'

export type ThrowawayPostgres = { url: string; version: string; stop: () => void }

/** Starts a PostgreSQL server of Debian on loopback, with its data in a temporary folder that `stop` removes. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const version = findVersion() ?? (installDebianPackage('postgresql') ? findVersion() : undefined)
  if (!version) throw new Error('No PostgreSQL server: install it (Debian: apt-get install postgresql).')
  const bin = join(VERSIONS, version, 'bin')
  // Not os.tmpdir(): the server's user must be able to enter it, and that may be a folder of root's.
  const folder = mkdtempSync('/tmp/painim-wok-postgres-')
  const data = join(folder, 'data')
  const password = crypto.randomUUID()
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  const owner = serverUser()
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })

  run('initdb', '-D', data, '-U', 'wok', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...INITDB)
  const port = await freePort()
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings)
  const stop = () => {
    run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data)
    rmSync(folder, { recursive: true })
  }
  return { url: `postgresql://wok:${password}@127.0.0.1:${port}/postgres`, version, stop }
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
