import { expect, test } from 'vitest'
import { cachedPage, createPageCache } from './pages-cache.ts'

const page = (html: string) => cachedPage(200, html, {})
const at = (seconds: number) => new Date(1_000_000 + seconds * 1000)

test('a burst renders once, and again after half a minute', async () => {
  const cache = createPageCache()
  let made = 0
  const make = async () => page(String(++made))
  const burst = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', at(0), make)))
  expect(new Set(burst).size).toBe(1)
  await cache.get('/', at(29), make)
  expect(made).toBe(1)
  await cache.get('/', at(31), make)
  expect(made).toBe(2)
})

test('a failure is not kept', async () => {
  const cache = createPageCache()
  await expect(cache.get('/', at(0), async () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const { body } = await cache.get('/', at(0), async () => page('up'))
  expect(new TextDecoder().decode(await body(undefined))).toBe('up')
})

test('it holds 500 pages: the oldest goes', async () => {
  const cache = createPageCache()
  for (let number = 0; number <= 500; number++) await cache.get(`/${number}`, at(0), async () => page(''))
  let made = 0
  const make = async () => {
    made++
    return page('')
  }
  await cache.get('/500', at(1), make)
  expect(made).toBe(0)
  await cache.get('/0', at(1), make)
  expect(made).toBe(1)
})

test('the tag says whether the page changed', () => {
  expect(page('a').headers.ETag).toBe(page('a').headers.ETag)
  expect(page('a').headers.ETag).not.toBe(page('b').headers.ETag)
})
