import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { createJobSeeker } from './support/people.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()

const CHROMIUM = { 'sec-ch-ua': '"Chromium";v="140"', 'accept-encoding': 'identity' }
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers: { ...CHROMIUM, ...headers } })

/** What a browser sends that has opened a page with this content. */
const after = (content: Buffer) => ({
  'available-dictionary': `:${createHash('sha256').update(content).digest('base64')}:`,
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
})
const contentOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

// Rule (phones): After one public page, a browser that can gets the next as what differs from it
test('the next page comes as what differs from the page before it', async () => {
  const first = await open('/')
  expect(first.headers.get('use-as-dictionary')).toBe('match="/*", match-dest=("document" "")')
  const home = await contentOf(first)
  const jobs = await contentOf(await open('/jobs'))
  for (const _ of ['made', 'kept']) {
    const next = await open('/jobs', after(home))
    expect(next.headers.get('content-encoding')).toBe('dcz')
    expect(next.headers.get('vary')).toContain('Available-Dictionary')
    const sent = await contentOf(next)
    expect(sent.length).toBeLessThan(7_000)
    expect(sent.subarray(8, 40)).toEqual(createHash('sha256').update(home).digest())
    expect(zstdDecompressSync(sent.subarray(40), { dictionary: home }).equals(jobs)).toBe(true)
  }
})

test('a page comes whole after an unknown page, and for browsers that unpack no differences', async () => {
  const home = await contentOf(await open('/'))
  const asked = [
    after(Buffer.from('another page')),
    { ...after(home), 'accept-encoding': 'br, dcb' },
    { ...after(home), 'available-dictionary': 'nonsense' },
  ]
  for (const headers of asked) {
    const answer = await open('/jobs', headers)
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toMatch(/^<!doctype html>/)
  }
})

test('a page of text only says how much it took as what differs', async () => {
  const cookie = 'text_only=1'
  const home = await contentOf(await open('/', { cookie }))
  const sent = await contentOf(await open('/jobs', { cookie, ...after(home) }))
  const text = zstdDecompressSync(sent.subarray(40), { dictionary: home }).toString()
  expect(text).toContain(`This page used ${(Math.ceil(sent.length / 100) / 10).toFixed(1)} kB`)
  const next = await contentOf(await open('/companies', { cookie, ...after(Buffer.from(text)) }))
  expect(next.length).toBeLessThan(sent.length * 2)
})

// Rule (pages): No page of a logged-in person and no page with words of its address helps to compress another
test('only public pages without a query are dictionaries', async () => {
  const { cookies } = await createJobSeeker(app)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answers = {
    'a search': await open('/jobs?query=nurse'),
    'a part': await open('/jobs', { 'x-part': 'main' }),
    'an own page': await open('/jobs', { cookie }),
    'a missing page': await open('/nothing-here'),
    'a dashboard': await open('/jobseeker-dashboard', { cookie }),
    'another browser': await fetch(`${app.url}/jobs`),
  }
  for (const [name, { headers }] of Object.entries(answers)) {
    expect(headers.get('use-as-dictionary'), name).toBeNull()
    expect(headers.get('cache-control'), name).toMatch(/no-cache|no-store/)
  }
  const home = await contentOf(await open('/'))
  expect((await open('/jobs', { cookie, ...after(home) })).headers.get('content-encoding')).toBe('dcz')
  const dashboard = await open('/jobseeker-dashboard', { cookie, ...after(home) })
  expect(dashboard.headers.get('content-encoding')).toBe('br')
})
