import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { AppError } from '../../shared/errors.ts'
import type { Log } from '../log.ts'
import { countRead, measureReplica, watchPool } from '../metrics.ts'
import { type Database, type Db, openPool } from './database.ts'
import { databaseCode, describeError, isOutage } from './errors.ts'

/**
 * Milliseconds. A replica that is further behind is not used. With the time between two checks it is far below
 * RECENT_SECONDS.
 */
const MAX_LAG = 2000
const LOOK_EVERY = 1000
/**
 * Milliseconds. A query that takes the replica longer runs on the primary instead. Together with the limits of the
 * primary it is below 10 seconds, so that no call waits longer when both servers freeze.
 */
const PATIENCE = 1000

/**
 * Seconds for which a caller that changed something reads from the primary. After that, every replica in use has the
 * change.
 */
export const RECENT_SECONDS = 10

export type Replica = {
  /**
   * Runs `read` on the replica if it is in use, otherwise on the primary. When the replica fails (it is down, lacks a
   * migration, or cancels a slow query), `read` runs again on the primary, so it must not change anything. PostgreSQL
   * refuses writes on the replica.
   */
  read<T>(read: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Reads from a streaming replica of `database`, whose address is `primary`. Both servers are checked once a second. A
 * replica that does not answer, lags, or is not a replica is not used until it recovers. While the primary is down, the
 * replica stays in use, because no write is possible that it could miss.
 */
export function openReplica(database: Database, primary: pg.PoolConfig, url: string, log: Log): Replica {
  const pool = openPool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 500,
    // The server's own limit leaves the connection usable. The second limit is for a server that no longer answers.
    statement_timeout: PATIENCE,
    query_timeout: PATIENCE + 250,
    // A replica refuses writes by itself, but may be promoted at any moment.
    options: '-c default_transaction_read_only=on',
  })
  watchPool('replica', pool)
  const db = drizzle(pool)
  const watch = watchReplica(primary, url, log)
  return {
    async read(read) {
      if (watch.isInUse()) {
        try {
          const answer = await read(db)
          countRead('replica')
          return answer
        } catch (error) {
          // An AppError, such as "not found", is a valid answer.
          if (error instanceof AppError) throw error
          if (isReplicaDown(error)) watch.leaveOut(describeError(error).error)
        }
      }
      countRead('primary')
      return read(database.db)
    },
    async close() {
      await watch.close()
      await pool.end()
    },
  }
}

/** A replica that only refused one query (a write, or a query that took too long) can go on answering others. */
const REFUSALS = new Set(['25006', '57014'])

/** Looks at failed queries only: an outage of the file store does not concern the replica. */
function isReplicaDown(error: unknown): boolean {
  return error instanceof DrizzleQueryError && isOutage(error) && !REFUSALS.has(databaseCode(error) ?? '')
}

const PRIMARY = `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS position,
  (SELECT system_identifier FROM pg_control_system())::text AS system`
const REPLICA = `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') AS position,
  (SELECT system_identifier FROM pg_control_system())::text AS system
  FROM (SELECT pg_is_in_recovery() AS replays) r WHERE replays`
type Place = { position: number | null; system: string }

/** Checks both servers over connections of its own, so that a full pool does not look like a server that is down. */
function watchReplica(primary: pg.PoolConfig, url: string, log: Log) {
  const meter = createLagMeter()
  const patience = { max: 1, connectionTimeoutMillis: 2000, query_timeout: 2000 }
  const pools = [
    openPool({ ...primary, ...patience }),
    openPool({ connectionString: url, ...patience }),
  ] as const
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
    judge(lag > MAX_LAG ? 'it lags' : undefined, lag)
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

/** The maximum number of notes. Older ones are useless, because a replica that is so far behind is not used anyway. */
const MAX_NOTES = 60

/**
 * Measures how old a replica's data is. It notes the primary's log position with the time; the newest noted position
 * that the replica has reached gives the time up to which its data is complete. The replica's own last time does not
 * change while nothing is written.
 */
export function createLagMeter() {
  let notes: { at: number; position: number }[] = []
  return {
    /** `at`: the time just before the primary was queried, in milliseconds. `position`: bytes of its log. */
    note(at: number, position: number): void {
      const last = notes.at(-1)
      // A position that is lower than before belongs to a different log: the primary was restored.
      if (last && position < last.position) notes = []
      notes.push({ at, position })
      notes = notes.slice(-MAX_NOTES)
    },
    /** Returns the lag in milliseconds, or Infinity while it is unknown. */
    lag(now: number, replayed: number): number {
      const reached = notes.findLast(({ position }) => position <= replayed)
      return reached ? now - reached.at : Number.POSITIVE_INFINITY
    },
  }
}
