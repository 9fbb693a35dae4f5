import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import { dictionaryOf } from './page-dictionaries.ts'
import { cachedPage, createPageCache, type ReadyPage } from './pages-cache.ts'

const page = (html: string) => cachedPage(200, html, {})
const textOf = async (kept: ReadyPage) => new TextDecoder().decode((await kept.send(undefined)).body)

/** A cache whose pages are numbered in the order in which they are made. Times are in milliseconds. */
function open(maxBytes?: number) {
  const cache = createPageCache(maxBytes)
  let made = 0
  return async (path: string, after: number, versions: Partial<Versions> | 'none' = {}, html = '') => {
    const shown = {
      path,
      versions: versions === 'none' ? undefined : { site: '1', jobs: '1', cvs: '1', ...versions },
      now: new Date(1_000_000 + after),
    }
    const kept = await cache.get(path, shown, async () => page(`${++made} ${html}`))
    return Number.parseInt(await textOf(kept), 10)
  }
}
type Versions = { site: string; jobs: string; cvs: string }

// Rule (pages): However many visitors ask for a page at the same time, it is made once
test('many requests at once make a page once', async () => {
  const read = open()
  expect(await Promise.all(Array.from({ length: 20 }, () => read('/jobs', 0)))).toEqual(Array(20).fill(1))
})

// Rule (pages): A page is kept while nothing that it shows changes, at most for an hour
test('a page is kept while nothing changes, at most for an hour', async () => {
  const read = open()
  await read('/jobs', -11 * SECOND)
  expect(await read('/jobs', 0)).toBe(2)
  expect(await read('/jobs', HOUR - 1)).toBe(2)
  expect(await read('/jobs', HOUR)).toBe(3)
})

test('a page is made again when something that it shows changes', async () => {
  const read = open()
  expect(await read('/jobs', 0)).toBe(1)
  expect(await read('/jobs', 1, { cvs: '2' })).toBe(1)
  expect(await read('/jobs', 2, { jobs: '2', cvs: '2' })).toBe(2)
  expect(await read('/jobs', 3, { site: '2', jobs: '2', cvs: '2' })).toBe(3)
  expect(await read('/search', 4)).toBe(4)
  expect(await read('/search', 5, { cvs: '2' })).toBe(5)
})

test('a page that was made just after a change is made once more, because a replica may have been behind', async () => {
  const read = open()
  expect(await read('/jobs', 0)).toBe(1)
  expect(await read('/jobs', 9 * SECOND)).toBe(1)
  expect(await read('/jobs', 10 * SECOND)).toBe(2)
  expect(await read('/jobs', 30 * MINUTE)).toBe(2)
})

test('a page with counts is kept for a minute, and one without a version for half a minute', async () => {
  const read = open()
  await read('/', -11 * SECOND)
  expect([await read('/', 0), await read('/', MINUTE - 1), await read('/', MINUTE)]).toEqual([2, 2, 3])
  const status = (after: number) => read('/status', after, 'none')
  expect([await status(0), await status(29 * SECOND), await status(30 * SECOND)]).toEqual([4, 4, 5])
})

test('a failure is not kept', async () => {
  const cache = createPageCache()
  const shown = { path: '/', versions: { site: '', jobs: '', cvs: '' }, now: new Date(0) }
  await expect(cache.get('/', shown, async () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await textOf(await cache.get('/', shown, async () => page('up')))).toBe('up')
})

// Rule (pages): Kept pages take a limited memory; those that nobody has asked for the longest are dropped
test('the pages that nobody has asked for the longest are dropped when there are too many bytes', async () => {
  const read = open(2500)
  const html = 'x'.repeat(500)
  for (const path of ['/a', '/b']) await read(path, 0, {}, html)
  await read('/a', 1)
  await read('/c', 2, {}, html)
  expect([await read('/a', 3), await read('/c', 3)]).toEqual([1, 3])
  expect(await read('/b', 3, {}, html)).toBe(4)
})

test('the tag says whether the page changed', () => {
  expect(page('a').headers.ETag).toBe(page('a').headers.ETag)
  expect(page('a').headers.ETag).not.toBe(page('b').headers.ETag)
})

const WORDS = 'A welder in Lae closes soon apply now for this job at Boroko Builders nurse driver'.split(' ')
const sentence = (count: number) =>
  Array.from({ length: 8 }, (_, index) => WORDS[(index * (index + count)) % WORDS.length]).join(' ')
const list = (length: number) =>
  Array.from({ length }, (_, index) => `<li>${sentence(index)} ${(index * 7919) % 4001}</li>`).join('')

const before = dictionaryOf(list(100))

// Rule (pages): A page that many visitors ask for is compressed more
test.each([
  ['alone', 'br' as const, brotliDecompressSync],
  [
    'after another page',
    before,
    (sent: Uint8Array) => zstdDecompressSync(sent.subarray(40), { dictionary: before.text }),
  ],
])('a page that is asked for often becomes smaller, with the same content: %s', async (_, form, unpack) => {
  const html = list(800)
  const kept = page(html)
  const ask = async () => (await kept.send(form)).body
  const [first, second] = [await ask(), await ask()]
  await expect.poll(async () => (await ask()).length).toBeLessThan(first.length)
  expect(second.length).toBe(first.length)
  expect(unpack(await ask()).toString()).toBe(html)
})
