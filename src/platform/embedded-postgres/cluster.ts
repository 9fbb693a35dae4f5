import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorCode, StartError } from '../database/errors.ts'
import { exists, program } from './binaries.ts'
import { commandFor, type Home, NAMESPACE, own, type Runner } from './privileges.ts'

const run = promisify(execFile)

export const SUPERUSER = 'postgres'

/**
 * Creates the database's folder unless it exists. initdb works in a folder beside it, which is renamed when it is
 * complete, so that the remains of a killed run are never treated as a database. Throws a StartError when the folder
 * contains other files.
 */
export async function ensureCluster(
  home: Home,
  options: { sync: boolean; password?: string | undefined },
): Promise<void> {
  await removeUnfinished(home.folder)
  if (await exists(join(home.cluster, 'PG_VERSION'))) return
  const left = await readdir(home.cluster).catch(() => [])
  if (left.length > 0) {
    throw new StartError(
      `${home.cluster} contains files but no database. Move it away to start with an empty database, or restore a backup`,
    )
  }
  const unfinished = await mkdtemp(join(home.folder, `postgres.new-${process.pid}-`))
  try {
    await own(unfinished, home.runner)
    await initialize(home, unfinished, options)
    if (process.platform === 'win32') await rm(home.cluster, { recursive: true, force: true })
    await rename(unfinished, home.cluster)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process has created the database first, and it can be used.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
  }
}

/** Deletes the folders of killed initdb runs. Keeps a folder whose process is alive, because it is still working. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = /^postgres\.new-(\d+)-/.exec(name)?.[1]
    if (maker === undefined || isRunning(Number(maker))) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Throws a StartError when the folder has a database that this release cannot open. */
export async function checkCluster(folder: string, major: number): Promise<void> {
  const cluster = join(folder, 'postgres')
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) !== 'EACCES') throw error
    throw new StartError(`${cluster} belongs to another user: run as that user`)
  })
  if (version === undefined) return
  if (Number(version) !== major) {
    throw new StartError(
      `${folder} contains a PostgreSQL ${version.trim()} database, but this release needs ${major}. Run ` +
        '"npm run backup -- FILE" with the previous release, then "npm run restore -- FILE" with this one and an empty DATA_DIR',
    )
  }
  if (!(await exists(join(cluster, 'global', 'pg_control')))) {
    throw new StartError(`The database in ${cluster} is incomplete: restore it from a backup`)
  }
}

/**
 * Runs initdb. The database uses UTF-8 and PostgreSQL's own locale, which sorts by code point and knows the letters of
 * every script. A locale of the system could change with an upgrade.
 */
async function initialize(
  home: Home,
  folder: string,
  options: { sync: boolean; password?: string | undefined },
): Promise<void> {
  const args = ['-D', folder, '-U', SUPERUSER, '-E', 'UTF8', '--locale=C', '--locale-provider=builtin']
  args.push('--builtin-locale=C.UTF-8', '-T', 'english', '--no-instructions')
  if (!options.sync) args.push('--no-sync')
  const passwordFile = join(folder, '..', `postgres.new-${process.pid}-password`)
  if (options.password === undefined) args.push('--auth-local=trust', '--auth-host=reject')
  else {
    await writeFile(passwordFile, options.password, { mode: 0o600 })
    args.push('--auth=scram-sha-256', `--pwfile=${passwordFile}`)
  }
  const runProgram = (runner: Runner) => run(...commandFor(runner, program(home.binaries, 'initdb'), args))
  try {
    await runProgram(home.runner).catch((error: unknown) => {
      // initdb needs a user name. A user that is only a number, as in containers, gets one in a user namespace.
      if (!/could not look up effective user ID/.test(reason(error))) throw error
      return runProgram({ ...home.runner, wrapper: NAMESPACE }).catch(() => Promise.reject(error))
    })
    await chmod(folder, 0o700)
  } catch (error) {
    throw new StartError(`The database could not be created in ${home.folder}: ${reason(error)}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Returns the line in which one of PostgreSQL's programs reports the error. */
function reason(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const line = output.split('\n').find((text) => /(error|fatal):/i.test(text)) ?? output.trim().split('\n')[0]
  return line?.replace(/^initdb: /, '') || String(error).split('\n')[0] || 'initdb failed'
}
