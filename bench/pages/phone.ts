import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { installChromium, withBackForwardCache } from '../../scripts/chromium.ts'
import type { Speed } from './line.ts'

/** A cheap phone on 3G: 400 kbit/s in each direction, 400 ms of latency, a processor that is four times slower. */
export const PHONE_LINE: Speed = { bytesASecond: 400_000 / 8, latencyMs: 400 }
const CPU_SLOWDOWN = 4
const PATIENCE_MS = 60_000

/** All times are milliseconds since 1970, on the browser's clock. */
export type Phone = {
  context: BrowserContext
  page: Page
  session: CDPSession
  /** The last tap or choice of the visitor. */
  tappedAt(): Promise<number>
  /** When the text was on the screen at this address. `heading` looks at the page's heading only. */
  shownAt(sight: Sight): Promise<number>
  /** The first paint of a page that was loaded since `tapped`, otherwise undefined. */
  paintedAt(tapped: number): Promise<number | undefined>
  /** Taps a button of the page until it does something. Undefined if the page has no such button. */
  actsAt(): Promise<number | undefined>
}
export type Sight = { path: RegExp; text: RegExp; heading?: boolean }

export function openChromium(): Promise<Browser> {
  installChromium()
  return chromium.launch(withBackForwardCache())
}

export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(rememberTaps)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // A new window is busy for a moment.
  await page.waitForTimeout(1000)
  return {
    context,
    page,
    session,
    tappedAt: () => page.evaluate(() => Number(sessionStorage.getItem('tapped-at'))),
    async shownAt({ path, text, heading = false }) {
      const sight = { path: path.source, text: text.source, heading }
      const shown = await page.waitForFunction(seeAt, sight, { polling: 'raf' })
      return Number(await shown.jsonValue())
    },
    async paintedAt(tapped) {
      const painted = await page.evaluate(firstPaint)
      return painted.begun >= tapped ? painted.at : undefined
    },
    actsAt: () => page.evaluate(tapUntilItActs, ['Save', 'Show']),
  }
}

// The functions below run in the page.

function rememberTaps(): void {
  // The first page is opened without a tap.
  if (!sessionStorage.getItem('tapped-at'))
    sessionStorage.setItem('tapped-at', String(performance.timeOrigin))
  const remember = () => sessionStorage.setItem('tapped-at', String(Date.now()))
  for (const type of ['pointerdown', 'input']) addEventListener(type, remember, true)
}

function seeAt(sight: { path: string; text: string; heading: boolean }): number | false {
  const place = document.querySelector(sight.heading ? 'h1' : 'body')
  const isThere = new RegExp(sight.path).test(location.pathname + location.search)
  return isThere && new RegExp(sight.text).test(place?.textContent ?? '') && Date.now()
}

async function firstPaint(): Promise<{ begun: number; at: number }> {
  const find = () => performance.getEntriesByName('first-contentful-paint')[0]
  while (!find()) await new Promise((resolve) => setTimeout(resolve, 20))
  const { timeOrigin } = performance
  return { begun: timeOrigin, at: timeOrigin + (find()?.startTime ?? 0) }
}

/**
 * Taps the first button with one of these names every 100 ms, because a tap before the script is there may be lost.
 * Returns the time when the button or its words change, and taps once more to undo it.
 */
async function tapUntilItActs(names: string[]): Promise<number | undefined> {
  const find = () =>
    [...document.querySelectorAll<HTMLButtonElement>('main button')].find((button) => {
      const name = (button.ariaLabel ?? button.textContent ?? '').trim()
      return button.offsetParent !== null && names.some((known) => name.startsWith(known))
    })
  let button = find()
  if (!button) return undefined
  const looks = () => `${button?.ariaPressed} ${button?.textContent}`
  const before = looks()
  return new Promise((resolve) => {
    const observer = new MutationObserver(look)
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    const timer = setInterval(tap, 100)
    function look() {
      if (looks() === before) return
      observer.disconnect()
      clearInterval(timer)
      resolve(Date.now())
      button?.click()
    }
    function tap() {
      if (!button?.isConnected) button = find()
      button?.click()
      look()
    }
    tap()
  })
}
