import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import * as v from 'valibot'
import type { Parts } from '../src/application.ts'
import type { FileStore } from '../src/platform/files.ts'
import { transaction } from '../src/platform/transaction.ts'
import { type ArchiveEntry, BrokenArchive, readArchive } from './backup-archive.ts'
import { FILE_FOLDERS, MANIFEST, Manifest, SUMMARY, Summary, TASKS, WaitingTasks } from './backup-format.ts'
import { balancesAreRight, emptyTables, hashed, loadRows, queueTasks, wakeTriggers } from './backup-load.ts'
import { applyLaterMigrations, lockEverything, returnToMigrations } from './backup-schema.ts'
import { ScriptError } from './script.ts'

export type Restored = { rows: number; files: number; createdAt: string }

/**
 * Puts the content of a backup in the place of everything there is: all of it, or nothing when anything is wrong with it. Throws a
 * ScriptError when the file is no whole backup, or one of a newer version, or when the product is in use.
 */
export async function restoreBackup(parts: Parts, path: string): Promise<Restored> {
  const before = new Set(await listKeys(parts))
  const stored = new Set<string>()
  try {
    const restored = await transaction(parts.makeContext(), async ({ db }) => {
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
    throw new BrokenArchive(`there is ${entry?.name ?? 'nothing'} where ${name} is to be`)
  const text = (await buffer(Readable.from(entry.content))).toString('utf8')
  try {
    return v.parse(schema, JSON.parse(text))
  } catch (error) {
    throw new BrokenArchive(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Pictures were made by us, as WebP; a CV says its type in its row. */
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

/** Returns how many rows there are in all. */
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
  // what zlib says of a file that is cut off or no archive at all
  if (error instanceof BrokenArchive || code.startsWith('Z_'))
    return new ScriptError(`${path} is no whole backup (${reason}): nothing was changed`)
  if (code === '55P03' || code === '40P01')
    return new ScriptError('The product is too busy: stop it, then restore. Nothing was changed')
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') return new ScriptError(reason)
  return error
}
