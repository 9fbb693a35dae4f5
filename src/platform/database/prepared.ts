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
