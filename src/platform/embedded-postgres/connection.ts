import { createHash, randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { errorCode, StartError } from '../database/errors.ts'
import { SUPERUSER } from './cluster.ts'
import type { Home } from './privileges.ts'

/**
 * The server's address: a socket in a folder that only its owner may enter, on Windows a local port with a password.
 */
export type Endpoint = { host: string; port: number; password?: string }

/** The maximum number of bytes in the path of a socket on macOS, which has the shortest limit. Linux allows 107. */
const SOCKET_PATH_BYTES = 103

export const PORT = 5432

export async function chooseEndpoint(home: Home): Promise<Endpoint> {
  if (process.platform === 'win32') {
    return { host: '127.0.0.1', port: await freePort(), password: await readPassword(home.folder) }
  }
  const fits = Buffer.byteLength(join(home.cluster, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_BYTES
  return { host: fits ? home.cluster : await shortFolder(home), port: PORT }
}

export function endpointArgs({ host, port }: Endpoint): string[] {
  const settings =
    process.platform === 'win32'
      ? { listen_addresses: host, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: `"${host}"`, unix_socket_permissions: '0700' }
  return [
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/**
 * Returns a folder with a short path, the same at each start, so that a pool finds its server again. Returns another
 * one if another user has a folder of that name.
 */
async function shortFolder(home: Home): Promise<string> {
  const { uid = process.getuid?.() ?? 0, gid = process.getgid?.() ?? 0 } = home.runner
  const name = createHash('sha256').update(home.cluster).digest('hex').slice(0, 12)
  const wanted = join('/tmp', `painim-wok-${uid}-${name}`)
  const made = await mkdir(wanted, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  const found = await lstat(wanted)
  if (!made && found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return wanted
  const folder = made ? wanted : await mkdtemp(join(tmpdir(), 'painim-wok-'))
  if (process.getuid?.() === 0) await chown(folder, uid, gid)
  return folder
}

/**
 * Returns the password of the database, which only the operator's account may read. Creates it if it does not exist.
 */
export async function readPassword(folder: string): Promise<string> {
  const file = join(folder, 'postgres.password')
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    () => undefined,
  )
  return readFile(file, 'utf8')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : PORT))
    })
  })
}

export type Role = 'server' | 'script'

/**
 * The name of the product's role and database. The role owns the tables and may create databases; it is not a
 * superuser.
 */
export const APP = 'painim_wok'

// The keys of the advisory locks. A lock ends with its connection, so also when its process is killed.
const KEY = 20_587
const SERVER_LOCK = `${KEY}, 1`
const USERS_LOCK = `${KEY}, 2`
const PREPARE_LOCK = `${KEY}, 3`

/** The connection whose locks show that this process uses the database, and whether it is the server. */
export type Session = { client: pg.Client; socket: Socket; startedByScript: boolean }

/**
 * Joins a running database. Returns undefined if no database answers, or if it is starting or stopping: try again.
 * Throws a StartError if another server uses it.
 */
export async function joinDatabase(
  endpoint: Endpoint,
  role: Role,
  dataDir: string,
): Promise<Session | undefined> {
  const socket = new Socket()
  const client = new pg.Client({
    ...endpoint,
    stream: () => socket,
    ssl: false,
    user: SUPERUSER,
    database: 'postgres',
    application_name: `painim-wok ${role} ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  })
  // A broken connection is noticed by its 'end' event.
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (!(await lock(client, 'pg_try_advisory_lock_shared', USERS_LOCK))) {
      await client.end()
      return undefined
    }
    if (role === 'server') await becomeServer(client, dataDir)
    await prepareDatabase(client)
    const { rows } = await client.query(
      `select current_setting('${APP}.started_by', true) = 'script' as by_script`,
    )
    // The connection alone must not keep a process running.
    socket.unref()
    return { client, socket, startedByScript: rows[0]?.by_script === true }
  } catch (error) {
    await client.end().catch(() => undefined)
    if (isPassing(error)) return undefined
    throw error
  }
}

/** Whether the error will pass: the server is starting, stopping, crashed, full or not running. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error) ?? ''
  return (
    /^(57P0\d|08...|53300|ENOENT|ECONNREFUSED|ECONNRESET|EPIPE)$/.test(code) ||
    /^Connection terminated|timeout/.test(error.message)
  )
}

/** Waits two seconds for the lock: the connection of a killed server ends soon after its process. */
async function becomeServer(client: pg.Client, dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await lock(client, 'pg_try_advisory_lock', SERVER_LOCK)) return
    await wait(100)
  }
  const { rows } = await client.query(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = ${KEY} and l.objid = 1 and l.objsubid = 2 and l.granted`,
  )
  const pid = /\d+$/.exec(String(rows[0]?.application_name))?.[0]
  throw new StartError(
    `Another server${pid ? ` (process ${pid})` : ''} is using DATA_DIR ${dataDir}: stop it first, or choose another DATA_DIR`,
  )
}

async function prepareDatabase(client: pg.Client): Promise<void> {
  const missing = `select not exists (select from pg_roles where rolname = '${APP}') as role,
                          not exists (select from pg_database where datname = '${APP}') as database`
  const before = await client.query(missing)
  if (!before.rows[0]?.role && !before.rows[0]?.database) return
  await client.query(`select pg_advisory_lock(${PREPARE_LOCK})`)
  const { rows } = await client.query(missing)
  // Windows needs a password. Both roles have the same one.
  const password = client.password ? `password ${client.escapeLiteral(client.password)}` : ''
  if (rows[0]?.role) await client.query(`create role ${APP} login createdb ${password}`)
  if (rows[0]?.database) await client.query(`create database ${APP} owner ${APP}`)
  await client.query(`select pg_advisory_unlock(${PREPARE_LOCK})`)
}

/** Whether the caller was the last user of the database. If so, no other process can join it any more. */
export async function isLastUser({ client }: Session): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${USERS_LOCK})`)
  return lock(client, 'pg_try_advisory_lock', USERS_LOCK)
}

async function lock(client: pg.Client, name: string, keys: string): Promise<boolean> {
  const { rows } = await client.query(`select ${name}(${keys}) as locked`)
  return rows[0]?.locked === true
}
