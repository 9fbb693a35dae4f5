import type { Handler, Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Given, giveTo, sessionToken, sessionTokens } from '../../http/authentication.ts'
import { dismissedAnnouncements, wantsTextOnly } from '../../http/cookies.ts'
import type { AppEnv, BaseContext } from '../../http/environment.ts'
import { refusalOf } from '../../http/errors.ts'
import {
  changeLanguage,
  type KeepLanguage,
  prefersTokPisin,
  type ReadTokPisin,
  rememberLanguage,
} from '../../http/language.ts'
import type { AccountKind, Viewer } from '../../platform/context.ts'
import { speak, wordsNow } from '../../platform/speaking.ts'
import { within } from '../../platform/within.ts'
import {
  ENGLISH,
  type Language,
  splitLanguage,
  tokPisinAddress,
  type Words,
} from '../../shared/language/words.ts'
import { localPath } from '../../shared/local-path.ts'
import {
  PART_HEADER,
  type PageLocation,
  type PageRenderer,
  type PageStatus,
  type SavesData,
  STYLE_COOKIE,
  UNKNOWN_PAGE,
} from '../../shared/rendering.ts'
import { HOUR, MINUTE, roundDown } from '../../shared/time.ts'
import { composeDocument, composePart } from './html-document.ts'
import { completeHead, isUnlisted } from './html-head.ts'
import { contentSecurityPolicy, hashSource, PART_HEADERS, pageHeaders } from './html-security.ts'
import { answerFailure } from './no-page.ts'
import { createDictionaries } from './page-dictionaries.ts'
import type { PageBuild } from './pages-build.ts'
import { cachedPage, createPageCache, readyPage, sendPage } from './pages-cache.ts'
import { makeWords, textsAskedFor } from './words-answer.ts'

/** The reads for the pages, which the layer above passes in. */
export type PageSources<R, V> = {
  /** Finds the accounts of session tokens, and what pages show of them, in one statement. */
  readVisitor(base: BaseContext, tokens: readonly string[]): Promise<Seen<V>>
  createReads(given: Given<'public'>, visitor: V, dismissed: readonly number[]): R
  /** Returns reads that answer for the frame of a page even if the database does not. */
  standIn(reads: R): R
  /** Returns the dismissed announcements that would otherwise be on the pages of visitors. */
  stillShowing(base: BaseContext, dismissed: readonly number[]): Promise<readonly number[]>
  readTokPisin: ReadTokPisin
  keepLanguage: KeepLanguage
}

type Seen<V> = { accounts: Pick<Viewer, AccountKind>; visitor: V }

/** `see`: looks up the visitor once, when first called. */
type Parts<R, V> = PageSources<R, V> & {
  build: PageBuild
  renderer: PageRenderer
  see: () => Promise<Seen<V>>
}

/** The properties of a request, besides its address and its visitor, that change the page. */
type Kind = { part: 'all' | 'main'; savesData: SavesData; isStyleKept: boolean; language: Language }

/** Thrown to redirect to another address. */
class Elsewhere {
  readonly location: string
  constructor(location: string) {
    this.location = location
  }
}

