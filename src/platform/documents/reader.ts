import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { MINUTE } from '../../shared/time.ts'
import { patience, sandboxFile, spawnSandboxed } from './sandbox.ts'
import type { DocumentKind } from './type.ts'

/** Seconds of processor time. Real CVs take less than one. On a busy machine, a file may take four times as long. */
export const maxSeconds = 8
const maxReplyBytes = 4 * 1024 * 1024

/** Milliseconds for which a process waits for a document before it is ended. It takes about 95 MB. */
const idleTime = 5 * MINUTE

let waiting: { child: ChildProcess; giveUp: NodeJS.Timeout } | undefined

/**
 * Starts a process that loads the parsers and then waits for a document, unless one waits already. Loading takes
 * longer than reading most CVs. It reads only one document, like every other, so no document can reach the next.
 */
export function prepareReader(): void {
  if (waiting) return void waiting.giveUp.refresh()
  const child = start(maxSeconds, 'early')
  const giveUp = setTimeout(() => child.kill('SIGKILL'), idleTime).unref()
  waiting = { child, giveUp }
  const forget = () => {
    clearTimeout(giveUp)
    if (waiting?.child === child) waiting = undefined
  }
  child.once('exit', forget).once('error', forget)
  // A process that waits does not keep the program running. It ends with the program, whose end closes its input.
  for (const part of partsOf(child)) part.unref()
}

/** Returns the process's reply about a document, or '' if it crashed or was stopped. */
export async function runReader(file: Buffer, kind: DocumentKind, seconds: number): Promise<string> {
  const child = takeWaiting(seconds) ?? start(seconds)
  const reply = await replyOf(child, Buffer.concat([Buffer.from(`${kind}\n`), file]), seconds, maxReplyBytes)
  return reply.toString('utf8')
}

/**
 * Returns the bytes that a process of the sandbox writes to file descriptor 3 about its input. They are empty if it
 * crashed, was stopped or wrote more than `maxBytes`.
 */
export async function replyOf(
  child: ChildProcess,
  input: Buffer,
  seconds: number,
  maxBytes: number,
): Promise<Buffer> {
  const ended = new Promise<void>((resolve, reject) =>
    child.once('close', () => resolve()).once('error', reject),
  )
  const tooLong = setTimeout(() => child.kill('SIGKILL'), seconds * patience)
  const chunks: Buffer[] = []
  let bytes = 0
  const reply = child.stdio[3]
  if (reply instanceof Readable) {
    reply.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
  }
  // It may end before it has read the whole file.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  await ended.finally(() => clearTimeout(tooLong))
  return child.exitCode === 0 ? Buffer.concat(chunks) : Buffer.alloc(0)
}

/** The time of the process that waits was limited when it started. */
function takeWaiting(seconds: number): ChildProcess | undefined {
  if (!waiting || seconds !== maxSeconds) return undefined
  const { child, giveUp } = waiting
  clearTimeout(giveUp)
  waiting = undefined
  for (const part of partsOf(child)) part.ref()
  return child
}

function start(seconds: number, ...args: string[]): ChildProcess {
  return spawnSandboxed(
    [sandboxFile('text-worker'), ...args],
    ['pipe', 'ignore', 'ignore', 'pipe'],
    seconds,
    true,
  )
}

function partsOf(child: ChildProcess): { ref(): void; unref(): void }[] {
  return [child, ...child.stdio.filter((pipe) => pipe instanceof Socket)]
}
