import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { AppError } from '../shared/errors.ts'
import { boundedQueue } from './bounded-queue.ts'
import { isCleanText } from './document-clean-text.ts'
import type { DocumentKind } from './document-type.ts'

/** `pages` is 0 where the format does not say. `scanned`: pictures of text at best, so searches will not find it. */
export type DocumentText = { text: string; pages: number; scanned: boolean }

/** 144 real CVs took 0.1 to 0.7 s each; the limits leave room for a slow, busy machine and no room for harm. */
const limits = { seconds: 15, heapMegabytes: 192, dataKilobytes: 1_000_000, replyBytes: 4 * 1024 * 1024 }

/** A scanning app prints its name on pages that hold no other text. */
const scannedBelowLetters = 50

const inTurn = boundedQueue({ running: 2, waiting: 20 })

const Reply = v.union([
  v.object({
    text: v.pipe(v.string(), v.check(isCleanText)),
    pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.object({ error: v.picklist(['file_encrypted', 'file_macros', 'file_unreadable']) }),
])

/**
 * The text of a document that `identifyDocument` has accepted, read in a process of its own which gets the open file
 * and nothing else: no environment, no other files but the program's, no network, little memory and time, no second
 * document. Whatever happens there is at most one of `file_encrypted`, `file_macros`, `file_unreadable`. Throws
 * `too_many_requests` when too many wait.
 */
export function readDocumentText(path: string, kind: DocumentKind): Promise<DocumentText> {
  return inTurn(async () => {
    const file = await open(path, 'r')
    try {
      const reply = parseReply(await runWorker(file.fd, kind))
      if ('error' in reply) throw new AppError(reply.error)
      const letters = reply.text.match(/\p{L}/gu)?.length ?? 0
      return { ...reply, scanned: letters < scannedBelowLetters }
    } finally {
      await file.close()
    }
  })
}

function parseReply(json: string): v.InferOutput<typeof Reply> {
  try {
    return v.parse(Reply, JSON.parse(json))
  } catch {
    throw new AppError('file_unreadable')
  }
}

/** What the worker wrote, empty when it crashed or was stopped. */
async function runWorker(file: number, kind: DocumentKind): Promise<string> {
  const [command = '', ...args] = workerCommand(kind)
  const child = spawn(command, args, {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: [file, 'ignore', 'ignore', 'pipe'],
    timeout: limits.seconds * 1_000,
    killSignal: 'SIGKILL',
    windowsHide: true,
  })
  const ended = new Promise<void>((resolve, reject) =>
    child.once('close', () => resolve()).once('error', reject),
  )
  yieldToRequests(child.pid)
  const reply = child.stdio[3]
  const chunks: Buffer[] = []
  let bytes = 0
  if (reply instanceof Readable) {
    reply.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > limits.replyBytes) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
  }
  await ended
  return child.exitCode === 0 ? Buffer.concat(chunks).toString('utf8') : ''
}

/**
 * The heap limit does not count buffers, so where there is a shell its `ulimit` bounds data (-d, with the 570 MB that
 * V8 reserves), processor seconds (-t), and writes of files and core dumps (-f, -c).
 */
function workerCommand(kind: DocumentKind): string[] {
  const node = [process.execPath, ...nodeOptions(), fileURLToPath(workerUrl), kind]
  if (process.platform === 'win32') return node
  const bounds = `ulimit -c 0; ulimit -f 0; ulimit -t ${limits.seconds}; ulimit -d ${limits.dataKilobytes}`
  return ['/bin/sh', '-c', `{ ${bounds}; } 2>/dev/null; exec "$@"`, 'sh', ...node]
}

const workerUrl = new URL('./document-text-worker.ts', import.meta.url)

function nodeOptions(): string[] {
  const readable = ['../../node_modules/', '../../package.json', '../shared/', './'].flatMap((path) => {
    const there = fileURLToPath(new URL(path, workerUrl))
    return [there, path.endsWith('/') ? `${realpathSync(there)}/` : realpathSync(there)]
  })
  return [
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--permission',
    ...new Set(readable.map((path) => `--allow-fs-read=${path}`)),
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-warnings',
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
