import { randomBytes } from 'node:crypto'
import type { Handler, Hono, Context as HonoContext } from 'hono'
import {
  type PageHead,
  type PageLocation,
  type PageRenderer,
  type PageStatus,
  SESSION_KINDS,
} from '../shared/rendering.ts'
import { hasSession, sessionToken } from './authentication.ts'
import { callApi } from './call-api.ts'
import { chooseEncoding, compress } from './compression.ts'
import type { AppEnv } from './environment.ts'
import { composeDocument } from './html-document.ts'
import { completeHead } from './html-head.ts'
import { contentSecurityPolicy, pageHeaders, scriptHashes, styleHashes } from './html-security.ts'
import { answerOtherwise, NoPage } from './no-page.ts'
import type { PageBuild } from './pages-build.ts'
import { type CachedPage, cachedPage, createPageCache } from './pages-cache.ts'
import { sendCached, sendPage } from './pages-send.ts'

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
      if (hasSession(c) || !isShared(location)) return await answerOnce(c, parts, location)
      const kind = savesData(c) ? 'light' : 'full'
      const key = `${c.var.siteVersion ?? ''} ${kind} ${location.exists ? location.href : '404'}`
      const make = () => makeShared(c, parts, location)
      return await sendCached(c, build.isDev ? await make() : await cache.get(key, c.var.base.now, make))
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

/** A profile is counted against its visitor's limit, a mailed link is nobody else's: these are rendered for each. */
function isShared({ path }: PageLocation): boolean {
  return !/^\/(profile\/|reset-password|confirm-email)/.test(path)
}

/** Not for search engines: people, and what needs a login. */
function isPrivate({ path, needsScript }: PageLocation): boolean {
  return needsScript || /^\/(profile|search|reset-password|confirm-email)(\/|$)/.test(path)
}

async function render(c: HonoContext<AppEnv>, { app, renderer }: Parts, { href, exists }: PageLocation) {
  const answer = await renderer.renderPage({
    // Every unknown address has the same page, so that it is kept once.
    href: exists ? href : '/404',
    callApi: callApi(app, c),
    sessions: SESSION_KINDS.filter((kind) => sessionToken(c, kind)),
    now: startOfMinute(c.var.base.now),
    publicUrl: c.var.base.config.publicUrl,
    savesData: savesData(c),
  })
  if (answer.kind !== 'page') throw new NoPage(answer)
  return answer
}

/** Such a page is another one: it has no pictures. */
function savesData(c: HonoContext<AppEnv>): boolean {
  return c.req.header('save-data')?.toLowerCase() === 'on'
}

/** Pages say days and hours, so the seconds would only make equal pages differ. */
function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}

type Document = { status: PageStatus; html: string; headers: Record<string, string> }

/** With a nonce its scripts are allowed by it, without one by their hashes, so that the page can be sent again. */
async function makeDocument(
  c: HonoContext<AppEnv>,
  parts: Parts,
  location: PageLocation,
  nonce?: string,
): Promise<Document> {
  const rendered = await render(c, parts, location)
  const { publicUrl } = c.var.base.config
  const isListed = rendered.status === 200 && !isPrivate(location)
  const page = isListed
    ? { ...rendered, head: completeHead(rendered.head, publicUrl, location.href) }
    : rendered
  const { tagsFor, isDev } = parts.build
  const { needsScript } = location
  const html = composeDocument(
    page,
    tagsFor({ routeIds: page.routeIds, needsScript, ...(nonce && { nonce }) }),
  )
  const scripts = nonce ? [`'nonce-${nonce}'`] : scriptHashes(html)
  const pixel = page.hasPixel && !isPrivate(location)
  const headers = {
    ...pageHeaders(location.path, publicUrl, isPrivate(location) || isUnlisted(page.head)),
    'Content-Security-Policy': contentSecurityPolicy({ scripts, styles: styleHashes(html), pixel, isDev }),
    Vary: 'Accept-Encoding, Cookie, Save-Data',
  }
  return { status: page.status, html, headers }
}

/** A page's own word: a job that is over, a search for words. */
function isUnlisted({ meta }: PageHead): boolean {
  return meta.some(({ name, content }) => name === 'robots' && content?.includes('noindex'))
}

async function makeShared(c: HonoContext<AppEnv>, parts: Parts, location: PageLocation): Promise<CachedPage> {
  const { status, html, headers } = await makeDocument(c, parts, location)
  // Asked again every time, because a login changes the page; the answer is mostly 'not changed'.
  return cachedPage(status, html, { ...headers, 'Cache-Control': 'no-cache' })
}

/** For whoever is logged in, and for pages that are one visitor's: nothing is kept anywhere. */
async function answerOnce(c: HonoContext<AppEnv>, parts: Parts, location: PageLocation): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const { status, html, headers } = await makeDocument(c, parts, location, nonce)
  const plain = new TextEncoder().encode(html)
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const body = encoding ? await compress(plain, encoding) : plain
  return sendPage(c, body, status, { ...headers, 'Cache-Control': 'no-store' })
}
