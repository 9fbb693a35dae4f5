import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { Document, Header, Packer, Paragraph } from 'docx'
import { expect, test, vi } from 'vitest'
import { docx, hostileDoc, hostileDocx, hostilePdf, pdf, wordBody } from '../../tests/support/documents.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { readDocumentText } from './document-text.ts'
import type { DocumentKind } from './document-type.ts'

// each test starts processes, and a machine may be busy
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
  const written = fileURLToPath(new URL('../../tests/files/koivi-baru.doc', import.meta.url))
  const { text, scanned } = await readDocumentText(written, 'doc')
  expect(text).toMatch(/^Koivi Baru\nDiesel fitter, Lae, Morobe Province\nTwelve years on Caterpillar/)
  expect(scanned).toBe(false)
})

test('a scan is stored without text and says so', async () => {
  expect(await read(hostilePdf.withoutText(), 'pdf')).toEqual({ text: '', pages: 1, scanned: true })
})

test('of a very long document the beginning is kept', async () => {
  const { text } = await read(docx({ document: wordBody(`${words}\n`.repeat(5_000)) }), 'docx')
  expect(text.length).toBeGreaterThan(190_000)
  expect(text.length).toBeLessThanOrEqual(200_000)
})

test('of a million pages the first fifty are read, or the file is refused', async () => {
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
  ['a DOCX with a template of another site', 'docx', hostileDocx.remoteTemplate, 'file_macros'],
  ['a DOCX nested too deeply', 'docx', hostileDocx.deeplyNested, 'file_unreadable'],
  ['a DOC without its tables', 'doc', hostileDoc.hollow, 'file_unreadable'],
  ['a DOC that runs in a circle', 'doc', hostileDoc.circularText, 'file_unreadable'],
  ['no document at all', 'pdf', () => 'hello', 'file_unreadable'],
])('%s is one error', async (_what, kind, make, code) => {
  await expect(read(await make(), kind)).rejects.toMatchObject({ code })
})

test('a document that takes too long is one error', async () => {
  const endless = hostilePdf.contentBomb(deflateSync(deflateSync('q Q '.repeat(5_000_000))))
  await expect(readDocumentText(await folder.save(endless), 'pdf', 1)).rejects.toMatchObject({
    code: 'file_unreadable',
  })
})

test('several at once get each its own text', async () => {
  const files = ['Ana', 'Koivi', 'Vera'].map((name) => read(docx({ document: wordBody(name) }), 'docx'))
  expect((await Promise.all(files)).map(({ text }) => text)).toEqual(['Ana', 'Koivi', 'Vera'])
})
