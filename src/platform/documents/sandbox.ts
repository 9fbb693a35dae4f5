import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sandboxCode } from './sandbox-code.ts'

/**
 * Reading took 0.1 to 0.3 s for each of 144 real CVs: the limits leave room for a slow, busy machine, but not for an
 * attack. `dataKilobytes` is the 570 MB that V8 reserves at the start and hardly uses, and 430 MB for buffers, which
 * the heap's limit does not include.
 */
const limits = { heapMegabytes: 192, dataKilobytes: 1_000_000 }

/** Milliseconds for each second of processor time, on a busy machine. */
export const patience = 4_000

const project = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Starts Node in a process that can read only the program's own files and the open files in `stdio`. It cannot write
 * files, start programs, use the network or see the environment. It is stopped after `seconds` of processor time, or
 * after four times as long on a busy machine; with `waits`, that time begins when its work does, and the caller keeps
 * it. On systems with a shell, `ulimit` also limits memory and forbids core dumps.
 */
export function spawnSandboxed(
  nodeArgs: string[],
  stdio: StdioOptions,
  seconds: number,
  waits = false,
): ChildProcess {
  const node = [process.execPath, ...nodeOptions(), ...nodeArgs]
  const windows = process.platform === 'win32'
  const bounds = `ulimit -c 0; ulimit -f 0; ulimit -t ${seconds}; ulimit -d ${limits.dataKilobytes}`
  const [command = '', ...args] = windows
    ? node
    : ['/bin/sh', '-c', `{ ${bounds}; } 2>&-; exec "$@"`, 'sh', ...node]
  const child = spawn(command, args, {
    stdio,
    env: windows ? { SystemRoot: process.env.SystemRoot } : {},
    ...(!waits && { timeout: seconds * patience }),
    killSignal: 'SIGKILL',
    windowsHide: true,
    ...(!windows && { cwd: '/' }),
  })
  yieldToRequests(child.pid)
  return child
}

/** Returns the path of a file that runs in the sandbox. `name`: without its extension. */
export function sandboxFile(name: string): string {
  const { folder, extension } = sandboxCode()
  return join(folder, `${name}.${extension}`)
}

/** Returns the arguments that start the process that reads documents from its snapshot; none without a snapshot. */
export function readerSnapshot(): string[] {
  const { snapshot } = sandboxCode()
  return snapshot === undefined ? [] : startFrom(snapshot)
}

/** Without a program, Node would permit to read the current folder, which is the whole disk. */
export function startFrom(snapshot: string): string[] {
  return ['--snapshot-blob', snapshot, snapshot]
}

function nodeOptions(): string[] {
  const { folder } = sandboxCode()
  const code = [folder, join(folder, '../../shared/')]
  const readable = [join(project, 'node_modules/'), join(project, 'package.json'), ...code].flatMap(
    // Node also needs permission to read the target of a link.
    (path) => [path, path.endsWith('/') ? `${realpathSync(path)}/` : realpathSync(path)],
  )
  return [
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--permission',
    ...new Set(readable.map((path) => `--allow-fs-read=${path}`)),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    '--import',
    pathToFileURL(sandboxFile('offline')).href,
  ]
}

/** Lowers the priority of the process, because reading a file may take a while and requests must not wait for it. */
function yieldToRequests(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, 10)
  } catch {
    // The process has already ended, or the system has no priorities.
  }
}
