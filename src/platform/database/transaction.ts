import pg from 'pg'
import type { Context } from '../context.ts'
import { onConnection } from './database.ts'
import { isOutage, wasOvertaken } from './errors.ts'

/**
 * The second attempt notices, for instance, that a CV was deleted while it was opened. The third is for a second
 * collision.
 */
const ATTEMPTS = 3

/**
 * Runs `work` with a context whose `db` is one transaction: either all of it happens or nothing. Inside a transaction,
 * it joins that one. When another transaction was faster, `work` runs again from its beginning and sees the other's
 * changes.
 */
export async function transaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const { $client } = ctx.db
  if (!($client instanceof pg.Pool)) return work(ctx)
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, $client, work)
    } catch (error) {
      if (attempt === ATTEMPTS || !wasOvertaken(error)) throw error
    }
  }
}

async function runOnce<C extends Context, T>(
  ctx: C,
  pool: pg.Pool,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const db = onConnection(client)
    const result = await work({ ...ctx, db, beforeCommit: undefined })
    await ctx.beforeCommit?.(db, result)
    await client.query('COMMIT')
    return result
  } catch (error) {
    broken = await rollBack(client, error)
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Returns the error that makes the connection unusable. After a time-out it sends no ROLLBACK, which would wait as long
 * again.
 */
async function rollBack(client: pg.PoolClient, cause: unknown): Promise<Error | undefined> {
  if (cause instanceof Error && isOutage(cause)) return cause
  return client.query('ROLLBACK').then(
    () => undefined,
    (failure: Error) => failure,
  )
}
