import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { describeSchema } from './support/schema-sql.ts'

const app = await startTestApp()
const modules = join(import.meta.dirname, '../src/modules')

test('db/schema.sql is the schema after all migrations; if not, run npm run write:schema', async () => {
  await expect(await describeSchema(app.db.$client)).toMatchFileSnapshot('../db/schema.sql')
})

/** Every table that a module describes, with the type, the length and the nullability of its columns. */
async function describedColumns(): Promise<Map<string, string>> {
  const columns = new Map<string, string>()
  for (const module of readdirSync(modules)) {
    if (!readdirSync(join(modules, module)).includes('tables.ts')) continue
    const tables: Record<string, unknown> = await import(`../src/modules/${module}/tables.ts`)
    for (const table of Object.values(tables)) {
      if (!(table instanceof PgTable)) continue
      const { name, columns: described } = getTableConfig(table)
      for (const column of described) {
        columns.set(`${name}.${column.name}`, `${column.getSQLType()}${column.notNull ? ' not null' : ''}`)
      }
    }
  }
  return columns
}

async function actualColumns(): Promise<Map<string, string>> {
  const { rows } = await app.db.$client.query<{ name: string; type: string; required: boolean }>(`
    SELECT c.relname || '.' || a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`)
  return new Map(
    rows.map(({ name, type, required }) => [name, `${short(type)}${required ? ' not null' : ''}`]),
  )
}

/** PostgreSQL writes types in full; Drizzle uses the short names. */
function short(type: string): string {
  return type.replace('character varying', 'varchar').replace(/,\s*/g, ', ')
}

test('the tables in the code equal those of the migrations', async () => {
  const [described, actual] = [await describedColumns(), await actualColumns()]
  expect(described.size).toBeGreaterThan(100)
  const different = [...described].filter(([name, type]) => actual.get(name) !== type)
  expect(
    different.map(([name, type]) => `${name}: ${type} in code, ${actual.get(name)} in the database`),
  ).toEqual([])
  const tables = new Set([...described.keys()].map((name) => name.split('.')[0]))
  const missing = [...actual.keys()].filter((name) => tables.has(name.split('.')[0]) && !described.has(name))
  expect(missing).toEqual([])
})

test('every foreign key has an index, so that deleting a row does not read whole tables', async () => {
  const { rows } = await app.db.$client.query<{ key: string }>(`
    SELECT k.conrelid::regclass || '.' || a.attname AS key FROM pg_constraint k
    JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.confdeltype IN ('c', 'n')
      AND NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1])`)
  expect(rows.map(({ key }) => key)).toEqual([])
})
