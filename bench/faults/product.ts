import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.ts'
import { APP } from '../../src/platform/embedded-postgres/connection.ts'
import { readPostmaster, signal } from '../../src/platform/embedded-postgres/postmaster.ts'
import { findHomeFolder } from '../../src/platform/embedded-postgres/privileges.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'

/** Milliseconds until a product that failed to start is started again. */
const START_AGAIN = 200

export type Product = Awaited<ReturnType<typeof startProduct>>

/** Runs the product as a service manager does: starts it again whenever it ends. */
export async function startProduct(dataDir: string, environment: Record<string, string>) {
  const port = await freePort()
  const start = () => startServerProcess(dataDir, { PORT: String(port), LOG_LEVEL: 'error', ...environment })
  const exits: string[] = []
  let isKilled = false
  let isStopping = false
  let starting: Promise<void> = Promise.resolve()
  let server = watch(await start())

  function watch(process: ServerProcess): ServerProcess {
    process.child.once('exit', () => {
      if (isStopping) return
      if (!isKilled) exits.push(lastLine(process.said()))
      isKilled = false
      starting = startAgain()
    })
    return process
  }

  async function startAgain(): Promise<void> {
    while (!isStopping) {
      try {
        server = watch(await start())
        return
      } catch (error) {
        exits.push(lastLine(String(error)))
        await wait(START_AGAIN)
      }
    }
  }

  const endpoint = async () => {
    const found = await readPostmaster(join(await findHomeFolder(dataDir), 'postgres'))
    if (!found) throw new Error('the database is not there')
    const connection = { host: found.socketFolder, port: found.port, user: APP, database: APP, ssl: false }
    return { pid: found.pid, connection }
  }

  async function query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    const client = new pg.Client((await endpoint()).connection)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<R>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    query,
    endpoint,
    /** The last line of each process that ended without being killed. */
    exits,
    kill(): void {
      isKilled = true
      server.child.kill('SIGKILL')
    },
    /** Kills the server and all its processes, as the kernel does when there is no memory left. */
    async killDatabase(): Promise<void> {
      const { pid } = await endpoint()
      const backends = await query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
      for (const victim of [pid, ...backends.map(({ pid }) => pid)]) signal(victim, 'SIGKILL')
    },
    async stop(): Promise<void> {
      isStopping = true
      await starting
      if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGTERM')
    },
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
