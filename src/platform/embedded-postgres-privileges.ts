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
import { type Binaries, copyBinaries, exists, mendSymlinks, program } from './embedded-postgres-binaries.ts'
import { errorCode, StartError } from './embedded-postgres-error.ts'

const run = promisify(execFile)

/** How PostgreSQL's programs are run: behind a wrapper, or as another user. Empty: as ourselves. */
export type Runner = { wrapper?: readonly string[]; uid?: number; gid?: number }

/** Runs a program as the same user under another number: not root, without privileges, yet the owner of its files. */
export const NAMESPACE = ['unshare', '--user']

/** Where the database lives (`folder` holds `postgres/`), and what runs it. */
export type Home = { folder: string; cluster: string; runner: Runner; binaries: Binaries }

export type HomeOptions = {
  /** Where a database goes, and the programs, that cannot be reached in place. */
  systemFolder: string
  /** False: as if the machine had no user namespaces. */
  userNamespaces: boolean
  log: Record<'info' | 'warn' | 'error', (message: string) => void>
}

/** The folder that really holds the database of `dataDir`: a root's may have moved to the system folder. */
export async function findHomeFolder(dataDir: string): Promise<string> {
  const moved = await readFile(movedNote(dataDir), 'utf8').catch(() => '')
  if (moved === '') return dataDir
  const folder = moved.trim()
  if (await exists(join(folder, 'postgres'))) return folder
  throw new StartError(
    `The database of ${dataDir} was moved to ${folder}, which holds none: bring it back, or delete ${movedNote(dataDir)} to start empty`,
  )
}

function movedNote(dataDir: string): string {
  return join(dataDir, 'postgres.moved')
}

/**
 * PostgreSQL refuses to run as root. So root runs it as the owner of an existing database, else in a user namespace,
 * else as nobody.
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
    options.log.info(`The database is kept in ${reached}, as ${folder} is closed to the user who runs it`)
    return { reached, runner }
  }
  throw new StartError(
    `PostgreSQL does not run as root, and neither ${folder} nor ${reached} is open to another user`,
  )
}

/** Made when missing, and to be entered by everybody, whatever the umask is. */
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

/** What to hand to `spawn` or `execFile`. The working directory is one that every user may enter. */
export function commandFor(
  runner: Runner,
  file: string,
  args: readonly string[],
): [string, string[], { uid?: number; gid?: number; cwd?: string; env: NodeJS.ProcessEnv }] {
  const [command = file, ...parameters] = [...(runner.wrapper ?? []), file, ...args]
  // PGPORT, PGDATA and the like would overrule us; the locale would translate the messages that we read
  const clean = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  const env = { ...Object.fromEntries(clean), LC_ALL: 'C' }
  const { uid, gid } = runner
  const identity = uid === undefined || gid === undefined ? {} : { uid, gid }
  return [command, parameters, { ...identity, ...(process.platform === 'win32' ? {} : { cwd: '/' }), env }]
}

/** Gives a folder that Node made as root to whoever runs PostgreSQL. */
export async function own(path: string, runner: Runner): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid = 0, gid = 0 } = runner
  if ((await stat(path)).uid === uid) return
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid)
  }
  // last, so that a killed run begins again
  await chown(path, uid, gid)
}

/** Takes an existing database along: an empty one in its place would look like a loss of everything. */
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

/** Leaves a note where the operator looks first; `findHomeFolder` follows it. Only once the database exists. */
export async function noteHome(dataDir: string, folder: string): Promise<void> {
  if (folder !== dataDir) await writeFile(movedNote(dataDir), `${folder}\n`)
}
