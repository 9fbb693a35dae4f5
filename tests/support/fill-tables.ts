import pg from 'pg'
import { listTables, quoted } from '../../scripts/backup/schema.ts'

type Column = {
  name: string
  type: string
  isNeeded: boolean
  /** The query for a value of the column that it refers to. */
  refersTo: string | null
  /** The first of the words that a check allows. */
  word: string | null
}

const COLUMNS = `
  SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    a.attnotnull AND NOT a.atthasdef AS "isNeeded",
    (SELECT format('SELECT %I FROM %s LIMIT 1', f.attname, c.confrelid::regclass) FROM pg_constraint c
      JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = c.confkey[1]
      WHERE c.contype = 'f' AND c.conrelid = a.attrelid AND c.conkey = ARRAY[a.attnum] LIMIT 1) AS "refersTo",
    (SELECT substring(pg_get_constraintdef(c.oid) FROM '''([^'']+)''') FROM pg_constraint c
      WHERE c.contype = 'c' AND c.conrelid = a.attrelid AND c.conkey = ARRAY[a.attnum] AND pg_get_constraintdef(c.oid) LIKE '%= ANY%'
      LIMIT 1) AS word
  FROM pg_attribute a
  WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = ''
  ORDER BY a.attnum`

/** A value for a column of which only the type is known. */
function plainValue({ name, type, refersTo, word }: Column): string {
  if (refersTo) return `(${refersTo})`
  if (word) return `'${word}'`
  if (name === 'minutes') return '30'
  if (/^(integer|smallint|bigint|numeric)$/.test(type)) return '1'
  if (type === 'boolean') return 'true'
  // What ends begins before.
  if (name === 'ends_at') return "now() + interval '1 day'"
  if (/^(timestamp|date)/.test(type)) return type.endsWith('[]') ? 'ARRAY[now()]' : 'now()'
  if (type === 'bytea') return "'\\x00ff'"
  if (type.endsWith('[]') || type.startsWith('json')) return "'{}'"
  const [, length = '300'] = /\((\d+)\)/.exec(type) ?? []
  return `'${'\\N \t"tab" é👍'.slice(0, Number(length))}'`
}

/**
 * Inserts a row into every empty table, with values that its columns and checks allow and our triggers switched off.
 * Returns the tables for which it found none, with the reason.
 */
export async function fillEmptyTables(pool: pg.Pool | pg.PoolClient): Promise<string[]> {
  if (!(pool instanceof pg.Pool)) throw new Error('not a pool')
  const client = await pool.connect()
  const left: string[] = []
  try {
    for (const { name } of await listTables(client)) {
      const table = quoted(name)
      const { rowCount } = await client.query(`SELECT FROM ${table} LIMIT 1`)
      const problem = rowCount === 0 ? await fill(client, table) : undefined
      if (problem) left.push(`${name}: ${problem}`)
    }
  } finally {
    client.release()
  }
  return left
}

/** Tries the required columns only, then each other column with them, because a check may need one of several. */
async function fill(client: pg.PoolClient, table: string): Promise<string | undefined> {
  const { rows: columns } = await client.query<Column>(COLUMNS, [table])
  const needed = columns.filter(({ isNeeded }) => isNeeded)
  const others = columns.filter(({ isNeeded }) => !isNeeded)
  let problem: string | undefined
  for (const chosen of [needed, ...others.map((column) => [...needed, column]), columns]) {
    const names = chosen.map(({ name }) => quoted(name)).join(', ')
    const values = chosen.map(plainValue).join(', ')
    try {
      await client.query(`BEGIN; ALTER TABLE ${table} DISABLE TRIGGER USER;
        INSERT INTO ${table} ${chosen.length > 0 ? `(${names}) VALUES (${values})` : 'DEFAULT VALUES'};
        ALTER TABLE ${table} ENABLE TRIGGER USER; COMMIT`)
      return undefined
    } catch (error) {
      await client.query('ROLLBACK')
      problem ??= String(error)
    }
  }
  return problem
}
