import { execFile, spawn, spawnSync } from 'node:child_process'
import { closeSync, fchownSync, openSync } from 'node:fs'
import { open, readdir, readFile, readlink, rename, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, program } from './embedded-postgres-binaries.ts'
import { PORT } from './embedded-postgres-endpoint.ts'
import { errorCode, StartError } from './embedded-postgres-error.ts'
import { commandFor, type Home } from './embedded-postgres-privileges.ts'

const run = promisify(execFile)

const LOG_BYTES = 5 * 1024 * 1024

/** What a running server writes into `postmaster.pid`. `socketFolder` is empty on Windows. */
export type Postmaster = { pid: number; port: number; socketFolder: string; ready: boolean }

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    if (errorCode(error) !== 'EACCES') throw error
    throw new StartError(`${cluster} belongs to another user: run as that user`)
  })
  const [pid, , , port, socketFolder, , , status] = text.split('\n')
  // the server writes the file line by line while it starts
  if (!pid || !port || socketFolder === undefined) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder, ready: status?.trim() === 'ready' }
}

/** Whether this process is the server of this folder, and not one that got the number of a dead server. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') return isPostgres(pid, cluster)
  if (process.platform === 'win32') {
    const answer = await run('tasklist', ['/FO', 'CSV', '/FI', `PID eq ${pid}`]).catch(() => undefined)
    return answer?.stdout.includes('postgres.exe') ?? false
  }
  const answer = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => undefined)
  return answer?.stdout.includes(cluster) ?? false
}

/** PostgreSQL's processes work inside their database's folder. The remains of a dead process have neither folder nor program. */
async function isPostgres(pid: number, cluster: string): Promise<boolean> {
  const [folder, file] = await Promise.all(
    ['cwd', 'exe'].map((name) => readlink(`/proc/${pid}/${name}`).catch(() => '')),
  )
  return folder === cluster && basename(file ?? '').startsWith('postgres')
}

/**
 * Frees the lock files of a server that is gone but whose number another process (or its own unreaped remains) now has:
 * PostgreSQL would refuse to start. Only the number is replaced, by one that no process can have, because the file also
 * names the shared memory by which PostgreSQL finds orphans still at work. Writing into the opened file is safe against
 * a server that starts meanwhile: it makes a new file.
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

/** `failure` reads the line in which the server said why it ended. */
export type Started = { pid: number; hasExited(): boolean; failure(): Promise<string> }

/**
 * Starts the server as a process of its own: the terminal's Ctrl-C does not reach it, and it outlives a killed parent,
 * which is why `readPostmaster` exists.
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

/** Keeps one older file, so that restarts do not fill the disk. Gives the size in bytes from which on the log is new. */
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

/** Ends processes whose server is dead and which still hold its shared memory, for instance in a long query. */
export async function killOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    if (!(pid > 0) || !(await isPostgres(pid, cluster))) continue
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const parent = Number(state.slice(state.lastIndexOf(')') + 4).split(' ')[0])
    // only a server's children have such a title
    if (title.startsWith('postgres: ') && !(await isPostgres(parent, cluster))) signal(pid, 'SIGKILL')
  }
}

/** The fast shutdown: sessions end at once, everything is written. Waits for nothing, so that an 'exit' listener can use it. */
export function shutDown(pid: number, binaries: Binaries): void {
  // Windows has no signals: the server listens at a pipe that pg_ctl knows
  if (process.platform === 'win32') spawnSync(program(binaries, 'pg_ctl'), ['kill', 'INT', String(pid)])
  else signal(pid, 'SIGINT')
}

/** Does nothing when there is no such process any more. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
