import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '../shared/errors.ts'
import type { FieldValues } from '../shared/rendering.ts'

/** Bytes: several times the longest job, CV or message that the fields allow. */
const MAX_BYTES = 256 * 1024

/** Whether the body is a form with files, which `readUpload` reads with its own limits. */
export function isMultipart(c: Context): boolean {
  return /^multipart\//i.test(c.req.header('content-type') ?? '')
}

/**
 * Reads every body except a form with files before any other handler, whatever its type. Counts the bytes while it
 * reads, because `Content-Length` may be wrong or missing. Throws body_too_large.
 */
export const readBody: MiddlewareHandler = async (c, next) => {
  const declaredBytes = Number(c.req.header('content-length') ?? 0)
  if (declaredBytes > 0 || c.req.header('transfer-encoding') !== undefined) {
    if (declaredBytes > MAX_BYTES && !isMultipart(c)) throw new AppError('body_too_large')
    // Only `readUpload` reads a form with files. For all other code its text is empty.
    const text = isMultipart(c) ? '' : await readText(c, declaredBytes)
    // Hono keeps promises in this cache, although the type says otherwise.
    Object.assign(c.req.bodyCache, { text: Promise.resolve(text) })
  }
  await next()
}

/** Reads the fields of a plain form without files. Throws body_too_large, or invalid_input for any other body. */
export async function readFormText(c: Context): Promise<string> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('invalid_input', { reason: 'The request could not be read.' })
  return readText(c, Number(c.req.header('content-length') ?? 0))
}

/** A field that occurs several times has a list. */
export function groupValues(entries: Iterable<readonly [name: string, value: string]>): FieldValues {
  const lists = new Map<string, string[]>()
  for (const [name, value] of entries) lists.set(name, [...(lists.get(name) ?? []), value])
  return Object.fromEntries([...lists].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]))
}

async function readText(c: Context, declaredBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let received = 0
  // HTTP allows a body with GET and HEAD, the Fetch standard does not.
  const reader = c.req.raw.body?.getReader()
  while (reader) {
    const { done, value } = await readChunk(reader)
    if (done) break
    received += value.length
    if (received > MAX_BYTES) {
      await drain(reader, declaredBytes - received, TEXT_BYTES)
      throw new AppError('body_too_large')
    }
    chunks.push(value)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/**
 * Reads the next chunk. A broken connection is the sender's problem, so it is not reported as a fault of the server.
 */
export async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  return reader.read().catch(() => {
    throw new AppError('invalid_input')
  })
}

/** The bytes and milliseconds for which a browser may go on sending after a refusal, before the connection is cut. */
const patience = { bytes: 20 * 1024 * 1024, milliseconds: 20_000 }
/**
 * The same limit in bytes for other bodies. Nobody types that much, and discarded data uses memory until it is
 * collected.
 */
const TEXT_BYTES = 1024 * 1024

/**
 * Reads and discards the rest of a refused request. A browser reads the answer only when it has sent everything, and
 * the server closes the connection half a second after answering a request that is still being sent.
 */
export async function drain(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  restBytes: number,
  mostBytes = patience.bytes,
): Promise<void> {
  if (restBytes > mostBytes) return
  let bytes = 0
  const timer = Promise.withResolvers<undefined>()
  const timeout = setTimeout(() => timer.resolve(undefined), patience.milliseconds)
  try {
    while (bytes <= mostBytes) {
      const next = await Promise.race([reader.read(), timer.promise])
      if (!next || next.done) return
      bytes += next.value.length
    }
  } catch {
    // The sender has disconnected, so there is no one to answer.
  } finally {
    clearTimeout(timeout)
  }
}

/** Does the same for a request that is refused before any of its body was read (no session, too many requests). */
export async function drainRequest(c: Context): Promise<void> {
  const body = c.req.raw.bodyUsed ? null : c.req.raw.body
  if (!body || body.locked) return
  const reader = body.getReader()
  const restBytes = Number(c.req.header('content-length') ?? 0)
  await drain(reader, restBytes, isMultipart(c) ? patience.bytes : TEXT_BYTES)
  reader.releaseLock()
}

/** Reads an empty body with `Content-Type: application/json` as `{}`. For calls whose fields are all optional. */
export const optionalBody: MiddlewareHandler = async (c, next) => {
  // Hono keeps promises in this cache, although the type says otherwise.
  if ((await c.req.text()) === '') Object.assign(c.req.bodyCache, { text: Promise.resolve('{}') })
  await next()
}
