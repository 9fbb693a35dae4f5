import * as v from 'valibot'
import { expect, test } from 'vitest'
import { JobPosting } from '../../../modules/jobs/posting-schema.ts'
import { readJobForm } from './job-form-values.ts'

test('typed amounts are read, and a single skill becomes a list', () => {
  const read = readJobForm({
    skills: 'Welding',
    salaryMin: 'K1,200.50',
    salaryMax: '',
    salaryPeriod: 'month',
  })
  expect(read).toMatchObject({
    skills: ['Welding'],
    salaryMin: 1200.5,
    salaryMax: null,
    salaryPeriod: 'month',
  })
  expect(readJobForm({ salaryPeriod: 'month' })).toMatchObject({ skills: [], salaryPeriod: null })
})

test('rows become questions, also when a row in between was removed', () => {
  const { questions } = readJobForm({
    'questions.0.id': 'a',
    'questions.0.text': 'Class 6?',
    'questions.0.kind': 'yes-no',
    'questions.0.isRequired': 'on',
    'questions.0.wanted': 'Yes',
    'questions.2.text': 'Which camp?',
    'questions.2.kind': 'choice',
    'questions.2.options': 'Tabubil\n\nLihir\n',
  })
  expect(questions).toEqual([
    { id: 'a', text: 'Class 6?', kind: 'yes-no', options: [], isRequired: true, wanted: 'Yes' },
    {
      id: '',
      text: 'Which camp?',
      kind: 'choice',
      options: ['Tabubil', 'Lihir'],
      isRequired: false,
      wanted: '',
    },
  ])
})

test('a text that is not an amount is refused at its field', () => {
  const result = v.safeParse(JobPosting, readJobForm({ salaryMin: 'plenty', salaryPeriod: 'year' }))
  const messages = result.issues?.map((issue) => [v.getDotPath(issue), issue.message])
  expect(messages).toContainEqual(['salaryMin', 'Minimum salary must be positive'])
})

test('an empty form is refused with the message for required fields', () => {
  const result = v.safeParse(JobPosting, readJobForm({}))
  const messages = result.issues?.map(({ message }) => message)
  for (const words of [
    'Title is required',
    'Description must be at least 50 characters',
    'Requirements must be at least 20 characters',
    'Location is required',
    'Employment type is required',
    'Category is required',
    'Experience level is required',
  ]) {
    expect(messages).toContain(words)
  }
})
