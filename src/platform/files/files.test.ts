import { readdirSync, statSync, utimesSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { serveBucket } from '../../../tests/support/bucket.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { MINUTE } from '../../shared/time.ts'
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
  test('returns a stored file until it is deleted', async () => {
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

  test('accepts files of 5 MB and more, and replaces files', async () => {
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

  test('lists the files of a folder', async () => {
    const keys = [newFileKey('photos'), newFileKey('photos'), newFileKey('logos')]
    const before = Date.now() - MINUTE
    for (const key of keys)
      await store.put(key, Readable.from([Buffer.from(key)]), { contentType: 'image/webp' })
    expect(await keysIn(store, 'photos')).toEqual(keys.slice(0, 2).sort())
    for await (const { size, lastModified } of store.list('photos')) {
      expect(size).toBe(43)
      expect(lastModified.getTime()).toBeGreaterThan(before)
    }
    expect(await keysIn(store, 'nothing')).toEqual([])
  })

  test('stores nothing of an interrupted stream', async () => {
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
  ])('refuses the key %j', async (key) => {
    await expect(async () => store.get(key)).rejects.toThrow('not a file key')
    await expect(async () => store.delete(key)).rejects.toThrow('not a file key')
    await expect(async () => store.put(key, Readable.from(['x']), pdf)).rejects.toThrow('not a file key')
  })

  test('lists nothing outside its folder', () => {
    expect(() => store.list('..')).toThrow('not a folder')
  })
})

test('in a folder, only the owner may read the files, they are spread over subfolders, and no draft remains', async () => {
  const store = await openFileStore({ kind: 'folder', dir })
  const key = newFileKey('cvs')
  await store.put(key, Readable.from(['x']), pdf)
  const path = join(dir, 'cvs', key.slice(4, 6), key.slice(4))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(join(dir, 'cvs')).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(dir, '.incoming'))).toEqual([])
})

test('a file is read to its end even if it is deleted meanwhile', async () => {
  const store = await openFileStore({ kind: 'folder', dir })
  const key = newFileKey('cvs')
  await store.put(key, Readable.from([Buffer.alloc(300_000, 'x')]), pdf)
  const found = await store.get(key)
  await store.delete(key)
  expect(found && (await buffer(found.stream)).length).toBe(300_000)
})

test('drafts older than a day are removed when the store opens; younger ones may be in use', async () => {
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

// Rule (mail and networks): The S3 bucket and the AI provider may be on a private network, but may not redirect
test('a bucket that redirects is an error, and the redirect is not followed', async () => {
  const visited: string[] = []
  const inside = createServer((request, response) => {
    visited.push(request.url ?? '')
    response.end()
  })
  const redirecting = createServer((request, response) => {
    request.resume()
    response.writeHead(307, { location: `http://127.0.0.1:${portOf(inside)}/latest/meta-data` }).end()
  })
  for (const server of [inside, redirecting])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${portOf(redirecting)}`
  const store = await openFileStore({ ...bucket.config, endpoint })
  await expect(store.get(newFileKey('cvs'))).rejects.toThrow()
  await expect(store.put(newFileKey('cvs'), Readable.from(['x']), pdf)).rejects.toThrow()
  for (const server of [inside, redirecting]) server.close()
  expect(visited).toEqual([])
})

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
