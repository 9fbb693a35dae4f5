import type { Context as HonoContext } from 'hono'
import type { PageStatus } from '../shared/rendering.ts'
import { chooseEncoding } from './compression.ts'
import { isUnchanged } from './etag.ts'
import type { CachedPage } from './pages-cache.ts'

/** What is kept for everybody, compressed as its reader wishes, or 'not changed'. */
export async function sendCached(c: HonoContext, { status, headers, body }: CachedPage): Promise<Response> {
  if (status === 200 && isUnchanged(c.req.header('if-none-match'), headers.ETag ?? '')) {
    return c.body(null, 304, headers)
  }
  return sendPage(c, await body(chooseEncoding(c.req.header('accept-encoding'))), status, headers)
}

/** `body` as the request's Accept-Encoding has it. */
export function sendPage(
  c: HonoContext,
  body: Uint8Array<ArrayBuffer>,
  status: PageStatus,
  headers: Readonly<Record<string, string>>,
): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  return c.body(body, status, {
    ...headers,
    'Content-Length': String(body.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  })
}
