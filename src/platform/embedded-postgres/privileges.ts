import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmod,
  chown,
  cp,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorCode, StartError } from '../database/errors.ts'
import { type Binaries, copyBinaries, exists, mendSymlinks, program } from './binaries.ts'

const run = promisify(execFile)

/** How PostgreSQL's programs are run: by a wrapper or as another user. If it is empty, as the current user. */
export type Runner = { wrapper?: readonly string[]; uid?: number; gid?: number }

/** Runs a program as the same user under another number: it is not root and has no privileges, but owns its files. */
export const NAMESPACE = ['unshare', '--user']

/** The folder of the database (`folder` contains `postgres/`), and the user and programs that run it. */
export type Home = { folder: string; cluster: string; runner: Runner; binaries: Binaries }

export type HomeOptions = {
  /** The folder for a database or programs that the other user cannot reach at their own place. */
  systemFolder: string
  /** Tests pass false, as if the machine had no user namespaces. */
  userNamespaces: boolean
  log: Record<'info' | 'warn' | 'error', (message: string) => void>
}

/**
 * Returns the folder of the database. For root, the database may have been moved from `dataDir` to the system folder.
 */
export async function findHomeFolder(dataDir: string): Promise<string> {
  const moved = await readFile(movedNote(dataDir), 'utf8').catch(() => '')
  if (moved === '') return dataDir
  const folder = moved.trim()
  if (await exists(join(folder, 'postgres'))) return folder
  throw new StartError(
    `The database of ${dataDir} was moved to ${folder}, but it is not there. Move it back, or delete ${movedNote(dataDir)} to start with an empty one`,
  )
}

function movedNote(dataDir: string): string {
  return join(dataDir, 'postgres.moved')
}

/**
 * Finds the folder, the user and the programs. PostgreSQL refuses to run as root, so root runs it as the owner of an
 * existing database, otherwise in a user namespace, otherwise as the user `nobody`.
 */
export async function prepareHome(dataDir: string, options: HomeOptions, binaries: Binaries): Promise<Home> {
  const linked = await mendSymlinks(binaries)
  const folder = await findHomeFolder(dataDir)
  if (process.getuid?.() !== 0) {
    const usable = linked ? binaries : await copyBinaries(binaries, folder)
    return { folder, cluster: join(folder, 'postgres'), runner: {}, binaries: usable }
  }
  const { reached, runner } = await findRunner(dataDir, folder, options)
  const cluster = join(reached, 'postgres')
  if (await exists(cluster)) await own(cluster, runner)
  const inPlace = linked && (await succeeds(runner, program(binaries, 'postgres'), ['-V']))
  if (!inPlace) await openFolder(options.systemFolder)
  const usable = inPlace ? binaries : await copyBinaries(binaries, options.systemFolder)
  return { folder: reached, cluster, runner, binaries: usable }
}

async function findRunner(
  dataDir: string,
  folder: string,
  options: HomeOptions,
): Promise<{ reached: string; runner: Runner }> {
  const runners = await listRunners(join(folder, 'postgres'), options.userNamespaces)
  for (const runner of runners) {
    if (await canEnter(runner, folder)) return { reached: folder, runner }
  }
  const reached = join(options.systemFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  for (const path of [options.systemFolder, reached]) await openFolder(path)
  for (const runner of runners) {
    if (!(await canEnter(runner, reached))) continue
    await moveCluster(folder, reached)
    options.log.info(`The database is in ${reached}, because the user who runs it may not enter ${folder}`)
    return { reached, runner }
  }
  throw new StartError(
    `PostgreSQL does not run as root, and neither ${folder} nor ${reached} is open to another user`,
  )
}

/** Creates a missing folder, and lets every user enter it, whatever the umask is. */
async function openFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await chmod(path, 0o755)
}

async function listRunners(cluster: string, userNamespaces: boolean): Promise<Runner[]> {
  const owner = await stat(cluster).catch(() => undefined)
  const runners: Runner[] = []
  if (owner && owner.uid !== 0) runners.push({ uid: owner.uid, gid: owner.gid })
  if (userNamespaces) runners.push({ wrapper: NAMESPACE })
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => numberOfNobody(flag)))
  if (uid !== undefined && gid !== undefined) runners.push({ uid, gid })
  return runners
}

async function numberOfNobody(flag: string): Promise<number | undefined> {
  const answer = await run('id', [flag, 'nobody']).catch(() => undefined)
  return answer && Number(answer.stdout)
}

function canEnter(runner: Runner, folder: string): Promise<boolean> {
  return succeeds(runner, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])
}

function succeeds(runner: Runner, file: string, args: readonly string[]): Promise<boolean> {
  const [command, parameters, identity] = commandFor(runner, file, args)
  return run(command, parameters, identity).then(
    () => true,
    () => false,
  )
}

/** Returns the arguments for `spawn` or `execFile`. The working folder is one that every user may enter. */
export function commandFor(
  runner: Runner,
  file: string,
  args: readonly string[],
): [string, string[], { uid?: number; gid?: number; cwd?: string; env: NodeJS.ProcessEnv }] {
  const [command = file, ...parameters] = [...(runner.wrapper ?? []), file, ...args]
  // PGPORT, PGDATA and similar variables would override ours. A locale would translate the messages that we read.
  const clean = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  const env = { ...Object.fromEntries(clean), LC_ALL: 'C' }
  const { uid, gid } = runner
  const identity = uid === undefined || gid === undefined ? {} : { uid, gid }
  return [command, parameters, { ...identity, ...(process.platform === 'win32' ? {} : { cwd: '/' }), env }]
}

/** Gives a folder that Node created as root to the user who runs PostgreSQL. */
export async function own(path: string, runner: Runner): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid = 0, gid = 0 } = runner
  if ((await stat(path)).uid === uid) return
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid)
  }
  // This is the last step, so that the next start repeats a killed run.
  await chown(path, uid, gid)
}

/** Moves an existing database. With an empty one in its place, all data would seem to be lost. */
async function moveCluster(from: string, to: string): Promise<void> {
  const source = join(from, 'postgres')
  const target = join(to, 'postgres')
  if (!(await exists(source)) || (await exists(target))) return
  try {
    await rename(source, target)
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error
    const unfinished = `${target}.new-copy`
    await rm(unfinished, { recursive: true, force: true })
    await cp(source, unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    await rename(unfinished, target)
    await rename(source, `${source}.moved-away`)
  }
}

/**
 * Writes a note into DATA_DIR, where the operator looks first and which `findHomeFolder` reads. Call it when the
 * database exists.
 */
export async function noteHome(dataDir: string, folder: string): Promise<void> {
  if (folder !== dataDir) await writeFile(movedNote(dataDir), `${folder}\n`)
}
