import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { docx, hostileDoc, hostileDocx, ole, pdf, wordStream, zip } from '../../../tests/support/documents.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { identifyDocument } from './type.ts'

const folder = temporaryFolder()
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000)])

async function identify(content: Buffer | string, name: string) {
  return identifyDocument(await folder.save(content), name)
}

test('a document is recognised by name, first bytes and structure', async () => {
  expect(await identify(await pdf('Ana Kila'), 'Ana Kila.PDF')).toBe('pdf')
  expect(await identify(docx(), "O'Brien & Co.docx")).toBe('docx')
  expect(await identify(ole([wordStream()]), 'cv.doc')).toBe('doc')
  const written = fileURLToPath(new URL('../../../tests/files/koivi-baru.doc', import.meta.url))
  expect(await identifyDocument(written, 'koivi baru.doc')).toBe('doc')
})

test('bytes before the header of a PDF, and a second extension in its name, are accepted', async () => {
  const inMail = Buffer.concat([Buffer.from('From: <script>alert(1)</script>\r\n\r\n'), await pdf('Ana')])
  expect(await identify(inMail, 'cv.exe.pdf')).toBe('pdf')
})

test('content types may name another main part, as Word in the browser does', async () => {
  const types =
    '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml" PartName="/word/document2.xml"/></Types>'
  const parts = [
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document2.xml', content: '<a/>' },
  ]
  expect(await identify(zip(parts), 'cv.docx')).toBe('docx')
})

test.each([
  ['an empty file', '', 'cv.pdf', 'file_empty'],
  ['a program', exe, 'cv.pdf', 'invalid_file_type'],
  ['a program', exe, 'cv.docx', 'invalid_file_type'],
  ['a program', exe, 'cv.doc', 'invalid_file_type'],
  ['a picture', png, 'cv.pdf', 'invalid_file_type'],
  ['a page', '<html><script>alert(1)</script>', 'cv.doc', 'invalid_file_type'],
  [
    'a page that calls itself a PDF',
    '<!-- %PDF-1.7 --><script>alert(1)</script>',
    'cv.pdf',
    'file_unreadable',
  ],
  ['one byte', 'P', 'cv.docx', 'invalid_file_type'],
  ['a DOCX', docx(), 'cv.pdf', 'invalid_file_type'],
  ['a DOCX', docx(), 'cv.doc', 'invalid_file_type'],
  ['a DOCX', docx(), 'cv.docx.exe', 'invalid_file_type'],
  ['a DOCX', docx(), 'cv', 'invalid_file_type'],
  ['a DOC', ole([wordStream()]), 'cv.docx', 'invalid_file_type'],
  ['a DOC', ole([wordStream()]), 'cv.pdf', 'invalid_file_type'],
  ['a ZIP file', zip([{ name: 'a.txt', content: 'a' }]), 'cv.docx', 'invalid_file_type'],
  ['half a DOCX', docx().subarray(0, 400), 'cv.docx', 'file_unreadable'],
  ['half a DOC', ole([wordStream()]).subarray(0, 1_200), 'cv.doc', 'file_unreadable'],
  ['a DOC header', ole([wordStream()]).subarray(0, 40), 'cv.doc', 'file_unreadable'],
])('%s (%#) named %s', async (_what, content, name, code) => {
  await expect(identify(content, name)).rejects.toMatchObject({ code })
})

test.each([
  ['bomb', 'file_unreadable'],
  ['manyEntries', 'file_unreadable'],
  ['traversal', 'file_unreadable'],
  ['twoNames', 'file_unreadable'],
  ['macros', 'file_macros'],
  ['macroTypes', 'file_macros'],
  ['spreadsheet', 'invalid_file_type'],
  ['encryptedEntries', 'file_encrypted'],
] as const)('hostile DOCX: %s', async (name, code) => {
  await expect(identify(hostileDocx[name](), 'cv.docx')).rejects.toMatchObject({ code })
})

test.each([
  ['encryptedPackage', 'file_encrypted'],
  ['encrypted', 'file_encrypted'],
  ['macros', 'file_macros'],
  ['spreadsheet', 'invalid_file_type'],
  ['installer', 'invalid_file_type'],
  ['circular', 'file_unreadable'],
] as const)('hostile DOC: %s', async (name, code) => {
  await expect(identify(hostileDoc[name](), 'cv.doc')).rejects.toMatchObject({ code })
})

test('a DOCX with a password is an OLE file, and is recognised by its name', async () => {
  await expect(identify(hostileDoc.encryptedPackage(), 'cv.docx')).rejects.toMatchObject({
    code: 'file_encrypted',
  })
})

test('two parts with the same name are refused', async () => {
  const twice = [
    { name: '[Content_Types].xml', content: '<a/>' },
    { name: '[Content_Types].xml', content: '<b/>' },
  ]
  await expect(identify(zip(twice), 'cv.docx')).rejects.toMatchObject({ code: 'file_unreadable' })
})
