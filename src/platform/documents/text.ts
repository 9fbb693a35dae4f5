import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { AppError } from '../../shared/errors.ts'
import { boundedQueue } from '../bounded-queue.ts'
import { isCleanText } from './clean-text.ts'
import { maxSeconds, runReader } from './reader.ts'
import type { DocumentKind } from './type.ts'

/**
 * `pages` is 0 if the format does not contain the number. `scanned`: the pages are pictures, which search cannot read.
 */
export type DocumentText = { text: string; pages: number; scanned: boolean }

/** A document with fewer letters counts as scanned: scanning apps print only their own name on a page. */
const scannedBelowLetters = 50

const inTurn = boundedQueue({ running: 2, waiting: 20 })

const Reply = v.union([
  v.object({
    text: v.pipe(v.string(), v.check(isCleanText)),
    pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.object({ error: v.picklist(['file_active_content', 'file_encrypted', 'file_unreadable']) }),
])

/**
 * Returns the text of a document that `identifyDocument` has accepted. A separate process reads it and gets only this
 * file (`sandbox.ts`). Throws `file_encrypted`, `file_active_content` or `file_unreadable`, and
 * `too_many_requests` when too many documents wait.
 */
export function readDocumentText(
  path: string,
  kind: DocumentKind,
  seconds = maxSeconds,
): Promise<DocumentText> {
  return inTurn(async () => {
    const reply = parseReply(await runReader(await readFile(path), kind, seconds))
    if ('error' in reply) throw new AppError(reply.error)
    const letters = reply.text.match(/\p{L}/gu)?.length ?? 0
    return { ...reply, scanned: letters < scannedBelowLetters }
  })
}

function parseReply(json: string): v.InferOutput<typeof Reply> {
  try {
    return v.parse(Reply, JSON.parse(json))
  } catch {
    throw new AppError('file_unreadable')
  }
}
