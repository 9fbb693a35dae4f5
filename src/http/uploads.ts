import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { Context } from 'hono'
import type { ReceivedFile } from '../platform/files/files.ts'
import { AppError, type ErrorCode } from '../shared/errors.ts'
import type { FieldValues } from '../shared/rendering.ts'
import { HOUR } from '../shared/time.ts'
import { cleanFileName } from './file-names.ts'
import { drain, groupValues, isMultipart, readChunk } from './request-body.ts'

/**
 * A file of the form, on disk until `dispose`. `size` in bytes; `declaredType` is the type that the browser guessed
 * from the name.
 */
type TemporaryFile = ReceivedFile & {
  size: number
  originalName: string
  declaredType: string
  /** SHA-256 of its content. */
  digest: string
}
/** Scans a file for viruses. Returns false when no scanner was available. Throws `file_infected`. */
type Scan = (file: { path: string; field: string; size: number }) => Promise<boolean>
export type Upload = {
  fields: Record<string, string>
  /** The same fields, also those that occur several times. */
  values: FieldValues
  files: Record<string, TemporaryFile>
  /**
   * The digest of all fields and files, independent of the boundary and the order, so that equal forms have equal
   * digests.
   */
  digest: string
  /** Deletes the temporary files. Call it in a `finally`. */
  dispose(): Promise<void>
}

/** `tooLarge` is the error code for a file that exceeds its limit. Default: `file_too_large`. */
export type UploadLimits = {
  files: Record<string, { maxBytes: number; tooLarge?: ErrorCode }>
  maxFieldBytes: number
  maxFields: number
}

const PREFIX = 'painim-upload-'
/** Milliseconds. A request ends after 15 minutes at most, so a killed process must have left any older file behind. */
const ABANDONED_MS = HOUR

/** Bytes for the lines between the parts of a form: boundaries, names and types. */
const overheadBytes = 64 * 1024

type Reading = {
  limits: UploadLimits
  dir: string
  fields: Map<string, string>
  entries: [name: string, value: string][]
  files: Map<string, TemporaryFile>
  stored: Promise<void>[]
  /** Rejects when the received data is wrong, so that no code waits for data that will not arrive. */
  failure: PromiseWithResolvers<never>
  /** Stops writing files whose remaining data will not arrive. */
  stop: AbortController
}

/**
 * Reads a multipart form. Its files are written straight to disk, and their bytes are counted on the way. When a limit
 * is exceeded, the rest is read and discarded as far as that is reasonable, and then the error is thrown: a browser
 * that cannot finish sending never shows the answer. File fields that are not in `limits` are skipped, and empty ones
 * are absent. Finally `scan` checks each file. Throws `tooLarge`, `invalid_input`, `file_infected`.
 */
export async function readUpload(c: Context, limits: UploadLimits, scan: Scan): Promise<Upload> {
  const body = isMultipart(c) ? c.req.raw.body : null
  const declaredBytes = Number(c.req.header('content-length') ?? 0)
  if (!body) throw new AppError('invalid_input', { reason: 'Please send this as a form with a file.' })
  const reader = body.getReader()
  const dir = await mkdtemp(join(tmpdir(), PREFIX))
  // A file that is being opened may still appear in the folder while it is deleted.
  const dispose = () => rm(dir, { recursive: true, force: true, maxRetries: 5 })
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => undefined)
  const stop = new AbortController()
  const reading: Reading = {
    limits,
    dir,
    fields: new Map(),
    entries: [],
    files: new Map(),
    stored: [],
    failure,
    stop,
  }
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
    const { fields, files } = reading
    for (const [field, file] of files)
      file.isScanned = await scan({ path: file.path, field, size: file.size })
    const digest = digestOf(reading)
    const values = groupValues(reading.entries)
    return { fields: Object.fromEntries(fields), values, files: Object.fromEntries(files), digest, dispose }
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

/**
 * Runs at the start. Deletes only old uploads, because other processes may be reading theirs. Returns the number of
 * deleted folders.
 */
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
    // On a shared machine, another system user's folder cannot be deleted, and need not be.
    removed += await rm(dir, { recursive: true, force: true }).then(
      () => 1,
      () => 0,
    )
  }
  return removed
}

function openParser(contentType: string | undefined, reading: Reading): BusboyInstance {
  const { limits, fields, entries, failure } = reading
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
    entries.push([name, value])
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
      // An empty file field also has a file name, which is empty.
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
  const hash = createHash('sha256')
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      // Reject before the stream ends, because its end would look like a sender that disconnected.
      if (size > maxBytes) return reading.failure.reject(new AppError(tooLarge, { limit: maxBytes }))
      hash.update(chunk)
      yield chunk
    }
  }
  const { signal } = reading.stop
  await pipeline(content, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  if (size === 0 && details.originalName === '') return
  if (reading.files.has(name)) throw new AppError('invalid_input')
  reading.files.set(name, { path, size, digest: hash.digest('hex'), isScanned: false, ...details })
}

function digestOf({ fields, files }: Reading): string {
  const parts = [
    ...[...fields].map(([name, value]) => ['field', name, value]),
    ...[...files].map(([name, { originalName, digest }]) => ['file', name, originalName, digest]),
  ]
  const lines = parts.map((part) => JSON.stringify(part)).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
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

/** Returns the error for a form that is larger than all its parts may be: only a file can be that large. */
function tooLarge(limits: UploadLimits): AppError {
  const { tooLarge = 'file_too_large', maxBytes = 0 } = Object.values(limits.files)[0] ?? {}
  return new AppError(tooLarge, { limit: maxBytes })
}
