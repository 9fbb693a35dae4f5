import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Parts } from '../../src/application.ts'
import { type ArchiveEntry, entryOf, writeArchive } from './archive.ts'
import {
  FILE_FOLDERS,
  MANIFEST,
  type Manifest,
  newManifest,
  SUMMARY,
  type Summary,
  TASKS,
  type WaitingTasks,
} from './format.ts'
import { hashed } from './load.ts'
import { columnsOf, listMigrations, listSequences, listTables } from './schema.ts'

/** Bytes of rows that are collected in memory before they are written. */
const PART_BYTES = 4 * 1024 * 1024

/** The format of rows must not depend on the settings of a server. */
const PLAIN_FORMATS = `SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL timezone = 'UTC';
  SET LOCAL intervalstyle = 'postgres'; SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 3`

export type Written = Summary & { missingFiles: number }

/**
 * Writes the database and the uploads of one moment into one file that only its owner can read. The file appears when
 * it is complete and on disk. The product may run meanwhile: uploads that are deleted before they are copied are
 * counted.
 */
export async function writeBackup(parts: Pick<Parts, 'db' | 'files'>, path: string): Promise<Written> {
  const written: Written = { tables: {}, files: { count: 0, bytes: 0, sha256: '' }, missingFiles: 0 }
  const draft = `${path}.${process.pid}.part`
  try {
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(writeArchive(entriesOf(parts, written)), createGzip({ level: 4 }), target)
    await rename(draft, path)
    await syncFolder(dirname(path))
    return written
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** A rename is only on disk after its folder is synced. Windows cannot open folders and does not need this. */
async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dir, 'r')
  await folder.sync().finally(() => folder.close())
}

async function* entriesOf(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  written: Written,
): AsyncGenerator<ArchiveEntry> {
  if (!(db.$client instanceof pg.Pool)) throw new Error('a backup needs a connection of its own')
  const client = await db.$client.connect()
  let done = false
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(PLAIN_FORMATS)
    yield* databaseEntries(client, written.tables)
    await client.query('COMMIT')
    done = true
  } finally {
    // A connection that stopped in the middle of its rows cannot be used again.
    client.release(!done)
  }
  yield* fileEntries(files, written)
  const { tables, files: counted } = written
  yield entryOf(SUMMARY, JSON.stringify({ tables, files: counted }, null, 2))
}

async function* databaseEntries(
  client: pg.PoolClient,
  counts: Summary['tables'],
): AsyncGenerator<ArchiveEntry> {
  const tables = await listTables(client)
  const migrations = await listMigrations(client)
  const manifest = newManifest({ migrations, tables, sequences: await listSequences(client) })
  yield entryOf(MANIFEST, JSON.stringify(manifest, null, 2))
  for (const table of tables) yield* rowsOf(client, table, counts)
  yield entryOf(TASKS, JSON.stringify(await listWaitingTasks(client)))
}

async function* rowsOf(
  client: pg.PoolClient,
  table: Manifest['tables'][number],
  counts: Summary['tables'],
): AsyncGenerator<ArchiveEntry> {
  const copy = client.query(copyTo(`COPY ${columnsOf(table)} TO STDOUT`))
  const hash = createHash('sha256')
  let parts = 0
  for await (const rows of wholeRows(copy)) {
    hash.update(rows)
    parts += 1
    yield entryOf(`database/${table.name}/${String(parts).padStart(6, '0')}`, rows)
  }
  counts[table.name] = { rows: copy.rowCount, sha256: hash.digest('hex') }
}

/** Yields parts that end at the end of a row. COPY writes a line feed only there. */
async function* wholeRows(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of rows) {
    held.push(chunk)
    bytes += chunk.length
    const end = bytes < PART_BYTES ? -1 : chunk.lastIndexOf(10)
    if (end < 0) continue
    const all = Buffer.concat(held)
    const cut = all.length - chunk.length + end + 1
    yield all.subarray(0, cut)
    held = [all.subarray(cut)]
    bytes = all.length - cut
  }
  if (bytes > 0) yield Buffer.concat(held)
}

/** Lists waiting and active tasks, without those of the queue itself. Active tasks will be done again. */
async function listWaitingTasks(client: pg.PoolClient): Promise<WaitingTasks> {
  const { rows } = await client.query<WaitingTasks[number]>(
    `SELECT name, data, start_after::text AS "startAfter" FROM pgboss.job
     WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_%' ORDER BY created_on, id`,
  )
  return rows
}

async function* fileEntries(files: Parts['files'], written: Written): AsyncGenerator<ArchiveEntry> {
  const hash = createHash('sha256')
  for (const folder of FILE_FOLDERS) {
    for await (const { key } of files.list(folder)) {
      const stored = await files.get(key)
      if (!stored) {
        written.missingFiles += 1
        continue
      }
      written.files.count += 1
      written.files.bytes += stored.size
      yield { name: `files/${key}`, size: stored.size, content: hashed(stored.stream, hash) }
    }
  }
  written.files.sha256 = hash.digest('hex')
}
