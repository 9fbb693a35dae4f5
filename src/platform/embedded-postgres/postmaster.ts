import { execFile, spawn, spawnSync } from 'node:child_process'
import { closeSync, fchownSync, openSync } from 'node:fs'
import { open, readdir, readFile, readlink, rename, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { errorCode, StartError } from '../database/errors.ts'
import { type Binaries, program } from './binaries.ts'
import { PORT } from './connection.ts'
import { commandFor, type Home } from './privileges.ts'

const run = promisify(execFile)

const LOG_BYTES = 5 * 1024 * 1024

/** The content of a running server's `postmaster.pid`. `socketFolder` is empty on Windows. */
export type Postmaster = { pid: number; port: number; socketFolder: string; ready: boolean }

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    if (errorCode(error) !== 'EACCES') throw error
    throw new StartError(`${cluster} belongs to another user: run as that user`)
  })
  const [pid, , , port, socketFolder, , , status] = text.split('\n')
  // The server writes the file line by line while it starts.
  if (!pid || !port || socketFolder === undefined) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder, ready: status?.trim() === 'ready' }
}

/** Whether this process is the server of this folder, and not another process that got the number of a dead server. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') return isPostgres(pid, cluster)
  if (process.platform === 'win32') {
    const answer = await run('tasklist', ['/FO', 'CSV', '/FI', `PID eq ${pid}`]).catch(() => undefined)
    return answer?.stdout.includes('postgres.exe') ?? false
  }
  const answer = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => undefined)
  return answer?.stdout.includes(cluster) ?? false
}

/**
 * Whether this process belongs to the database in this folder, which is the working folder of its processes. A process
 * that is dead but still listed has no folder.
 */
async function isPostgres(pid: number, cluster: string): Promise<boolean> {
  const [folder, file] = await Promise.all(
    ['cwd', 'exe'].map((name) => readlink(`/proc/${pid}/${name}`).catch(() => '')),
  )
  return folder === cluster && basename(file ?? '').startsWith('postgres')
}

/**
 * Makes the lock files of a dead server harmless. If another process has got the number of that server, PostgreSQL
 * refuses to start. Only the number is replaced, by one that no process can have: the file also names the shared memory
 * by which PostgreSQL finds processes of the dead server that still run. A server that starts at the same moment writes
 * a new file, so this cannot damage its file.
 */
export async function disarmLocks(cluster: string, socketFolder: string): Promise<void> {
  for (const path of [join(cluster, 'postmaster.pid'), join(socketFolder, `.s.PGSQL.${PORT}.lock`)]) {
    const file = await open(path, 'r+').catch(() => undefined)
    if (!file) continue
    try {
      const text = await file.readFile('utf8')
      const pid = Number.parseInt(text, 10)
      if (!(pid > 0) || (await isPostmaster(pid, cluster))) continue
      await file.write(text.replace(/^\d+/, '2147483647'), 0)
    } finally {
      await file.close()
    }
  }
}

/** `failure` returns the line of the log in which the server gave its reason to end. */
export type Started = { pid: number; hasExited(): boolean; failure(): Promise<string> }

/**
 * Starts the server as a separate process. Ctrl-C in the terminal does not reach it, and it keeps running when this
 * process is killed: then `readPostmaster` finds it again.
 */
export async function spawnPostmaster(
  home: Home,
  logFile: string,
  args: readonly string[],
): Promise<Started> {
  const logSize = await rotateLog(logFile)
  const output = openSync(logFile, 'a', 0o600)
  if (home.runner.uid !== undefined) fchownSync(output, home.runner.uid, home.runner.gid ?? home.runner.uid)
  const [command, parameters, identity] = commandFor(home.runner, program(home.binaries, 'postgres'), [
    '-D',
    home.cluster,
    ...args,
  ])
  const child = spawn(command, parameters, {
    ...identity,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  })
  let ended = false
  const end = () => {
    ended = true
  }
  child.once('exit', end).once('error', end)
  closeSync(output)
  child.unref()
  return {
    pid: child.pid ?? 0,
    hasExited: () => ended,
    failure: async () => lastComplaint((await readFile(logFile)).subarray(logSize).toString()),
  }
}

/**
 * Keeps one older file, so that restarts do not fill the disk. Returns the size of the log before this start, in bytes.
 */
async function rotateLog(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size < LOG_BYTES) return size
  await rename(logFile, `${logFile}.1`)
  return 0
}

function lastComplaint(log: string): string {
  const lines = log.trim().split('\n')
  const line = lines.findLast((text) => /(FATAL|PANIC|error):/i.test(text)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?(FATAL|PANIC): +/, '')
}

/** Kills processes of a dead server that still use its shared memory, for instance in a long query. */
export async function killOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    if (!(pid > 0) || !(await isPostgres(pid, cluster))) continue
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const parent = Number(state.slice(state.lastIndexOf(')') + 4).split(' ')[0])
    // Only the children of a server have such a title.
    if (title.startsWith('postgres: ') && !(await isPostgres(parent, cluster))) signal(pid, 'SIGKILL')
  }
}

/**
 * Starts a fast shutdown, which ends all sessions and writes everything to disk. Does not wait for it, so that an
 * 'exit' listener can call this.
 */
export function shutDown(pid: number, binaries: Binaries): void {
  // Windows has no signals: pg_ctl tells the server through a pipe.
  if (process.platform === 'win32') spawnSync(program(binaries, 'pg_ctl'), ['kill', 'INT', String(pid)])
  else signal(pid, 'SIGINT')
}

/** Sends a signal. Does nothing when the process no longer exists. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
