import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dictionaryOf } from './dictionaries.ts'
import { readyAnswer } from './ready-answer.ts'

const WORDS = 'A welder in Lae closes soon apply now for this job at Boroko Builders nurse driver'.split(' ')
const sentence = (count: number) =>
  Array.from({ length: 8 }, (_, index) => WORDS[(index * (index + count)) % WORDS.length]).join(' ')
const list = (length: number) =>
  Array.from({ length }, (_, index) => `<li>${sentence(index)} ${(index * 7919) % 4001}</li>`).join('')

const before = dictionaryOf(() => Buffer.from(list(100)))

// Rule (pages): A page that many visitors ask for is compressed more
test.each([
  ['alone', 'br' as const, brotliDecompressSync],
  [
    'after another page',
    before,
    (sent: Uint8Array) => zstdDecompressSync(sent.subarray(40), { dictionary: before.text() }),
  ],
])('a page that is asked for often becomes smaller, with the same content: %s', async (_, form, unpack) => {
  const html = list(800)
  const kept = readyAnswer(200, html, {})
  const ask = async () => (await kept.send(form)).body
  const [first, second] = [await ask(), await ask()]
  await expect.poll(async () => (await ask()).length).toBeLessThan(first.length)
  expect(second.length).toBe(first.length)
  expect(unpack(await ask()).toString()).toBe(html)
})
