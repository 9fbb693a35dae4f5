import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { THIS_MACHINE } from './this-machine.ts'

const MAIN = join(import.meta.dirname, '../../src/main.ts')

export type ServerProcess = {
  url: string
  child: ChildProcess
  /** The output so far. */
  said(): string
  /** Prints why requests failed, so that the log of a failed test says it. */
  tellFailures(): void
  /** Stops it and resolves to its exit code; null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

type Environment = Record<string, string>

/**
 * Starts `node src/main.ts` as an operator does; resolves when it serves, rejects with its output otherwise. `flags`:
 * options of Node.
 */
export async function startServerProcess(
  dataDir: string,
  environment: Environment = {},
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const child = spawn(process.execPath, [...flags, MAIN], {
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      ALLOW_PRIVATE_ADDRESSES: THIS_MACHINE,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const served = Promise.withResolvers<string>()
  const listen = (text: Buffer) => {
    said += text
    const [, url] = /\((http:\/\/[^)]+)\)/.exec(said) ?? []
    if (url) served.resolve(url)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  child.once('close', () => served.reject(new Error(said.trim())))
  const url = await served.promise
  return {
    url,
    child,
    said: () => said,
    tellFailures() {
      for (const line of said.split('\n')) if (/"(request|page) failed"/.test(line)) console.error(line)
    },
    async end(signal) {
      const closed = once(child, 'close')
      child.kill(signal)
      const [code] = await closed
      return code
    },
  }
}
