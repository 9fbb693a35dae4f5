import type { ClientBase } from 'pg'
import {
  applyMigration,
  createMigrationsTable,
  listMigrationFiles,
  listMissingMigrations,
  migrationName,
} from '../../src/platform/database/migrate.ts'
import { ScriptError } from '../script.ts'
import type { Manifest } from './format.ts'

/** Drops everything in the schema except what extensions created. IF EXISTS: an earlier CASCADE may have dropped it. */
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
 * Locks all tables until the transaction ends. A running product may hold one lock and wait for another; then all locks
 * are released and tried again. Throws PostgreSQL's error of the last attempt.
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

/**
 * Recreates the tables as they were when the backup was written. Throws a ScriptError when the backup is newer than the
 * product.
 */
export async function returnToMigrations(client: ClientBase, wanted: readonly string[]): Promise<void> {
  const files = new Map((await listMigrationFiles()).map((file) => [migrationName(file), file]))
  const unknown = wanted.find((name) => !files.has(migrationName(name)))
  if (unknown)
    throw new ScriptError(
      `This backup is from a newer version of Painim Wok (it has ${unknown}): install that version, or a later one, and restore with it`,
    )
  const names = wanted.map(migrationName)
  const present = (await listMigrations(client)).map(migrationName)
  if (present.length === names.length && present.every((name) => names.includes(name))) return
  const { rows } = await client.query<{ statement: string }>(DROPS)
  for (const { statement } of rows) await client.query(statement)
  await createMigrationsTable(client)
  for (const name of names) await applyMigration(client, files.get(name) ?? name)
}

/** Applies the migrations that are newer than the backup. */
export async function applyLaterMigrations(client: ClientBase): Promise<void> {
  for (const file of await listMissingMigrations(client)) await applyMigration(client, file)
}

/** Not data: the manifest already lists the migrations. Every other table in `public` is data. */
const NOT_DATA = ['migrations']

const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`

const REFERENCES = `
  SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS refers_to
  FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid AND connamespace = current_schema()::regnamespace`

type Table = Manifest['tables'][number]

/** Lists all tables with data. A table comes after the tables that it refers to. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(TABLES, [NOT_DATA])
  const { rows: references } = await client.query<{ name: string; refers_to: string }>(REFERENCES)
  const ordered: Table[] = []
  const seen = new Set<string>()
  const add = (table: Table) => {
    if (seen.has(table.name)) return
    seen.add(table.name)
    const needed = references.filter(({ name }) => name === table.name).map((row) => row.refers_to)
    for (const other of tables) if (needed.includes(other.name)) add(other)
    ordered.push(table)
  }
  tables.forEach(add)
  return ordered
}

export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY applied_at, name',
  )
  return rows.map((row) => row.name)
}

export async function listSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: number | null }>(
    'SELECT sequencename AS name, last_value AS value FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1',
  )
  return rows
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const columnsOf = ({ name, columns }: Table) => `${quoted(name)} (${columns.map(quoted).join(', ')})`
