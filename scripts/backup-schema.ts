import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { listMigrations, listTables, quoted } from './backup-tables.ts'
import { ScriptError } from './script.ts'

const FOLDER = join(import.meta.dirname, '../db/migrations')

/** Everything in the schema but what extensions brought; a CASCADE may have taken a later one along. */
const DROPS = `
  SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name) AS statement FROM (
    SELECT 'pg_class'::regclass AS catalog, oid, CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END AS kind,
      oid::regclass::text AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
    UNION ALL SELECT 'pg_proc'::regclass, oid, 'ROUTINE', oid::regprocedure::text FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    UNION ALL SELECT 'pg_type'::regclass, oid, 'TYPE', oid::regtype::text FROM pg_type
      WHERE typnamespace = current_schema()::regnamespace AND typtype IN ('e', 'd')
  ) made
  WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = made.catalog AND d.objid = made.oid AND d.deptype = 'e')`

const ATTEMPTS = 10

/**
 * Keeps everybody else away until the transaction ends. A product that is running may hold a part and wait for another: then all
 * is let go and tried again. Throws what PostgreSQL says of the last attempt.
 */
export async function lockEverything(client: ClientBase, attempts = ATTEMPTS): Promise<void> {
  const tables = (await listTables(client)).map(({ name }) => quoted(name))
  await client.query("SAVEPOINT unlocked; SET LOCAL lock_timeout = '3s'")
  try {
    await client.query(`LOCK TABLE migrations, ${tables.join(', ')}`)
  } catch (error) {
    await client.query('ROLLBACK TO unlocked')
    if (attempts === 1) throw error
    await lockEverything(client, attempts - 1)
  }
}

/** Makes the tables those that the backup was written from. Throws a ScriptError when the backup is newer than the product. */
export async function returnToMigrations(client: ClientBase, wanted: readonly string[]): Promise<void> {
  const known = await readdir(FOLDER)
  const unknown = wanted.find((name) => !known.includes(name))
  if (unknown)
    throw new ScriptError(
      `This backup is from a newer version of Painim Wok (it has ${unknown}): install that version, or a later one, and restore with it`,
    )
  const present = await listMigrations(client)
  if (present.length === wanted.length && present.every((name) => wanted.includes(name))) return
  const { rows } = await client.query<{ statement: string }>(DROPS)
  for (const { statement } of rows) await client.query(statement)
  await client.query(
    'CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  for (const name of wanted) await apply(client, name)
}

/** What came after the backup. */
export async function applyLaterMigrations(client: ClientBase): Promise<void> {
  const present = await listMigrations(client)
  const later = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql') && !present.includes(name))
  for (const name of later.sort()) await apply(client, name)
}

async function apply(client: ClientBase, name: string): Promise<void> {
  await client.query(await readFile(join(FOLDER, name), 'utf8'))
  // as they follow each other, not all at the one moment of the transaction
  await client.query('INSERT INTO migrations (name, applied_at) VALUES ($1, clock_timestamp())', [name])
}
