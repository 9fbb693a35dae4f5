import pg from 'pg'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { whenDone } from './when-done.ts'

type Run = (text: string, values?: unknown[]) => Promise<unknown>

/** A connection of its own, with the limits of a script. */
export async function openSession({ connection }: TestApp): Promise<pg.Client> {
  const session = new pg.Client(connection)
  await session.connect()
  whenDone(() => session.end())
  return session
}

/**
 * Does `first` in a transaction of its own, then `second`, and commits the first when the second has ended or waits for it.
 * Returns what the second returns.
 */
export async function overlap<T>(
  app: TestApp,
  first: (run: Run) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const session = await openSession(app)
  await session.query('BEGIN')
  await first((text, values) => session.query(text, values))
  let isOver = false
  const running = second().finally(() => {
    isOver = true
  })
  await expect.poll(async () => isOver || (await hasWaiting(app, session))).toBe(true)
  await session.query('COMMIT')
  return running
}

async function hasWaiting({ db }: TestApp, session: pg.Client): Promise<boolean> {
  const { rows } = await session.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const waiting = await db.$client.query(
    'SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid)) AND datname = current_database()',
    [rows[0]?.pid],
  )
  return waiting.rowCount !== 0
}
