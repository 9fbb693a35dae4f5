import type { Context as HonoContext } from 'hono'
import { chooseEncoding, compress, compressMore, type Encoding } from '../../http/compression.ts'
import type { AppEnv } from '../../http/environment.ts'
import { etagOf, isUnchanged } from '../../http/etag.ts'
import type { ContentVersions } from '../../platform/database/content-versions.ts'
import { RECENT_SECONDS } from '../../platform/database/replica.ts'
import { PAGE_BYTES, type PageStatus } from '../../shared/rendering.ts'
import { HOUR, MINUTE } from '../../shared/time.ts'
import {
  compressMoreWith,
  compressWith,
  DICTIONARY_HEADERS,
  type Dictionaries,
  type Dictionary,
  dictionaryOf,
  nameOf,
} from './page-dictionaries.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** How a page is sent: compressed, as the difference from another page, or uncompressed. */
type Form = Encoding | Dictionary | undefined
/** `whole`: the page after the browser has unpacked it. */
type Sent = { body: Bytes; whole: Dictionary }
/** `asked`: how often. */
type Made = { sent: Sent | Promise<Sent>; asked: number }

/** A page, ready to send. */
export type ReadyPage = {
  status: PageStatus
  /** Bytes without compression. If the text depends on the form, the bytes of all its versions. */
  size: number
  headers: Readonly<Record<string, string>>
  /** Whether other pages may be sent as the difference from this one. */
  isDictionary: boolean
  /** Returns no promise once the form is made: waiting for one is a twelfth of the work of sending a kept page. */
  send(form: Form): Sent | Promise<Sent>
}

/** The number of requests for a form of a page after which it is worth compressing it more. */
const OFTEN = 2

/** The maximum number of forms of a page that are kept. Visitors mostly come from the same few pages. */
const MOST_FORMS = 10

export function readyPage(
  status: PageStatus,
  text: string,
  headers: Record<string, string>,
  isDictionary = false,
): ReadyPage {
  const whole = dictionaryOf(text)
  // Otherwise the text is forgotten: as a string it takes twice the memory, and each collection of garbage looks at it.
  const template = text.includes(PAGE_BYTES) ? text : undefined
  const made = new Map<string, Made>()
  /** Later visitors of a page that many read get a smaller form. */
  async function packTighter(key: string, form: 'br' | Dictionary): Promise<void> {
    const body = await (form === 'br' ? compressMore(whole.text) : compressMoreWith(form, whole.text))
    const loose = await made.get(key)?.sent
    if (loose && body.length < loose.body.length) made.set(key, { sent: { body, whole }, asked: OFTEN })
  }
  async function make(key: string, form: Form): Promise<Sent> {
    const sent = await (template === undefined ? pack(whole, form) : nameBytes(template, form))
    const known = made.get(key)
    if (known) known.sent = sent
    return sent
  }
  return {
    status,
    size: whole.text.length * (template === undefined ? 1 : MOST_FORMS),
    headers,
    isDictionary,
    send(form) {
      const key = typeof form === 'object' ? nameOf(form) : (form ?? 'as it is')
      const known = made.get(key)
      if (known) {
        known.asked++
        if (known.asked === OFTEN && form && form !== 'gzip' && template === undefined)
          void packTighter(key, form)
        return known.sent
      }
      if (made.size >= MOST_FORMS) made.clear()
      const sent = make(key, form)
      made.set(key, { sent, asked: 1 })
      return sent
    },
  }
}

async function pack(whole: Dictionary, form: Form): Promise<Sent> {
  if (!form) return { body: whole.text, whole }
  const body = typeof form === 'string' ? compress(whole.text, form) : compressWith(form, whole.text)
  return { body: await body, whole }
}

/**
 * Writes the size of the answer into the page, rounded up to 100 bytes. The figure itself changes the size by a few
 * bytes, so this repeats until figure and size agree.
 */
async function nameBytes(text: string, form: Form): Promise<Sent> {
  let said = '10.0 kB'
  for (let attempt = 1; ; attempt++) {
    const sent = await pack(dictionaryOf(text.replaceAll(PAGE_BYTES, said)), form)
    const actual = `${(Math.ceil(sent.body.length / 100) / 10).toFixed(1)} kB`
    if (actual === said || attempt === MOST_ATTEMPTS) return sent
    said = actual
  }
}
const MOST_ATTEMPTS = 4

/** A page that is identical for every visitor who is not logged in. */
export function cachedPage(
  status: PageStatus,
  text: string,
  headers: Record<string, string>,
  isDictionary = false,
): ReadyPage {
  return readyPage(status, text, { ...headers, ETag: etagOf(text) }, isDictionary)
}

/**
 * Sends a page in the best form that the browser accepts, or 'not changed'. Sets all headers at once, as a plain
 * object: setting them one by one costs as much as the rest of sending a cached page.
 */
