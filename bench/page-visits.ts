import { once } from 'node:events'
import { get } from 'node:http'
import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'
import { percentile } from './figures.ts'

/** 3G as prepaid phones know it (issue, section 8): 400 kbit/s both ways, 400 ms, a processor four times slower. */
const BYTES_A_SECOND = 400_000 / 8
const LATENCY_MS = 400
const CPU_SLOWDOWN = 4
const RUNS = 5

/** Bytes as they came over the network, headers included. Times in ms since the navigation began. */
export type Visit = {
  requests: number
  bytes: number
  htmlBytes: number
  paint: number
  usable: number
  interactive: number
}
export type Visits = { first: Visit; repeat: Visit }

export async function openChromium(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
  })
}

/** The median of five visitors who never came before, and of their second visit. */
export async function measureVisits(browser: Browser, url: string): Promise<Visits> {
  const visits: Visits[] = []
  const worker = await weighWorker(url)
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      // Its traffic is seen by nobody; it asks for what the page would have asked for.
      serviceWorkers: 'block',
    })
    visits.push({ first: await visit(context, url), repeat: await visit(context, url) })
    await context.close()
  }
  const first = median(visits.map(({ first }) => first))
  return {
    first: { ...first, bytes: first.bytes + worker },
    repeat: median(visits.map(({ repeat }) => repeat)),
  }
}

/** Bytes that a first visit to a job brings on top: the service worker and the job that it keeps. Other pages: none. */
export async function weighWorker(url: string): Promise<number> {
  const { origin, pathname } = new URL(url)
  if (!/^\/jobs\/\d+$/.test(pathname)) return 0
  const headers = 300
  const weights = [`${origin}/sw.js`, `${origin}/api${pathname}`].map(async (address) => {
    const [answer] = await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response')
    return Buffer.concat(await answer.toArray()).length + headers
  })
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const traffic = countTraffic(session)
  await page.addInitScript(() => {
    addEventListener('page-ready', () => performance.mark('page-ready'))
    // The page's own heading stands in the document: it can be read, followed and searched.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return
      performance.mark('usable')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0, undefined, {
    timeout: 120_000,
  })
  await page.waitForLoadState('networkidle')
  const times = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    return { paint: at('first-contentful-paint'), usable: at('usable'), interactive: at('page-ready') }
  })
  await page.close()
  return { ...traffic(), ...times, usable: Math.max(times.usable, times.paint) }
}

/** Counts what comes over the network from now on; the session's Network domain is enabled. */
export function countTraffic(session: CDPSession): () => Pick<Visit, 'requests' | 'bytes' | 'htmlBytes'> {
  const counted = { requests: 0, bytes: 0, htmlBytes: 0 }
  const documents = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // What comes out of the browser's cache has no length.
    if (encodedDataLength === 0) return
    counted.requests++
    counted.bytes += encodedDataLength
    if (documents.has(requestId)) counted.htmlBytes += encodedDataLength
  })
  return () => counted
}

function median(visits: readonly Visit[]): Visit {
  const of = (key: keyof Visit) =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    )
  return {
    requests: of('requests'),
    bytes: of('bytes'),
    htmlBytes: of('htmlBytes'),
    paint: of('paint'),
    usable: of('usable'),
    interactive: of('interactive'),
  }
}
