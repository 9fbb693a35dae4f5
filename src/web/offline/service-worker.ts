import { jobCopy, listCopy, offlinePage, pageCopy, savedPage } from './offline-html.ts'
import { findKept, keep, listKept, readSavedMirror } from './page-store.ts'
import { READ_PAGES_CACHE, readCallAddress, readPageAddress } from './read-pages.ts'

/** What TypeScript's library for pages leaves out of a service worker. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = WorkerEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
declare const clients: { claim(): Promise<void>; matchAll(): Promise<{ url: string }[]> }
declare const registration: ServiceWorkerRegistration
declare function skipWaiting(): Promise<void>

/** A page that was read before is shown instead of one that takes longer. ms. */
const PATIENCE = 4000
/** A kept job is not fetched again within this time. ms. */
const FRESH = 3_600_000

/** Shown instead of a slow page a moment ago: who asks again for it waits as long as it takes. */
const askedAgain = new Set<string>()

const isWorkerEvent = (event: Event): event is WorkerEvent => 'waitUntil' in event
const isFetch = (event: Event): event is FetchEvent => 'respondWith' in event

// No page runs code that this one brought, so a new version may take over at once.
addEventListener('install', () => void skipWaiting())
addEventListener('activate', (event) => isWorkerEvent(event) && event.waitUntil(takeOver()))
addEventListener('fetch', (event) => isFetch(event) && route(event))

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== READ_PAGES_CACHE) await caches.delete(name)
  // The page's request does not wait for this worker to start.
  await registration.navigationPreload?.enable()
  await clients.claim()
  // The page that brought this worker was read before it was there.
  for (const { url } of await clients.matchAll()) await keepJob(new URL(url).pathname)
}

/** Files, other calls and everything that changes something go their own way. */
function route(event: FetchEvent): void {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  const called = readCallAddress(url)
  if (called) event.respondWith(fetchAndKeep(event, fetch(request), called, 'data'))
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) {
    event.respondWith(answerNavigation(event, url))
  }
}

/** The answer goes on at once; a copy of it is kept meanwhile. */
async function fetchAndKeep(
  event: FetchEvent,
  network: Promise<Response>,
  address: string,
  kind: 'page' | 'data',
): Promise<Response> {
  const answer = await network
  const isOurs = answer.headers.get('cache-control')?.includes('no-store')
  event.waitUntil(isOurs ? keepJob(address) : keep(address, kind, answer.clone()))
  return answer
}

/** A job as everybody gets it, for whoever is logged in: some 1.5 kB, which Save-Data forbids. */
async function keepJob(address: string): Promise<void> {
  const isFrugal = 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
  if (isFrugal || !/^\/jobs\/\d+$/.test(address)) return
  const known = await findKept(address)
  if (known && Date.now() - Date.parse(known.readAt) < FRESH) return
  await keep(address, 'data', await fetch(`/api${address}`, { credentials: 'omit' }))
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
  if (url.pathname === '/saved') return html(savedPage(saved), 200)
  return html(offlinePage(url.pathname + url.search, saved, await listKept()), 503)
}

async function readCopy(address: string, isSlow: boolean): Promise<Response | undefined> {
  const kept = await findKept(address)
  if (!kept) return undefined
  const reading = { address, readAt: kept.readAt, isSlow }
  if (kept.kind === 'page') return html(pageCopy(kept.text, reading), 200)
  const copy = address.startsWith('/jobs/') ? jobCopy : listCopy
  return html(copy(JSON.parse(kept.text), reading), 200)
}

/** Runs nothing, sends nothing but its searches. */
function html(text: string, status: number): Response {
  const policy =
    "default-src 'none'; img-src 'self'; style-src 'self' 'unsafe-inline'; form-action 'self'; base-uri 'none'"
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}
