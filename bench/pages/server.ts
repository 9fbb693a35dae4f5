import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { readPostmaster } from '../../src/platform/embedded-postgres/postmaster.ts'
import { findHomeFolder } from '../../src/platform/embedded-postgres/privileges.ts'
import { type Costs, costsOf, costsOfAll } from '../load/process-costs.ts'

/** A program of util-linux. Restricts a process to some cores. */
export const TASKSET = 'taskset'
const PIN = [TASKSET, '-c', '0'] as const
const ROOT = join(import.meta.dirname, '../..')

/** The options of Node with which `npm start` runs the product. */
const START_OPTIONS = optionsOf('start')

export type PageServer = {
  url: string
  isPinned: boolean
  pid: number
  dataDir: string
  /** What the server and its database have cost until now. */
  costs(): Record<'server' | 'database', Costs>
  /** Ends the server and keeps its folder. */
  end(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the built product in a temporary folder, on one processor core if the system allows it. `flags`: further options
 * of Node. `fill`: fills the database in place of the demo data.
 */
export async function startPageServer(
  flags: readonly string[] = [],
  fill?: (dataDir: string) => Promise<void>,
): Promise<PageServer> {
  const folder = mkdtempSync(join(tmpdir(), 'painim-wok-bench-'))
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '100000',
  }
  const run = (script: string) =>
    execFileSync(process.execPath, [join(ROOT, script)], { env, stdio: 'ignore' })
  run('scripts/setup.ts')
  if (fill) await fill(folder)
  else run('scripts/demo.ts')
  const isPinned = spawnSync(PIN[0], [...PIN.slice(1), 'true']).status === 0
  const command = [
    ...(isPinned ? PIN : []),
    process.execPath,
    ...START_OPTIONS,
    ...flags,
    join(ROOT, 'src/main.ts'),
  ]
  const [program = process.execPath, ...args] = command
  // A profile is written to the working folder.
  const server = spawn(program, args, { env, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, server)
  const postmaster = await readPostmaster(join(await findHomeFolder(folder), 'postgres'))
  const end = async () => {
    if (server.exitCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  return {
    url,
    isPinned,
    pid: server.pid ?? 0,
    dataDir: folder,
    costs: () => ({ server: costsOf(server.pid ?? 0), database: costsOfAll(postmaster?.pid ?? 0) }),
    end,
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server ended while it started')
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Throws if the script runs no Node with options. */
function optionsOf(script: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const [, options] = / node (--.*) src\//.exec(scripts[script]) ?? []
  if (options === undefined) throw new Error(`npm run ${script} gives Node no options`)
  return options.split(' ')
}
