import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SUPERUSER } from './embedded-postgres-cluster.ts'
import type { Endpoint } from './embedded-postgres-endpoint.ts'
import { errorCode, StartError } from './embedded-postgres-error.ts'

export type Role = 'server' | 'script'

/** The role and the database that the app uses: it owns its tables and may make databases, and is no superuser. */
export const APP = 'painim_wok'

// Advisory locks (first key ours): they end with the connection, so with the process that holds it, also after kill -9.
const KEY = 20_587
const SERVER_LOCK = `${KEY}, 1`
const USERS_LOCK = `${KEY}, 2`
const PREPARE_LOCK = `${KEY}, 3`

/** The connection by which a process is counted among the users of a database, and its server recognised. */
export type Session = { client: pg.Client; socket: Socket; startedByScript: boolean }

/**
 * Joins a running database. Undefined: none answers, or it is just starting or stopping (try again).
 * @throws StartError when another server uses it
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
  // a broken connection is noticed by its 'end'
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
    // alone it does not keep a process from ending
    socket.unref()
    return { client, socket, startedByScript: rows[0]?.by_script === true }
  } catch (error) {
    await client.end().catch(() => undefined)
    if (isPassing(error)) return undefined
    throw error
  }
}

/** Starting, stopping, crashed, full or not there at all. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error) ?? ''
  return (
    /^(57P0\d|08...|53300|ENOENT|ECONNREFUSED|ECONNRESET|EPIPE)$/.test(code) ||
    /^Connection terminated|timeout/.test(error.message)
  )
}

/** A killed server's connection ends within moments of its process: one that stays is alive. */
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
  // Windows asks for a password: the superuser's serves for both
  const password = client.password ? `password ${client.escapeLiteral(client.password)}` : ''
  if (rows[0]?.role) await client.query(`create role ${APP} login createdb ${password}`)
  if (rows[0]?.database) await client.query(`create database ${APP} owner ${APP}`)
  await client.query(`select pg_advisory_unlock(${PREPARE_LOCK})`)
}

/** Whether the caller was the last user of the database; if so nobody can join it any more. */
export async function isLastUser({ client }: Session): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${USERS_LOCK})`)
  return lock(client, 'pg_try_advisory_lock', USERS_LOCK)
}

async function lock(client: pg.Client, name: string, keys: string): Promise<boolean> {
  const { rows } = await client.query(`select ${name}(${keys}) as locked`)
  return rows[0]?.locked === true
}