export async function sendPage(c: HonoContext, page: ReadyPage, known?: Dictionaries): Promise<Response> {
  const { status, headers } = page
  const common: AppEnv['Variables']['commonHeaders'] = c.get('commonHeaders')
  const all: Record<string, string> = { ...common, ...headers }
  const isKept = known && page.isDictionary && c.req.header('sec-ch-ua') !== undefined
  if (isKept) Object.assign(all, DICTIONARY_HEADERS)
  if (status === 200 && headers.ETag && isUnchanged(c.req.header('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers: all })
  const accepted = c.req.header('accept-encoding')
  const form = known?.find(c.req.header('available-dictionary'), accepted) ?? chooseEncoding(accepted)
  const sent = page.send(form)
  const { body, whole } = sent instanceof Promise ? await sent : sent
  if (isKept) known.keep(whole)
  all['Content-Length'] = String(body.length)
  if (form) all['Content-Encoding'] = typeof form === 'string' ? form : 'dcz'
  return new Response(body, { status, headers: all })
}

/** Bytes of all pages of a cache, with their compressed forms. */
const MAX_BYTES = 64_000_000
/** The compressed forms of a page together take less than the page. */
const WITH_COMPRESSED = 2

/** The maximum time for which a page is kept, because it shows hours, days and numbers of views. */
const LONGEST = HOUR
/** The numbers of jobs and people on these pages are counted again after a minute. */
const COUNTING = /^\/(employers)?$/
/** Without a version the page may show anything that changes, such as the state of the site. */
const WITHOUT_VERSION = 30_000
/** Milliseconds. A page that is made so soon after a change is made again, because a replica may have been behind. */
const SETTLING = RECENT_SECONDS * 1000

/** All pages may show settings, jobs and companies. Only these show CVs, which change more often. */
const SHOWS_CVS = /^\/(employers|search)?$/

function versionOf({ path, versions }: Shown): string | undefined {
  if (!versions) return undefined
  const { site, jobs, cvs } = versions
  return SHOWS_CVS.test(path) ? `${site} ${jobs} ${cvs}` : `${site} ${jobs}`
}

function longestFor(path: string): number {
  return COUNTING.test(path) ? MINUTE : LONGEST
}

type Shown = { path: string; versions: ContentVersions | undefined; now: Date }
/** `bytes`: 0 until the page is made. `lifetime`: milliseconds. */
type Kept = {
  page: Promise<ReadyPage>
  version: string | undefined
  madeAt: number
  lifetime: number
  bytes: number
}

/**
 * Keeps each page by its key until data that it may show changes. Requests wait for a page that is being made, so a
 * burst of requests makes it once. When the pages take too many bytes, drops those that were not requested for the
 * longest time. Failures are not kept.
 */
export function createPageCache(maxBytes = MAX_BYTES) {
  const pages = new Map<string, Kept>()
  const settledAt = createSettling()
  let total = 0

  function drop(key: string): void {
    total -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  function weigh(key: string, kept: Kept, { size }: ReadyPage): void {
    if (pages.get(key) !== kept) return
    kept.bytes = size * WITH_COMPRESSED
    total += kept.bytes
    for (const oldest of pages.keys()) {
      if (total <= maxBytes) return
      drop(oldest)
    }
  }

  function keep(key: string, { path, now }: Shown, version: string | undefined, page: Promise<ReadyPage>) {
    const madeAt = now.getTime()
    const isSettled = madeAt >= settledAt(version, madeAt)
    const lifetime = version === undefined ? WITHOUT_VERSION : isSettled ? longestFor(path) : SETTLING
    const kept: Kept = { page, version, madeAt, lifetime, bytes: 0 }
    drop(key)
    pages.set(key, kept)
    page.then(
      (made) => weigh(key, kept, made),
      () => pages.get(key) === kept && drop(key),
    )
  }

  return {
    get(key: string, shown: Shown, make: () => Promise<ReadyPage>): Promise<ReadyPage> {
      const version = versionOf(shown)
      const known = pages.get(key)
      if (
        known &&
        known.version === version &&
        Math.abs(shown.now.getTime() - known.madeAt) < known.lifetime
      ) {
        pages.delete(key)
        pages.set(key, known)
        return known.page
      }
      const page = make()
      keep(key, shown, version, page)
      return page
    },
  }
}

/** Returns a function for the time at which a version has settled: `SETTLING` after this process first saw it. */
function createSettling() {
  const firstSeen = new Map<string | undefined, number>()
  return (version: string | undefined, now: number): number => {
    const since = firstSeen.get(version) ?? now
    firstSeen.set(version, since)
    // Callers need only the newest versions: one for pages with CVs, one for other pages.
    const [oldest] = firstSeen.keys()
    if (firstSeen.size > 4) firstSeen.delete(oldest)
    return since + SETTLING
  }
}