/** Answers every path that is neither a file nor a call. */
export function servePages<R, V>(sources: PageSources<R, V>, build: PageBuild): Handler<AppEnv> {
  const cache = createPageCache()
  const dictionaries = createDictionaries()
  // Matching an address costs as much as sending the page, and addresses repeat.
  const locations = new Map<string, PageLocation>()
  return async (c) => {
    const { language, href: asked } = splitLanguage(
      c.req.url.slice(c.req.url.indexOf('/', 'https://'.length)),
    )
    try {
      const changed = await changeLanguage(c, asked, sources.keepLanguage)
      if (changed) return changed
      const texts = textsAskedFor(asked, build)
      if (texts) return await sendPage(c, await makeWords(c.get('base'), sources.readTokPisin, texts))
      const renderer = await build.loadRenderer()
      const location = locations.get(asked) ?? locate(renderer, asked)
      if (typeof location === 'string')
        return c.redirect(language === 'tpi' ? tokPisinAddress(location) : location, 308)
      if (locations.size >= MOST_LOCATIONS) locations.clear()
      locations.set(asked, location)
      let seen: Promise<Seen<V>> | undefined
      const see = () => (seen ??= sources.readVisitor(c.get('base'), sessionTokens(c)))
      const parts = { ...sources, build, renderer, see }
      const words = await wordsFor(c, parts, language, location)
      const kind = kindOf(c, build, words.language)
      if (!isShared(location) || (await isForOne(parts, c))) {
        const own = await speak(words, () => makeOwn(c, parts, location, kind))
        return await sendPage(c, own, mayKeep(location) ? dictionaries : undefined)
      }
      const make = () => speak(words, () => makeShared(c, parts, location, kind))
      if (build.isDev) return await sendPage(c, await make())
      const base = c.get('base')
      const dismissed = await sources.stillShowing(base, dismissedAnnouncements(c)).catch(() => [])
      const key = `${kind.language} ${kind.part} ${kind.savesData} ${kind.isStyleKept} ${dismissed.toSorted().join('.')} ${location.exists ? location.href : '404'}`
      const shown = { path: location.path, versions: c.get('versions'), now: base.now }
      return await sendPage(c, await cache.get(key, shown, make), dictionaries)
    } catch (thrown) {
      if (!(thrown instanceof Elsewhere)) return answerFailure(c, thrown)
      c.header('Cache-Control', 'no-store')
      return c.redirect(localPath(thrown.location) ?? '/')
    }
  }
}

const MOST_LOCATIONS = 2000

/** Returns the location of a page, or the address without its last slash, to redirect to. */
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
async function wordsFor<R, V>(
  c: HonoContext<AppEnv>,
  { readTokPisin }: Parts<R, V>,
  language: Language,
  { exists, isTranslated, hasOneAddress, href }: PageLocation,
): Promise<Words> {
  if (language === 'tpi') {
    const words = isTranslated ? await readTokPisin(c.var.base) : undefined
    if (words && hasOneAddress) rememberLanguage(c, 'tpi')
    if (!words || hasOneAddress) throw new Elsewhere(href)
    return words
  }
  if (!isTranslated || !prefersTokPisin(c)) return ENGLISH
  const words = await readTokPisin(c.var.base)
  if (!exists) return words ?? ENGLISH
  if (words && !hasOneAddress) throw new Elsewhere(tokPisinAddress(href))
  // The messages of an employer have the same address as those of a job seeker.
  return words && sessionToken(c, 'jobSeeker') ? words : ENGLISH
}

/** Pages that need a login are for one person, too, but the server renders only their frame. */
const isShared = ({ visitors }: PageLocation): boolean => visitors === 'all'

/** Whether the browser may keep the page, although it is for one person. */
const mayKeep = (location: PageLocation): boolean => isShared(location) && !location.needsScript

/** Search engines must not list people, pages that need a login, or pages that are true only for an hour. */
const isPrivate = ({ isListed, needsScript }: PageLocation): boolean => needsScript || !isListed

function kindOf(c: HonoContext, build: PageBuild, language: Language): Kind {
  const style = getCookie(c, STYLE_COOKIE)
  const isTextOnly = wantsTextOnly(c)
  return {
    part: c.req.header(PART_HEADER) === 'main' ? 'main' : 'all',
    savesData: isTextOnly ? 'text' : c.req.header('save-data')?.toLowerCase() === 'on',
    // Text-only pages load no script that could store the style, but the browser itself caches a linked style.
    isStyleKept: isTextOnly || (style !== undefined && build.isCurrentStyle(style)),
    language,
  }
}

const STATUS = '/status'
/** Milliseconds that the status page waits for the database before it is rendered without it. */
export const PATIENCE = 2_000

/**
 * Whether anybody is logged in. The cookies alone do not say it: sessions end. If the database cannot say, the page is
 * for nobody else.
 */
async function isForOne<R, V>({ see }: Parts<R, V>, c: HonoContext): Promise<boolean> {
  if (sessionTokens(c).length === 0) return false
  const { accounts } = await within(PATIENCE, see()).catch(() => ({ accounts: undefined }))
  return accounts === undefined || Object.keys(accounts).length > 0
}

async function readsFor<R, V>(c: HonoContext, parts: Parts<R, V>, path: string): Promise<R> {
  const { createReads, readVisitor, standIn, see } = parts
  const isStatus = path === STATUS
  const nobody = () => readVisitor(c.get('base'), [])
  const { accounts, visitor } = await (isStatus ? within(PATIENCE, see()).catch(nobody) : see())
  const reads = createReads(giveTo(c, accounts), visitor, dismissedAnnouncements(c))
  return isStatus ? standIn(reads) : reads
}

