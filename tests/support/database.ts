import { randomBytes } from 'node:crypto'
import pg, { type PoolConfig } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection to the server with the template; `database` is the template. */
    template: PoolConfig & { database: string }
  }
}

/** A copy of the migrated template for one test file. */
export async function createTestDatabase(): Promise<{ connection: PoolConfig; drop(): Promise<void> }> {
  const template = inject('template')
  const database = `test_${randomBytes(6).toString('hex')}`
  // Copying the files costs half as much as writing each page to the log first.
  const copy = `CREATE DATABASE ${database} TEMPLATE ${template.database} STRATEGY file_copy`
  await administer(template, copy)
  return {
    connection: { ...template, database },
    drop: () => dropDatabase(template, database),
  }
}

/** FORCE closes connections that a test left open, and does not wait for the autovacuum, which may not be ours. */
export async function dropDatabase(template: PoolConfig, database: string): Promise<void> {
  try {
    await administer(template, `DROP DATABASE ${database} WITH (FORCE)`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    await administer(template, `DROP DATABASE ${database}`)
  }
}

/** From the maintenance database, because neither the template nor the copy may be in use. */
export async function administer(template: PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...template, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
