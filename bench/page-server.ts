import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'

/** Of util-linux: to the first core only. */
const PIN = ['taskset', '-c', '0'] as const
const ROOT = join(import.meta.dirname, '..')

export type PageServer = { url: string; isPinned: boolean; stop(): Promise<void> }

/** The built product with the demo world in a folder of its own, on one processor core where the system can say so. */
export async function startPageServer(): Promise<PageServer> {
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
  run('scripts/demo.ts')
  const isPinned = spawnSync(PIN[0], [...PIN.slice(1), 'true']).status === 0
  const command = [...(isPinned ? PIN : []), process.execPath, join(ROOT, 'src/main.ts')]
  const [program = process.execPath, ...args] = command
  const server = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, server)
  return {
    url,
    isPinned,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
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
