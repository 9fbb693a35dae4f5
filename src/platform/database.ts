import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { watchPool } from './metrics.ts'

/** A pool, or the one connection of a transaction. Queries take it from their context and cannot tell which. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient }

// Identities and counts are far below 2^53, and the API's ids are JSON numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A calendar day stays `2026-12-05`; as a Date it would shift with the time zone of the process.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

/** `connections`: at most so many at once; the rest of the requests wait. */
export function openDatabase(connection: pg.PoolConfig, connections = 10): Database {
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that dies while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  watchPool('primary', pool)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

export function onConnection(client: pg.PoolClient): Db {
  return drizzle(client)
}
