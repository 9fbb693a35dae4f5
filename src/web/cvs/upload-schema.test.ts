import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '../../shared/field-errors.ts'
import { digest, readUpload, uploadBody, uploadProblem, uploadSchema } from './upload-schema.ts'

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
/** What a form sends where no file was chosen. */
const NOTHING = new File([], '')

function problemOf(values: Parameters<typeof readUpload>[0], isNew = true) {
  const input = readUpload(values)
  const { issues, success } = v.safeParse(uploadSchema(isNew), input)
  return success ? undefined : uploadProblem(fieldErrors(issues), input.file)
}

test('a new CV needs its file, sent now or read before; an edited one keeps the current', () => {
  expect(problemOf({ ...TYPED, file: NOTHING, readFile: 'a-token' })).toBeUndefined()
  expect(problemOf({ ...TYPED, file: PDF })).toBeUndefined()
  expect(problemOf({ ...TYPED, file: NOTHING })).toEqual({
    title: 'File Required',
    description: 'Please select a CV file to upload.',
  })
  expect(problemOf({ ...TYPED, file: NOTHING }, false)).toBeUndefined()
})

test('the file is told before the fields, fields in one sentence', () => {
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

test('a file that was read before is not sent again', () => {
  const body = uploadBody(readUpload({ ...TYPED, file: PDF, readFile: 'a-token' }))
  expect([body.get('readFile'), body.has('file')]).toEqual(['a-token', false])
})

test('a changed form has another digest, a repeated one the same', () => {
  const digestOf = (fullName: string) => digest(uploadBody(readUpload({ ...TYPED, fullName, file: PDF })))
  expect(digestOf('Ana Kila')).toBe(digestOf('Ana Kila'))
  expect(digestOf('Ana Kilo')).not.toBe(digestOf('Ana Kila'))
})
