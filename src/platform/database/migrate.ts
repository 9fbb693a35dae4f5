import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'

const FOLDER = join(import.meta.dirname, '../../../db/migrations')
/** The lock with which processes that start at the same time wait for each other. Without it all but one would fail. */
const LOCK = 7_205_759_403

/** Runs the missing migrations, each file in its own transaction. Returns the files that ran. */
export async function migrate(pool: Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await createMigrationsTable(client)
    const missing = await listMissingMigrations(client)
    for (const file of missing) await applyAlone(client, file)
    return missing
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}

/**
 * Returns the name of a migration without its number, which identifies it. Databases and backups keep the file names
 * that they ran, and the files have been renumbered since.
 */
export function migrationName(file: string): string {
  return file.replace(/^\d+_/, '')
}

/** Returns the current migration files, in the order in which they run. */
export async function listMigrationFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
}

export async function createMigrationsTable(client: ClientBase): Promise<void> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  )
}

/** Returns the files that this database has not run under any number. */
export async function listMissingMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
  const done = new Set(rows.map((row) => migrationName(row.name)))
  return (await listMigrationFiles()).filter((file) => !done.has(migrationName(file)))
}

/** Runs one migration. The caller must have opened a transaction. */
export async function applyMigration(client: ClientBase, file: string): Promise<void> {
  await client.query(await readFile(join(FOLDER, file), 'utf8'))
  // Not now(), which is the same in a whole transaction: a restore applies many migrations in one and must keep their
  // order.
  await client.query('INSERT INTO migrations (name, applied_at) VALUES ($1, clock_timestamp())', [file])
}

async function applyAlone(client: ClientBase, file: string): Promise<void> {
  try {
    await client.query('BEGIN')
    await applyMigration(client, file)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`migration ${file} failed`, { cause: error })
  }
}
