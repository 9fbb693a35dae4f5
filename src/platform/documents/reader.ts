import type { ChildProcess } from 'node:child_process'
import { Readable } from 'node:stream'
import { patience, readerSnapshot, sandboxFile, spawnSandboxed } from './sandbox.ts'
import type { DocumentKind } from './type.ts'

/** Seconds of processor time. Real CVs take less than one. On a busy machine, a file may take four times as long. */
export const maxSeconds = 8
const maxReplyBytes = 4 * 1024 * 1024

let startsFromSnapshot = false

/** Returns the process's reply about a document, or '' if it crashed or was stopped. */
export async function runReader(file: Buffer, kind: DocumentKind, seconds: number): Promise<string> {
  startsFromSnapshot ||= await canStart(readerSnapshot())
  const program = startsFromSnapshot ? readerSnapshot() : [sandboxFile('text-worker')]
  const input = Buffer.concat([Buffer.from(`${kind}\n`), file])
  const reply = await replyOf(start(program, seconds), input, seconds, maxReplyBytes)
  return reply.toString('utf8')
}

/** A snapshot starts only with the version of Node and the features of the processor with which it was made. */
async function canStart(program: string[]): Promise<boolean> {
  if (program.length === 0) return false
  const child = start(program, maxSeconds)
  await replyOf(child, Buffer.alloc(0), maxSeconds, 0)
  return child.exitCode === 0
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

function start(program: string[], seconds: number): ChildProcess {
  return spawnSandboxed(program, ['pipe', 'ignore', 'ignore', 'pipe'], seconds, true)
}
