import pg from 'pg'
import type { Context } from './context.ts'
import { onConnection } from './database.ts'
import { wasOvertaken } from './database-errors.ts'

/** A CV that is deleted while it is opened is found to be gone at the second look; the third is for bad luck. */
const ATTEMPTS = 3

/**
 * Runs `work` with a context whose `db` is one transaction: all of it happens or nothing. Called inside a transaction,
 * it joins that one. Where somebody else was quicker, `work` runs again from its beginning and finds what they did.
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
    const result = await work({ ...ctx, db: onConnection(client) })
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}
