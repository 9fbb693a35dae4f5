import { randomBytes } from 'node:crypto'
import type { Handler, Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Given, givePublic, hasSession } from '../../http/authentication.ts'
import { chooseEncoding, compress } from '../../http/compression.ts'
import type { AppEnv } from '../../http/environment.ts'
import { refusalOf } from '../../http/errors.ts'
import { localPath } from '../../shared/local-path.ts'
import {
  PART_HEADER,
  type PageHead,
  type PageLocation,
  type PageRenderer,
  type PageStatus,
  STYLE_COOKIE,
  UNKNOWN_PAGE,
} from '../../shared/rendering.ts'
import { MINUTE } from '../../shared/time.ts'
import { composeDocument, composePart } from './html-document.ts'
import { completeHead } from './html-head.ts'
import { contentSecurityPolicy, pageHeaders, scriptHashes, styleHashes } from './html-security.ts'
import { answerOtherwise, NoPage } from './no-page.ts'
import type { PageBuild } from './pages-build.ts'
import { type CachedPage, cachedPage, createPageCache } from './pages-cache.ts'
import { sendCached, sendPage } from './pages-send.ts'
import { answersAlways, givePatiently } from './pages-stand-in.ts'

/** What the pages need from above: the reads of a visitor. */
export type PageSources<R> = {
  createReads(given: Given<'public'>): R
  /** Makes the reads of the frame answer even if the database does not. */
  standIn(reads: R): R
}

type Parts<R> = PageSources<R> & { build: PageBuild; renderer: PageRenderer }

/** Answers every path that is neither a file nor a call. */
export function servePages<R>(sources: PageSources<R>, build: PageBuild): Handler<AppEnv> {
  const cache = createPageCache()
  const locations = new Map<string, PageLocation>()
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    // `//elsewhere/` without its last slash would be an address on another site. No page of ours begins like that.
    const href = localPath(pathname + search) ?? UNKNOWN_PAGE
    if (/[^/]\/+$/.test(pathname) && href !== UNKNOWN_PAGE)
      return c.redirect(pathname.replace(/\/+$/, '') + search, 308)
    try {
      const parts = { ...sources, build, renderer: await build.loadRenderer() }
      const location = locate(parts.renderer, locations, href)
      if (hasSession(c) || !isShared(location)) return await answerOnce(c, parts, location)
      const kind = `${savesData(c) ? 'light' : 'full'} ${partOf(c)} ${isStyleKept(c, build) ? 'kept' : ''}`
      const key = `${kind} ${location.exists ? location.href : '404'}`
      const shown = { path: location.path, versions: c.get('versions'), now: c.get('base').now }
      const make = () => makeShared(c, parts, location)
      return await sendCached(c, build.isDev ? await make() : await cache.get(key, shown, make))
    } catch (thrown) {
      return answerOtherwise(c, thrown)
    }
  }
}

/** Matching an address costs as much as sending the page, and addresses repeat, so matches are cached. */
function locate({ locatePage }: PageRenderer, known: Map<string, PageLocation>, href: string): PageLocation {
  const earlier = known.get(href)
  if (earlier) return earlier
  const location = locatePage(href)
  if (known.size >= 2000) known.clear()
  known.set(href, location)
  return location
}

/** Pages that need a login are for one person, too, but the server renders only their frame. */
const isShared = ({ visitors }: PageLocation): boolean => visitors === 'all'

/** Search engines must not list people, pages that need a login, and pages that are true only for an hour. */
const isPrivate = ({ isListed, needsScript }: PageLocation): boolean => needsScript || !isListed

const isStyleKept = (c: HonoContext, build: PageBuild) => {
  const name = getCookie(c, STYLE_COOKIE)
  return name !== undefined && build.isCurrentStyle(name)
}

const partOf = (c: HonoContext) => (c.req.header(PART_HEADER) === 'main' ? 'main' : 'all')

