import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeClamd, startFakeClamd } from '../../../tests/support/fake-clamd.ts'
import { scanStream } from './clamd.ts'

let fake: FakeClamd
beforeEach(async () => {
  fake = await startFakeClamd()
})
afterEach(() => fake.stop())

/** Seconds. A busy machine may need several for a large file; only a scanner that is silent reaches the limit. */
const PATIENT = { connect: 5, total: 60 }
const scan = (...chunks: (Buffer | string)[]) => scanWithin(PATIENT, ...chunks)

const scanWithin = (limits: typeof PATIENT, ...chunks: (Buffer | string)[]) =>
  scanStream(
    { host: '127.0.0.1', port: fake.port },
    () => Readable.from(chunks.map((it) => Buffer.from(it))),
    limits,
  )

test('a file arrives whole, however it is split into chunks, and its verdict is returned', async () => {
  const large = randomBytes(3_000_000)
  expect(await scan(large, '', 'end')).toEqual({ kind: 'clean' })
  expect(fake.scanned[0]?.equals(Buffer.concat([large, Buffer.from('end')]))).toBe(true)
  expect(await scan('a VI', 'RUS')).toEqual({ kind: 'infected', virus: 'Test.Virus-1' })
  expect(await scan()).toEqual({ kind: 'clean' })
})

test('a scanner that cannot read a file says why', async () => {
  fake.behave('error')
  expect(await scan('text')).toEqual({
    kind: 'failed',
    reason: 'It answered “INSTREAM size limit exceeded. ERROR”.',
  })
})

test('a scanner that disconnects, or is not running, counts as unavailable', async () => {
  fake.behave('die')
  expect(await scan(randomBytes(3_000_000))).toMatchObject({ kind: 'away' })
  await fake.stop()
  expect(await scan('text')).toEqual({ kind: 'away', reason: 'The connection failed (ECONNREFUSED).' })
})

// Rule (hostile files): A scanner that does not answer does not delay uploads
test('a scanner that does not answer in time counts as unavailable, and the next file does not wait for it', async () => {
  fake.behave('silent')
  const tooSlow = { kind: 'away', reason: 'It did not answer in time.' }
  const impatient = { ...PATIENT, total: 1 }
  expect(await scanWithin(impatient, 'text')).toEqual(tooSlow)
  fake.behave('scan')
  expect(await scanWithin(impatient, 'text')).toEqual(tooSlow)
  expect(fake.scanned).toEqual([])
})

test('a file that cannot be read is an error, not a verdict', async () => {
  const broken = () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('a')
        throw new Error('the disk is gone')
      })(),
    )
  await expect(scanStream({ host: '127.0.0.1', port: fake.port }, broken)).rejects.toThrow('the disk is gone')
})
