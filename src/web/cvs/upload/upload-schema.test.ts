import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '../../../shared/field-errors.ts'
import { uploadSchema } from './upload-schema.ts'
import { fileProblem, readUpload, uploadBody, uploadProblem } from './upload-values.ts'

const TYPED = {
  fullName: 'Ana Kila',
  email: 'ana@example.com',
  phone: '',
  jobTitle: 'Nurse',
  location: 'Lae',
  experience: 'senior',
  category: 'healthcare',
  summary: '',
  education: '',
  salaryMin: '',
  salaryMax: '',
}
const PDF = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
/** What a form sends when no file was chosen. */
const NOTHING = new File([], '')

function problemOf(values: Parameters<typeof readUpload>[0], isNew = true) {
  const input = readUpload(values)
  const { issues, success } = v.safeParse(uploadSchema(isNew), input)
  return success ? undefined : uploadProblem(fieldErrors(issues), input.file)
}

test('a new CV needs a file, sent now or read before; an edited one keeps its current file', () => {
  expect(problemOf({ ...TYPED, file: NOTHING, readFile: 'a-token' })).toBeUndefined()
  expect(problemOf({ ...TYPED, file: PDF })).toBeUndefined()
  expect(problemOf({ ...TYPED, file: NOTHING })).toEqual({
    title: 'File Required',
    description: 'Please select a CV file to upload.',
  })
  expect(problemOf({ ...TYPED, file: NOTHING }, false)).toBeUndefined()
})

// Rule (job seekers): The sentence above a CV form mentions missing fields only when a field is missing
test('a problem with the file comes first, then all fields in one sentence', () => {
  expect(problemOf({ ...TYPED, jobTitle: ' ', file: new File(['x'], 'cv.txt') })?.title).toBe(
    'Invalid File Type',
  )
  expect(problemOf({ ...TYPED, jobTitle: ' ', file: PDF })).toEqual({
    title: 'Missing Required Fields',
    description: 'Please fill in all required fields.',
  })
  expect(problemOf({ ...TYPED, salaryMin: '9', salaryMax: '8', file: PDF })?.description).toBe(
    'Maximum salary must be greater than minimum salary',
  )
  expect(problemOf({ ...TYPED, email: 'nobody', file: PDF })).toEqual({
    title: 'Please check the form',
    description: 'Please enter a valid email address',
  })
})

test.each([
  [undefined, '[]'],
  ['Triage', '["Triage"]'],
  [['Triage', 'Rosters'], '["Triage","Rosters"]'],
])('skills %j are sent as %s', (skills, json) => {
  const body = uploadBody(readUpload({ ...TYPED, file: NOTHING, ...(skills && { skills }) }))
  expect(body.get('skills')).toBe(json)
  expect(body.has('file')).toBe(false)
})

test('a file that was read earlier is not sent again', () => {
  const body = uploadBody(readUpload({ ...TYPED, file: PDF, readFile: 'a-token' }))
  expect([body.get('readFile'), body.has('file')]).toEqual(['a-token', false])
})

test('pay that is empty or 0 is not sent', () => {
  const sent = (salaryMin: string, salaryMax: string) => {
    const body = uploadBody(readUpload({ ...TYPED, file: NOTHING, salaryMin, salaryMax }))
    return [body.get('salaryMin'), body.get('salaryMax')]
  }
  expect(sent('', '0')).toEqual([null, null])
  expect(sent('45000', '00')).toEqual(['45000', null])
})

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
])('%s is refused for its type, whatever its size', (name, type) => {
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
