import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StartError } from '../database/errors.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

vi.setConfig({ testTimeout: 30_000 })

let root: string
let made: string
let dataDir: string
let opened: EmbeddedPostgres[] = []
let lines: string[] = []

/** Most tests begin with a copy, which is made faster than a new database. */
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'embedded-'))
  await (await start('script', made)).stop()
})

afterAll(() => rm(made, { recursive: true }))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'embedded-'))
  dataDir = join(root, 'data')
  await cp(made, dataDir, { recursive: true })
  opened = []
  lines = []
})

afterEach(async () => {
  for (const database of opened) await database.stop()
  await rm(root, { recursive: true })
})

const say = (line: string) => void lines.push(line)
const log = { info: say, warn: say, error: say }
const settings = { fsync: 'off', shared_buffers: '16MB' }

async function start(role: 'server' | 'script' = 'server', folder = dataDir): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir: folder, log, role, settings })
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

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

/** A server removes this file as the last step of an orderly stop. */
async function isStopped(): Promise<boolean> {
  return !(await readdir(join(dataDir, 'postgres'))).includes('postmaster.pid')
}

/** Runs an app in its own process, which prints `ready` and then runs the code of `then`. */
async function runApp(
  role: 'server' | 'script',
  then: string,
): Promise<{ pid: number; ended: Promise<unknown> }> {
  const launcher = JSON.stringify(new URL('./start.ts', import.meta.url))
  const options = JSON.stringify({ dataDir, role, settings })
  const app = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startEmbeddedPostgres } from ${launcher}
       const log = { info() {}, warn() {}, error() {} }
       const database = await startEmbeddedPostgres({ ...${options}, log })
       process.stdout.write('ready')
       ${then}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise((resolve) => app.once('exit', (code, signal) => resolve(signal ?? code)))
  const complaints = text(app.stderr)
  await new Promise((resolve, reject) => {
    app.stdout.once('data', resolve)
    app.once('exit', async () => reject(new Error(`the app ended before it was ready: ${await complaints}`)))
  })
  return { pid: app.pid ?? 0, ended }
}

const forEver = 'setInterval(() => {}, 1000)'

test('a new folder becomes a UTF-8 database whose rows are still there after a restart', async () => {
  dataDir = join(root, 'new')
  const first = await start()
  expect(first).toMatchObject({ attached: false, dataDir })
  await query(first, 'create table words (word text)')
  await query(first, `insert into words values ('Élan'), ('buai'), ('Ana')`)
  for (const name of ['pg_trgm', 'unaccent', 'btree_gin']) await query(first, `create extension ${name}`)
  await first.stop()
  expect(await isStopped()).toBe(true)

  const second = await start()
  expect(second.attached).toBe(false)
  expect(await query(second, 'select word from words order by lower(word)')).toEqual(['Ana', 'buai', 'Élan'])
  expect(await query(second, `select to_tsvector('english', 'ÉLAN')::text`)).toEqual([`'élan':1`])
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0)
})

