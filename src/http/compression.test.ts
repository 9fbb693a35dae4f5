import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { chooseEncoding, compress, compressAnswers, sendKept } from './compression.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
  ['BR', 'br'],
])('for Accept-Encoding %s it chooses %s', (accepted, encoding) =>
  expect(chooseEncoding(accepted)).toBe(encoding),
)

test('compressed content decompresses to the original', async () => {
  const text = new TextEncoder().encode('painim wok '.repeat(500))
  expect(brotliDecompressSync(await compress(text, 'br')).equals(text)).toBe(true)
  expect(gunzipSync(await compress(text, 'gzip')).equals(text)).toBe(true)
})

/** Each turn compresses 40 kB, and fills 0.8 MB with objects, so that the young ones are collected. */
const PROGRAM = `
  import { randomBytes } from 'node:crypto'
  const { compress } = await import(process.argv[1])
  const text = randomBytes(40_000)
  const before = process.memoryUsage().arrayBuffers
  for (let turn = 0; turn < 200; turn++) {
    await compress(text, turn % 2 ? 'br' : 'gzip')
    for (let index = 0; index < 100; index++) new Array(1000).fill(index)
  }
  console.log((process.memoryUsage().arrayBuffers - before) / 200)
`

test('compressing leaves no more than a small piece in memory until the next full garbage collection', () => {
  const module = join(import.meta.dirname, 'compression.ts')
  const options = ['--max-semi-space-size=1', '--input-type=module', '-e', PROGRAM, module]
  expect(Number(execFileSync(process.execPath, options, { encoding: 'utf8' }))).toBeLessThan(6000)
})

const long = { words: 'painim wok '.repeat(500) }
const app = new Hono()
  .use(compressAnswers)
  .get('/long', (c) => c.json(long))
  .get('/short', (c) => c.json({ ok: true }))
  .get('/file', (c) => {
    c.header('Content-Disposition', 'attachment')
    return c.text(long.words)
  })
const ask = (path: string) => app.request(path, { headers: { 'accept-encoding': 'gzip' } })

test('long JSON is compressed, and its answer has Vary for caches', async () => {
  const answer = await ask('/long')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  expect(JSON.parse(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString())).toEqual(long)
})

test.each(['/short', '/file'])('%s is sent uncompressed', async (path) => {
  const answer = await ask(path)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).not.toBe('')
})

test('an answer that is kept is written once, and sent to each client as it accepts it', async () => {
  let written = 0
  const answer = { toJSON: () => ({ ...long, written: ++written }) }
  const kept = new Hono().use(compressAnswers).get('/', (c) => sendKept(c, answer))
  const ask = (accepted: string) => kept.request('/', { headers: { 'accept-encoding': accepted } })
  for (let request = 0; request < 2; request += 1) {
    const sent = await ask('br')
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    })
    const body = brotliDecompressSync(await sent.arrayBuffer()).toString()
    expect(JSON.parse(body)).toEqual({ ...long, written: 1 })
  }
  expect((await ask('gzip')).headers.get('content-encoding')).toBe('gzip')
  const plain = await ask('identity')
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(await plain.json()).toMatchObject(long)
})
