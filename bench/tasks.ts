/**
 * Walks four daily tasks of employers and administrators on the shortest way that the pages offer, and counts clicks,
 * keys and seconds.
 *
 *   npm run bench -- tasks
 */
import type { Browser } from '@playwright/test'
import { printTable } from './figures.ts'
import { openChromium } from './pages/phone.ts'
import { startPageServer } from './pages/server.ts'
import { type Hand, handOn } from './tasks/hand.ts'
import { approvePayments, rejectByAnswer, shortlistFound, verifyEmployers } from './tasks/walks.ts'
import { fillWorld, type World } from './tasks/world.ts'

type Task = {
  name: string
  who: 'employer' | 'administrator'
  start: string
  walk: (hand: Hand, world: World) => Promise<void>
}

const TASKS: readonly Task[] = [
  {
    name: 'Reject 20 of 50 applicants by an answer',
    who: 'employer',
    start: '/employer-dashboard',
    walk: rejectByAnswer,
  },
  {
    name: 'Open and shortlist three CVs from an AI search',
    who: 'employer',
    start: '/employer-dashboard',
    walk: shortlistFound,
  },
  { name: 'Approve ten payments', who: 'administrator', start: '/admin', walk: approvePayments },
  { name: 'Verify three employers', who: 'administrator', start: '/admin', walk: verifyEmployers },
]

export async function run(): Promise<void> {
  const server = await startPageServer()
  const browser = await openChromium()
  try {
    const world = await fillWorld(server.url)
    const rows: string[][] = []
    for (const task of TASKS) rows.push(await measure(browser, world, task))
    console.log(
      '\nAt a desk. A person needs 1.3 s for a click and 0.28 s for a key; the rest is the product.\n',
    )
    printTable(['task', 'clicks', 'keys', 'product', 'person and product'], rows)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measure(browser: Browser, world: World, { name, who, start, walk }: Task): Promise<string[]> {
  const context = await browser.newContext({ baseURL: world.url, viewport: { width: 1280, height: 800 } })
  try {
    await context.addCookies(
      [...world[who].cookies].map(([name, value]) => ({ name, value, url: world.url })),
    )
    const page = await context.newPage()
    await page.goto(start, { waitUntil: 'networkidle' })
    const hand = handOn(page)
    const from = performance.now()
    await walk(hand, world)
    const product = (performance.now() - from) / 1000
    const { clicks, keys } = hand.counted
    const seconds = (count: number) => `${count.toFixed(1)} s`
    return [name, String(clicks), String(keys), seconds(product), seconds(product + hand.seconds())]
  } finally {
    await context.close()
  }
}
