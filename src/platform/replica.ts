import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Db } from './database.ts'
import { describeError } from './database-errors.ts'
import type { Log } from './log.ts'
import { countRead, measureReplica, watchPool } from './metrics.ts'
import { isOutage } from './outages.ts'
import { createLagMeter } from './replica-lag.ts'

/** A replica that is further behind is left out, ms. Together with the time between two looks it is far below RECENT_SECONDS. */
const MOST_LAG = 2000
const LOOK_EVERY = 1000
/** What takes the replica longer, the primary is asked, ms. */
const PATIENCE = 5000

/** How long whoever changed something reads the primary, seconds: by then a replica that is in use has it. */
export const RECENT_SECONDS = 10

export type Replica = {
  /** Reads go to the replica while it can be trusted, everything else to the primary. */
  db: Db
  close(): Promise<void>
}

/**
 * Reads from a streaming replica of `database`, which is at `primary`. Once a second both are looked at: a replica that is
 * away, lags, or is none, is left out until it is well again. While the primary is away, the replica stays as it was: nobody can
 * write what it would miss.
 */
export function openReplica(database: Database, primary: pg.PoolConfig, url: string, log: Log): Replica {
  const replica = new pg.Pool({
    connectionString: url,
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 2000,
    // The server's own limit leaves the connection free; the second one is for a server that is gone.
    statement_timeout: PATIENCE,
    query_timeout: PATIENCE + 1000,
  })
  replica.on('error', () => undefined)
  watchPool('replica', replica)
  const watch = watchReplica(primary, url, log)
  return {
    db: drizzle(readingPool(database.pool, replica, watch)),
    async close() {
      await watch.close()
      await replica.end()
    },
  }
}

type Watch = ReturnType<typeof watchReplica>

/** What a statement begins with that a replica would refuse. Anything else that it refuses, the primary is asked after it. */
const WRITES = /^\s*(insert|update|delete|merge)\b/i

/** The primary's pool, whose single queries are the replica's: a transaction is always the primary's. */
function readingPool(primary: pg.Pool, replica: pg.Pool, watch: Watch): pg.Pool {
  const query = async (...args: unknown[]) => {
    const ask = (pool: pg.Pool) => Reflect.apply(pool.query, pool, args)
    if (WRITES.test(textOf(args[0]))) return ask(primary)
    if (watch.isInUse()) {
      try {
        const answer = await ask(replica)
        countRead('replica')
        return answer
      } catch (error) {
        // A replica fails in ways of its own: it is behind, read-only, or cancels what the primary has overtaken.
        if (isOutage(error)) watch.leaveOut(describeError(error).error)
      }
    }
    countRead('primary')
    return ask(primary)
  }
  return new Proxy(primary, {
    get: (target, key) => (key === 'query' ? query : Reflect.get(target, key, target)),
  })
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

const PRIMARY = `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS position,
  (SELECT system_identifier FROM pg_control_system())::text AS system`
const REPLICA = `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') AS position,
  (SELECT system_identifier FROM pg_control_system())::text AS system
  FROM (SELECT pg_is_in_recovery() AS replays) r WHERE replays`
type Place = { position: number | null; system: string }

/** Has connections of its own: a pool that is full must not look like a server that is away. */
function watchReplica(primary: pg.PoolConfig, url: string, log: Log) {
  const meter = createLagMeter()
  const patience = { max: 1, connectionTimeoutMillis: 2000, query_timeout: 2000 }
  const pools = [
    new pg.Pool({ ...primary, ...patience }),
    new pg.Pool({ connectionString: url, ...patience }),
  ] as const
  for (const pool of pools) pool.on('error', () => undefined)
  let isInUse = false
  let reason = 'not looked at yet'
  let isClosed = false
  let wake: () => void = () => undefined

  const judge = (problem: string | undefined, lag: number) => {
    measureReplica(problem === undefined, lag / 1000)
    if (problem === undefined && !isInUse) log.info({ lag }, 'the replica is in use')
    if (problem !== undefined && problem !== reason)
      log.warn({ reason: problem, lag }, 'the replica is left out')
    isInUse = problem === undefined
    reason = problem ?? ''
  }
  const look = async () => {
    const at = performance.now()
    const [ours, theirs] = await Promise.all([ask(pools[0], PRIMARY), ask(pools[1], REPLICA)])
    if (ours.place?.position) meter.note(at, ours.place.position)
    if (theirs.error) return judge(theirs.error, Number.POSITIVE_INFINITY)
    const { place } = theirs
    if (!place || place.position === null) return judge('it is no replica', Number.POSITIVE_INFINITY)
    if (!ours.place) return
    if (place.system !== ours.place.system) return judge('it is of another server', Number.POSITIVE_INFINITY)
    const lag = Math.round(meter.lag(at, place.position))
    judge(lag > MOST_LAG ? 'it lags' : undefined, lag)
  }
  const keepLooking = async () => {
    while (!isClosed) {
      await look()
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, LOOK_EVERY).unref()
      })
    }
  }
  const looking = keepLooking()
  return {
    isInUse: () => isInUse,
    leaveOut: (problem: string) => judge(problem, Number.POSITIVE_INFINITY),
    async close() {
      isClosed = true
      wake()
      await looking
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

async function ask(pool: pg.Pool, query: string): Promise<{ place?: Place | undefined; error?: string }> {
  try {
    const { rows } = await pool.query<Place>(query)
    return { place: rows[0] }
  } catch (error) {
    return { error: describeError(error).error }
  }
}
