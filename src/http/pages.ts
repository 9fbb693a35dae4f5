import { randomBytes } from 'node:crypto'
import type { Handler, Hono, Context as HonoContext } from 'hono'
import { type PageAnswer, type PageLocation, type PageRenderer, SESSION_KINDS } from '../shared/rendering.ts'
import { sessionToken } from './authentication.ts'
import { callApi } from './call-api.ts'
import { chooseEncoding, compress } from './compression.ts'
import type { AppEnv } from './environment.ts'
import { isUnchanged } from './etag.ts'
import { composeDocument, plainPage } from './html-document.ts'
import { contentSecurityPolicy, pageHeaders, scriptHashes, styleHashes } from './html-security.ts'
import type { PageBuild } from './pages-build.ts'
import { type CachedPage, cachedPage, createPageCache } from './pages-cache.ts'

type Page = Extract<PageAnswer, { kind: 'page' }>
type Parts = { app: Hono<AppEnv>; build: PageBuild; renderer: PageRenderer }

/** Every path that is neither a file nor a call. */
export function servePages(app: Hono<AppEnv>, build: PageBuild): Handler<AppEnv> {
  const cache = createPageCache()
  const locations = new Map<string, PageLocation>()
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname !== '/' && pathname.endsWith('/'))
      return c.redirect(pathname.replace(/\/+$/, '') + search || '/', 308)
    try {
      const parts = { app, build, renderer: await build.loadRenderer() }
      const location = locate(parts.renderer, locations, pathname + search)
      const isAnonymous = SESSION_KINDS.every((kind) => !sessionToken(c, kind))
      if (!isAnonymous || !isShared(location)) return await answerOnce(c, parts, location)
      const key = location.exists ? location.href : '404'
      const make = () => renderShared(c, parts, location)
      return await answerShared(c, build.isDev ? await make() : await cache.get(key, c.var.base.now, make))
    } catch (thrown) {
      return answerOtherwise(c, thrown)
    }
  }
}

/** Matching costs as much as sending; addresses repeat. */
function locate({ locatePage }: PageRenderer, known: Map<string, PageLocation>, href: string): PageLocation {
  const earlier = known.get(href)
  if (earlier) return earlier
  const location = locatePage(href)
  if (known.size >= 2000) known.clear()
  known.set(href, location)
  return location
}

/** A profile is counted against its visitor's limit, a reset link is nobody else's: these are rendered for each. */
function isShared({ path }: PageLocation): boolean {
  return !/^\/(profile\/|reset-password)/.test(path)
}

/** Not for search engines: people, and what needs a login. */
function isPrivate({ path, needsScript }: PageLocation): boolean {
  return needsScript || /^\/(profile|search|reset-password)(\/|$)/.test(path)
}

/** What ends the making of a page: a redirect, or a failure. */
class NoPage {
  readonly answer: Exclude<PageAnswer, Page>
  constructor(answer: Exclude<PageAnswer, Page>) {
    this.answer = answer
  }
}

async function render(c: HonoContext<AppEnv>, { app, renderer }: Parts, { href, exists }: PageLocation) {
  const answer = await renderer.renderPage({
    // Every unknown address has the same page, so that it is kept once.
    href: exists ? href : '/404',
    callApi: callApi(app, c),
    sessions: SESSION_KINDS.filter((kind) => sessionToken(c, kind)),
    now: startOfMinute(c.var.base.now),
  })
  if (answer.kind !== 'page') throw new NoPage(answer)
  return answer
}

/** Pages say days and hours, so the seconds would only make equal pages differ. */
function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}

function headersOf(c: HonoContext<AppEnv>, location: PageLocation) {
  return pageHeaders(location.path, c.var.base.config.publicUrl, isPrivate(location))
}

async function renderShared(
  c: HonoContext<AppEnv>,
  parts: Parts,
  location: PageLocation,
): Promise<CachedPage> {
  const page = await render(c, parts, location)
  const { routeIds } = page
  const html = composeDocument(page, parts.build.tagsFor({ routeIds, needsScript: location.needsScript }))
  return cachedPage(page.status, html, {
    ...headersOf(c, location),
    'Content-Security-Policy': contentSecurityPolicy(
      scriptHashes(html),
      styleHashes(html),
      parts.build.isDev,
    ),
    // Asked again every time, because a login changes the page; the answer is mostly 'not changed'.
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Cookie',
  })
}

async function answerShared(
  c: HonoContext<AppEnv>,
  { status, headers, body }: CachedPage,
): Promise<Response> {
  if (status === 200 && isUnchanged(c.req.header('if-none-match'), headers.ETag ?? '')) {
    return c.body(null, 304, headers)
  }
  return send(c, await body(chooseEncoding(c.req.header('accept-encoding'))), status, headers)
}

function send(
  c: HonoContext<AppEnv>,
  body: Uint8Array<ArrayBuffer>,
  status: 200 | 404,
  headers: Readonly<Record<string, string>>,
): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  return c.body(body, status, {
    ...headers,
    'Content-Length': String(body.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  })
}

/** For whoever is logged in, and for pages that are one visitor's: nothing is kept anywhere. */
async function answerOnce(c: HonoContext<AppEnv>, parts: Parts, location: PageLocation): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const page = await render(c, parts, location)
  const { needsScript } = location
  const html = composeDocument(page, parts.build.tagsFor({ routeIds: page.routeIds, needsScript, nonce }))
  const plain = new TextEncoder().encode(html)
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  return send(c, encoding ? await compress(plain, encoding) : plain, page.status, {
    ...headersOf(c, location),
    'Content-Security-Policy': contentSecurityPolicy(
      [`'nonce-${nonce}'`],
      styleHashes(html),
      parts.build.isDev,
    ),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Cookie',
  })
}

function answerOtherwise(c: HonoContext<AppEnv>, thrown: unknown): Response {
  const answer = thrown instanceof NoPage ? thrown.answer : ({ kind: 'failure', error: thrown } as const)
  if (answer.kind === 'redirect') {
    c.header('Cache-Control', 'no-store')
    return c.redirect(answer.location, answer.status === 301 || answer.status === 308 ? answer.status : 302)
  }
  const { error } = answer
  const refusal = asRefusal(error)
  if (!refusal) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    c.var.base.log.error({ path: c.req.path, error: message, stack }, 'page failed')
  }
  const { status, text } = refusal ?? {
    status: 500 as const,
    text: 'Something went wrong on our side. Please try again.',
  }
  return answerPlainly(c, status, 'This page could not be loaded', text)
}

/** A page without script or data; also for maintenance. */
export function answerPlainly(
  c: HonoContext<AppEnv>,
  status: 429 | 500 | 503,
  title: string,
  text: string,
): Response {
  const { pathname, search } = new URL(c.req.url)
  const html = plainPage(title, text, pathname + search)
  return c.body(html, status, {
    ...pageHeaders(pathname, c.var.base.config.publicUrl, true),
    'Content-Security-Policy': contentSecurityPolicy([], styleHashes(html)),
    'Cache-Control': 'no-store',
    ...(status !== 500 && { 'Retry-After': status === 429 ? '3600' : '300' }),
  })
}

/** A call of the page's loader was refused for a reason that its visitor should read. */
function asRefusal(error: unknown): { status: 429 | 503; text: string } | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  const { status, message } = error
  return status === 429 || status === 503 ? { status, text: message } : undefined
}
