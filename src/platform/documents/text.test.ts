import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { Document, Header, Packer, Paragraph } from 'docx'
import { expect, onTestFinished, test, vi } from 'vitest'
import { docx, hostileDoc, hostileDocx, hostilePdf, pdf, wordBody } from '../../../tests/support/documents.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { maxSeconds } from './reader.ts'
import { patience } from './sandbox.ts'
import { readDocumentText } from './text.ts'
import type { DocumentKind } from './type.ts'

// Each test starts processes, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const folder = temporaryFolder()

async function read(content: Buffer | string, kind: DocumentKind) {
  return readDocumentText(await folder.save(content), kind)
}

const words = 'Ana Kila, registered nurse in Port Moresby, eight years in theatre and on the wards'

test('PDF', async () => {
  expect(await read(await pdf(words, { pages: 3 }), 'pdf')).toEqual({
    text: expect.stringMatching(/^Ana Kila, registered nurse[\s\S]*wards 3$/),
    pages: 3,
    scanned: false,
  })
})

test('DOCX with a header, entities and more than one alphabet', async () => {
  const file = await Packer.toBuffer(
    new Document({
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph('Koivi & Sons')] }) },
          children: [new Paragraph(words), new Paragraph('A < B, Đà Nẵng, 東京')],
        },
      ],
    }),
  )
  const { text } = await read(file, 'docx')
  expect(text).toBe(`Koivi & Sons\n\n${words}\n\nA < B, Đà Nẵng, 東京`)
})

test('DOC, written by a word processor', async () => {
  const written = fileURLToPath(new URL('../../../tests/files/koivi-baru.doc', import.meta.url))
  const { text, scanned } = await readDocumentText(written, 'doc')
  expect(text).toMatch(/^Koivi Baru\nDiesel fitter, Lae, Morobe Province\nTwelve years on Caterpillar/)
  expect(scanned).toBe(false)
})

test('a scan is stored without text and marked as such', async () => {
  expect(await read(hostilePdf.withoutText(), 'pdf')).toEqual({ text: '', pages: 1, scanned: true })
})

test('only the beginning of a very long document is kept', async () => {
  const { text } = await read(docx({ document: wordBody(`${words}\n`.repeat(5_000)) }), 'docx')
  expect(text.length).toBeGreaterThan(190_000)
  expect(text.length).toBeLessThanOrEqual(200_000)
})

test('only the first fifty of a million pages are read, or the file is refused', async () => {
  expect(await read(hostilePdf.millionPagesClaimed(), 'pdf')).toMatchObject({ text: 'Ana', scanned: true })
  expect(await read(hostilePdf.millionPagesShared(), 'pdf')).toMatchObject({
    text: expect.stringMatching(/^(Ana\s*){50}$/),
  })
})

const twicePacked = deflateSync(deflateSync(Buffer.alloc(200 * 1024 * 1024, ' ')))

test.each<[string, DocumentKind, () => Buffer | string | Promise<Buffer>, string]>([
  ['a PDF with a password', 'pdf', () => pdf(words, { password: 'wantok' }), 'file_encrypted'],
  ['half a PDF', 'pdf', async () => (await pdf(words)).subarray(0, 300), 'file_unreadable'],
  ['a PDF whose page tree contains itself', 'pdf', hostilePdf.circular, 'file_unreadable'],
  ['a PDF with a bomb', 'pdf', () => hostilePdf.contentBomb(twicePacked), 'file_unreadable'],
  ['a DOCX that lies about its size', 'docx', hostileDocx.lyingBomb, 'file_unreadable'],
  ['a DOCX with a billion laughs', 'docx', hostileDocx.billionLaughs, 'file_unreadable'],
  ['a DOCX with an external entity', 'docx', hostileDocx.externalEntity, 'file_unreadable'],
  ['a DOCX with a template from another site', 'docx', hostileDocx.remoteTemplate, 'file_active_content'],
  ['a DOCX nested too deeply', 'docx', hostileDocx.deeplyNested, 'file_unreadable'],
  ['a DOC without its tables', 'doc', hostileDoc.hollow, 'file_unreadable'],
  ['a DOC with a circular stream', 'doc', hostileDoc.circularText, 'file_unreadable'],
  ['no document at all', 'pdf', () => 'hello', 'file_unreadable'],
])('%s causes one error', async (_what, kind, make, code) => {
  const path = await folder.save(await make())
  await expect(readDocumentText(path, kind, 2)).rejects.toMatchObject({ code })
})

test('a document that takes too long causes one error', async () => {
  await expect(readDocumentText(await endless(), 'pdf', 1)).rejects.toMatchObject({
    code: 'file_unreadable',
  })
})

test('documents read at the same time each get their own text', async () => {
  const files = ['Ana', 'Koivi', 'Vera'].map((name) => read(docx({ document: wordBody(name) }), 'docx'))
  expect((await Promise.all(files)).map(({ text }) => text)).toEqual(['Ana', 'Koivi', 'Vera'])
})

/** The processes that read documents for this process, and their memory in bytes. */
function readers(): { pid: number; bytes: number }[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      // The process has ended.
      return ''
    }
  }
  const mine = (pid: string) =>
    new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(read(pid, 'status')) &&
    read(pid, 'cmdline').includes('documents/text-worker')
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && mine(name))
  return pids.map((pid) => ({
    pid: Number(pid),
    bytes: Number(/^VmRSS:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0) * 1024,
  }))
}

const endless = () => folder.save(hostilePdf.contentBomb(deflateSync(deflateSync('q Q '.repeat(5_000_000)))))

// Rule (hostile files): A process that stops working on its document is ended after half a minute
test('a process that uses no processor time is ended when its time is over', async () => {
  const path = await endless()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const failure = readDocumentText(path, 'pdf').catch((error: unknown) => error)
  const [reader] = await vi.waitUntil(() => readers().length > 0 && readers(), { timeout: 20_000 })
  process.kill(reader?.pid ?? 0, 'SIGSTOP')
  vi.advanceTimersByTime(maxSeconds * patience)
  vi.useRealTimers()
  expect(await failure).toMatchObject({ code: 'file_unreadable' })
})

// Rule (hostile files): At most two documents are read at a time, so hostile documents in parallel use bounded memory
test('when hostile documents arrive at once, two are read at a time and memory stays bounded', {
  timeout: 120_000,
}, async () => {
  const path = await endless()
  const before = process.memoryUsage().rss
  let [isOver, most, largest] = [false, 0, 0]
  const all = Promise.allSettled(Array.from({ length: 4 }, () => readDocumentText(path, 'pdf', 1)))
  const ended = all.then(() => {
    isOver = true
  })
  while (!isOver) {
    const reading = readers()
    most = Math.max(most, reading.length)
    largest = Math.max(largest, ...reading.map(({ bytes }) => bytes))
    await Promise.race([ended, delay(20)])
  }
  await ended
  expect((await all).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect([most, largest < 700e6, process.memoryUsage().rss - before < 150e6]).toEqual([2, true, true])
})
