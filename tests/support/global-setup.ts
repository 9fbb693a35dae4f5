import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg, { type PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { openParts } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'
import { makeMemoryFolder } from './memory-folder.ts'

/** One server for all test files, embedded or from DATABASE_URL. The template is migrated once, then copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeMemoryFolder('painim-wok-test-')
  const server = await startServer(folder)
  const database = `template_${randomBytes(6).toString('hex')}`
  const template = { ...server.connection, database }
  await run(server.connection, `CREATE DATABASE ${database}`)
  const parts = await openParts(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), 'script', template)
  await parts.close()
  project.provide('template', template)
  return async () => {
    await run(server.connection, `DROP DATABASE ${database} WITH (FORCE)`)
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startServer(folder: string): Promise<{ connection: PoolConfig; stop(): Promise<void> }> {
  const url = process.env.DATABASE_URL
  if (url) {
    const { hostname, port, username, password } = new URL(url)
    const connection = {
      host: hostname,
      port: Number(port || 5432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    }
    return { connection: { ...connection, database: 'postgres' }, stop: async () => undefined }
  }
  const quiet = {
    info: () => undefined,
    warn: () => undefined,
    error: (line: string) => process.stderr.write(`${line}\n`),
  }
  // Test data may be lost in a power cut, and tests need more connections than one process.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  }
  return startEmbeddedPostgres({ dataDir: folder, log: quiet, role: 'script', settings })
}

async function run(connection: PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}
