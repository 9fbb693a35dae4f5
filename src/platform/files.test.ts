import { readdirSync, statSync, utimesSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { serveBucket } from '../../tests/support/bucket.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { type FileStore, newFileKey } from './files.ts'
import { openFileStore } from './open-file-store.ts'

const folder = temporaryFolder()
const dir = join(folder.dir, 'store')
const bucket = await serveBucket()
const pdf = { contentType: 'application/pdf' }

async function keysIn(store: FileStore, name: string) {
  const keys: string[] = []
  for await (const { key } of store.list(name)) keys.push(key)
  return keys.sort()
}

describe.each([
  ['folder', await openFileStore({ kind: 'folder', dir })],
  ['bucket', await openFileStore(bucket.config)],
])('a %s', (_kind, store) => {
  test('gives back what was put, until it is deleted', async () => {
    const key = newFileKey('cvs')
    expect(await store.put(key, Readable.from([Buffer.from('Ana '), Buffer.from('Kila')]), pdf)).toEqual({
      size: 8,
    })
    const found = await store.get(key)
    expect(found?.size).toBe(8)
    expect(found && (await text(found.stream))).toBe('Ana Kila')
    await store.delete(key)
    expect(await store.get(key)).toBeUndefined()
    await store.delete(key)
  })

  test('takes 5 MB and more, and replaces', async () => {
    const key = newFileKey('cvs')
    const large = Buffer.alloc(6 * 1024 * 1024, 'wantok')
    await store.put(key, Readable.from([Buffer.from('old')]), pdf)
    expect(await store.put(key, Readable.from([large.subarray(0, 999), large.subarray(999)]), pdf)).toEqual({
      size: large.length,
    })
    const found = await store.get(key)
    expect(found && (await buffer(found.stream)).equals(large)).toBe(true)
    await store.delete(key)
  })

  test('lists one of its folders', async () => {
    const keys = [newFileKey('photos'), newFileKey('photos'), newFileKey('logos')]
    const before = Date.now() - 60_000
    for (const key of keys)
      await store.put(key, Readable.from([Buffer.from(key)]), { contentType: 'image/webp' })
    expect(await keysIn(store, 'photos')).toEqual(keys.slice(0, 2).sort())
    for await (const { size, lastModified } of store.list('photos')) {
      expect(size).toBe(43)
      expect(lastModified.getTime()).toBeGreaterThan(before)
    }
    expect(await keysIn(store, 'nothing')).toEqual([])
  })

  test('stores nothing of a stream that breaks off', async () => {
    const key = newFileKey('cvs')
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('gone')
    }
    await expect(store.put(key, Readable.from(broken()), pdf)).rejects.toThrow('gone')
    expect(await store.get(key)).toBeUndefined()
  })

  test.each([
    '../secret',
    'cvs/../../secret',
    'cvs/x',
    '/etc/passwd',
    'cvs/',
    `CVS/${'0'.repeat(36)}`,
    'cvs\\x',
    '',
  ])('knows no key %j', async (key) => {
    await expect(async () => store.get(key)).rejects.toThrow('not a file key')
    await expect(async () => store.delete(key)).rejects.toThrow('not a file key')
    await expect(async () => store.put(key, Readable.from(['x']), pdf)).rejects.toThrow('not a file key')
  })

  test('lists nothing outside of it', () => {
    expect(() => store.list('..')).toThrow('not a folder')
  })
})

test("in a folder files are the owner's alone, spread over subfolders, and no draft remains", async () => {
  const store = await openFileStore({ kind: 'folder', dir })
  const key = newFileKey('cvs')
  await store.put(key, Readable.from(['x']), pdf)
  const path = join(dir, 'cvs', key.slice(4, 6), key.slice(4))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(join(dir, 'cvs')).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(dir, '.incoming'))).toEqual([])
})

test('a file is read to its end though it is deleted meanwhile', async () => {
  const store = await openFileStore({ kind: 'folder', dir })
  const key = newFileKey('cvs')
  await store.put(key, Readable.from([Buffer.alloc(300_000, 'x')]), pdf)
  const found = await store.get(key)
  await store.delete(key)
  expect(found && (await buffer(found.stream)).length).toBe(300_000)
})

test('drafts of a day ago are cleared when the store opens, younger ones may be in use', async () => {
  const incoming = join(dir, '.incoming')
  await mkdir(incoming, { recursive: true })
  await writeFile(join(incoming, 'old'), 'x')
  await writeFile(join(incoming, 'new'), 'x')
  const twoDaysAgo = new Date(Date.now() - 48 * 3600 * 1000)
  utimesSync(join(incoming, 'old'), twoDaysAgo, twoDaysAgo)
  await openFileStore({ kind: 'folder', dir })
  expect(readdirSync(incoming)).toEqual(['new'])
})

test('a bucket that refuses is an error', async () => {
  const store = await openFileStore({ ...bucket.config, secretAccessKey: '', accessKeyId: 'stranger' })
  await expect(store.get(newFileKey('cvs'))).rejects.toThrow()
  await expect(store.put(newFileKey('cvs'), Readable.from(['x']), pdf)).rejects.toThrow()
})
