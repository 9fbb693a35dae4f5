import pg from 'pg'
import type { Context } from '../context.ts'
import { type Db, onConnection } from './database.ts'
import { isAfterFailure, isOutage, wasOvertaken } from './errors.ts'

/**
 * The second attempt notices, for instance, that a CV was deleted while it was opened. The third is for a second
 * collision.
 */
const ATTEMPTS = 3

type Work<C, R, T> = (ctx: C, read: R) => Promise<T>

/**
 * Runs `work` with a context whose `db` is one transaction: either all of it happens or nothing. Inside a transaction,
 * it joins that one. When another transaction was faster, `work` runs again from its beginning and sees the other's
 * changes.
 */
export function transaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return transactionAfter(ctx, async () => undefined, work)
}

/**
 * Like `transaction`, for a hot path: what `read` asks for is sent together with the BEGIN, and `work` gets its answer.
 * `read` changes nothing, because its first statement would happen even if the BEGIN failed.
 */
export async function transactionAfter<C extends Context, R, T>(
  ctx: C,
  read: (ctx: C) => Promise<R>,
  work: Work<C, R, T>,
): Promise<T> {
  const { $client } = ctx.db
  if (!($client instanceof pg.Pool)) return work(ctx, await read(ctx))
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, $client, read, work)
    } catch (error) {
      if (attempt === ATTEMPTS || !wasOvertaken(error)) throw error
    }
  }
}

async function runOnce<C extends Context, R, T>(
  ctx: C,
  pool: pg.Pool,
  read: (ctx: C) => Promise<R>,
  work: Work<C, R, T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const db = onConnection(client)
    const inside = { ...ctx, db, beforeCommit: undefined }
    const [, answer] = await together(client.query('BEGIN'), read(inside))
    const result = await work(inside, answer)
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
 * Gives `work` one connection. It sends the statements of one turn of the event loop at once, so that those that do not
 * need each other's answers share a round trip. Within a transaction, that is its connection.
 */
export async function withConnection<T>({ db }: { db: Db }, work: (db: Db) => Promise<T>): Promise<T> {
  if (!(db.$client instanceof pg.Pool)) return work(db)
  const client = await db.$client.connect()
  let broken: Error | undefined
  try {
    return await work(onConnection(client))
  } catch (error) {
    if (error instanceof Error && isOutage(error)) broken = error
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Waits for statements of one connection that do not need each other's answers: the connection sends them at once. It
 * keeps their order if they are `prepared` or the client's own; Drizzle sends others a moment later. All of them end
 * before this function does, because a statement after the ROLLBACK would be a change of its own. Throws the error that
 * ended the transaction, if there was one.
 */
export async function together<T extends readonly (Promise<unknown> | undefined)[]>(
  ...statements: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const failures: unknown[] = []
  const answers = await Promise.all(statements.map((one) => one?.catch((error) => failures.push(error))))
  if (failures.length > 0) throw failures.find((error) => !isAfterFailure(error)) ?? failures[0]
  return answers as { -readonly [K in keyof T]: Awaited<T[K]> }
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
