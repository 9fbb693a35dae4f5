import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { FILE_FOLDERS } from '../../scripts/backup/format.ts'
import { requireEmpty, restoreBackup } from '../../scripts/backup/restore.ts'
import { listMigrations, listTables, returnToMigrations } from '../../scripts/backup/schema.ts'
import { writeBackup } from '../../scripts/backup/write.ts'
import { openParts, type Parts } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openFileStore } from '../../src/platform/files/open-file-store.ts'
import { openAsScript, startTestApp } from '../support/app.ts'
import { serveBucket } from '../support/bucket.ts'
import { pdfFile, uploadCv } from '../support/cvs.ts'
import { createTestDatabase } from '../support/database.ts'
import { fillEmptyTables } from '../support/fill-tables.ts'
import { formOf } from '../support/forms.ts'
import { createEmployer, createJobSeeker, giveCredits } from '../support/people.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const app = await startTestApp()
const backedUp = { ...app, db: openAsScript(app) }
const { dir } = temporaryFolder()
const file = join(dir, 'backup.tgz')

/** A product of its own, whose pages are not served. */
async function openTarget(): Promise<Parts> {
  const database = await createTestDatabase()
  const config = readConfig({ DATA_DIR: join(dir, crypto.randomUUID()), LOG_LEVEL: 'silent' })
  const parts = await openParts(config, 'script', database.connection)
  onTestFinished(async () => {
    await parts.close()
    await database.drop()
  })
  return parts
}

