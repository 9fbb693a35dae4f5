import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { StoredContent } from '../platform/files/files.ts'
import { etagOf, isUnchanged } from './etag.ts'
import { contentDisposition } from './file-names.ts'

/**
 * Sends an uploaded file so that the browser saves it and never shows it as a page of this site, and no cache stores
 * it. `contentType` is for files that we made ourselves.
 */
export function sendFile(
  c: Context,
  { stream, size }: StoredContent,
  fileName: string,
  contentType?: string,
): Response {
  c.header('Content-Length', String(size))
  return sendStream(c, stream, fileName, contentType)
}

/** The same as `sendFile`, for content that is created while it is sent. */
export function sendStream(
  c: Context,
  stream: Readable,
  fileName: string,
  contentType = 'application/octet-stream',
): Response {
  return c.body(webStream(stream), 200, {
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition(fileName),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
}

/**
 * Sends a picture that we re-encoded. Its id is random and changes with the picture, so browsers may cache it for a
 * day.
 */
export function sendPicture(c: Context, { stream, size }: StoredContent): Response {
  return c.body(webStream(stream), 200, {
    'Content-Type': 'image/webp',
    'Content-Length': String(size),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, max-age=86400',
  })
}

/** Sends a drawn page of a private document. Browsers ask each time whether they may still show it. */
export function sendPage(c: Context, picture: Buffer): Response {
  const headers = {
    'Content-Type': 'image/webp',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-cache',
    ETag: etagOf(picture),
  }
  if (isUnchanged(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(picture), 200, { ...headers, 'Content-Length': String(picture.length) })
}

/**
 * Sends the pieces of a file from `csvFile` as they arrive. Waits for the first piece: when its query fails, the answer
 * is an error instead of half a file.
 */
export async function sendCsv(
  c: Context,
  pieces: AsyncIterable<string>,
  fileName: string,
): Promise<Response> {
  const rest = pieces[Symbol.asyncIterator]()
  const first = await rest.next()
  return c.body(webStream(Readable.from(encoded(first, rest))), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition(fileName),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
}

async function* encoded(first: IteratorResult<string>, rest: AsyncIterator<string>) {
  try {
    for (let piece = first; !piece.done; piece = await rest.next()) yield Buffer.from(piece.value)
  } finally {
    await rest.return?.()
  }
}

/**
 * Sends the preview picture of a shared link. Its address contains its version; caches check it again after an hour.
 */
export function sendPreview(c: Context, picture: Buffer<ArrayBuffer>): Response {
  const headers = {
    'Content-Type': 'image/jpeg',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=3600',
    ETag: etagOf(picture),
  }
  if (isUnchanged(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers)
  return c.body(picture, 200, { ...headers, 'Content-Length': String(picture.length) })
}

function webStream(stream: Readable): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream
}
