import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import { createAnswerCache } from './answer-cache.ts'
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts'

const page = (text: string) => readyAnswer(200, text, {})
const textOf = async (kept: ReadyAnswer) => new TextDecoder().decode((await kept.send(undefined)).body)
const keeping = (after: number, version: string | undefined) => ({
  version,
  longest: HOUR,
  now: new Date(1_000_000 + after),
})

/** A cache whose answers are numbered in the order in which they are made. Times are in milliseconds. */
function open(maxBytes?: number) {
  const keep = createAnswerCache(maxBytes)
  let made = 0
  return async (key: string, after: number, version: string | 'none' = '1', text = '') => {
    const wanted = keeping(after, version === 'none' ? undefined : version)
    const kept = await keep(key, wanted, async () => page(`${++made} ${text}`))
    return Number.parseInt(await textOf(kept), 10)
  }
}

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
  expect(await read('/jobs', 1)).toBe(1)
  expect(await read('/jobs', 2, '2')).toBe(2)
})

test('a page that was made just after a change is made once more, because a replica may have been behind', async () => {
  const read = open()
  expect(await read('/jobs', 0)).toBe(1)
  expect(await read('/jobs', 9 * SECOND)).toBe(1)
  expect(await read('/jobs', 10 * SECOND)).toBe(2)
  expect(await read('/jobs', 30 * MINUTE)).toBe(2)
})

// Rule (pages): A page that could not be shown whole is not kept for the next visitor
test('an answer that must not be stored is not kept', async () => {
  const keep = createAnswerCache()
  const ask = async (text: string) =>
    textOf(
      await keep('/search', keeping(0, '1'), async () =>
        readyAnswer(200, text, { 'Cache-Control': 'no-store' }),
      ),
    )
  expect([await ask('first'), await ask('second')]).toEqual(['first', 'second'])
})

test('a page without a version is kept for half a minute', async () => {
  const read = open()
  const status = (after: number) => read('/status', after, 'none')
  expect([await status(0), await status(29 * SECOND), await status(30 * SECOND)]).toEqual([1, 1, 2])
})

test('a failure is not kept', async () => {
  const keep = createAnswerCache()
  await expect(keep('/', keeping(0, '1'), async () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  )
  expect(await textOf(await keep('/', keeping(0, '1'), async () => page('up')))).toBe('up')
})

// Rule (pages): Kept pages take a limited memory; those that nobody has asked for the longest are dropped
test('the pages that nobody has asked for the longest are dropped when there are too many bytes', async () => {
  const read = open(1250)
  const html = 'x'.repeat(500)
  for (const path of ['/a', '/b']) await read(path, 0, '1', html)
  await read('/a', 1)
  await read('/c', 2, '1', html)
  expect([await read('/a', 3), await read('/c', 3)]).toEqual([1, 3])
  expect(await read('/b', 3, '1', html)).toBe(4)
})
