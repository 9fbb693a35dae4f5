import type { ClientBase } from 'pg'
import type { Manifest } from './backup-format.ts'

/** The manifest's part of it says which migrations made the database; everything else of `public` is data. */
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

/** All tables with data, those that others refer to first. */
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
