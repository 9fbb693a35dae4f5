import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

type Values = Record<string, unknown>
type Query<R> = { prepare(name: string): { execute(values?: Values): Promise<R> } }

/**
 * Returns a function that runs a query with new values each time, given for its `sql.placeholder`s. Each connection
 * composes the query once, and PostgreSQL plans it once and then knows it by `name`. For queries of hot paths: composing
 * and planning cost more than running them.
 */
export function prepared<R>(name: string, compose: (db: Db) => Query<R>) {
  const ready = new WeakMap<Db, ReturnType<Query<R>['prepare']>>()
  return (db: Db, values: Values): Promise<R> => {
    const known = ready.get(db) ?? compose(db).prepare(name)
    ready.set(db, known)
    return known.execute(values)
  }
}

type Row<T extends PgTable> = T['$inferInsert']

/** Like `prepared`, for rows in which columns may be missing: each set of columns is a statement of its own. */
export function preparedInsert<T extends PgTable, R>(
  name: string,
  table: T,
  compose: (db: Db, row: { [K in keyof Row<T>]: SQL }) => Query<R>,
) {
  const columns = new Map(Object.entries(getTableColumns(table)))
  const statements = new Map<string, (db: Db, values: Values) => Promise<R>>()
  return (db: Db, row: Row<T>): Promise<R> => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined)
    const placeholders = given.map(([column]) => [column, sql`${sql.placeholder(column)}`])
    const set = given.map(([column]) => column).join()
    const insert =
      statements.get(set) ??
      prepared(`${name} ${statements.size}`, (db) => compose(db, Object.fromEntries(placeholders)))
    statements.set(set, insert)
    const values = given.map(([column, value]) => [
      column,
      value === null ? null : columns.get(column)?.mapToDriverValue(value),
    ])
    return insert(db, Object.fromEntries(values))
  }
}
