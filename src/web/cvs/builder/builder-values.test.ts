import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CvBuild } from '../../../modules/cvs/schema.ts'
import { fieldErrors } from '../../../shared/field-errors.ts'
import { documentOf, readBuild } from './builder-values.ts'

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
  salaryMax: '60000',
  skills: 'Triage',
  licences: ['First aid', 'Driver licence class 3'],
  'work.0.role': '',
  'work.0.place': ' ',
  'work.0.from': '',
  'work.0.to': '',
  'work.0.tasks': '',
  'work.2.role': 'Nurse',
  'work.2.place': 'Angau hospital',
  'work.2.from': '2019',
  'work.2.to': '',
  'work.2.tasks': 'Night shifts',
}

test('filled-in rows are sent in their order, and empty ones are not sent', () => {
  const result = v.safeParse(CvBuild, readBuild(TYPED))
  expect(result.issues).toBeUndefined()
  expect(result.output).toMatchObject({
    work: [{ role: 'Nurse', place: 'Angau hospital', from: '2019', to: '', tasks: 'Night shifts' }],
    schooling: [],
    licences: ['First aid', 'Driver licence class 3'],
    languages: [],
    skills: ['Triage'],
    salaryMin: null,
    salaryMax: 60_000,
  })
})

test('an incomplete row shows its error at its section', () => {
  const { issues = [] } = v.safeParse(CvBuild, readBuild({ ...TYPED, 'work.2.place': '' }))
  expect(fieldErrors(issues)).toEqual({
    work: 'Please enter your job and the employer, or remove this entry',
  })
})

test('a kept draft opens with the same rows', () => {
  expect(documentOf(TYPED).work).toHaveLength(1)
  expect(documentOf({})).toEqual({ work: [], schooling: [], licences: [], languages: [], referees: [] })
})
