import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, type Encoding } from './compression.ts'
import { etagOf, isUnchanged } from './etag.ts'

const TYPES: Readonly<Record<string, string>> = {
  // Modules and workers are always UTF-8.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

type Content = Record<Encoding | 'plain', Uint8Array<ArrayBuffer> | undefined>
export type StaticFile = { content: Content; headers: Record<string, string> }
/** The files, by their paths. */
type StaticFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads all files below `dir` into memory: a build has a few hundred kilobytes, and reading takes longer than sending.
 */
export function readStaticFiles(dir: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  if (!existsSync(dir)) return files
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const url = `/${relative(dir, path).split(sep).join('/')}`
    const file = entry.isFile() && !url.startsWith('/.') ? readStaticFile(path, url) : undefined
    if (file) files.set(url, file)
  }
  return files
}

/** Returns the file, or undefined if browsers have no use for its kind. */
export function readStaticFile(path: string, url: string): StaticFile | undefined {
  const type = TYPES[extname(path)]
  if (!type) return undefined
  const plain = readFileSync(path)
  const headers = {
    'Content-Type': type,
    ...keepingHeaders(url, plain),
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  return { headers, content: { plain, br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) } }
}

/** A file whose name contains a hash never changes, so no browser asks again and it needs no ETag. */
function keepingHeaders(url: string, content: Uint8Array): Record<string, string> {
  if (url.startsWith('/assets/')) return { 'Cache-Control': 'max-age=31536000, immutable' }
  return { 'Cache-Control': 'public, max-age=3600', ETag: etagOf(content) }
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}

/** A page that asks for its script again asks at another address (`start-script.ts`). */
const TRIES = /^\/assets\/(-\/)+/

/** Answers GET and HEAD requests for a file's path. Passes all other requests on. `find` looks for files elsewhere. */
export function serveStatic(
  files: StaticFiles,
  find: (url: string) => StaticFile | undefined = () => undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const url = c.req.path.replace(TRIES, '/assets/')
    const file = isRead ? (files.get(url) ?? find(url)) : undefined
    if (!file) return next()
    const { content, headers } = file
    const { ETag } = headers
    if (ETag && isUnchanged(c.req.header('if-none-match'), ETag)) return c.body(null, 304, headers)
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    const encoded = encoding && content[encoding]
    const body = encoded ?? content.plain ?? new Uint8Array()
    return c.body(body, 200, {
      ...headers,
      'Content-Length': String(body.length),
      ...(encoded && { 'Content-Encoding': encoding }),
    })
  }
}
