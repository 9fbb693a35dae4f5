import { expect, test, vi } from 'vitest'
import {
  activeDocx,
  activePdf,
  harmlessDocx,
  harmlessPdf,
  objectsInDoc,
} from '../../../tests/support/active-documents.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { readDocumentText } from './text.ts'
import { identifyDocument } from './type.ts'

// Each test starts processes, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const folder = temporaryFolder()

// Rule (hostile files): PDFs with scripts, programs to start, embedded files or any action on opening are refused
test.each(Object.entries(activePdf))('a PDF with %s is refused', async (_what, make) => {
  await expect(readDocumentText(await folder.save(make()), 'pdf')).rejects.toMatchObject({
    code: 'file_active_content',
  })
})

// Rule (hostile files): PDFs with links, jumps to a page, forms, or text about scripts are accepted
test.each(Object.entries(harmlessPdf))('a PDF with %s is read', async (_what, make) => {
  const { text } = await readDocumentText(await folder.save(make()), 'pdf')
  expect(text).toContain('Ana Kila, registered nurse')
})

// Rule (hostile files): DOCX files with objects of other programs, remote templates or DDE fields are refused
test.each(Object.entries(activeDocx))('a DOCX with %s is refused', async (_what, make) => {
  await expect(readDocumentText(await folder.save(make()), 'docx')).rejects.toMatchObject({
    code: 'file_active_content',
  })
})

test.each(Object.entries(harmlessDocx))('a DOCX with %s is read', async (_what, make) => {
  const { text } = await readDocumentText(await folder.save(make()), 'docx')
  expect(text).toContain('Ana Kila, registered nurse')
})

// Rule (hostile files): DOC files with objects of other programs are refused
test('a DOC with objects of other programs is refused, one without is not', async () => {
  for (const make of [objectsInDoc.full, objectsInDoc.control])
    await expect(identifyDocument(await folder.save(make()), 'cv.doc')).rejects.toMatchObject({
      code: 'file_active_content',
    })
  expect(await identifyDocument(await folder.save(objectsInDoc.empty()), 'cv.doc')).toBe('doc')
})
