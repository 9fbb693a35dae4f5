import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { StoredContent } from '../platform/files.ts'
import { etagOf, isUnchanged } from './etag.ts'
import { contentDisposition } from './file-names.ts'

/**
 * A file of a stranger: only ever saved, never shown by the browser as a page of ours, and kept by no cache. `contentType` is for
 * what we made ourselves.
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

/** The same for what is made while it is sent. */
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

/** A picture that we re-encoded. Its id is random and changes with the picture, so browsers may keep it for a day. */
export function sendPicture(c: Context, { stream, size }: StoredContent): Response {
  return c.body(webStream(stream), 200, {
    'Content-Type': 'image/webp',
    'Content-Length': String(size),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, max-age=86400',
  })
}

/** The pieces of a file that `csvFile` makes, sent as they come. */
export function sendCsv(c: Context, pieces: AsyncIterable<string>, fileName: string): Response {
  return c.body(webStream(Readable.from(encoded(pieces))), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition(fileName),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
}

async function* encoded(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) yield Buffer.from(piece)
}

/** A picture that shared links show. Its address names its version; an hour later it is asked about again. */
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
