import pg from 'pg'
import type { Context } from './context.ts'
import { onConnection } from './database.ts'

/**
 * Runs `work` with a context whose `db` is one transaction: all of it happens or nothing. Called inside a transaction,
 * it joins that one.
 */
export async function transaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const { $client } = ctx.db
  if (!($client instanceof pg.Pool)) return work(ctx)
  const client = await $client.connect()
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