test('acknowledged writes are on the disk, and no port is open', async () => {
  const database = await startEmbeddedPostgres({ dataDir, log })
  opened.push(database)
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses']
  const shown = names.map((name) => `current_setting('${name}')`).join(', ')
  expect(await query(database, `select ${shown}`)).toEqual(['on', 'on', 'on', 'on', ''])
  expect(await query(database, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([false])
})

test('a script joins a running server and leaves it running', async () => {
  const server = await start()
  const script = await start('script')
  expect(script.attached).toBe(true)
  await script.stop()
  expect(await query(server, 'select 1')).toEqual([1])
})

test('the last script stops a database that a script started', async () => {
  const first = await start('script')
  const second = await start('script')
  await first.stop()
  expect(await query(second, 'select 1')).toEqual([1])
  await second.stop()
  expect(await isStopped()).toBe(true)
})

test('a server that joins the database of a script keeps it when the script ends', async () => {
  const script = await start('script')
  const server = await start()
  expect(server.attached).toBe(true)
  await script.stop()
  expect(await query(server, 'select 1')).toEqual([1])
})

test('a second server is refused in one line', async () => {
  const server = await start()
  const refusal = await start().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(String(refusal)).toMatch(
    new RegExp(`^StartError: Another server \\(process ${process.pid}\\) .*${dataDir}.*$`),
  )
  expect(await query(server, 'select 1')).toEqual([1])
})

test('a server and scripts that start at the same moment share one database', async () => {
  dataDir = join(root, 'new')
  const all = await Promise.all([start('script'), start('server'), start('script')])
  expect(all.filter((database) => !database.attached)).toHaveLength(1)
  for (const database of all) expect(await query(database, 'select 1')).toEqual([1])
  expect((await readdir(dataDir)).filter((name) => name.includes('.new-'))).toEqual([])
})

test('after kill -9 of the app the next server joins and then owns the database', async () => {
  const app = await runApp('server', forEver)
  const pid = await postmasterPid()
  process.kill(app.pid, 'SIGKILL')
  const server = await start()
  expect(server.attached).toBe(true)
  expect(await postmasterPid()).toBe(pid)
  await server.stop()
  expect(await isStopped()).toBe(true)
})

test.each([
  ['by process.exit', 'process.exit(0)', undefined, 0],
  ['when nothing is left to do', '', undefined, 0],
  ['by an exception', 'throw new Error()', undefined, 1],
  ['by SIGTERM', forEver, 'SIGTERM', 'SIGTERM'],
] as const)('a process that ends %s stops its database too', async (_, then, signal, code) => {
  const app = await runApp('script', then)
  if (signal) process.kill(app.pid, signal)
  expect(await app.ended).toBe(code)
  await expect.poll(isStopped, { timeout: 10_000 }).toBe(true)
})

test('a running server gets its killed database back at the same address', async () => {
  const server = await start()
  await query(server, 'create table kept as select 7 as value')
  process.kill(await postmasterPid(), 'SIGKILL')
  const value = () => query(server, 'select value from kept').catch(() => undefined)
  await expect.poll(value, { timeout: 20_000 }).toEqual([7])
  expect(lines).toEqual(['The database stopped unexpectedly: starting it again'])
})

test('a query that outlives its killed server does not delay the next start', async () => {
  const app = await runApp(
    'server',
    `
    const { default: pg } = await import('pg')
    const client = new pg.Client(database.connection)
    await client.connect()
    client.query('do $$ begin loop end loop; end $$')
    ${forEver}`,
  )
  const script = await start('script')
  const looping = `select count(*)::int from pg_stat_activity where state = 'active' and query like 'do $$%'`
  await expect.poll(() => query(script, looping)).toEqual([1])
  process.kill(app.pid, 'SIGKILL')
  process.kill(await postmasterPid(), 'SIGKILL')
  const server = await start()
  expect(server.attached).toBe(false)
})

test('a lock file is stale when another process has the number of the killed server', async () => {
  const app = await runApp('server', forEver)
  const pid = await postmasterPid()
  process.kill(app.pid, 'SIGKILL')
  process.kill(pid, 'SIGKILL')
  await app.ended
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = join(dataDir, 'postgres', name)
    await writeFile(file, (await readFile(file, 'utf8')).replace(String(pid), String(process.ppid)))
  }
  const server = await start()
  expect(server.attached).toBe(false)
})

test('the remains of a killed initdb are removed', async () => {
  dataDir = join(root, 'new')
  const left = join(dataDir, 'postgres.new-2147483646-abcdef')
  await mkdir(join(left, 'base'), { recursive: true })
  await writeFile(join(left, 'PG_VERSION'), '18\n')
  const server = await start()
  expect(await query(server, 'select 1')).toEqual([1])
  expect(await readdir(dataDir)).not.toContain('postgres.new-2147483646-abcdef')
})

test('files that are not a database, or an incomplete one, are left alone', async () => {
  dataDir = join(root, 'new')
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'precious'), 'x')
  await expect(start()).rejects.toThrow(/^\S+postgres contains files but no database. .*$/)
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
  await expect(start()).rejects.toThrow(/^The database in \S+ is incomplete: .*$/)
  expect(await readdir(join(dataDir, 'postgres'))).toContain('precious')
})

test('a database of another major version is refused, with what to do', async () => {
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  const refusal = await start().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(String(refusal)).toMatch(/^.*PostgreSQL 17 .* needs 18.*npm run backup.*npm run restore.*$/)
})

test('a DATA_DIR that cannot be a folder is refused in one line', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  await expect(start('server', file)).rejects.toThrow(/^DATA_DIR \S+file cannot be used: .*$/)
})

test('when PostgreSQL refuses to start, one line says why', async () => {
  const start = startEmbeddedPostgres({ dataDir, log, settings: { ...settings, work_mem: 'much' } })
  await expect(start).rejects.toThrow(/^The database did not start: .*work_mem.*$/)
})

test('a DATA_DIR that is too deep for a socket path gets a short private folder', async () => {
  const deep = join(root, 'deep'.repeat(20))
  await rename(dataDir, deep)
  const server = await start('server', deep)
  const { host } = server.connection
  expect(host.length).toBeLessThan(90)
  expect((await stat(host)).mode & 0o777).toBe(0o700)
  expect(await query(server, 'select 1')).toEqual([1])
  await server.stop()
  await expect(stat(host)).rejects.toThrow('ENOENT')
  expect((await start('server', deep)).connection.host).toBe(host)
})

test('the log keeps one older file', async () => {
  const file = join(dataDir, 'postgres.log')
  await writeFile(file, 'x'.repeat(6 * 1024 * 1024))
  await utimes(file, 0, 0)
  await start()
  expect((await stat(`${file}.1`)).size).toBeGreaterThan(5 * 1024 * 1024)
  expect((await stat(file)).size).toBeLessThan(10_000)
})
