import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { AppError } from '../../shared/errors.ts'
import { boundedQueue } from '../bounded-queue.ts'
import { isCleanText } from './clean-text.ts'
import { spawnSandboxed } from './sandbox.ts'
import type { DocumentKind } from './type.ts'

/**
 * `pages` is 0 if the format does not contain the number. `scanned`: the pages are pictures, which search cannot read.
 */
export type DocumentText = { text: string; pages: number; scanned: boolean }

/** Seconds of processor time. Real CVs take less than one. On a busy machine, a file may take four times as long. */
const maxSeconds = 8
const maxReplyBytes = 4 * 1024 * 1024

/** A document with fewer letters counts as scanned: scanning apps print only their own name on a page. */
const scannedBelowLetters = 50

const workerPath = fileURLToPath(new URL('./text-worker.ts', import.meta.url))

const inTurn = boundedQueue({ running: 2, waiting: 20 })

const Reply = v.union([
  v.object({
    text: v.pipe(v.string(), v.check(isCleanText)),
    pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.object({ error: v.picklist(['file_active_content', 'file_encrypted', 'file_unreadable']) }),
])

/**
 * Returns the text of a document that `identifyDocument` has accepted. A separate process reads it, which gets only
 * this file (`sandbox.ts`). Throws `file_encrypted`, `file_active_content` or `file_unreadable`, and
 * `too_many_requests` when too many documents wait.
 */
export function readDocumentText(
  path: string,
  kind: DocumentKind,
  seconds = maxSeconds,
): Promise<DocumentText> {
  return inTurn(async () => {
    const file = await open(path, 'r')
    try {
      const reply = parseReply(await runWorker(file.fd, kind, seconds))
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

/** Returns the output of the worker, or '' when it crashed or was stopped. */
async function runWorker(file: number, kind: DocumentKind, seconds: number): Promise<string> {
  const child = spawnSandboxed([workerPath, kind], [file, 'ignore', 'ignore', 'pipe'], seconds)
  const ended = new Promise<void>((resolve, reject) =>
    child.once('close', () => resolve()).once('error', reject),
  )
  const chunks: Buffer[] = []
  let bytes = 0
  const reply = child.stdio[3]
  if (reply instanceof Readable) {
    reply.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxReplyBytes) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
  }
  await ended
  return child.exitCode === 0 ? Buffer.concat(chunks).toString('utf8') : ''
}
