// Takes the screenshots of the page /demo and the pictures of the README: starts the product with the demo data in its
// own folder, writes public/demo/*.webp and docs/*.webp.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import sharp from 'sharp'
import { openChromium } from '../bench/pages/phone.ts'
import { startPageServer } from '../bench/pages/server.ts'
import { demoPassword } from './demo/world.ts'

const FOLDER = join(import.meta.dirname, '../public/demo')
/** The limit for one screenshot. Six of them use as much data as an hour of reading jobs. */
const MAX_BYTES = 25_000

/** In pixels. `src/web/pages/texts/demo.tsx` shows a phone's screen in full size and a computer's screen smaller. */
const WIDTHS = [
  { name: 'phone', viewport: { width: 360, height: 600 }, shown: 360 },
  { name: 'desk', viewport: { width: 1024, height: 640 }, shown: 640 },
]

type Screen = {
  name: string
  as?: 'ana' | 'boroko'
  path(url: string, context: BrowserContext): Promise<string>
}

const SCREENS: Screen[] = [
  { name: 'search', path: async () => '/search?query=nurse' },
  {
    name: 'cv',
    as: 'boroko',
    path: async (url, context) => `/employer-cv-view/${await applicantsCv(url, context)}`,
  },
  { name: 'job', path: async (url, context) => `/jobs/${await firstJob(url, context)}` },
  { name: 'applications', as: 'boroko', path: async () => '/employer-dashboard?tab=applications' },
  { name: 'jobs', path: async () => '/jobs' },
  { name: 'dashboard', as: 'ana', path: async () => '/jobseeker-dashboard' },
]

async function applicantsCv(url: string, { request }: BrowserContext): Promise<number> {
  const [first] = await (await request.get(`${url}/api/employer/applications`)).json()
  return Number(first.cvId)
}

async function firstJob(url: string, { request }: BrowserContext): Promise<number> {
  const { jobPostings } = await (await request.get(`${url}/api/jobs/search`)).json()
  return Number(jobPostings[0].id)
}

const LOGINS = {
  ana: { path: '/api/auth/login', data: { username: 'ana', password: demoPassword } },
  boroko: { path: '/api/auth/employer/login', data: { email: 'boroko@example.com', password: demoPassword } },
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  for (const { name: width, viewport, shown } of WIDTHS)
    for (const screen of SCREENS) {
      const { picture, quality } = await encode(await take(browser, url, screen, { viewport }), shown)
      writeFileSync(join(FOLDER, `${screen.name}-${width}.webp`), picture)
      console.log(`${screen.name}-${width}.webp: ${picture.length} bytes, quality ${quality}`)
    }
}

async function take(browser: Browser, url: string, screen: Screen, options: BrowserContextOptions) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  if (screen.as) await context.request.post(url + LOGINS[screen.as].path, { data: LOGINS[screen.as].data })
  const page = await context.newPage()
  await page.goto(url + (await screen.path(url, context)), { waitUntil: 'networkidle' })
  await page.waitForFunction(() => !document.querySelector('.bone, .spin'))
  const png = await page.screenshot()
  await context.close()
  return png
}

/** A phone and a computer beside each other on a ground. In pixels. */
const README = { width: 1240, height: 600, edge: 28, ground: '#e2f0e9' }

type Pair = { file: string; phone: Screen; desk: Screen }

const PAIRS: Pair[] = [
  {
    file: 'visitors',
    phone: { name: 'home', path: async () => '/' },
    desk: { name: 'jobs', path: async () => '/jobs' },
  },
  {
    file: 'logged-in',
    phone: { name: 'dashboard', as: 'ana', path: async () => '/jobseeker-dashboard' },
    desk: { name: 'search', as: 'boroko', path: async () => '/search?query=driver' },
  },
]

async function takeForReadme(browser: Browser, url: string): Promise<void> {
  const { edge, width, height, ground } = README
  const inner = height - 2 * edge
  const phone = { width: 360, height: 740 }
  const phoneWidth = Math.round((inner * phone.width) / phone.height)
  const deskWidth = width - phoneWidth - 3 * edge
  const desk = { width: 1280, height: Math.round((1280 * inner) / deskWidth) }
  const place = async (screen: Screen, viewport: typeof phone, left: number, shown: number) => {
    const png = await take(browser, url, screen, { viewport, deviceScaleFactor: 2 })
    const rounded = `<svg width="${shown}" height="${inner}"><rect width="100%" height="100%" rx="12"/></svg>`
    const input = await sharp(png)
      .resize(shown, inner, { fit: 'fill' })
      .composite([{ input: Buffer.from(rounded), blend: 'dest-in' }])
      .png()
      .toBuffer()
    return { input, left, top: edge }
  }
  for (const pair of PAIRS)
    await sharp({ create: { width, height, channels: 3, background: ground } })
      .composite([
        await place(pair.phone, phone, edge, phoneWidth),
        await place(pair.desk, desk, phoneWidth + 2 * edge, deskWidth),
      ])
      .webp({ quality: 80, effort: 6 })
      .toFile(join(import.meta.dirname, `../docs/${pair.file}.webp`))
}

async function encode(png: Buffer, width: number): Promise<{ picture: Buffer; quality: number }> {
  for (let quality = 80; quality > 10; quality -= 10) {
    const picture = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= MAX_BYTES) return { picture, quality }
  }
  throw new Error(`a picture does not fit into ${MAX_BYTES} bytes`)
}

mkdirSync(FOLDER, { recursive: true })
const server = await startPageServer()
const browser = await openChromium()
try {
  await takeAll(browser, server.url)
  await takeForReadme(browser, server.url)
} finally {
  await browser.close()
  await server.stop()
}
