import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * 144 real CVs took 0.1 to 0.3 s each: there is room for a slow, busy machine, and none for harm. `data` is what V8
 * reserves at start (570 MB, hardly used) and 430 MB for buffers, which the heap's limit does not count.
 */
const limits = { heapMegabytes: 192, dataKilobytes: 1_000_000 }

const here = new URL('./', import.meta.url)

/**
 * Starts Node in a process that can read the program's own files and nothing else, write nothing, start nothing,
 * reach no network, sees no environment, and is killed after `seconds` of work, or twice that on a busy machine. What it may read besides is handed to it as an
 * open file in `stdio`. Where there is a shell, its `ulimit` also bounds memory, processor time and core dumps.
 */
export function spawnSandboxed(nodeArgs: string[], stdio: StdioOptions, seconds: number): ChildProcess {
  const node = [process.execPath, ...nodeOptions(), ...nodeArgs]
  const windows = process.platform === 'win32'
  const bounds = `ulimit -c 0; ulimit -f 0; ulimit -t ${seconds}; ulimit -d ${limits.dataKilobytes}`
  const [command = '', ...args] = windows
    ? node
    : ['/bin/sh', '-c', `{ ${bounds}; } 2>&-; exec "$@"`, 'sh', ...node]
  const child = spawn(command, args, {
    stdio,
    env: windows ? { SystemRoot: process.env.SystemRoot } : {},
    timeout: seconds * 2_000,
    killSignal: 'SIGKILL',
    windowsHide: true,
    ...(!windows && { cwd: '/' }),
  })
  yieldToRequests(child.pid)
  return child
}

function nodeOptions(): string[] {
  const readable = ['../../node_modules/', '../../package.json', '../shared/', './'].flatMap((path) => {
    const there = fileURLToPath(new URL(path, here))
    // Node asks for the place that a link leads to as well
    return [there, path.endsWith('/') ? `${realpathSync(there)}/` : realpathSync(there)]
  })
  return [
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--permission',
    ...new Set(readable.map((path) => `--allow-fs-read=${path}`)),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    '--import',
    new URL('document-offline.ts', here).href,
  ]
}

/** Reading a file may take a while; answering a request must not wait for it. */
function yieldToRequests(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, 10)
  } catch {
    // it has already ended, or the system has no priorities
  }
}
