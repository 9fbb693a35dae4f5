import { chmod, lstat, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBinaries, mendSymlinks } from './binaries.ts'

let root: string

/** A package as npm unpacks it, before its install script has run. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'binaries-'))
  for (const name of ['bin', 'lib']) await mkdir(join(root, 'native', name), { recursive: true })
  await writeFile(join(root, 'native', 'bin', 'postgres'), '')
  await writeFile(join(root, 'native', 'lib', 'libpq.so.5.18'), '')
  await writeFile(join(root, 'native', 'lib', 'libpq.a'), '')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
})

afterEach(() => rm(root, { recursive: true }))

test('links that the install script did not make are made once', async () => {
  const binaries = { root, version: '18.4.0', major: 18 }
  expect(await mendSymlinks(binaries)).toBe(true)
  expect(await mendSymlinks(binaries)).toBe(true)
  expect(await readlink(join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})

test('a copy has its links, no static libraries, and is open to everyone', async () => {
  await chmod(join(root, 'native'), 0o700)
  const copy = await copyBinaries({ root, version: '18.4.0', major: 18 }, join(root, 'copies'))
  expect(copy.root).toBe(join(root, 'copies', 'postgresql-18.4.0'))
  expect(await readlink(join(copy.root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  await expect(lstat(join(copy.root, 'native', 'lib', 'libpq.a'))).rejects.toThrow('ENOENT')
  expect((await stat(join(copy.root, 'native'))).mode & 0o777).toBe(0o755)
  expect((await stat(join(copy.root, 'native', 'bin', 'postgres'))).mode & 0o777).toBe(0o755)
})
