import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exists, program } from './embedded-postgres-binaries.ts'
import { errorCode, StartError } from './embedded-postgres-error.ts'
import { commandFor, type Home, NAMESPACE, own, type Runner } from './embedded-postgres-privileges.ts'

const run = promisify(execFile)

export const SUPERUSER = 'postgres'

/**
 * Makes the database's folder unless it exists. initdb works in a sibling that is renamed when whole, so what a killed
 * run leaves behind is never taken for a database.
 * @throws StartError when the folder holds something else
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
      `${home.cluster} holds files but no database: move it away to start empty, or bring the database back`,
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
    // another process was quicker: its database is as good
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
  }
}

/** Deletes what runs of initdb left that were killed; one whose process lives is at work. */
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

/** @throws StartError when a folder's database exists and this release cannot open it */
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
      `${folder} holds a PostgreSQL ${version.trim()} database and this release needs ${major}: run ` +
        '"npm run backup -- FILE" with the former release, then "npm run restore -- FILE" with this one and an empty DATA_DIR',
    )
  }
  if (!(await exists(join(cluster, 'global', 'pg_control')))) {
    throw new StartError(`The database in ${cluster} is incomplete: bring it back from a backup`)
  }
}

/** UTF-8 with rules of PostgreSQL's own: sorting by code point, letters known in every script, no system locale that an upgrade changes. */
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
      // initdb wants a name for its user, which a container's bare number has not; in a namespace it is nobody's
      if (!/could not look up effective user ID/.test(reason(error))) throw error
      return runProgram({ ...home.runner, wrapper: NAMESPACE }).catch(() => Promise.reject(error))
    })
    await chmod(folder, 0o700)
  } catch (error) {
    throw new StartError(`The database could not be made in ${home.folder}: ${reason(error)}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** The line in which one of PostgreSQL's programs says what is wrong. */
function reason(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const line = output.split('\n').find((text) => /(error|fatal):/i.test(text)) ?? output.trim().split('\n')[0]
  return line?.replace(/^initdb: /, '') || String(error).split('\n')[0] || 'initdb failed'
}
