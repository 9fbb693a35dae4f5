import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import * as v from 'valibot'
import type { Parts } from '../../src/application.ts'
import { transaction } from '../../src/platform/database/transaction.ts'
import type { FileStore } from '../../src/platform/files/files.ts'
import { ScriptError } from '../script.ts'
import { type ArchiveEntry, BrokenArchive, readArchive } from './archive.ts'
import { FILE_FOLDERS, MANIFEST, Manifest, SUMMARY, Summary, TASKS, WaitingTasks } from './format.ts'
import { balancesAreRight, emptyTables, hashed, loadRows, queueTasks, wakeTriggers } from './load.ts'
import { applyLaterMigrations, lockEverything, returnToMigrations } from './schema.ts'

export type Restored = { rows: number; files: number; createdAt: string }

/**
 * Replaces everything with the content of a backup, or changes nothing if anything is wrong with it. Throws a
 * ScriptError when the backup is incomplete or from a newer version, or when the product is in use.
 */
export async function restoreBackup(parts: Parts, path: string): Promise<Restored> {
  const before = new Set(await listKeys(parts))
  const stored = new Set<string>()
  try {
    const restored = await transaction({ ...parts.makeContext(), db: parts.db }, async ({ db }) => {
      if (db.$client instanceof pg.Pool) throw new Error('a restore needs one connection')
      return load(db.$client, parts, path, stored)
    })
    for (const key of before) if (!stored.has(key)) await parts.files.delete(key)
    return restored
  } catch (error) {
    for (const key of stored) if (!before.has(key)) await parts.files.delete(key)
    throw explain(error, path)
  }
}

async function listKeys({ files }: Parts): Promise<string[]> {
  const keys: string[] = []
  for (const folder of FILE_FOLDERS) for await (const { key } of files.list(folder)) keys.push(key)
  return keys
}

async function load(
  client: pg.PoolClient,
  { files }: Parts,
  path: string,
  stored: Set<string>,
): Promise<Restored> {
  const entries = readArchive(openArchive(path))
  const manifest = await readJson(Manifest, MANIFEST, (await entries.next()).value)
  await client.query(
    "SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL timezone = 'UTC'",
  )
  await lockEverything(client)
  await returnToMigrations(client, manifest.migrations)
  await emptyTables(client, manifest)
  const tables = new Map(manifest.tables.map((table) => [table.name, { ...table, rows: 0, hash: newHash() }]))
  const fileHash = newHash()
  let summary: Summary | undefined
  for await (const entry of entries) {
    const [kind, name = ''] = entry.name.split(/\/(.*)/s)
    const table = tables.get(name.replace(/\/.*/, ''))
    if (kind === 'database' && table) table.rows += await loadRows(client, table, entry.content, table.hash)
    else if (kind === 'files') await storeFile(files, name, hashed(entry.content, fileHash), stored)
    else if (kind === TASKS) await queueTasks(client, await readJson(WaitingTasks, TASKS, entry))
    else summary = await readJson(Summary, SUMMARY, entry)
  }
  const rows = compareTables(summary, tables)
  if (summary?.files.count !== stored.size || summary.files.sha256 !== fileHash.digest('hex'))
    throw new BrokenArchive('the files differ')
  if (!(await balancesAreRight(client))) throw new BrokenArchive('a balance is not the sum of its ledger')
  await wakeTriggers(client, manifest)
  await applyLaterMigrations(client)
  return { rows, files: stored.size, createdAt: manifest.createdAt }
}

const newHash = () => createHash('sha256')

function openArchive(path: string): AsyncIterable<Buffer> {
  const unzip = createGunzip()
  createReadStream(path)
    .on('error', (error) => unzip.destroy(error))
    .pipe(unzip)
  return unzip
}

async function readJson<S extends v.GenericSchema>(
  schema: S,
  name: string,
  entry: ArchiveEntry | undefined,
): Promise<v.InferOutput<S>> {
  if (entry?.name !== name)
    throw new BrokenArchive(`it has ${entry?.name ?? 'nothing'} in the place of ${name}`)
  const text = (await buffer(Readable.from(entry.content))).toString('utf8')
  try {
    return v.parse(schema, JSON.parse(text))
  } catch (error) {
    throw new BrokenArchive(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Pictures are always WebP, because we draw them again. The type of a CV file is in its row. */
async function storeFile(
  files: FileStore,
  key: string,
  content: AsyncIterable<Buffer>,
  stored: Set<string>,
): Promise<void> {
  const contentType = key.startsWith('cvs/') ? 'application/octet-stream' : 'image/webp'
  stored.add(key)
  await files.put(key, Readable.from(content), { contentType })
}

/** Returns the total number of rows. Throws BrokenArchive when a table differs from the summary. */
function compareTables(
  summary: Summary | undefined,
  tables: ReadonlyMap<string, { rows: number; hash: Hash }>,
): number {
  let all = 0
  for (const [name, { rows, hash }] of tables) {
    const written = summary?.tables[name]
    if (written?.rows !== rows || written.sha256 !== hash.digest('hex'))
      throw new BrokenArchive(`the rows of ${name} differ`)
    all += rows
  }
  return all
}

function explain(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = error instanceof Error ? error.message : ''
  // zlib's error codes for a file that is cut off or not an archive.
  if (error instanceof BrokenArchive || code.startsWith('Z_'))
    return new ScriptError(`${path} is not a complete backup (${reason}). Nothing was changed`)
  if (code === '55P03' || code === '40P01')
    return new ScriptError('The product is too busy. Stop it, then restore. Nothing was changed')
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') return new ScriptError(reason)
  return error
}

/**
 * Throws a ScriptError when the product contains people or files. One administrator is allowed, because the first
 * start creates it.
 */
export async function requireEmpty({ db, files }: Parts): Promise<void> {
  const { rows } = await db.$client.query<{ holds: string | null }>(
    `SELECT CASE WHEN EXISTS (SELECT FROM job_seekers) THEN 'job seekers'
       WHEN EXISTS (SELECT FROM employers) THEN 'employers'
       WHEN EXISTS (SELECT FROM cvs) THEN 'CVs'
       WHEN (SELECT count(*) FROM administrators) > 1 THEN 'administrators' END AS holds`,
  )
  const holds = rows[0]?.holds ?? (await hasFiles(files))
  if (holds)
    throw new ScriptError(
      `The product already has ${holds}. To replace everything with the backup, add --force`,
    )
}

async function hasFiles(files: Parts['files']): Promise<string | undefined> {
  for (const folder of FILE_FOLDERS) for await (const _ of files.list(folder)) return 'uploaded files'
  return undefined
}
