import type { Context as HonoContext } from 'hono'
import { chooseEncoding } from '../../http/compression.ts'
import { isUnchanged } from '../../http/etag.ts'
import type { PageStatus } from '../../shared/rendering.ts'
import type { CachedPage } from './pages-cache.ts'

/** Sends a cached page, compressed as the browser accepts it, or 'not changed'. */
export async function sendCached(c: HonoContext, { status, headers, body }: CachedPage): Promise<Response> {
  if (status === 200 && isUnchanged(c.req.header('if-none-match'), headers.ETag ?? '')) {
    return c.body(null, 304, headers)
  }
  return sendPage(c, await body(chooseEncoding(c.req.header('accept-encoding'))), status, headers)
}

/** Sends `body`, compressed as the request's Accept-Encoding allows. */
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
