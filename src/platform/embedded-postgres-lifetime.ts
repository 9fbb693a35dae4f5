import { rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Opened, type OpenOptions, openCluster } from './embedded-postgres-open.ts'
import { isPostmaster, shutDown, signal } from './embedded-postgres-postmaster.ts'
import { isLastUser } from './embedded-postgres-session.ts'

/** Milliseconds for a fast shutdown, which writes all changed pages to disk. */
const STOP_MS = 60_000
const RETRY_MS = 5_000

/** Gives the function that ends the use of a database. Until then a server's database is started again when it dies. */
export function keepOpen(first: Opened, options: OpenOptions): () => Promise<void> {
  let opened = first
  let stopping: Promise<void> | undefined
  let reopening: Promise<void> | undefined

  const watch = () => {
    if (options.role === 'server') opened.session.client.once('end', () => stopping ?? reopen())
  }
  const reopen = () => {
    options.log.warn('The database went away: starting it again')
    reopening = openCluster(options)
      .then((again) => {
        opened = again
        reopening = undefined
        watch()
      })
      .catch(async (error: unknown) => {
        options.log.error(`The database could not be started again: ${String(error)}`)
        await wait(RETRY_MS)
        if (!stopping) reopen()
      })
  }
  const leaveNothing = atExit(() => {
    const owned = options.role === 'server' || (opened.session.startedByScript && !opened.attached)
    if (owned && !reopening) shutDown(opened.pid, opened.binaries)
  })
  const stop = async () => {
    await reopening
    leaveNothing.cancel()
    const { session } = opened
    session.socket.ref()
    const mine = options.role === 'server' || session.startedByScript
    if (mine && (options.role === 'server' || (await isLastUser(session).catch(() => false)))) {
      await stopPostmaster(opened, options.log)
    }
    await session.client.end().catch(() => undefined)
  }

  watch()
  return () => {
    stopping ??= stop()
    return stopping
  }
}

async function stopPostmaster(
  { pid, folder, binaries, endpoint }: Opened,
  log: OpenOptions['log'],
): Promise<void> {
  const cluster = join(folder, 'postgres')
  const begun = Date.now()
  if (await isPostmaster(pid, cluster)) shutDown(pid, binaries)
  while (await isPostmaster(pid, cluster)) {
    if (Date.now() - begun > STOP_MS) {
      log.warn('The database took too long to stop: it will check itself at its next start')
      signal(pid, 'SIGQUIT')
      return
    }
    await wait(10)
  }
  // a folder of its own, for a socket whose path would be too long
  if (process.platform !== 'win32' && endpoint.host !== cluster)
    await rmdir(endpoint.host).catch(() => undefined)
}

const exits = new Set<() => void>()
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs when this process ends in any way but SIGKILL. Whoever else handles a signal is left to end the process. */
function atExit(action: () => void): { cancel(): void } {
  if (exits.size === 0) {
    process.on('exit', runExits)
    for (const name of SIGNALS) process.once(name, endBySignal)
  }
  exits.add(action)
  return {
    cancel() {
      exits.delete(action)
      if (exits.size > 0) return
      process.off('exit', runExits)
      for (const name of SIGNALS) process.off(name, endBySignal)
    },
  }
}

function runExits(): void {
  for (const action of exits) action()
  exits.clear()
}

function endBySignal(name: NodeJS.Signals): void {
  if (process.listenerCount(name) > 0) return
  runExits()
  process.kill(process.pid, name)
}
