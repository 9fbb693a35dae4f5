import { expect, test } from 'vitest'
import { fileProblem } from './upload-file.ts'

const MB = 1024 * 1024

test.each([
  ['cv.pdf', ''],
  ['CV.PDF', 'application/octet-stream'],
  ['cv.doc', 'application/msword'],
  ['cv.docx', ''],
  ['content-29', 'application/pdf'],
])('%s of type "%s" may be sent', (name, type) => {
  expect(fileProblem({ name, type, size: 5 * MB })).toBeUndefined()
})

test.each([
  ['cv.txt', 'text/plain'],
  ['cv.pdf.exe', ''],
  ['photo.jpg', 'image/jpeg'],
  ['pdf', ''],
])('%s is refused by its type, however large', (name, type) => {
  expect(fileProblem({ name, type, size: 6 * MB })).toEqual({
    title: 'Invalid File Type',
    description: 'Please upload a PDF, DOC, or DOCX file.',
  })
})

test('more than 5 MB is refused', () => {
  expect(fileProblem({ name: 'cv.pdf', type: 'application/pdf', size: 5 * MB + 1 })).toEqual({
    title: 'File Too Large',
    description: 'File size must be less than 5MB.',
  })
})
