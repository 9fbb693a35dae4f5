import { ENGLISH, speakFrom, type Words } from '../../shared/language/words.ts'
import { PART_HEADER } from '../../shared/rendering.ts'
import { jobCopy, offlinePage, pageCopy, partCopy, savedPage } from './offline-html.ts'
import { findKept, type Kind, keep, listKept, readSavedMirror, readWords } from './page-store.ts'
import {
  isTokPisin,
  JOB,
  KEPT_STYLE,
  mayBeKept,
  READ_PAGES_CACHE,
  readPageAddress,
  STYLE_CACHE,
} from './read-pages.ts'
import { showNews } from './show-news.ts'

/** The events of a service worker, which TypeScript's library for pages leaves out. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = WorkerEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
declare const clients: { matchAll(options: { includeUncontrolled: true }): Promise<{ url: string }[]> }
declare const registration: ServiceWorkerRegistration
declare function skipWaiting(): Promise<void>

/** Milliseconds after which a slow page is replaced by the stored copy. */
const PATIENCE = 4000
/** Milliseconds in which a stored job is not fetched again. */
const FRESH = 3_600_000

/** Addresses that were just answered with a stored copy. A second request for one of them waits for the network. */
const askedAgain = new Set<string>()

const isWorkerEvent = (event: Event): event is WorkerEvent => 'waitUntil' in event
const isFetch = (event: Event): event is FetchEvent => 'respondWith' in event

// Pages run no code of the worker, so a new version may take over at once.
addEventListener('install', () => void skipWaiting())
addEventListener('activate', (event) => isWorkerEvent(event) && event.waitUntil(takeOver()))
addEventListener('fetch', (event) => isFetch(event) && route(event))
showNews()

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== READ_PAGES_CACHE && name !== STYLE_CACHE) await caches.delete(name)
  // Lets the page's request start before this worker is ready.
  await registration.navigationPreload?.enable()
  // The page that registered this worker was opened before the worker could store it. The worker does not claim it:
  // then browsers would drop the page before it, which they keep in memory for the way back.
  for (const { url } of await clients.matchAll({ includeUncontrolled: true }))
    await keepJob(new URL(url).pathname)
}

/** Handles pages and their style. Other files, calls and everything that changes data go straight to the network. */
function route(event: FetchEvent): void {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(answerNavigation(event, url))
  else if (url.pathname.endsWith('.css')) event.respondWith(answerStyle(request))
  else if (request.headers.has(PART_HEADER)) {
    const address = readPageAddress(url)
    if (address) event.respondWith(fetchAndKeep(event, fetch(request), address, 'part'))
  }
}

/** The style of public pages comes inside the first page, which stores it. */
async function answerStyle(request: Request): Promise<Response> {
  const cache = await caches.open(STYLE_CACHE)
  const [kept] = await cache.keys()
  const isForCopy = new URL(request.url).pathname === KEPT_STYLE
  return (await cache.match(isForCopy && kept ? kept : request)) ?? fetch(request)
}

/** Returns the network's answer and stores a copy of it in the background. */
async function fetchAndKeep(
  event: FetchEvent,
  network: Promise<Response>,
  address: string,
  kind: Kind,
): Promise<Response> {
  const answer = await network
  const isOurs = !mayBeKept(answer) && answer.ok
  event.waitUntil(isOurs ? keepJob(address) : keep(address, kind, answer.clone()))
  return answer
}

/**
 * Stores a job whose page this worker did not fetch, or fetched for a logged-in person: the page that the browser still
 * has if it is public, otherwise the job's public data, about 1.5 kB. Never with Save-Data.
 */
async function keepJob(address: string): Promise<void> {
  const isFrugal = 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
  const [, path] = JOB.exec(address) ?? []
  if (isFrugal || !path) return
  const known = await findKept(address)
  if (known && Date.now() - Date.parse(known.readAt) < FRESH) return
  const page = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)
  if (page && mayBeKept(page)) await keep(address, 'page', page)
  else await keep(address, 'data', await fetch(`/api${path}`, { credentials: 'omit' }))
}

async function answerNavigation(event: FetchEvent, url: URL): Promise<Response> {
  const preload = event.preloadResponse ?? Promise.resolve(undefined)
  const network = preload.then((answer) => answer ?? fetch(event.request))
  const address = readPageAddress(url)
  if (!address) return network.catch(() => answerOffline(url))
  const answer = fetchAndKeep(event, network, address, 'page')
  event.waitUntil(answer.catch(() => undefined))
  if (askedAgain.delete(address)) return answer.catch(() => answerOffline(url, address))
  const late = wait(PATIENCE).then(() => answerSlowly(address))
  return Promise.race([answer, late.then((copy) => copy ?? answer)]).catch(() => answerOffline(url, address))
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function answerSlowly(address: string): Promise<Response | undefined> {
  const copy = await readCopy(address, true)
  if (copy) askedAgain.add(address)
  return copy
}

async function answerOffline(url: URL, address?: string): Promise<Response> {
  const copy = address && (await readCopy(address, false))
  if (copy) return copy
  const saved = await readSavedMirror()
  const pages = await listKept()
  const words = await wordsAt(url.pathname)
  if (/^(\/tpi)?\/saved$/.test(url.pathname)) return html(words, () => savedPage(saved), 200)
  return html(words, () => offlinePage(url.pathname + url.search, saved, pages), 503)
}

async function readCopy(address: string, isSlow: boolean): Promise<Response | undefined> {
  const kept = await findKept(address)
  if (!kept) return undefined
  const words = await wordsAt(address)
  const reading = { address, readAt: kept.readAt, isSlow }
  if (kept.kind === 'page') return html(words, () => pageCopy(kept.text, reading), 200)
  if (kept.kind === 'part') return html(words, () => partCopy(kept.text, reading), 200)
  return html(words, () => jobCopy(JSON.parse(kept.text), reading), 200)
}

const wordsAt = async (address: string): Promise<Words> =>
  (isTokPisin(address) && (await readWords())) || ENGLISH

let spoken = ENGLISH
speakFrom(() => spoken)

/** The policy forbids scripts and allows only search forms to be sent. */
function html(words: Words, write: () => string, status: number): Response {
  spoken = words
  const text = write()
  const policy =
    "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; form-action 'self'; base-uri 'none'"
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}
