import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.ts'
import { watchPool } from '../metrics.ts'
import { isOutage, StartError } from './errors.ts'
import { GatheringSocket } from './gathering-socket.ts'

/**
 * A pool, or the connection of a transaction. Queries take it from their context and work the same with both. `execute`
 * returns times as PostgreSQL's text, which is not ISO 8601: a query whose times the API returns must use its tables'
 * columns or `$client`.
 */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient }

// Identities and counts are far below 2^53, and the API's ids are JSON numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A calendar day stays `2026-12-05`; as a Date it would shift with the time zone of the process.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

/**
 * The limits of one request, in milliseconds, for a free connection and then for an answer. Together with the wait for
 * the site's state they stay below 10 seconds. The server's own limit is the shorter one, because it leaves the
 * connection usable.
 */
const FOR_REQUESTS = { max: 10, connectionTimeoutMillis: 3000, statement_timeout: 4500, query_timeout: 5000 }
/**
 * Tasks, exports and clean-ups handle many rows at once, but none takes minutes: a server that is silent for so long is
 * down.
 */
const FOR_TASKS = {
  max: 6,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 600_000,
  query_timeout: 605_000,
}
/**
 * Scripts have no time limit for statements: a person watches them, and a migration of large tables takes long. Backup
 * and restore copy tables, which a connection cannot do while it sends statements ahead.
 */
const FOR_SCRIPTS = { max: 10, connectionTimeoutMillis: 10_000, pipeline: false }
const LIMITS = { requests: FOR_REQUESTS, tasks: FOR_TASKS, scripts: FOR_SCRIPTS }

/**
 * Opens a pool. `use` selects the time-outs and the maximum number of connections. Further work waits for a free
 * connection.
 */
export function openDatabase(connection: pg.PoolConfig, use: keyof typeof LIMITS = 'scripts'): Database {
  const pool = openPool({ ...LIMITS[use], ...connection })
  if (use !== 'scripts') watchPool(use === 'requests' ? 'primary' : 'tasks', pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/**
 * Opens a pool whose connections may break at any time, idle or in use. A caller that waits for an answer gets an
 * error, and the connection is replaced at its next use. Without the listeners, a broken connection would end the
 * process. A connection sends statements without waiting for earlier answers, so that those of a transaction that do
 * not need each other share a round trip.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    stream: () => new GatheringSocket(),
    ...config,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const onConnections = new WeakMap<pg.PoolClient, Db>()

/** Returns the same `Db` for the same connection, so that `prepared` composes its queries only once for it. */
export function onConnection(client: pg.PoolClient): Db {
  const db = onConnections.get(client) ?? drizzle(client)
  onConnections.set(client, db)
  return db
}

/** How long the start waits for the database, and the milliseconds between two attempts. */
const PATIENCE_SECONDS = 60
const RETRY_AFTER = 500

/**
 * Waits for a database that starts later than the product, for instance after a power cut. Throws a StartError of one
 * line when the database does not answer in time, or refuses the login.
 */
export async function waitForDatabase(connection: pg.PoolConfig, log: Log): Promise<void> {
  const until = Date.now() + PATIENCE_SECONDS * 1000
  let isTold = false
  for (;;) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3000, query_timeout: 3000 })
    client.on('error', () => undefined)
    const place = `${client.host}:${client.port}`
    try {
      await client.connect()
      await client.query('SELECT 1')
      return
    } catch (error) {
      const reason = error instanceof Error ? error.message || String(error) : String(error)
      if (!isOutage(error)) throw new StartError(`The database at ${place} refused the connection: ${reason}`)
      if (Date.now() > until) throw new StartError(`The database does not answer at ${place}: ${reason}`)
      if (!isTold)
        log.warn(`The database does not answer at ${place}; trying again for ${PATIENCE_SECONDS} seconds`)
      isTold = true
    } finally {
      await client.end().catch(() => undefined)
    }
    await pause(RETRY_AFTER)
  }
}