async function render<R>(
  c: HonoContext<AppEnv>,
  { createReads, standIn, renderer }: Parts<R>,
  { href, path, exists }: PageLocation,
) {
  const answer = await renderer.renderPage({
    href: exists ? href : UNKNOWN_PAGE,
    part: partOf(c),
    reads: answersAlways(path)
      ? standIn(createReads(await givePatiently(c)))
      : createReads(await givePublic(c)),
    statusOf: (error) => refusalOf(error)?.status ?? 500,
    now: startOfMinute(c.var.base.now),
    publicUrl: c.var.base.config.publicUrl,
    savesData: savesData(c),
  })
  if (answer.kind !== 'page') throw new NoPage(answer)
  return answer
}

/** With Save-Data the page has no pictures, so it is cached as a page of its own. */
function savesData(c: HonoContext<AppEnv>): boolean {
  return c.req.header('save-data')?.toLowerCase() === 'on'
}

/** Pages show days and hours only; seconds would make equal pages differ. */
function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE) * MINUTE)
}

type Document = { status: PageStatus; html: string; headers: Record<string, string> }

/**
 * With a nonce, the nonce allows the page's scripts. Without one their hashes do, so that the page can be sent again.
 */
async function makeDocument<R>(
  c: HonoContext<AppEnv>,
  parts: Parts<R>,
  location: PageLocation,
  nonce?: string,
): Promise<Document> {
  const rendered = await render(c, parts, location)
  const { publicUrl } = c.var.base.config
  const isListed = rendered.status === 200 && !isPrivate(location)
  const page = isListed
    ? { ...rendered, head: completeHead(rendered.head, publicUrl, location.href) }
    : rendered
  const { build } = parts
  const { needsScript } = location
  const html =
    partOf(c) === 'main'
      ? composePart(page)
      : composeDocument(
          page,
          build.tagsFor({
            ...page,
            needsScript,
            isStyleKept: isStyleKept(c, build),
            savesData: savesData(c),
            ...(nonce && { nonce }),
          }),
        )
  const scripts = nonce ? [`'nonce-${nonce}'`] : scriptHashes(html)
  const pixel = page.hasPixel && !isPrivate(location)
  const headers = {
    ...pageHeaders(location.path, isPrivate(location) || isUnlisted(page.head)),
    'Content-Security-Policy': contentSecurityPolicy({
      scripts,
      styles: styleHashes(html),
      pixel,
      isDev: build.isDev,
    }),
    Vary: `Accept-Encoding, Cookie, Save-Data, ${PART_HEADER}`,
  }
  return { status: page.status, html, headers }
}

/** Returns whether the page itself asks not to be listed, such as a closed job or a search for words. */
function isUnlisted({ meta }: PageHead): boolean {
  return meta.some(({ name, content }) => name === 'robots' && content?.includes('noindex'))
}

async function makeShared<R>(
  c: HonoContext<AppEnv>,
  parts: Parts<R>,
  location: PageLocation,
): Promise<CachedPage> {
  const { status, html, headers } = await makeDocument(c, parts, location)
  // The browser asks every time, because a login changes the page. The answer is mostly 'not changed'.
  return cachedPage(status, html, { ...headers, 'Cache-Control': 'no-cache' })
}

/**
 * Renders a page for a logged-in person, or a page that belongs to one visitor. Only the browser may keep it, so that
 * going back needs no network; a logout clears what it keeps.
 */
async function answerOnce<R>(
  c: HonoContext<AppEnv>,
  parts: Parts<R>,
  location: PageLocation,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const { status, html, headers } = await makeDocument(c, parts, location, nonce)
  const plain = new TextEncoder().encode(html)
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const body = encoding ? await compress(plain, encoding) : plain
  const cacheControl = isShared(location) && !location.needsScript ? 'private, no-cache' : 'no-store'
  return sendPage(c, body, status, { ...headers, 'Cache-Control': cacheControl })
}
