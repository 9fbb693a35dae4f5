import type { Handler, Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'
import { createAnswerCache } from '../http/answers/answer-cache.ts'
import { type ReadyAnswer, readyAnswer, sendAnswer } from '../http/answers/ready-answer.ts'
import { giveTo, sessionToken, sessionTokens } from '../http/authentication.ts'
import { dismissedAnnouncements, forgetNotice, readNotice, wantsTextOnly } from '../http/cookies.ts'
import type { AppEnv } from '../http/environment.ts'
import { refusalOf } from '../http/errors.ts'
import { etagOf } from '../http/etag.ts'
import { changeLanguage, prefersTokPisin, rememberLanguage } from '../http/language.ts'
import { answerFailure } from '../http/plain-page.ts'
import { contentSecurityPolicy, hashSource, pageHeaders } from '../http/security-headers.ts'
import {
  createPageReads,
  createStandIn,
  keepLanguage,
  PATIENCE,
  type PageReads,
  readTokPisin,
  readVisitor,
  stillShowing,
} from '../page-reads.ts'
import { speak, wordsNow } from '../platform/speaking.ts'
import { within } from '../platform/within.ts'
import {
  ENGLISH,
  type Language,
  splitLanguage,
  tokPisinAddress,
  type Words,
} from '../shared/language/words.ts'
import { localPath } from '../shared/local-path.ts'
import {
  PART_HEADER,
  type PageLocation,
  type PageRenderer,
  type PageRequest,
  type RenderedPage,
  type SavesData,
  STYLE_COOKIE,
  UNKNOWN_PAGE,
} from '../shared/rendering.ts'
import { HOUR, MINUTE, roundDown } from '../shared/time.ts'
import { composeDocument, composePart } from './html-document.ts'
import { keepingOf } from './keeping.ts'
import type { PageBuild } from './pages-build.ts'

/** What all requests share. */
export type Site = {
  build: PageBuild
  standIn: ReturnType<typeof createStandIn>
  /** Returns the location of a page, or the address without its last slash, to redirect to. */
  locate(href: string): Promise<PageLocation | string>
}

export function openSite(build: PageBuild): Site {
  // Matching an address costs as much as sending the page, and addresses repeat.
  const locations = new LRUCache<string, PageLocation | string>({ max: 2000 })
  return {
    build,
    standIn: createStandIn(),
    async locate(href) {
      const known = locations.get(href)
      const location = known ?? locate(await build.loadRenderer(), href)
      if (!known) locations.set(href, location)
      return location
    },
  }
}

/** A page that is asked for, and all that decides how it looks. */
type Asked = Site & {
  c: HonoContext<AppEnv>
  location: PageLocation
  language: Language
  part: 'all' | 'main'
  savesData: SavesData
  isStyleKept: boolean
  /** A form that was sent to this page and is shown again, or what a form has done that led to it. */
  answered: Pick<PageRequest, 'posted' | 'notice'>
  /** Looks up the visitor once, when first called. */
  see(): ReturnType<typeof readVisitor>
}

/** Thrown to redirect to the address that is its message. */
export class Elsewhere extends Error {}

/** Path and query of a request. Hono's address begins with the host. */
export const addressOf = (c: HonoContext): string =>
  c.req.url.slice(c.req.url.indexOf('/', 'https://'.length))

/** Answers every path that is neither a file nor a call. */
export function servePages(site: Site): Handler<AppEnv> {
  const keep = createAnswerCache()
  return async (c) => {
    const { language, href } = splitLanguage(addressOf(c))
    try {
      const changed = await changeLanguage(c, href, keepLanguage)
      if (changed) return changed
      const location = await site.locate(href)
      if (typeof location === 'string') return c.redirect(addressIn(language, location), 308)
      const words = await wordsFor(c, language, location)
      const notice = readNotice(c)
      const asked = askedFor(c, site, location, words.language, { notice })
      const isForAll = isShared(location) && !notice && !(await isForOne(asked))
      const make = () => speak(words, () => makePage(asked, isForAll))
      if (site.build.isDev || !isForAll) {
        const answer = await sendAnswer(c, await make())
        return notice ? forgetNotice(c, answer) : answer
      }
      const keeping = keepingOf(location.path, c.var.versions, c.var.base.now)
      return await sendAnswer(c, await keep(await keyOf(asked), keeping, make))
    } catch (thrown) {
      if (!(thrown instanceof Elsewhere)) return answerFailure(c, thrown)
      c.header('Cache-Control', 'no-store')
      return c.redirect(localPath(thrown.message) ?? '/')
    }
  }
}

export const addressIn = (language: Language, href: string) =>
  language === 'tpi' ? tokPisinAddress(href) : href

function locate({ locatePage }: PageRenderer, asked: string): PageLocation | string {
  // `//elsewhere/` without its last slash would be an address on another site. No page of ours begins like that.
  const href = localPath(asked)
  if (href === undefined) return locatePage(UNKNOWN_PAGE)
  const [, path, query = ''] = /^([^?]*[^/?])\/+(\?.*)?$/.exec(href) ?? []
  return path === undefined ? locatePage(href) : path + query
}

/**
 * Returns the words of the page. A page whose address begins with `/tpi` is in Tok Pisin, whatever the reader has
 * chosen. Other addresses redirect to it if the reader has chosen Tok Pisin. Pages that are not translated have no such
 * address. A dashboard has one address only, and `/tpi` in front of it chooses Tok Pisin.
 */
async function wordsFor(
  c: HonoContext<AppEnv>,
  language: Language,
  { exists, isTranslated, hasOneAddress, href }: PageLocation,
): Promise<Words> {
  const isNamed = language === 'tpi'
  const words = isTranslated && (isNamed || prefersTokPisin(c)) ? await readTokPisin(c.var.base) : undefined
  if (isNamed) {
    if (words && hasOneAddress) rememberLanguage(c, 'tpi')
    if (!words || hasOneAddress) throw new Elsewhere(href)
    return words
  }
  if (words && exists && !hasOneAddress) throw new Elsewhere(tokPisinAddress(href))
  // The messages of an employer have the same address as those of a job seeker.
  return words && (!exists || sessionToken(c, 'jobSeeker')) ? words : ENGLISH
}

export function askedFor(
  c: HonoContext<AppEnv>,
  site: Site,
  location: PageLocation,
  language: Language,
  answered: Asked['answered'],
): Asked {
  const style = getCookie(c, STYLE_COOKIE)
  const isTextOnly = wantsTextOnly(c)
  let seen: ReturnType<typeof readVisitor> | undefined
  return {
    ...site,
    c,
    location,
    language,
    answered,
    part: c.req.header(PART_HEADER) === 'main' ? 'main' : 'all',
    savesData: isTextOnly ? 'text' : c.req.header('save-data')?.toLowerCase() === 'on',
    // Text-only pages load no script that could store the style, but the browser itself caches a linked style.
    isStyleKept: isTextOnly || (style !== undefined && site.build.isCurrentStyle(style)),
    see: () => (seen ??= readVisitor(c.var.base, sessionTokens(c), location.path === HOME)),
  }
}

/** Pages that need a login are for one person, too, but the server renders only their frame. */
const isShared = ({ visitors }: PageLocation): boolean => visitors === 'all'

/**
 * Whether anybody is logged in. The cookies alone do not say it: sessions end. If the database cannot say, the page is
 * for nobody else.
 */
async function isForOne({ c, see }: Asked): Promise<boolean> {
  if (sessionTokens(c).length === 0) return false
  return within(PATIENCE, see()).then(
    ({ accounts }) => Object.keys(accounts).length > 0,
    () => true,
  )
}

async function keyOf({ c, location, language, part, savesData, isStyleKept }: Asked): Promise<string> {
  const dismissed = await stillShowing(c.var.base, dismissedAnnouncements(c)).catch(() => [])
  const address = location.exists ? location.href : '404'
  return `${language} ${part} ${savesData} ${isStyleKept} ${dismissed.toSorted().join('.')} ${address}`
}

/** `isForAll`: it is the same for every visitor without a login. */
export async function makePage(asked: Asked, isForAll: boolean): Promise<ReadyAnswer> {
  const { part, location } = asked
  const page = await render(asked)
  const { html, headers } = part === 'main' ? partOf(page) : documentOf(asked, page)
  const common = {
    ...headers,
    Vary: `Accept-Encoding, Available-Dictionary, Cookie, Save-Data, ${PART_HEADER}`,
  }
  if (isForAll && !page.isIncomplete) {
    // The browser asks every time, because a login changes the page. The answer is mostly 'not changed'.
    const kept = { ...common, 'Cache-Control': 'no-cache', ETag: etagOf(html) }
    return readyAnswer(page.status, html, kept, isDictionary(asked, page) ? 'both ways' : 'from others')
  }
  const { posted, notice } = asked.answered
  // Only the browser may keep it, so that going back needs no network; a logout clears what it keeps.
  const isLasting = !location.needsScript && !page.isIncomplete && !posted && !notice
  return isShared(location) && isLasting
    ? readyAnswer(page.status, html, { ...common, 'Cache-Control': 'private, no-cache' }, 'from others')
    : readyAnswer(page.status, html, { ...common, 'Cache-Control': 'no-store' })
}

/**
 * A page whose address has a query may contain words of the query, so it is not a dictionary. Otherwise anyone who
 * sends a browser there could learn from the size of the next page whether that page contains the words, too.
 */
const isDictionary = ({ part, location }: Asked, { status }: RenderedPage): boolean =>
  part === 'all' && status === 200 && !location.href.includes('?')

const STATUS = '/status'
/** Shows a job seeker's next step. */
const HOME = '/'

async function render(asked: Asked): Promise<RenderedPage> {
  const { c, build, location, language } = asked
  const { now, config } = c.var.base
  const { renderPage } = await build.loadRenderer()
  const answer = await renderPage({
    href: location.exists ? location.href : UNKNOWN_PAGE,
    part: asked.part,
    savesData: asked.savesData,
    ...asked.answered,
    reads: inEnglish(await readsFor(asked)),
    statusOf: (error) => refusalOf(error)?.status ?? 500,
    // Public pages show days only, except for the status. Equal pages must not differ by the time: what a browser keeps
    // would be sent again, and the next page would have another dictionary.
    now: roundDown(now, isShared(location) && location.path !== STATUS ? HOUR : MINUTE),
    publicUrl: config.publicUrl,
    wordsNow,
    textsOf: build.textsOf,
  })
  if (answer.kind === 'redirect') throw new Elsewhere(addressIn(language, answer.location))
  return answer
}

async function readsFor({ c, location, see, standIn }: Asked): Promise<PageReads> {
  const isStatus = location.path === STATUS
  const nobody = () => readVisitor(c.var.base, [])
  const seen = await (isStatus ? within(PATIENCE, see()).catch(nobody) : see())
  const reads = createPageReads(giveTo(c, seen.accounts), seen, dismissedAnnouncements(c))
  return isStatus ? standIn(reads) : reads
}

/** Makes all reads answer in English, because their answers are kept and other visitors get the same ones. */
function inEnglish(reads: PageReads): PageReads {
  const all = Object.entries(reads).map(([name, read]) => [
    name,
    (...args: unknown[]) => speak(ENGLISH, () => Reflect.apply(read, undefined, args)),
  ])
  return Object.fromEntries(all)
}

/** The main part of a page, which only the script of a page asks for and reads. */
const partOf = (page: RenderedPage) => ({
  html: composePart(page),
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  },
})

function documentOf({ build, language, location, savesData, isStyleKept }: Asked, page: RenderedPage) {
  const { needsScript, path } = location
  const tags = build.tagsFor({ ...page, needsScript, savesData, isStyleKept })
  const policy = contentSecurityPolicy({
    scripts: tags.scripts,
    styles: page.style ? [...tags.styles, hashSource(page.style)] : tags.styles,
    pixel: page.hasPixel,
    isDev: build.isDev,
  })
  return {
    html: composeDocument({ ...page, language }, tags),
    headers: { ...pageHeaders(path, !page.isListed), 'Content-Security-Policy': policy },
  }
}
