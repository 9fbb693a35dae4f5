import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { Context } from 'hono'
import { AppError, type ErrorCode } from '../shared/errors.ts'
import { cleanFileName } from './file-names.ts'
import { drain } from './request-body.ts'

/** A file of the form, on disk until `dispose`. `size` in bytes; `declaredType` is what the browser guessed of the name. */
type TemporaryFile = { path: string; size: number; originalName: string; declaredType: string }
export type Upload = {
  fields: Record<string, string>
  files: Record<string, TemporaryFile>
  /** Deletes the temporary files. To be called in a `finally`. */
  dispose(): Promise<void>
}

/** `tooLarge` is the code that is thrown when that file passes its limit, `file_too_large` when absent. */
export type UploadLimits = {
  files: Record<string, { maxBytes: number; tooLarge?: ErrorCode }>
  maxFieldBytes: number
  maxFields: number
}

const PREFIX = 'painim-upload-'
/** A request is over after 15 minutes; what is older was left by a process that was killed. */
const ABANDONED_MS = 3_600_000

/** The lines between the parts: boundaries, names, types. */
const overheadBytes = 64 * 1024

type Reading = {
  limits: UploadLimits
  dir: string
  fields: Map<string, string>
  files: Map<string, TemporaryFile>
  stored: Promise<void>[]
  /** Rejects when anything is wrong with what arrives, so that nothing waits for what will not come. */
  failure: PromiseWithResolvers<never>
  /** Ends the writing of files whose rest will not come. */
  stop: AbortController
}

/**
 * Reads a multipart form; its files go straight to disk and are counted on the way. Past a limit nothing more is kept
 * and the error is thrown; what the browser still sends is read away first, as far as that is reasonable, because a
 * browser whose sending fails never shows the answer. File fields that are not named in `limits` are skipped, those
 * left empty are absent. Throws `tooLarge`, `invalid_input`.
 */
export async function readUpload(c: Context, limits: UploadLimits): Promise<Upload> {
  const body = c.req.raw.body
  const declaredBytes = Number(c.req.header('content-length') ?? 0)
  if (!body) throw new AppError('invalid_input')
  const reader = body.getReader()
  const dir = await mkdtemp(join(tmpdir(), PREFIX))
  // A file that was just being opened may still appear in the folder while it goes.
  const dispose = () => rm(dir, { recursive: true, force: true, maxRetries: 5 })
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => undefined)
  const stop = new AbortController()
  const reading: Reading = { limits, dir, fields: new Map(), files: new Map(), stored: [], failure, stop }
  let received = 0
  try {
    const maxBytes = largestBody(limits)
    if (declaredBytes > maxBytes) throw tooLarge(limits)
    const parser = openParser(c.req.header('content-type'), reading)
    for (;;) {
      const { done, value } = await Promise.race([readChunk(reader), failure.promise])
      if (done) break
      received += value.length
      if (received > maxBytes) throw tooLarge(limits)
      await Promise.race([write(parser, value), failure.promise])
    }
    await Promise.race([finish(parser), failure.promise])
    await Promise.race([Promise.all(reading.stored), failure.promise])
    return { fields: Object.fromEntries(reading.fields), files: Object.fromEntries(reading.files), dispose }
  } catch (error) {
    stop.abort()
    await Promise.allSettled(reading.stored)
    await dispose()
    await drain(reader, declaredBytes - received)
    throw error
  } finally {
    reader.releaseLock()
  }
}

/** At the start: other processes may be reading uploads of their own, so only old ones go. Returns how many. */
export async function removeAbandonedUploads(now: Date): Promise<number> {
  const names = await readdir(tmpdir())
  const found = names.filter((name) => name.startsWith(PREFIX)).map((name) => join(tmpdir(), name))
  let removed = 0
  for (const dir of found) {
    const age = await stat(dir).then(
      ({ mtimeMs }) => now.getTime() - mtimeMs,
      () => 0,
    )
    if (age < ABANDONED_MS) continue
    // Another account's folder on a shared machine is its own affair.
    removed += await rm(dir, { recursive: true, force: true }).then(
      () => 1,
      () => 0,
    )
  }
  return removed
}

function openParser(contentType: string | undefined, reading: Reading): BusboyInstance {
  const { limits, fields, failure } = reading
  const refuse = (errors?: Record<string, string>) =>
    failure.reject(new AppError('invalid_input', errors ? { errors } : {}))
  const parser = createParser(contentType, limits)
  parser.on('error', () => refuse())
  parser.on('fieldsLimit', () => refuse())
  parser.on('partsLimit', () => refuse())
  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (typeof name !== 'string') return
    if (valueCut) refuse({ [name]: 'This text is too long.' })
    fields.set(name, value)
  })
  parser.on('file', (name, content, sentName, _encoding, declaredType) => {
    content.on('error', () => refuse())
    if (typeof name !== 'string' || !Object.hasOwn(limits.files, name)) return void content.resume()
    const saving = saveFile(reading, name, content, {
      originalName: cleanFileName(sentName ?? ''),
      declaredType,
    })
    reading.stored.push(saving.catch(failure.reject))
  })
  return parser
}

function createParser(contentType: string | undefined, limits: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType ?? '' },
      // an empty file field has a file name too, an empty one
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      preservePath: true,
      limits: {
        fieldSize: limits.maxFieldBytes,
        fields: limits.maxFields,
        parts: limits.maxFields + Object.keys(limits.files).length + 5,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    })
  } catch {
    throw new AppError('invalid_input')
  }
}

async function saveFile(
  reading: Reading,
  name: string,
  content: BusboyFileStream,
  details: { originalName: string; declaredType: string },
): Promise<void> {
  const { maxBytes = 0, tooLarge = 'file_too_large' } = reading.limits.files[name] ?? {}
  const path = join(reading.dir, String(reading.stored.length))
  let size = 0
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      // said before the stream ends, which would look like a sender who went away
      if (size > maxBytes) return reading.failure.reject(new AppError(tooLarge))
      yield chunk
    }
  }
  const { signal } = reading.stop
  await pipeline(content, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  if (size === 0 && details.originalName === '') return
  if (reading.files.has(name)) throw new AppError('invalid_input')
  reading.files.set(name, { path, size, ...details })
}

/** A connection that breaks off is the sender's affair, not a fault of ours. */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  return reader.read().catch(() => {
    throw new AppError('invalid_input')
  })
}

function write(parser: BusboyInstance, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    if (parser.write(chunk)) resolve()
    else parser.once('drain', resolve)
  })
}

function finish(parser: BusboyInstance): Promise<void> {
  return new Promise((resolve) => {
    parser.once('finish', resolve)
    parser.end()
  })
}

function largestBody(limits: UploadLimits): number {
  const files = Object.values(limits.files).reduce((sum, { maxBytes }) => sum + maxBytes, 0)
  return files + limits.maxFields * (limits.maxFieldBytes + 1024) + overheadBytes
}

/** The whole form is larger than all its parts may be: it can only be a file. */
function tooLarge(limits: UploadLimits): AppError {
  return new AppError(Object.values(limits.files)[0]?.tooLarge ?? 'file_too_large')
}