/** Makes all reads answer in English, because their answers are kept and other visitors get the same ones. */
function inEnglish<R>(reads: R): R {
  const all = Object.entries(Object(reads)).map(([name, read]) => [
    name,
    typeof read === 'function' ? (...args: unknown[]) => speak(ENGLISH, () => read(...args)) : read,
  ])
  return Object.fromEntries(all)
}

async function render<R, V>(c: HonoContext<AppEnv>, parts: Parts<R, V>, location: PageLocation, kind: Kind) {
  const { href, path, exists } = location
  const { now, config } = c.var.base
  const answer = await parts.renderer.renderPage({
    ...kind,
    href: exists ? href : UNKNOWN_PAGE,
    reads: inEnglish(await readsFor(c, parts, path)),
    statusOf: (error) => refusalOf(error)?.status ?? 500,
    // Public pages show days only, except for the status. Equal pages must not differ by the time: what a browser keeps
    // would be sent again, and the next page would have another dictionary.
    now: roundDown(now, isShared(location) && path !== STATUS ? HOUR : MINUTE),
    publicUrl: config.publicUrl,
    wordsNow,
    textsOf: parts.build.textsOf,
  })
  if (answer.kind === 'redirect')
    throw new Elsewhere(kind.language === 'tpi' ? tokPisinAddress(answer.location) : answer.location)
  const isListed = answer.status === 200 && !isPrivate(location)
  return isListed
    ? { ...answer, head: completeHead(answer.head, config.publicUrl, href, { ...answer, ...kind }) }
    : answer
}

async function makeDocument<R, V>(
  c: HonoContext<AppEnv>,
  parts: Parts<R, V>,
  location: PageLocation,
  kind: Kind,
) {
  const page = await render(c, parts, location, kind)
  const { status } = page
  if (kind.part === 'main') return { status, html: composePart(page), headers: { ...PART_HEADERS, ...VARY } }
  const { build } = parts
  const { needsScript, path } = location
  const tags = build.tagsFor({ ...page, ...kind, needsScript })
  const headers = {
    ...pageHeaders(path, isPrivate(location) || isUnlisted(page.head)),
    'Content-Security-Policy': contentSecurityPolicy({
      scripts: tags.scripts,
      styles: page.style ? [...tags.styles, hashSource(page.style)] : tags.styles,
      pixel: page.hasPixel && !isPrivate(location),
      isDev: build.isDev,
    }),
    ...VARY,
  }
  return { status, html: composeDocument({ ...page, language: kind.language }, tags), headers }
}

const VARY = { Vary: `Accept-Encoding, Available-Dictionary, Cookie, Save-Data, ${PART_HEADER}` }

async function makeShared<R, V>(
  c: HonoContext<AppEnv>,
  parts: Parts<R, V>,
  location: PageLocation,
  kind: Kind,
) {
  const { status, html, headers } = await makeDocument(c, parts, location, kind)
  // The browser asks every time, because a login changes the page. The answer is mostly 'not changed'.
  return cachedPage(
    status,
    html,
    { ...headers, 'Cache-Control': 'no-cache' },
    isDictionary(location, kind, status),
  )
}

/**
 * A page whose address has a query may contain words of the query, so it is not a dictionary. Otherwise anyone who
 * sends a browser there could learn from the size of the next page whether that page contains the words, too.
 */
function isDictionary({ href }: PageLocation, { part }: Kind, status: PageStatus): boolean {
  return part === 'all' && status === 200 && !href.includes('?')
}

/**
 * Renders a page for a logged-in person, or a page that belongs to one visitor. Only the browser may keep it, so that
 * going back needs no network; a logout clears what it keeps.
 */
async function makeOwn<R, V>(c: HonoContext<AppEnv>, parts: Parts<R, V>, location: PageLocation, kind: Kind) {
  const { status, html, headers } = await makeDocument(c, parts, location, kind)
  return readyPage(status, html, {
    ...headers,
    'Cache-Control': mayKeep(location) ? 'private, no-cache' : 'no-store',
  })
}
