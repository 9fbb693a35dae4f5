import { chmod, chown, lstat, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyBinaries, findBinaries } from './binaries.ts'
import { own, prepareHome } from './privileges.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

vi.setConfig({ testTimeout: 30_000 })

const NOBODY = 65_534
const log = { info() {}, warn() {}, error() {} }

let dataDir: string
let systemFolder: string
let opened: EmbeddedPostgres[]

beforeEach(async () => {
  opened = []
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-'))
  systemFolder = await mkdtemp(join(tmpdir(), 'system-'))
})

afterEach(async () => {
  for (const database of opened) await database.stop()
  for (const folder of [dataDir, systemFolder]) await rm(folder, { recursive: true, force: true })
})

async function start(userNamespaces: boolean): Promise<EmbeddedPostgres> {
  const settings = { fsync: 'off', shared_buffers: '16MB' }
  const database = await startEmbeddedPostgres({ dataDir, log, systemFolder, userNamespaces, settings })
  opened.push(database)
  return database
}

async function query(database: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ ...database.connection })
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

// An ordinary user runs PostgreSQL under its own account, so there is nothing to choose.
describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('a folder that only root may enter works in a user namespace', async () => {
    const database = await start(true)
    expect(database.dataDir).toBe(dataDir)
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
    expect(await query(database, 'select 1')).toEqual([1])
  })

  test('without namespaces the database goes to a folder that others cannot enter, and is found again', async () => {
    const first = await start(false)
    expect(first.dataDir.startsWith(systemFolder)).toBe(true)
    expect((await stat(join(first.dataDir, 'postgres'))).uid).toBe(NOBODY)
    await query(first, 'create table kept as select 7 as value')
    await first.stop()
    for (const userNamespaces of [true, false]) {
      const again = await start(userNamespaces)
      expect(again.dataDir).toBe(first.dataDir)
      expect(await query(again, 'select value from kept')).toEqual([7])
      await again.stop()
    }
  })

  test('without namespaces an open DATA_DIR is used in place', async () => {
    await chmod(dataDir, 0o755)
    const database = await start(false)
    expect(database.dataDir).toBe(dataDir)
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(NOBODY)
  })

  test('a database made in a namespace moves along when namespaces are gone', async () => {
    const first = await start(true)
    await query(first, 'create table kept as select 7 as value')
    await first.stop()
    const second = await start(false)
    expect(second.dataDir.startsWith(systemFolder)).toBe(true)
    expect(await query(second, 'select value from kept')).toEqual([7])
  })

  test('a running database is joined without changes', async () => {
    await start(true)
    const settings = { fsync: 'off' }
    const options = { dataDir, log, systemFolder, userNamespaces: false, settings, role: 'script' } as const
    const script = await startEmbeddedPostgres(options)
    opened.unshift(script)
    expect(script).toMatchObject({ attached: true, dataDir })
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
  })

  test("root leaves another user's database to that user", async () => {
    await chmod(dataDir, 0o755)
    await chown(dataDir, 12_345, 12_345)
    const first = await start(false)
    await query(first, 'create table kept as select 7 as value')
    await first.stop()
    await own(join(dataDir, 'postgres'), { uid: 12_345, gid: 12_345 })
    const second = await start(true)
    expect(await query(second, 'select value from kept')).toEqual([7])
    expect((await stat(join(dataDir, 'postgres', 'postmaster.pid'))).uid).toBe(12_345)
  })

  test('a moved database that is missing is reported, not replaced by an empty one', async () => {
    const first = await start(false)
    await first.stop()
    await rename(join(first.dataDir, 'postgres'), join(systemFolder, 'lost'))
    await expect(start(false)).rejects.toThrow(
      /^The database of \S+ was moved to \S+, but it is not there\. .*$/,
    )
  })

  test('programs that the database user cannot reach are copied with their links', async () => {
    const { version } = await findBinaries()
    const closed = await mkdtemp(join(tmpdir(), 'closed-'))
    const binaries = await copyBinaries(await findBinaries(), closed)
    const home = await prepareHome(dataDir, { systemFolder, userNamespaces: false, log }, binaries)
    await rm(closed, { recursive: true })
    expect(home.binaries.root).toBe(join(systemFolder, `postgresql-${version}`))
    const link = await lstat(join(home.binaries.root, 'native', 'lib', 'libpq.so.5'))
    expect(link.isSymbolicLink()).toBe(true)
  })
})