/** Every row of every table, in any order. */
async function rowsOf(parts: Parts) {
  const client = await clientOf(parts)
  try {
    const rows: Record<string, string[]> = {}
    for (const { name } of await listTables(client)) {
      const found = await client.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t`)
      rows[name] = found.rows.map(({ row }) => row).sort()
    }
    return rows
  } finally {
    client.release()
  }
}

async function clientOf({ db }: Parts) {
  if (!('totalCount' in db.$client)) throw new Error('not a pool')
  return db.$client.connect()
}

async function filesOf({ files }: Parts): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const folder of FILE_FOLDERS) {
    for await (const { key } of files.list(folder)) {
      const stored = await files.get(key)
      found[key] = stored ? (await buffer(stored.stream)).toString('base64') : ''
    }
  }
  return found
}

async function ask({ db }: Parts, query: string): Promise<unknown> {
  return (await db.$client.query<{ value: unknown }>(`SELECT (${query}) AS value`)).rows[0]?.value
}

beforeAll(async () => {
  const { default: sharp } = await import('sharp')
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a50' } })
    .png()
    .toBuffer()
  const ana = await createJobSeeker(app, { username: 'ana', fullName: 'Ana “Tab\t” Kila\\N' })
  await ana.upload('/api/auth/photo', formOf({ photo: new File([new Uint8Array(picture)], 'me.png') }))
  const cvId = await uploadCv(ana, { summary: 'Line one\nline two\\. Tok Pisin: “gutpela” 👍' })
  // The last CV is deleted: the next one must not get its number, which somebody may have noted.
  const gone = await uploadCv(ana, {}, await pdfFile('A second thought'))
  await ana.delete(`/api/cvs/${gone}`)
  const boroko = await createEmployer(app, { credits: 30 })
  await boroko.get(`/api/cvs/${cvId}/view`)
  await boroko.get(`/api/cvs/${cvId}/download`)
  await app.tasks.enqueue(app, 'cv-changed', { cvId }, 86_400)
  await writeBackup(backedUp, file)
})

describe('a backup', () => {
  test('is one file that only its owner can read, and leaves no other file behind', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await readdir(dir)).toEqual(['backup.tgz'])
  })

  test('contains one moment of a product that is being written to', async () => {
    const employer = await createEmployer(app, { credits: 1 })
    const spending = Promise.all(Array.from({ length: 40 }, () => giveCredits(app, employer.id, 2)))
    const busy = join(dir, 'busy.tgz')
    await Promise.all([spending, writeBackup(backedUp, busy)])
    const target = await openTarget()
    // The script compares balances with their ledgers itself.
    await expect(restoreBackup(target, busy)).resolves.toMatchObject({ files: 3 })
  })

  test('skips an upload that is deleted before it is copied', async () => {
    const [gone = ''] = Object.keys(await filesOf(app))
    const get: Parts['files']['get'] = async (key) => (key === gone ? undefined : app.files.get(key))
    const path = join(dir, 'gone.tgz')
    const written = await writeBackup({ ...backedUp, files: { ...app.files, get } }, path)
    expect(written).toMatchObject({ missingFiles: 1, files: { count: 2 } })
    const target = await openTarget()
    await restoreBackup(target, path)
    expect(Object.keys(await filesOf(target))).not.toContain(gone)
  })

  test('that cannot be written leaves no file behind', async () => {
    await expect(writeBackup(backedUp, join(dir, 'no/such/folder.tgz'))).rejects.toThrow('ENOENT')
    const broken = { ...app.files, get: () => Promise.reject(new Error('the disk is broken')) }
    await expect(writeBackup({ ...backedUp, files: broken }, join(dir, 'x.tgz'))).rejects.toThrow(
      'the disk is broken',
    )
    expect((await readdir(dir)).filter((name) => name.startsWith('x'))).toEqual([])
  })
})

describe('a restore', () => {
  // Rule (operating): A backup restores every table and file, also through a bucket
  test('into an empty product restores every row of every table, every file, the sequences and the waiting tasks', async () => {
    const fresh = join(dir, 'fresh.tgz')
    // Once a minute it would delete the invented rows of the virus scanner.
    await app.db.$client.query("DELETE FROM pgboss.schedule WHERE name = 'scan-files'")
    await app.tasksDone()
    // The only text whose format a check requires.
    await app.db.$client.query("INSERT INTO payment_references SELECT 'PNG-2345', id FROM employers LIMIT 1")
    expect(await fillEmptyTables(app.db.$client)).toEqual([])
    await writeBackup(backedUp, fresh)
    const target = await openTarget()
    await requireEmpty(target)
    await restoreBackup(target, fresh)
    const rows = await rowsOf(app)
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([])
    expect(await rowsOf(target)).toEqual(rows)
    const files = await filesOf(target)
    expect(files).toEqual(await filesOf(app))
    expect(Object.keys(files)).toHaveLength(3)
    expect(await ask(target, "SELECT nextval('cvs_id_seq')")).toBe(3)
    expect(
      await ask(target, "SELECT data FROM pgboss.job WHERE start_after > now() + interval '20 hours'"),
    ).toEqual({
      cvId: 1,
    })
    await expect(requireEmpty(target)).rejects.toThrow(/^The product already has job seekers\. .*--force.*$/)
  })

  test('leaves the triggers that protect the ledger active', async () => {
    const target = await openTarget()
    await restoreBackup(target, file)
    const update = target.db.$client.query('UPDATE credit_accounts SET credits = credits + 1')
    await expect(update).rejects.toThrow('a balance moves only by a row of credit_transactions')
    await giveCredits({ ...app, ...target }, 1, 5)
    expect(await ask(target, 'SELECT credits FROM credit_accounts')).toBe(28)
  })

  test('replaces everything that was there', async () => {
    const other = await startTestApp()
    const koivi = await createJobSeeker(other, { username: 'koivi' })
    await uploadCv(koivi)
    await restoreBackup({ ...other, db: openAsScript(other) }, file)
    expect(await ask(other, 'SELECT array_agg(username::text) FROM job_seekers')).toEqual(['ana'])
    expect(Object.keys(await filesOf(other)).sort()).toEqual(Object.keys(await filesOf(app)).sort())
    expect((await koivi.get('/api/auth/profile')).status).toBe(401)
    const login = await koivi.post('/api/auth/login', { username: 'ana', password: 'wantok-demo' })
    expect(login.status).toBe(200)
    expect((await koivi.get('/api/cvs/search?query=sutures')).body).toMatchObject({ total: 1 })
  })

  test('moves the uploads from a folder into a bucket', async () => {
    const { config, objects } = await serveBucket()
    const target = { ...(await openTarget()), files: await openFileStore(config) }
    await restoreBackup(target, file)
    expect(objects.size).toBe(3)
    expect(await filesOf(target)).toEqual(await filesOf(app))
    const path = join(dir, 'bucket.tgz')
    expect(await writeBackup(target, path)).toMatchObject({ files: { count: 3 }, missingFiles: 0 })
    const back = await openTarget()
    await restoreBackup(back, path)
    expect(await filesOf(back)).toEqual(await filesOf(app))
    expect(await rowsOf(back)).toEqual(await rowsOf(target))
  })

  test('of an older version, whose migrations had other numbers, ends at the newest migration', async () => {
    const [old, target] = [await openTarget(), await openTarget()]
    const client = await clientOf(old)
    const migrations = await listMigrations(client)
    await client.query('BEGIN')
    await returnToMigrations(client, migrations.slice(0, 6))
    await client.query("INSERT INTO administrators (username, password_hash) VALUES ('olivia', 'x')")
    await client.query("UPDATE migrations SET name = '9' || name")
    await client.query('COMMIT')
    client.release()
    const path = join(dir, 'old.tgz')
    await writeBackup(old, path)
    await restoreBackup(target, path)
    expect(await ask(target, 'SELECT array_agg(username::text) FROM administrators')).toEqual(['olivia'])
    expect(await ask(target, 'SELECT array_agg(name ORDER BY name) FROM migrations')).toEqual(
      [...migrations].sort(),
    )
  })
})

describe('refused in one line, with nothing changed', () => {
  const whole = () => gunzipSync(readFileSync(file))
  /** Of the same length, so that the archive stays valid. */
  const changed = (from: string, to: string) => {
    const bytes = whole()
    bytes.write(to, bytes.indexOf(from))
    return gzipSync(bytes)
  }

  test.each([
    [
      'a file that is cut off',
      () => readFileSync(file).subarray(0, 5000),
      /is not a complete backup \(unexpected end/,
    ],
    ['an archive without its end', () => gzipSync(whole().subarray(0, -4096)), /is not a complete backup/],
    ['another file', () => Buffer.from('%PDF-1.7'), /is not a complete backup \(incorrect header/],
    [
      'a row that was changed',
      () => changed('Goroka', 'Boroka'),
      /is not a complete backup \(the rows of \w+ differ/,
    ],
    [
      'an upload that was changed',
      () => changed('%PDF-1', '%PDF-9'),
      /is not a complete backup \(the files differ/,
    ],
    [
      'a newer version',
      () => changed('0001_catalog.sql', '0001_cargoes.sql'),
      /newer version .* \(it has 0001_cargoes.sql\)/,
    ],
    [
      'another format',
      () => changed('"version": 1', '"version": 2'),
      /is not a complete backup \(manifest.json/,
    ],
  ])('%s', async (_, content, message) => {
    const target = await openTarget()
    const path = join(dir, 'wrong.tgz')
    writeFileSync(path, content())
    await target.db.$client.query(
      "INSERT INTO administrators (username, password_hash) VALUES ('olivia', 'x')",
    )
    const before = await rowsOf(target)
    await expect(restoreBackup(target, path)).rejects.toThrow(message)
    expect(await rowsOf(target)).toEqual(before)
    expect(await filesOf(target)).toEqual({})
  })
})
