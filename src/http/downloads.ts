import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { StoredContent } from '../platform/files.ts'
import { contentDisposition } from './file-names.ts'

/** A file of a stranger: only ever saved, never shown by the browser as a page of ours, and kept by no cache. */
export function sendFile(c: Context, { stream, size }: StoredContent, fileName: string): Response {
  return c.body(webStream(stream), 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(size),
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

function webStream(stream: Readable): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream
}
