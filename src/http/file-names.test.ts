import { expect, test } from 'vitest'
import { cleanFileName, contentDisposition } from './file-names.ts'

test.each([
  ["O'Brien & Co CV.pdf", "O'Brien & Co CV.pdf"],
  ['C:\\Users\\ana\\My CV.doc', 'My CV.doc'],
  ['../../etc/passwd', 'passwd'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['nul\0.pdf', 'nul.pdf'],
  ['  two   spaces .pdf ', 'two spaces .pdf'],
  ['the %22best%22 100%.pdf', 'the "best" 100%.pdf'],
  ['Pe\u0301ter 東京 😀.pdf', 'Péter 東京 😀.pdf'],
  ['/', ''],
])('%j is stored as %j', (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept)
})

test('a long name is cut and keeps its extension', () => {
  const name = cleanFileName(`${'a'.repeat(400)}.docx`)
  expect(name).toHaveLength(255)
  expect(name).toMatch(/a\.docx$/)
  expect(cleanFileName(`${'😀'.repeat(300)}.pdf`).isWellFormed()).toBe(true)
})

test.each([
  ['cv.pdf', `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
  ["O'Brien (1).pdf", `attachment; filename="O'Brien (1).pdf"; filename*=UTF-8''O%27Brien%20%281%29.pdf`],
  [
    'Péter "x" 5%.pdf',
    `attachment; filename="P_ter _x_ 5_.pdf"; filename*=UTF-8''P%C3%A9ter%20%22x%22%205%25.pdf`,
  ],
  [
    'a\r\nSet-Cookie: b=c',
    `attachment; filename="aSet-Cookie: b=c"; filename*=UTF-8''aSet-Cookie%3A%20b%3Dc`,
  ],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
])('%j is saved under its name', (name, header) => {
  expect(contentDisposition(name)).toBe(header)
  expect(new Headers({ 'Content-Disposition': header }).get('content-disposition')).toBe(header)
})
